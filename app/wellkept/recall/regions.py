"""What the regions of the map are about: a few words each, that stand there more often than elsewhere.

Words of memories: they are made anew for each map and kept nowhere.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from wellkept.model.fold import fold
from wellkept.recall.packed import Floats
from wellkept.recall.stop_words import STOP_WORDS

Groups = NDArray[np.intp]

LOOKED_AT = 3_000
"""So many memories, evenly from the newest to the oldest, say what the regions are about: two slices of 15 ms."""
_LEAST_REGIONS, _MOST_REGIONS = 3, 14
_FEWEST = 24
_A_REGION = 20  # memories, on average
_TURNS = 12
_STRAYS = (0.05, 0.95)
_WORDS = 2
_LEAST_SHARE = 0.12  # of the memories of a region that have a word which stands for it
_LEAST_HAVING = 3
_SHORTEST, _SHORT = 3, 4
_SAID_OF_ALL = """
    owner owners user likes like prefers one two three every never always wants
    along around within without upon best better good great well makes takes goes keeps kept needs used uses
"""
_EVERYWHERE = frozenset(_SAID_OF_ALL.split())


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the map: how far it reaches (-1..1, a few strays aside), and words for it, the best first."""

    x: float
    top: float
    bottom: float
    count: int
    words: tuple[str, ...] = field(repr=False)


def telling(content: str) -> dict[str, str]:
    """Return the words of a sentence that can say what it is about: as they are compared, and as they were written.

    Short words seldom do, in any language; a short name does.
    """
    found: dict[str, str] = {}
    for place, written in enumerate(content.split()):
        bare = written.strip(_SIGNS)
        if not bare or not bare[0].isalpha():
            continue
        word = fold(bare)
        if " " in word or not word.isalpha() or len(word) < (_SHORTEST if place and bare[0].isupper() else _SHORT):
            continue
        if word not in STOP_WORDS and word not in _EVERYWHERE:
            found.setdefault(word, bare)
    return found


_SIGNS = ".,;:!?\"'()[]{}<>«»„“”‘’…–—-"


def regions(positions: Floats, of: Groups, words: Sequence[Mapping[str, str]]) -> tuple[Region, ...]:
    """Return the regions of a map that have words of their own, the largest first; few memories have none.

    `of` says to which group each memory belongs, `words` are as `telling` gives them.
    """
    if len(positions) < _FEWEST:
        return ()
    everywhere = Counter(word for each in words for word in each)
    made, taken = [], set[str]()
    for group in np.argsort(-np.bincount(of), kind="stable").tolist():
        inside = np.flatnonzero(of == group).tolist()
        best = _best([words[place] for place in inside], everywhere, len(words), taken)
        if best:
            taken |= set(best)
            top, bottom = np.quantile(positions[inside, 1], _STRAYS)
            written = tuple(_as_written(word, [words[place] for place in inside]) for word in best)
            middle = float(np.median(positions[inside, 0]))
            made.append(Region(middle, float(top), float(bottom), len(inside), written))
    return tuple(made)


def grouped(positions: Floats) -> Groups:
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
        (-count / len(inside) * math.log(1 + total / everywhere[word]), -len(word), word)
        for word, count in here.items()
        if count >= least and word not in taken and count / len(inside) > everywhere[word] / total
    )
    return [word for *_, word in scored[:_WORDS]]


def _as_written(word: str, inside: Sequence[Mapping[str, str]]) -> str:
    return Counter(each[word] for each in inside if word in each).most_common(1)[0][0]
