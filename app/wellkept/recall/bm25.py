"""BM25 in columns, from who has a term how often: the same numbers, to the last bit, as SQLite's `bm25` gives.

A term at a time, because the score of several is the sum of theirs: what the words before the last one match
need not be read again at the next key.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from wellkept.recall.matches import Keys, Sizes, Values

K1, B = 1.2, 0.75
"""Source: `fts5Bm25Function` in SQLite's `fts5_aux.c`, as is the least weight of a term that most memories have."""
_IDF_LEAST = 1e-6


class Scored(NamedTuple):
    """Memories by rising key, each once, with a score (0..inf, more is better)."""

    keys: Keys
    scores: Values


@dataclass(frozen=True, slots=True)
class Index:
    """What BM25 needs of an index: how many memories it holds, all their terms, and how many each has, by key."""

    memories: int
    terms: int
    sizes: Sizes = field(repr=False)

    def scored(self, postings: Keys) -> Scored:
        """Return the score of one term. `postings` holds a memory once for each time that the term stands in it.

        Memories that the index does not know are left out, but count for how common the term is.
        """
        postings = np.sort(postings)
        firsts = np.flatnonzero(np.diff(postings, prepend=-1))
        times, keys = np.diff(firsts, append=len(postings)), postings[firsts]
        rarity = log((self.memories - len(keys) + 0.5) / (len(keys) + 0.5)) if len(keys) < self.memories else 0.0
        known = keys < len(self.sizes)
        keys, times = keys[known], times[known]
        length = B * self.sizes[keys] / (self.terms / max(self.memories, 1))
        return Scored(keys, max(rarity, _IDF_LEAST) * ((times * (K1 + 1)) / (times + K1 * (1 - B + length))))


def summed(found: Iterable[Scored]) -> Scored:
    """Return the sum of scores by key."""
    parts = list(found)
    if len(parts) == 1:
        return parts[0]
    if not parts:
        return Scored(np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.float64))
    keys, places = np.unique(np.concatenate([part.keys for part in parts]), return_inverse=True)
    return Scored(keys, np.bincount(places, np.concatenate([part.scores for part in parts]), len(keys)))
