"""From how well words match to an order: pure arithmetic, no store, no clock."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wellkept.store.store import WordMatch

DAY_MS = 86_400_000
HALF_LIFE_DAYS = 45
AGE_MAX_DAYS = 36_525  # 100 years; and never less than 0, whatever a clock said
WORDS_HALF = 10  # the BM25 of the word index that counts half (recall notes, 1.4)
TRIGRAMS_HALF = 15  # the same of the trigram index
BASE_WEIGHT, IMPORTANCE_WEIGHT, RECENCY_WEIGHT = 0.70, 0.18, 0.12
LOOKED_AT = 300
"""How many of the best are looked at word by word for the literal bonus."""

Scored = tuple[float, int, int]
"""Score, creation date and key: in falling order, the order of results."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Every memory that answers, best first, and the score of each (0..1) in the same order."""

    keys: "array[int]"
    scores: "array[float]"


def relevance(words: float, trigrams: float, literal: float = 0.0) -> float:
    """Fuse the BM25 of both indexes and the literal bonus (0..1) to 0..1.

    Half and half, each saturated so that the first hits count most and the number of memories does not
    matter: 0.5*w/(w+10) + 0.5*t/(t+15). Source: recall notes, 1.4. The bonus closes its part of the gap to 1.
    """
    lexical = 0.5 * words / (words + WORDS_HALF) + 0.5 * trigrams / (trigrams + TRIGRAMS_HALF)
    return lexical + (1 - lexical) * literal


def age_days(created_at: int, now: int) -> float:
    """Return the age in days, held within 0 and 100 years."""
    return min(max((now - created_at) / DAY_MS, 0.0), AGE_MAX_DAYS)


def recency(created_at: int, now: int) -> float:
    """Return 1 for what was learned now, halved every 45 days."""
    return float(0.5 ** (age_days(created_at, now) / HALF_LIFE_DAYS))


def weight(importance: float, recent: float) -> float:
    """Return what importance and recency make of relevance: a factor 0.70..1 (design, section 6)."""
    return BASE_WEIGHT + IMPORTANCE_WEIGHT * importance + RECENCY_WEIGHT * recent


def score(match: WordMatch, now: int, literal: float = 0.0) -> Scored:
    """Return the score of one match with what breaks a tie: the newer, then the one written later."""
    factor = weight(match.importance, recency(match.created_at, now))
    return relevance(match.words, match.trigrams, literal) * factor, match.created_at, match.key


def ranked(matches: Sequence[WordMatch], now: int, literal: Callable[[Sequence[int]], dict[int, float]]) -> Ranking:
    """Order matches by score; equal scores newer first, then the one written later.

    `literal` is asked for the bonus of the best 300 by keys. A bonus only lifts, so those stay ahead of
    the rest and only they are ordered anew.
    """
    scored = sorted([score(match, now) for match in matches], reverse=True)
    best = {key for _, _, key in scored[:LOOKED_AT]}
    bonus = literal(tuple(best))
    lifted = [score(match, now, bonus.get(match.key, 0.0)) for match in matches if match.key in best]
    ordered = sorted(lifted, reverse=True) + scored[LOOKED_AT:]
    return Ranking(array("q", [key for _, _, key in ordered]), array("d", [points for points, _, _ in ordered]))
