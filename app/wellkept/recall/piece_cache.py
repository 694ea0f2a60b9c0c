"""The pieces of memories that were looked at lately, in RAM: reading 20 sentences anew takes the model 32 ms."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wellkept.recall.piece_fit import SmallPieces

MOST = 2000
MOST_BYTES = 48_000_000
"""A memory takes about 20 kB: 2,000 of usual length are 40 MB, and no number of long ones is more than 48 MB."""


class PieceCache:
    """Pieces by memory, those used longest ago leaving first. Other words for a memory never find the old pieces.

    It holds no words, only how they hash in this process. What is taken out is overwritten with zeros.
    """

    def __init__(self, most: int = MOST, most_bytes: int = MOST_BYTES) -> None:
        self._most, self._most_bytes = most, most_bytes
        self._kept: OrderedDict[int, tuple[int, SmallPieces]] = OrderedDict()
        self.nbytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: int) -> bool:
        return key in self._kept

    def get(self, key: int, content: str) -> SmallPieces | None:
        """Return the pieces of a memory if they are here, and of these words."""
        known = self._kept.get(key)
        if known is None or known[0] != hash(content):
            return None
        self._kept.move_to_end(key)
        return known[1]

    def put(self, key: int, content: str, pieces: SmallPieces) -> None:
        """Keep the pieces of a memory in place of those it had."""
        self.remove((key,))
        self._kept[key] = hash(content), pieces
        self.nbytes += pieces.nbytes
        while len(self._kept) > self._most or self.nbytes > self._most_bytes:
            self.remove((next(iter(self._kept)),))

    def remove(self, keys: Iterable[int]) -> None:
        """Take memories out; keys that are not here are passed over."""
        for key in keys:
            if (known := self._kept.pop(key, None)) is not None:
                self.nbytes -= known[1].nbytes
                known[1].wipe()

    def clear(self) -> None:
        """Take all out."""
        self.remove(list(self._kept))
