"""What ranking needs of every memory of one being, in RAM: importance and creation date by key, and who is newest.

With them the word indexes are asked for keys and scores alone: joining the `memories` table took twice as
long as the indexes themselves (100,000 memories). No words are held, only how they begin. 34 bytes a memory, 8 for the
order, and about 70 for the beginnings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from wellkept.recall.beginnings import Beginnings, can_begin
from wellkept.recall.bm25 import Lengths
from wellkept.recall.matches import Matches
from wellkept.store.store import Numbers

if TYPE_CHECKING:
    from wellkept.recall.matches import Keys, Mask, Values

_GROWTH = 1.25


def real(numbers: Numbers) -> Values:
    """Return the numbers that the store has joined."""
    return np.fromstring(numbers, dtype=np.float64, sep=",") if numbers else np.zeros(0, dtype=np.float64)


class Columns:
    """The columns of one being's memories. Keys that it does not hold are not that being's, or are gone.

    Attributes: `words` and `grams` how long each memory is in the two word indexes.
    """

    def __init__(self) -> None:
        self._here: Mask = np.zeros(0, dtype=np.bool_)
        self._importance: Values = np.zeros(0, dtype=np.float64)
        self._created_at: Keys = np.zeros(0, dtype=np.int64)
        self._begun: Mask = np.zeros(0, dtype=np.bool_)  # whose beginnings are known
        self._beginnings = Beginnings()
        self._newest: Keys | None = None
        self._places: Keys = np.zeros(0, dtype=np.int64)  # by key, from 1, in the order of the newest
        self.words, self.grams = Lengths(), Lengths()

    def put(self, keys: Keys, importance: Values, created_at: Keys, lengths: Keys, starts: str) -> None:
        """Add memories, or change what is known of them; `lengths` and `starts` as in `RankingNews`."""
        if not len(keys):
            return
        self._reach(int(keys.max()))
        self._beginnings.remove(keys[self._here[keys]])
        self._beginnings.put(keys, np.maximum(lengths, 0), starts)
        self._begun[keys] = lengths >= 0
        self._here[keys] = True
        self._importance[keys] = importance
        self._created_at[keys] = created_at
        self._newest = None

    def remove(self, keys: Keys) -> None:
        """Take memories out; keys that are not there are passed over."""
        known = keys[self.has(keys)]
        if not len(known):
            return
        for column in (self._here, self._importance, self._created_at, self._begun):
            column[known] = 0
        for part in (self._beginnings, self.words, self.grams):
            part.remove(known)
        self._newest = None

    def clear(self) -> None:
        """Take all out."""
        for column in (self._here, self._importance, self._created_at, self._begun):
            column[:] = 0
        for part in (self._beginnings, self.words, self.grams):
            part.clear()
        self._newest = None

    def has(self, keys: Keys) -> Mask:
        """Return which of these keys are here."""
        inside = (keys >= 0) & (keys < len(self._here))
        inside[inside] = self._here[keys[inside]]
        return inside

    def matches(self, keys: Keys, words: Values, trigrams: Values) -> Matches:
        """Return memories with their scores, leaving out those that are not here."""
        here = self.has(keys)
        keys = keys[here]
        return Matches(keys, words[here], trigrams[here], self._importance[keys], self._created_at[keys])

    def newest_first(self, keys: Keys, without: Keys | None = None) -> Keys:
        """Return those of these keys that are here, newest first, equal ones by falling key; some may be left out."""
        wanted = np.zeros(len(self._here), dtype=np.bool_)
        wanted[keys[keys < len(wanted)]] = True
        return self._newest_of(wanted, without)

    def beginning_newest_first(self, start: str, without: Keys | None = None) -> Keys | None:
        """Return who has a word that begins so, newest first; None where only the word index knows."""
        if not can_begin(start) or np.any(self._here & ~self._begun):
            return None
        return self._newest_of(self._beginnings.having(start, len(self._here)), without)

    def beside(self, keys: Keys) -> Keys:
        """Return what was written just before and just after memories that are here: two keys each, -1 for none."""
        newest, places = self._framed(), self._places[keys]
        return np.column_stack((newest[places + 1], newest[places - 1]))

    def _newest_of(self, wanted: Mask, without: Keys | None) -> Keys:
        if without is not None:
            wanted[without[without < len(wanted)]] = False
        newest = self._framed()[1:-1]
        found: Keys = newest[wanted[newest]]
        return found

    def _framed(self) -> Keys:
        """Return all keys, newest first, between two -1. A stable sort, as memories come nearly in order: 2 ms for a
        million.
        """
        if self._newest is None:
            keys = np.flatnonzero(self._here).astype(np.int64)
            newest = keys[np.argsort(self._created_at[keys], kind="stable")][::-1]
            self._newest = np.concatenate(([-1], newest, [-1]))
            self._places = np.zeros(len(self._here), dtype=np.int64)
            self._places[newest] = np.arange(1, len(keys) + 1)
        return self._newest

    def _reach(self, key: int) -> None:
        if key < len(self._here):
            return
        room = int((key + 1) * _GROWTH)
        here, importance, created_at, begun = self._here, self._importance, self._created_at, self._begun
        self._here = np.zeros(room, dtype=np.bool_)
        self._importance = np.zeros(room, dtype=np.float64)
        self._created_at = np.zeros(room, dtype=np.int64)
        self._begun = np.zeros(room, dtype=np.bool_)
        self._here[: len(here)] = here
        self._importance[: len(here)] = importance
        self._created_at[: len(here)] = created_at
        self._begun[: len(here)] = begun
