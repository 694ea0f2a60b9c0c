"""From how well words match to an order: pure arithmetic, no store, no clock."""

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from wellkept.store.store import WordMatch

DAY_MS = 86_400_000
HALF_LIFE_DAYS = 45
AGE_MAX_DAYS = 36_525  # 100 years; and never less than 0, whatever a clock said
WORDS_HALF = 10  # the BM25 of the word index that counts half (recall notes, 1.4)
TRIGRAMS_HALF = 15  # the same of the trigram index
LITERAL_WEIGHT = 0.3
"""How much of what is missing to full relevance the very text asked for makes good."""
BASE_WEIGHT, IMPORTANCE_WEIGHT, RECENCY_WEIGHT = 0.70, 0.18, 0.12


@dataclass(frozen=True, slots=True)
class Ranking:
    """Every memory that answers, best first, and the score of each (0..1) in the same order."""

    keys: "array[int]"
    scores: "array[float]"


def relevance(words: float, trigrams: float, literal: float) -> float:
    """Fuse the BM25 of both indexes with the literal bonus (0..1) to 0..1.

    Half and half, each saturated so that the first hits count most and the number of memories does not
    matter: 0.5*w/(w+10) + 0.5*t/(t+15). Source: recall notes, 1.4.
    """
    lexical = 0.5 * words / (words + WORDS_HALF) + 0.5 * trigrams / (trigrams + TRIGRAMS_HALF)
    return lexical + (1 - lexical) * LITERAL_WEIGHT * literal


def age_days(created_at: int, now: int) -> float:
    """Return the age in days, held within 0 and 100 years."""
    return min(max((now - created_at) / DAY_MS, 0.0), AGE_MAX_DAYS)


def recency(created_at: int, now: int) -> float:
    """Return 1 for what was learned now, halved every 45 days."""
    return float(0.5 ** (age_days(created_at, now) / HALF_LIFE_DAYS))


def weight(importance: float, recent: float) -> float:
    """Return what importance and recency make of relevance: a factor 0.70..1 (design, section 6)."""
    return BASE_WEIGHT + IMPORTANCE_WEIGHT * importance + RECENCY_WEIGHT * recent


def ranked(matches: Iterable[WordMatch], literal: Mapping[int, float], now: int) -> Ranking:
    """Order matches by score; equal scores newer first, then the one written later.

    `literal` holds the bonus of the memories that have one.
    """
    scored = [
        (
            relevance(match.words, match.trigrams, literal.get(match.key, 0.0))
            * weight(match.importance, recency(match.created_at, now)),
            match.created_at,
            match.key,
        )
        for match in matches
    ]
    scored.sort(reverse=True)
    return Ranking(array("q", [key for _, _, key in scored]), array("d", [score for score, _, _ in scored]))
