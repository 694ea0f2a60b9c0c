"""Which memories have a word that begins with one or two letters, from RAM: the index would merge all such words.

Every memory brings the first two letters of each of its words, each pair once: about twelve. They stand one after
another in one long column, beside the key each belongs to; a question is one look over the column. 6 bytes a pair.
"""

from __future__ import annotations

from string import ascii_lowercase, digits
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from wellkept.recall.matches import Keys, Mask

_LETTERS = f"{ascii_lowercase}{digits}"  # 36, so that a memory's first letters are bits of one number
_BITS = np.zeros(256, dtype=np.int64)
_BITS[[ord(letter) for letter in _LETTERS]] = 1 << np.arange(len(_LETTERS), dtype=np.int64)
_GROWTH = 1.25
_NONE = 0
"""A pair that is none: of a memory that is gone, or begins otherwise now."""


class Beginnings:
    """The beginnings of words of many memories, by key."""

    def __init__(self) -> None:
        self._used = self._gone = 0
        self._pairs: NDArray[np.uint16] = np.zeros(0, dtype=np.uint16)
        self._owners: NDArray[np.int32] = np.zeros(0, dtype=np.int32)
        self._firsts: Keys = np.zeros(0, dtype=np.int64)  # by key

    def put(self, keys: Keys, lengths: Keys, starts: str) -> None:
        """Add memories that are not here; `lengths` says how many letters of `starts` are whose."""
        counts = lengths // 2
        pairs = np.frombuffer(starts.encode("ascii"), dtype=">u2").astype(np.uint16)
        self._reach(int(keys.max()) + 1 if len(keys) else 0, len(pairs))
        new = slice(self._used, self._used + len(pairs))
        self._pairs[new], self._owners[new] = pairs, np.repeat(keys, counts)
        self._used += len(pairs)
        some, ends = keys[counts > 0], np.cumsum(counts[counts > 0])
        if len(some):
            self._firsts[some] = np.bitwise_or.reduceat(_BITS[pairs >> 8], np.append(0, ends[:-1]))

    def remove(self, keys: Keys) -> None:
        """Take memories out."""
        keys = keys[keys < len(self._firsts)]
        if not len(keys):
            return
        self._firsts[keys] = 0
        going = np.zeros(len(self._firsts), dtype=np.bool_)
        going[keys] = True
        pairs, owners = self._pairs[: self._used], self._owners[: self._used]
        pairs[going[owners]] = _NONE
        self._gone = int(np.count_nonzero(pairs == _NONE))
        if self._gone * 2 > self._used:
            self._close_up()

    def clear(self) -> None:
        """Take all out, and overwrite what was there with zeros."""
        self._pairs[:] = self._owners[:] = self._firsts[:] = 0
        self._used = self._gone = 0

    def having(self, start: str, room: int) -> Mask:
        """Return by key, for keys below `room`, who has a word that begins with these one or two letters."""
        found = np.zeros(room, dtype=np.bool_)
        if len(start) == 1:
            firsts = self._firsts[:room]
            found[: len(firsts)] = (firsts & _BITS[ord(start)]) != 0
        else:
            wanted = np.uint16(ord(start[0]) << 8 | ord(start[1]))
            found[self._owners[np.flatnonzero(self._pairs[: self._used] == wanted)]] = True
        return found

    def _close_up(self) -> None:
        kept = self._pairs[: self._used] != _NONE
        pairs, owners = self._pairs[: self._used][kept], self._owners[: self._used][kept]
        self._pairs[: self._used] = self._owners[: self._used] = 0
        self._used, self._gone = len(pairs), 0
        self._pairs[: self._used], self._owners[: self._used] = pairs, owners

    def _reach(self, keys: int, pairs: int) -> None:
        if keys > len(self._firsts):
            firsts, self._firsts = self._firsts, np.zeros(int(keys * _GROWTH), dtype=np.int64)
            self._firsts[: len(firsts)] = firsts
        if self._used + pairs > len(self._pairs):
            room = int((self._used + pairs) * _GROWTH)
            before, owners = self._pairs, self._owners
            self._pairs, self._owners = np.zeros(room, dtype=np.uint16), np.zeros(room, dtype=np.int32)
            self._pairs[: self._used], self._owners[: self._used] = before[: self._used], owners[: self._used]


def can_begin(start: str) -> bool:
    """Return whether memories can be asked for words that begin so: one or two of a-z and 0-9."""
    return 1 <= len(start) <= 2 and all(letter in _LETTERS for letter in start)
