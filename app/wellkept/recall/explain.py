"""Why a memory was found, in numbers."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Why:
    """The terms of one memory's score for a query (design section 6), all 0..1 unless said.

    Attributes: `words` and `trigrams` saturated BM25; `literal` the bonus for the very text asked for;
    `relevance` fused from them; `importance`; `recency` with `age_days`; `score` the product;
    `coverage` the share of the question's rarity that it has; `person` 1 if it is about the one person asked
    for; `month` how well its time fits the times asked for; `session` the best of what was learned with it;
    `meaning` the cosine, `neighbours` that with what stands before and after it blended in,
    `beside` the best base score of those two, `fit` how well its words fit the question's words in meaning (None
    where that was not looked at: it is for the first 20, once the search is settled);
    `matched` the words of the query that were found, as the memory writes them;
    `rank` 1-based place in the results, 0 if not known.
    """

    words: float
    trigrams: float
    literal: float
    relevance: float
    importance: float
    recency: float
    age_days: float
    score: float
    matched: tuple[str, ...] = field(default=(), repr=False)
    rank: int = 0
    coverage: float = 0.0
    person: float = 0.0
    month: float = 0.0
    session: float = 0.0
    meaning: float = 0.0
    neighbours: float = 0.0
    beside: float = 0.0
    fit: float | None = None
