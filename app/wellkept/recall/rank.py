"""From what is known of each memory to an order: pure arithmetic, no store, no clock."""

from dataclasses import dataclass
from typing import NamedTuple

DAY_MS = 86_400_000
HALF_LIFE_DAYS = 45
AGE_MAX_DAYS = 36_525  # 100 years; and never less than 0, whatever a clock said
WORDS_HALF = 10  # the BM25 of the word index that counts half (recall notes, 1.4)
TRIGRAMS_HALF = 15  # the same of the trigram index
BASE_WEIGHT, IMPORTANCE_WEIGHT, RECENCY_WEIGHT = 0.70, 0.18, 0.12

RANKING = 3
"""The version of the ranking. Raise it whenever the same question may find the same memories in another order:
exam results remember it, and the owner is shown what an update changed."""


class Terms(NamedTuple):
    """What is known of one memory for a query, each 0..1.

    Attributes: `words` and `trigrams` saturated BM25; `coverage` the share of the question's rarity that it
    has; `person` whether it is about the person asked for; `month` how well its time fits; `session` the
    best base score of what was learned with it; `meaning` its cosine, and `neighbours` the cosine with what
    stands before and after it blended in; `beside` the best base score of those two; `fit` how well its words
    fit those of the question in meaning; `literal` the bonus for the very text asked for.
    """

    words: float = 0.0
    trigrams: float = 0.0
    coverage: float = 0.0
    person: float = 0.0
    month: float = 0.0
    session: float = 0.0
    meaning: float = 0.0
    neighbours: float = 0.0
    beside: float = 0.0
    fit: float = 0.0
    literal: float = 0.0


@dataclass(frozen=True, slots=True)
class Weights:
    """What each term counts for. `base` are those that say how good a session is."""

    words: float
    trigrams: float
    coverage: float
    person: float
    month: float
    session: float
    neighbours: float
    base: tuple[float, float, float, float]
    meaning: float = 0.0
    beside: float = 0.0
    fit: float = 0.0

    @property
    def total(self) -> float:
        """The sum, by which relevance is divided to stay 0..1."""
        by_words = self.words + self.trigrams + self.coverage
        by_meaning = self.neighbours + self.meaning + self.fit
        return by_words + by_meaning + self.person + self.month + self.session + self.beside


BY_WORDS = Weights(0.20, 0.20, 0.20, 0.08, 0.20, 0.25, 0.0, base=(0.4, 0.3, 0.3, 0.0))
"""Without an embedder. Source: recall notes, 9.2, W; base: words, trigrams, coverage, meaning."""
BY_MEANING = Weights(0.10, 0.10, 0.10, 0.06, 0.15, 0.20, 0.25, base=(0.25, 0.25, 0.0, 0.5))
"""With one. Source: recall notes, 9.2, S; its base is the fusion of 1.4."""
BY_PIECES = Weights(0.06, 0.05, 0.06, 0.05, 0.15, 0.15, 0.10, base=BY_MEANING.base, meaning=0.10, beside=0.05, fit=0.20)
"""The same for the first rows, read piece by piece. Source: recall notes, 9.2, A; `month` counts for its month and
day, and what it gives a question that asks when is left out."""


def saturated(score: float, half: float) -> float:
    """Return a BM25 score as 0..1: a half at `half`, so that the number of memories does not matter."""
    return score / (score + half) if score > 0 else 0.0


def relevance(terms: Terms, weights: Weights) -> float:
    """Fuse the terms to 0..1; the literal bonus closes its part of the gap to 1."""
    summed = (
        weights.words * terms.words
        + weights.trigrams * terms.trigrams
        + weights.coverage * terms.coverage
        + weights.person * terms.person
        + weights.month * terms.month
        + weights.session * terms.session
        + weights.neighbours * terms.neighbours
        + weights.meaning * terms.meaning
        + weights.beside * terms.beside
        + weights.fit * terms.fit
    )
    fused = min(summed / weights.total, 1.0)
    return fused + (1 - fused) * terms.literal


def base(first: Terms, covered: float, weights: Weights) -> float:
    """Return how good one memory is by itself, 0..1: what its session is lifted by. `covered` is its coverage."""
    words, trigrams, coverage, meaning = weights.base
    return words * first.words + trigrams * first.trigrams + coverage * covered + meaning * first.meaning


def age_days(created_at: int, now: int) -> float:
    """Return the age in days, held within 0 and 100 years."""
    return min(max((now - created_at) / DAY_MS, 0.0), AGE_MAX_DAYS)


def recency(created_at: int, now: int) -> float:
    """Return 1 for what was learned now, halved every 45 days."""
    return float(0.5 ** (age_days(created_at, now) / HALF_LIFE_DAYS))


def weight(importance: float, recent: float) -> float:
    """Return what importance and recency make of relevance: a factor 0.70..1 (design, section 6)."""
    return BASE_WEIGHT + IMPORTANCE_WEIGHT * importance + RECENCY_WEIGHT * recent
