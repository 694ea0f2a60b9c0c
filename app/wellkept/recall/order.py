"""From all that answer to an order: every one scored by what is cheap to know, the best looked at closely."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wellkept.recall.asked import Asked
from wellkept.recall.coverage import coverage
from wellkept.recall.dates import DAY_MS, day_of, times_in
from wellkept.recall.likeness import SIGNED_WEIGHT, signed_bonus
from wellkept.recall.matches import Matches
from wellkept.recall.meaning import with_neighbours
from wellkept.recall.rank import (
    BASE_WEIGHT,
    BY_PIECES,
    HALF_LIFE_DAYS,
    IMPORTANCE_WEIGHT,
    RECENCY_WEIGHT,
    TRIGRAMS_HALF,
    WORDS_HALF,
    Terms,
    Weights,
    base,
    recency,
    relevance,
    saturated,
    weight,
)
from wellkept.recall.refine import refined
from wellkept.recall.sessions import best_of_session
from wellkept.recall.signs import writes_all
from wellkept.store.store import Background, Neighbours, Store, WordMatch

if TYPE_CHECKING:
    from wellkept.recall.matches import Keys, Values

LOOKED_AT = 300
"""How many of the best by words, trigrams, date and meaning are looked at one by one for everything else."""
WRITTEN_MOST = 5000
"""Of how many matches at most the words are read, where nothing is asked for but a signed word or number: 15 ms."""
LOOKED_AT_TYPING = 80
"""The same until the search is settled, for a quarter of the time. 80 instead of 100, and half of what was
`NEAR_LOOKED_AT_TYPING`, cost nDCG@10 0.0005 (conversations in English) and nothing (German, Arabic); no answer left the
first ten; with 60 it would have been 0.0021."""

_Scored = tuple[float, int, int]
"""Score, creation date and key: in falling order the order of results."""


@dataclass(frozen=True, slots=True)
class Ordered:
    """All that answer, best first, with scores 0..1, and the terms of those that were looked at closely.

    Equal scores come newest first, then by falling key. `refined` are those that were read piece by piece.
    """

    keys: Keys = field(repr=False)
    scores: Values = field(repr=False)
    terms: dict[int, Terms] = field(repr=False)
    refined: frozenset[int] = frozenset()


def order(store: Store, asked: Asked, matches: Matches) -> Ordered:
    """Order what answers. Only the best are looked at closely, and they stay ahead of the rest."""
    import numpy as np

    rough = _rough(asked, matches, _all_written(store, asked, matches))
    places = _falling(rough, matches)
    count = LOOKED_AT if asked.settled else LOOKED_AT_TYPING
    best = matches.at(places[:count]).rows()
    terms = _looked_at(store, asked, best)
    known = [match for match in best if match.key in terms]
    closely = sorted((_scored(asked, match, terms[match.key], asked.weights) for match in known), reverse=True)
    first = refined(store, asked, [key for _, _, key in closely], terms)
    terms |= first
    again = [_scored(asked, match, first[match.key], BY_PIECES) for match in known if match.key in first]
    closely = _ahead(sorted(again, reverse=True), [one for one in closely if one[2] not in first])
    rest = places[count:]
    least = closely[-1][0] if closely else 0.0
    return Ordered(
        np.concatenate((np.array([key for _, _, key in closely], dtype=np.int64), matches.keys[rest])),
        np.concatenate((np.array([score for score, _, _ in closely]), np.minimum(rough[rest], least))),
        terms,
        frozenset(first),
    )


def _falling(scores: Values, matches: Matches) -> Keys:
    """Return the places of matches by falling score; equal ones newest first, then by falling key.

    Few are equal, and to sort by one number takes a quarter of the time of sorting by three.
    """
    import numpy as np

    places = np.argsort(-scores)
    equal, tied = np.diff(scores[places]) == 0, np.zeros(len(places), dtype=np.bool_)
    tied[1:] |= equal
    tied[:-1] |= equal
    some = places[tied]
    places[tied] = some[np.lexsort((-matches.keys[some], -matches.created_at[some], -scores[some]))]
    return places


def _ahead(first: list[_Scored], rest: list[_Scored]) -> list[_Scored]:
    """Return the first, then the rest, which stay behind them whatever their scores."""
    least = first[-1][0] if first else 1.0
    return first + [(min(score, least), created_at, key) for score, created_at, key in rest]


def first_terms(asked: Asked, matches: Sequence[WordMatch]) -> dict[int, Terms]:
    """Return what is known of memories without looking at their texts."""
    fits, cosines = _fits(asked), _cosines(asked, [match.key for match in matches])
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


def _cosines(asked: Asked, keys: Sequence[int]) -> list[float]:
    if asked.near is None:
        return [0.0] * len(keys)
    import numpy as np

    found: list[float] = asked.near.of(np.array(keys, dtype=np.int64)).tolist()
    return found


def _scored(asked: Asked, match: WordMatch, terms: Terms, weights: Weights) -> _Scored:
    factor = weight(match.importance, recency(match.created_at, asked.now))
    return relevance(terms, weights) * factor, match.created_at, match.key


def _written(store: Store, asked: Asked, keys: Sequence[int]) -> frozenset[int]:
    """Return which of some memories write the signed words and numbers that are asked for."""
    if not asked.lexical.signs.patterns:
        return frozenset()
    written = writes_all(asked.lexical.signs)
    return frozenset(key for key, content in store.contents(keys).items() if written(content))


def _all_written(store: Store, asked: Asked, matches: Matches) -> frozenset[int]:
    """Return the same of all matches where nothing else is asked for; of very many the newest."""
    keys = matches.keys if asked.lexical.signs.whole else matches.keys[:0]
    return _written(store, asked, sorted(keys.tolist())[-WRITTEN_MOST:])


def _rough(asked: Asked, matches: Matches, written: frozenset[int]) -> Values:
    """Score all by `first_terms`, as columns because there are thousands at a key press."""
    import numpy as np

    weights = asked.weights
    fused = weights.words * (matches.words / (matches.words + WORDS_HALF))
    fused += weights.trigrams * (matches.trigrams / (matches.trigrams + TRIGRAMS_HALF))
    if asked.near is not None:
        fused += weights.neighbours * asked.near.of(matches.keys)
    if asked.times:
        days, places = np.unique(matches.created_at // DAY_MS, return_inverse=True)
        fits = _fits(asked)
        fused += weights.month * np.array([fits(day * DAY_MS) for day in days.tolist()], dtype=np.float64)[places]
    age = np.maximum(asked.now - matches.created_at, 0) / (HALF_LIFE_DAYS * DAY_MS)
    factor = BASE_WEIGHT + IMPORTANCE_WEIGHT * matches.importance + RECENCY_WEIGHT * np.exp2(-age)
    fused /= weights.total
    if written:
        fused += (1 - fused) * SIGNED_WEIGHT * np.isin(matches.keys, np.array(sorted(written), dtype=np.int64))
    scores: Values = fused * factor
    return scores


def _looked_at(store: Store, asked: Asked, best: Sequence[WordMatch]) -> dict[int, Terms]:
    keys = [match.key for match in best]
    around = store.backgrounds(keys)
    beside: dict[int, Neighbours] = {}
    blended: dict[int, float] = {}
    if asked.near is not None and asked.meaning is not None:
        beside = _beside(store, asked, keys, around)
        blended = with_neighbours(asked.meaning, asked.near, keys, beside)
    covered = coverage(asked.lexical)
    written = _written(store, asked, keys)
    firsts = {key: first for key, first in first_terms(asked, best).items() if key in around}
    covers = {key: covered(around[key].folded) for key in firsts}
    bases = {key: base(first, covers[key], asked.weights) for key, first in firsts.items()}
    sessions = best_of_session((around[key].session, score) for key, score in bases.items())
    return {
        key: Terms(
            first.words,
            first.trigrams,
            covers[key],
            float(asked.person is not None and around[key].about == asked.person),
            _month(asked, first.month, around[key].folded),
            sessions.get(around[key].session, 0.0),
            first.meaning,
            blended.get(key, first.neighbours),
            max((bases.get(other, 0.0) for other in beside.get(key, ()) if other is not None), default=0.0),
            literal=signed_bonus(asked.lexical, around[key].folded, written=key in written),
        )
        for key, first in firsts.items()
    }


def _beside(store: Store, asked: Asked, keys: Sequence[int], around: Mapping[int, Background]) -> dict[int, Neighbours]:
    """Return what stands before and after memories in their sessions; what lies in RAM knows all but the sessions."""
    in_time = asked.allowed or asked.columns
    if in_time is None:
        return store.neighbours(keys)
    import numpy as np

    pairs = in_time.beside(np.array(keys, dtype=np.int64)).tolist()
    sessions = store.sessions([key for pair in pairs for key in pair])

    def same(key: int, other: int) -> int | None:
        return other if key in around and sessions.get(other) == around[key].session else None

    return {key: Neighbours(*(same(key, other) for other in pair)) for key, pair in zip(keys, pairs, strict=True)}


def _month(asked: Asked, by_date: float, folded: str) -> float:
    """Return how well the time of a memory fits: by its date, or one that it names."""
    if not asked.times or by_date == 1.0:
        return by_date
    named = times_in(folded)
    return max(by_date, *(when.of_text(named) for when in asked.times))


def _fits(asked: Asked) -> Callable[[int], float]:
    """Return how well a creation date fits the times asked for; many memories share a day."""
    known: dict[int, float] = {}

    def fits(created_at: int) -> float:
        day = created_at // DAY_MS
        if day not in known:
            known[day] = max((when.of_date(day_of(created_at)) for when in asked.times), default=0.0)
        return known[day]

    return fits
