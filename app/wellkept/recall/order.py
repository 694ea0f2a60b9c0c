"""From all that answer to an order: every one scored by what is cheap to know, the best looked at closely."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from wellkept.recall.asked import Asked
from wellkept.recall.coverage import coverage
from wellkept.recall.dates import DAY_MS, day_of, times_in
from wellkept.recall.likeness import literal_bonus
from wellkept.recall.meaning import with_neighbours
from wellkept.recall.rank import (
    HALF_LIFE_DAYS,
    TRIGRAMS_HALF,
    WORDS_HALF,
    Terms,
    base,
    recency,
    relevance,
    saturated,
    weight,
)
from wellkept.recall.sessions import best_of_session
from wellkept.store.store import Background, Store, WordMatch

LOOKED_AT = 300
"""How many of the best by words, trigrams, date and meaning are looked at one by one for everything else."""

Scored = tuple[float, int, int]
"""Score, creation date and key: in falling order, the order of results; equal scores newer first."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """All that answer, best first, and the terms of those that were looked at closely."""

    scored: list[Scored]
    terms: dict[int, Terms] = field(repr=False)


def order(store: Store, asked: Asked, matches: Sequence[WordMatch]) -> Ordered:
    """Order what answers. Only the best 300 are looked at closely, and they stay ahead of the rest."""
    rough = _rough(asked, matches)
    chosen = {key for _, _, key in rough[:LOOKED_AT]}
    best = [match for match in matches if match.key in chosen]
    terms = _looked_at(store, asked, best)
    closely = sorted((_scored(asked, match, terms[match.key]) for match in best if match.key in terms), reverse=True)
    least = closely[-1][0] if closely else 0.0
    rest = [one if one[0] <= least else (least, *one[1:]) for one in rough[LOOKED_AT:]]
    return Ordered(closely + rest, terms)


def first_terms(asked: Asked, matches: Sequence[WordMatch]) -> dict[int, Terms]:
    """Return what is known of memories without looking at their texts."""
    fits, cosines = _fits(asked), _cosines(asked, matches)
    return {
        match.key: Terms(
            words=saturated(match.words, WORDS_HALF),
            trigrams=saturated(match.trigrams, TRIGRAMS_HALF),
            month=fits(match.created_at) if asked.times else 0.0,
            meaning=cosine,
            neighbours=cosine,
        )
        for match, cosine in zip(matches, cosines, strict=True)
    }


def _cosines(asked: Asked, matches: Sequence[WordMatch]) -> list[float]:
    return asked.near.of([match.key for match in matches]) if asked.near else [0.0] * len(matches)


def _scored(asked: Asked, match: WordMatch, terms: Terms) -> Scored:
    factor = weight(match.importance, recency(match.created_at, asked.now))
    return relevance(terms, asked.weights) * factor, match.created_at, match.key


def _rough(asked: Asked, matches: Sequence[WordMatch]) -> list[Scored]:
    """Score all by `first_terms`, written out because there are thousands at a key press; best first."""
    weights, fits, now, half_life = asked.weights, _fits(asked), asked.now, HALF_LIFE_DAYS * DAY_MS
    total = weights.total
    words_part, trigrams_part, month_part = weights.words / total, weights.trigrams / total, weights.month / total
    near_part = weights.neighbours / total
    pairs = zip(matches, _cosines(asked, matches), strict=True)
    scored = [
        (
            (
                words_part * words / (words + WORDS_HALF)
                + trigrams_part * trigrams / (trigrams + TRIGRAMS_HALF)
                + near_part * cosine
                + (month_part * fits(created_at) if asked.times else 0.0)
            )
            * weight(importance, 0.5 ** ((now - created_at) / half_life) if created_at < now else 1.0),
            created_at,
            key,
        )
        for (key, words, trigrams, importance, created_at), cosine in pairs
    ]
    scored.sort(reverse=True)
    return scored


def _looked_at(store: Store, asked: Asked, best: Sequence[WordMatch]) -> dict[int, Terms]:
    keys = [match.key for match in best]
    around = store.backgrounds(keys)
    beside = {}
    if asked.near is not None and asked.meaning is not None:
        beside = with_neighbours(asked.meaning, asked.near, keys, store.neighbours(keys))
    covered = coverage(asked.lexical)
    terms = {
        key: _close(asked, first, around[key], covered)._replace(neighbours=beside.get(key, first.neighbours))
        for key, first in first_terms(asked, best).items()
        if key in around
    }
    sessions = best_of_session((around[key].session, base(each, asked.weights)) for key, each in terms.items())
    return {key: each._replace(session=sessions.get(around[key].session, 0.0)) for key, each in terms.items()}


def _close(asked: Asked, first: Terms, around: Background, covered: Callable[[str], float]) -> Terms:
    month = first.month
    if asked.times and month < 1.0:
        named = times_in(around.folded)
        month = max(month, *(when.of_text(named) for when in asked.times))
    return first._replace(
        coverage=covered(around.folded),
        person=float(asked.person is not None and around.about == asked.person),
        month=month,
        literal=literal_bonus(asked.lexical, around.folded),
    )


def _fits(asked: Asked) -> Callable[[int], float]:
    """Return how well a creation date fits the times asked for; many memories share a day."""
    known: dict[int, float] = {}

    def fits(created_at: int) -> float:
        day = created_at // DAY_MS
        if day not in known:
            known[day] = max((when.of_date(day_of(created_at)) for when in asked.times), default=0.0)
        return known[day]

    return fits
