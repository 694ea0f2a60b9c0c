"""Why a memory was found, in numbers."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Why:
    """The terms of one memory's score for a query (design section 6), all 0..1 unless said.

    Attributes: `words` and `trigrams` saturated BM25; `literal` the bonus for the very text asked for;
    `relevance` fused from them; `importance`; `recency` with `age_days`; `score` the product;
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
