"""When memories were learned, counted between borders: of any of them, in one pass.

Where each memory belongs is kept until other borders are asked for or a memory comes or goes, so that a key press
counts its own results and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from wellkept.model.facets import Reach

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wellkept.recall.matches import Keys, Mask

    Places = NDArray[np.int16]

STRAY = 0.005
"""The share of memories, 0..1, at either end that may be strays: so few may stand far off by a clock that was wrong."""
FEWEST = 20
"""Among fewer memories none is taken for a stray."""


class Calendar:
    """Counts over dates, ms since 1970 UTC, by key; `here` says which keys are there."""

    def __init__(self) -> None:
        self._borders: tuple[int, ...] = ()
        self._places: Places | None = None
        self._whole: tuple[int, ...] = ()
        self._reach: Reach | None = None

    def forget(self) -> None:
        """Count anew from the dates: they are others."""
        self._places = self._reach = None

    def reach(self, dates: Keys, here: Mask) -> Reach | None:
        """Return how far the dates reach, None where there are none."""
        if self._reach is None:
            self._reach = _reach(dates[here])
        return self._reach

    def counted(self, borders: Sequence[int], dates: Keys, mask: Mask) -> tuple[int, ...]:
        """Return how many of some memories stand between each two borders; the first and last take what is beyond."""
        return _counts(self._placed(tuple(borders), dates)[mask], len(borders) - 1)

    def whole(self, borders: Sequence[int], dates: Keys, here: Mask) -> tuple[int, ...]:
        """Return the same of all."""
        places = self._placed(tuple(borders), dates)
        if not self._whole:
            self._whole = _counts(places[here], len(borders) - 1)
        return self._whole

    def _placed(self, borders: tuple[int, ...], dates: Keys) -> Places:
        if self._places is None or borders != self._borders:
            inner = np.array(borders[1:-1], dtype=np.int64)
            self._places = np.searchsorted(inner, dates, side="right").astype(np.int16)
            self._borders, self._whole = borders, ()
        return self._places


def _counts(places: Places, number: int) -> tuple[int, ...]:
    return tuple(np.bincount(places, minlength=number).tolist())


def _reach(dates: Keys) -> Reach | None:
    if not len(dates):
        return None
    if len(dates) < FEWEST:
        first, last = int(dates.min()), int(dates.max())
        return Reach(first, first, last, last)
    aside = max(1, int(len(dates) * STRAY))
    wanted = (0, aside, len(dates) - 1 - aside, len(dates) - 1)
    return Reach(*np.partition(dates, wanted)[list(wanted)].tolist())
