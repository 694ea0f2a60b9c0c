"""Taking acts back and doing them again: before and after of every memory an act touched, in RAM only.

Nothing here is ever written anywhere: when the window closes, a forgotten memory is gone for good.
"""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Protocol

from wellkept.model.errors import MemoryNotFound, NothingToUndo
from wellkept.model.profile import ProfileLine
from wellkept.service.answers import Act, Steps, Undone, UndoState
from wellkept.service.bringing import Bringer, Brought, Change, Moment
from wellkept.store.still import StillAnswer
from wellkept.store.store import Row, Store

__all__ = ["STEPS", "Beside", "Change", "Said", "Step", "UndoList"]

STEPS = 30
"""How many acts can be taken back. Source: the design's promise, after Anki's undo list."""


class Beside(Protocol):
    """What an act did beside the records of memories: marks, questions, pairs."""

    def back(self) -> None:
        """Take it back, before the memories are as they were."""

    def again(self) -> None:
        """Do it again, after the memories are as the act left them."""


@dataclass(frozen=True, slots=True)
class Said:
    """What the owner had answered about a memory before and after an act."""

    key: int
    before: StillAnswer | None
    after: StillAnswer | None


_BEGINNING = Moment()


@dataclass(frozen=True, slots=True)
class Step:
    """One act.

    Attributes: `lines` are those of a being's profile that it took away; `said` what it answered to "Still true?";
    `keys` the memories it was about, where it changed none; `beside` what else it did, and `after` what of that comes
    back only once the memories are as they were; `since` when the memories were left as they should be found.
    """

    act: Act
    changes: tuple[Change, ...]
    being_id: str = ""
    lines: tuple[ProfileLine, ...] = ()
    said: tuple[Said, ...] = ()
    keys: tuple[int, ...] = ()
    beside: Beside | None = field(default=None, repr=False)
    after: Beside | None = field(default=None, repr=False)
    since: Moment = _BEGINNING

    @property
    def touched(self) -> tuple[int, ...]:
        """The memories it was about."""
        return self.keys or (*(change.key for change in self.changes), *(one.key for one in self.said))


class UndoList:
    """The newest acts. Doing something new empties what could be done again."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        """Take an open store and what answers the time, ms since 1970 UTC."""
        self._store = store
        self._bringer = Bringer(store, clock)
        self._undo: deque[Step] = deque(maxlen=STEPS)
        self._redo: deque[Step] = deque(maxlen=STEPS)

    @property
    def state(self) -> UndoState:
        """What can be taken back and done again now."""
        return UndoState(self._undo[-1].act if self._undo else None, self._redo[-1].act if self._redo else None)

    @property
    def touched_last(self) -> int:
        """How many memories the newest act was about."""
        return len(self._undo[-1].touched) if self._undo else 0

    def record(
        self,
        act: Act,
        changes: Sequence[Change],
        *,
        beside: Beside | None = None,
        keys: tuple[int, ...] = (),
        after: Beside | None = None,
    ) -> None:
        """Remember an act, if it changed anything."""
        real = tuple(change for change in changes if change.before != change.after)
        if real or keys or after is not None:
            self._undo.append(Step(act, real, keys=keys, beside=beside, after=after, since=self._bringer.moment()))
            self._redo.clear()

    def record_lines(self, being_id: str, gone: Sequence[ProfileLine]) -> None:
        """Remember an act that took lines of the profile away."""
        if gone:
            self._undo.append(Step(Act.FORGET_LINES, (), being_id, tuple(gone)))
            self._redo.clear()

    def record_said(self, act: Act, said: Said) -> None:
        """Remember an answer to "Still true?"."""
        self._undo.append(Step(act, (), said=(said,)))
        self._redo.clear()

    def note_gone(self, rows: Sequence[Row]) -> None:
        """Remember what went with forgotten memories (questions, marks, lines), so that it comes back with them."""
        self._bringer.note_gone(rows)

    def undo(self) -> Steps[Undone]:
        """Take the newest act back. Raises: NothingToUndo."""
        if not self._undo:
            raise NothingToUndo
        step = self._undo[-1]
        self._bring_lines_back(step)
        if step.beside is not None:
            step.beside.back()
        if step.said:
            self._store.save_still_answers({one.key: one.before for one in step.said})
        moves = [(change, change.after, change.before) for change in step.changes]
        brought = yield from self._bringer.bring(moves, step.act, step.since)
        if step.after is not None:
            step.after.back()
        self._undo.pop()
        self._redo.append(self._left(step, brought, redone=False))
        return Undone(step.act, step.touched, brought.skipped, united=len(brought.united))

    def redo(self) -> Steps[Undone]:
        """Do again what was taken back last. Raises: NothingToUndo."""
        if not self._redo:
            raise NothingToUndo("There is nothing to do again.", "Redo follows an undo.")
        step = self._redo[-1]
        if step.lines:
            self._store.remove_profile_lines([line.line_id for line in step.lines])
            self._store.scrub()
        if step.said:
            self._store.save_still_answers({one.key: one.after for one in step.said})
        if step.after is not None:
            step.after.again()
        moves = [(change, change.before, change.after) for change in step.changes]
        brought = yield from self._bringer.bring(moves, step.act, step.since)
        if step.beside is not None:
            with suppress(MemoryNotFound):  # forgotten by someone else since
                step.beside.again()
        self._redo.pop()
        self._undo.append(self._left(step, brought, redone=True))
        return Undone(step.act, step.touched, brought.skipped, redone=True, united=len(brought.united))

    def _left(self, step: Step, brought: Brought, *, redone: bool) -> Step:
        """Return a step as it stands now: where two became one, going the other way makes them two again."""
        ones = {one.change.key: one for one in brought.united}
        changes: list[Change] = []
        for change in step.changes:
            one = ones.get(change.key)
            if one is None:
                changes.append(change)
            elif redone:
                changes += replace(change, after=one.memory), Change(one.other.key, one.other.memory, None)
            else:
                changes += replace(change, before=one.memory), Change(one.other.key, None, one.other.memory)
        return replace(step, changes=tuple(changes), since=self._bringer.moment())

    def _bring_lines_back(self, step: Step) -> None:
        """Write lines again, but none of a memory that somebody forgot since: it may hold its words."""
        back = [line for line in step.lines if len(self._store.rows(line.behind)) == len(line.behind)]
        if back:
            self._store.save_profile_lines(step.being_id, back)
