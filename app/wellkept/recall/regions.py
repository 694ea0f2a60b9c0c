"""What the regions of the map are about: a few words each, that stand there more often than elsewhere.

Words of memories: they are made anew for each map and kept nowhere.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from wellkept.model.fold import fold
from wellkept.recall.packed import Floats
from wellkept.recall.stop_words import STOP_WORDS

_LEAST_REGIONS, _MOST_REGIONS = 3, 12
_A_REGION = 30  # memories, on average
_TURNS = 12
_WORDS = 2
_LEAST_SHARE = 0.12  # of the memories of a region that have a word which stands for it
_LEAST_HAVING = 2
_SHORTEST = 3
_SAID_OF_ALL = frozenset("owner owners user likes like prefers one two three every never always wants".split())


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the map: where its middle is (-1..1), how many memories it has, and words for it, best first."""

    x: float
    y: float
    count: int
    words: tuple[str, ...] = field(repr=False)


def telling(content: str) -> dict[str, str]:
    """Return the words of a sentence that can say what it is about: as they are compared, and as they were written."""
    found: dict[str, str] = {}
    for written in content.split():
        bare = written.strip(_SIGNS)
        word = fold(bare)
        if len(word) < _SHORTEST or " " in word or not word.isalpha():
            continue
        if word not in STOP_WORDS and word not in _SAID_OF_ALL:
            found.setdefault(word, bare)
    return found


_SIGNS = ".,;:!?\"'()[]{}<>«»„“”‘’…–—-"


def regions(positions: Floats, words: Sequence[Mapping[str, str]]) -> tuple[Region, ...]:
    """Return the regions of a map that have words of their own; `words` of each memory as `telling` gives them."""
    if not len(positions):
        return ()
    of = grouped(positions)
    everywhere = Counter(word for each in words for word in each)
    made, taken = [], set[str]()
    for group in sorted(set(of.tolist()), key=lambda one: -int((of == one).sum())):
        inside = np.flatnonzero(of == group).tolist()
        best = _best([words[place] for place in inside], everywhere, len(words), taken)
        if best:
            taken |= set(best)
            middle = np.median(positions[inside], axis=0)
            written = tuple(_as_written(word, [words[place] for place in inside]) for word in best)
            made.append(Region(float(middle[0]), float(middle[1]), len(inside), written))
    return tuple(made)


def grouped(positions: Floats) -> np.ndarray[tuple[int], np.dtype[np.intp]]:
    """Return the number of each position's group: k-means from starts that lie far apart, the same every time."""
    count = min(max(len(positions) // _A_REGION, _LEAST_REGIONS), _MOST_REGIONS, len(positions))
    middles = _far_apart(positions, count)
    of = np.zeros(len(positions), dtype=np.intp)
    for _ in range(_TURNS):
        of = np.argmin(((positions[:, None, :] - middles[None]) ** 2).sum(axis=2), axis=1)
        for group in range(count):
            if (inside := of == group).any():
                middles[group] = positions[inside].mean(axis=0)
    return of


def _far_apart(positions: Floats, count: int) -> Floats:
    chosen = [int(np.argmin((positions**2).sum(axis=1)))]
    away = ((positions - positions[chosen[0]]) ** 2).sum(axis=1)
    while len(chosen) < count:
        chosen.append(int(np.argmax(away)))
        away = np.minimum(away, ((positions - positions[chosen[-1]]) ** 2).sum(axis=1))
    return positions[chosen].copy()


def _best(inside: Sequence[Mapping[str, str]], everywhere: Counter[str], total: int, taken: set[str]) -> list[str]:
    """Return the words that most memories here have and few elsewhere. Source: tf-idf, a region as one document."""
    here = Counter(word for each in inside for word in each)
    least = max(_LEAST_HAVING, math.ceil(len(inside) * _LEAST_SHARE))
    scored = sorted(
        (-count / len(inside) * math.log(1 + total / everywhere[word]), word)
        for word, count in here.items()
        if count >= least and word not in taken and count / len(inside) > everywhere[word] / total
    )
    return [word for _, word in scored[:_WORDS]]


def _as_written(word: str, inside: Sequence[Mapping[str, str]]) -> str:
    return Counter(each[word] for each in inside if word in each).most_common(1)[0][0]
