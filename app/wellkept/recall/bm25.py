"""BM25 in columns, from who has a term how often: the same numbers, to the last bit, as SQLite's `bm25` gives.

A term at a time, because the score of several is the sum of theirs: what the words before the last one score
is remembered from key to key.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from wellkept.store.store import Numbers

if TYPE_CHECKING:
    from wellkept.recall.matches import Keys, Sizes, Values

K1, B = 1.2, 0.75
"""Source: `fts5Bm25Function` in SQLite's `fts5_aux.c`, as is the least weight of a term that most memories have."""
_IDF_LEAST = 1e-6
_REMEMBERED_MAX = 32  # terms; 16 bytes for each memory that has one, and a search reads no more than some thousand
_GROWTH = 1.25


class Scored(NamedTuple):
    """Memories by rising key, each once, with a score (0..inf, more is better)."""

    keys: Keys
    scores: Values


class Lengths:
    """How many terms each memory of one being has in an index, by key; with that, what a term scores."""

    def __init__(self) -> None:
        self._terms: Sizes = np.zeros(0, dtype=np.int32)
        self._remembered: dict[tuple[Numbers, int, int], Scored] = {}

    def put(self, keys: Keys, terms: Sizes) -> None:
        """Say how many terms some memories have."""
        self._remembered.clear()
        if len(keys) and int(keys.max()) >= len(self._terms):
            before = self._terms
            self._terms = np.zeros(int((int(keys.max()) + 1) * _GROWTH), dtype=np.int32)
            self._terms[: len(before)] = before
        self._terms[keys] = terms

    def remove(self, keys: Keys) -> None:
        """Take memories out; keys that are not there are passed over."""
        self._remembered.clear()
        self._terms[keys[keys < len(self._terms)]] = 0

    def clear(self) -> None:
        """Take all out."""
        self._remembered.clear()
        self._terms[:] = 0

    def scored(self, postings: Numbers, memories: int, terms: int) -> Scored:
        """Return the score of one term in an index of so many memories, with so many terms together.

        `postings` holds a memory once for each time that the term stands in it. Memories of other beings count for
        how common the term is; their own scores mean nothing.
        """
        asked = (postings, memories, terms)
        if asked not in self._remembered:
            if len(self._remembered) >= _REMEMBERED_MAX:
                self._remembered.clear()
            self._remembered[asked] = self._score(postings, memories, terms)
        return self._remembered[asked]

    def _score(self, postings: Numbers, memories: int, terms: int) -> Scored:
        each = np.sort(whole(postings))
        firsts = np.flatnonzero(np.diff(each, prepend=-1))
        times, keys = np.diff(firsts, append=len(each)), each[firsts]
        rarity = log((memories - len(keys) + 0.5) / (len(keys) + 0.5)) if len(keys) <= memories else 0.0
        known = keys < len(self._terms)
        keys, times = keys[known], times[known]
        length = B * self._terms[keys] / (terms / max(memories, 1))
        return Scored(keys, max(rarity, _IDF_LEAST) * ((times * (K1 + 1)) / (times + K1 * (1 - B + length))))


def whole(numbers: Numbers) -> Keys:
    """Return the whole numbers that the store has joined."""
    return np.fromstring(numbers, dtype=np.int64, sep=",") if numbers else np.zeros(0, dtype=np.int64)


def summed(found: Iterable[Scored]) -> Scored:
    """Return the sum of scores by key."""
    parts = list(found)
    if len(parts) == 1:
        return parts[0]
    if not parts:
        return Scored(np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.float64))
    keys, places = np.unique(np.concatenate([part.keys for part in parts]), return_inverse=True)
    total: Values = np.bincount(places, np.concatenate([part.scores for part in parts]), len(keys)).astype(np.float64)
    return Scored(keys, total)
