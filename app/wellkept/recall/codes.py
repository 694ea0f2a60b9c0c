"""Short texts as small numbers, so that a column of them is counted by numpy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Column = NDArray[np.int32]


class Codes:
    """Gives every text a number, the same one each time."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._texts: list[str] = []

    def __len__(self) -> int:
        return len(self._texts)

    def of(self, texts: Sequence[str]) -> Column:
        """Return the numbers of texts, new ones for those never seen."""
        numbers = self._numbers
        for text in texts:
            if text not in numbers:
                numbers[text] = len(self._texts)
                self._texts.append(text)
        return np.fromiter((numbers[text] for text in texts), dtype=np.int32, count=len(texts))

    def known(self, texts: Sequence[str]) -> Column:
        """Return the numbers of those texts that have one."""
        return np.array([self._numbers[text] for text in texts if text in self._numbers], dtype=np.int32)

    def where(self, passes: Callable[[str], bool]) -> Column:
        """Return the numbers of the texts that pass."""
        return np.array([number for number, text in enumerate(self._texts) if passes(text)], dtype=np.int32)

    def counted(self, column: Column) -> tuple[tuple[str, int], ...]:
        """Return each text that stands in a column and how often, the most frequent first, equal ones by name."""
        counts = np.bincount(column, minlength=len(self._texts))
        found = [(self._texts[number], int(counts[number])) for number in np.flatnonzero(counts).tolist()]
        return tuple(sorted(found, key=lambda pair: (-pair[1], pair[0])))
