"""Every use case about memories that say the same, or contradict each other, over one open store."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from wellkept.service import uniting
from wellkept.service.answers import Done, Progress, Steps
from wellkept.service.double_answers import Double, LookedAt, Merged, SideBySide
from wellkept.service.double_requests import (
    KeepBoth,
    LookForDoubles,
    MergeDoubles,
    ReplaceOlder,
    ShowDouble,
    StopLooking,
)
from wellkept.service.looking import Found, Look, age, double_of
from wellkept.service.nearness import nearness
from wellkept.store.doubles import Wording
from wellkept.store.store import Row, Store

if TYPE_CHECKING:
    from wellkept.service.changing import Clock
    from wellkept.service.meaning import Meaning
    from wellkept.service.undo import UndoList

_REPORT_S = 0.25
_REPORT_MOST = 50
"""What was found is told four times a second, or when there are so many pairs."""


class Doubles:
    """Answers the requests of `double_requests`. Use it from one thread only."""

    def __init__(self, store: Store, clock: Clock, meaning: Meaning, undo: UndoList) -> None:
        self._store, self._clock, self._meaning, self._undo = store, clock, meaning, undo
        self._look: Look | None = None
        self._slices: Iterator[Found] = iter(())
        self._found: list[Double] = []
        self._by_meaning = False
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            LookForDoubles: self.look,
            StopLooking: lambda _: self.stop(),
            ShowDouble: self.show,
            MergeDoubles: self.merge,
            ReplaceOlder: self.replace_older,
            KeepBoth: self.keep_both,
        }

    def look(self, request: LookForDoubles) -> Steps[LookedAt]:
        """Go on looking, and answer with what was found; closing it loses nothing, the next one goes on."""
        if request.anew or self._look is None:
            self.stop()
            near = nearness(self._meaning)
            having, total = self._store.coverage(self._meaning.serving.id, request.being_id)
            self._by_meaning = near is not None and having == total
            self._look = Look(self._store, near, request.being_id)
            self._slices = self._look.slices()
        look, begun, whole = self._look, time.monotonic(), True
        for found in self._slices:
            self._found += found
            yield Progress(look.done, look.total)
            if time.monotonic() - begun > _REPORT_S or len(self._found) >= _REPORT_MOST:
                whole = False
                break
        told, self._found = tuple(self._found), []
        if whole:
            self.stop()
        return LookedAt(told, look.done, look.total, whole, self._by_meaning)

    def stop(self) -> Done:
        """Give up looking, and what was kept in RAM for it."""
        self._look, self._slices, self._found = None, iter(()), []
        return Done()

    def show(self, request: ShowDouble) -> SideBySide:
        """Return two memories as they are now. Raises: MemoryNotFound."""
        rows = sorted((self._store.row(request.one), self._store.row(request.other)), key=_age)
        return SideBySide(rows[0].memory, rows[1].memory, double_of(_wording(rows[0]), _wording(rows[1])))

    def merge(self, request: MergeDoubles) -> Merged:
        """Make one memory of two. Raises: InvalidMemory, MemoryNotFound."""
        return uniting.merge(self._store, self._undo, self._clock, request)

    def replace_older(self, request: ReplaceOlder) -> Merged:
        """Give the older memory the words of the newer one. Raises: InvalidMemory, MemoryNotFound."""
        return uniting.replace_older(self._store, self._undo, self._clock, request)

    def keep_both(self, request: KeepBoth) -> Done:
        """Never offer a pair again. Raises: InvalidMemory, MemoryNotFound."""
        uniting.keep_both(self._store, self._undo, request)
        return Done()


def _age(row: Row) -> tuple[int, int]:
    return age(_wording(row))


def _wording(row: Row) -> Wording:
    return Wording(row.key, row.memory.content, row.memory.created_at)
