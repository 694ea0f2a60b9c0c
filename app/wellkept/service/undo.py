"""Taking acts back and doing them again: before and after of every memory an act touched, in RAM only.

Nothing here is ever written anywhere: when the window closes, a forgotten memory is gone for good.
"""

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Protocol

from wellkept.model.errors import MemoryNotFound, NothingToUndo
from wellkept.model.memory import Memory
from wellkept.model.profile import ProfileLine
from wellkept.service.answers import Act, Steps, Undone, UndoState
from wellkept.service.slices import in_slices
from wellkept.store.still import StillAnswer
from wellkept.store.store import Row, Store

STEPS = 30
"""How many acts can be taken back. Source: the design's promise, after Anki's undo list."""


@dataclass(frozen=True, slots=True)
class Change:
    """One memory before and after an act; None where it did not exist."""

    key: int
    before: Memory | None
    after: Memory | None


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


@dataclass(frozen=True, slots=True)
class Step:
    """One act.

    Attributes: `lines` are those of a being's profile that it took away; `said` what it answered to "Still true?";
    `keys` the memories it was about, where it changed none; `beside` what else it did, and `after` what of that comes
    back only once the memories are as they were.
    """

    act: Act
    changes: tuple[Change, ...]
    being_id: str = ""
    lines: tuple[ProfileLine, ...] = ()
    said: tuple[Said, ...] = ()
    keys: tuple[int, ...] = ()
    beside: Beside | None = field(default=None, repr=False)
    after: Beside | None = field(default=None, repr=False)

    @property
    def touched(self) -> tuple[int, ...]:
        """The memories it was about."""
        return self.keys or (*(change.key for change in self.changes), *(one.key for one in self.said))


Move = tuple[Change, Memory | None, Memory | None]
"""A change, and the states to bring its memory from and to."""


class UndoList:
    """The newest acts. Doing something new empties what could be done again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._undo: deque[Step] = deque(maxlen=STEPS)
        self._redo: deque[Step] = deque(maxlen=STEPS)
        self._gone: dict[int, Row] = {}

    @property
    def state(self) -> UndoState:
        """What can be taken back and done again now."""
        return UndoState(self._undo[-1].act if self._undo else None, self._redo[-1].act if self._redo else None)

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
            self._undo.append(Step(act, real, keys=keys, beside=beside, after=after))
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
        self._gone |= {row.key: row for row in rows}

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
        skipped = yield from self._bring([(change, change.after, change.before) for change in step.changes], step.act)
        if step.after is not None:
            step.after.back()
        self._redo.append(self._undo.pop())
        return Undone(step.act, step.touched, skipped)

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
        skipped = yield from self._bring([(change, change.before, change.after) for change in step.changes], step.act)
        if step.beside is not None:
            with suppress(MemoryNotFound):  # forgotten by someone else since
                step.beside.again()
        self._undo.append(self._redo.pop())
        return Undone(step.act, step.touched, skipped, redone=True)

    def _bring_lines_back(self, step: Step) -> None:
        """Write lines again, but none of a memory that somebody forgot since: it may hold its words."""
        back = [line for line in step.lines if len(self._store.rows(line.behind)) == len(line.behind)]
        if back:
            self._store.save_profile_lines(step.being_id, back)

    def _bring(self, moves: list[Move], act: Act) -> Steps[int]:
        """Bring memories from a state to a state; return how many were left alone.

        One that is in neither state was changed by someone else since, and stays as it is. One that
        is already there (an earlier try was cut short) needs nothing.
        """
        skipped = 0
        erased = False

        def bring(start: int, end: int) -> None:
            nonlocal skipped, erased
            part = moves[start:end]
            there = {row.key: row.memory for row in self._store.whole_rows([change.key for change, _, _ in part])}
            gone: list[int] = []
            back: list[Row] = []
            changed: list[Row] = []
            for change, source, target in part:
                current = there.get(change.key)
                if _same(current, target):
                    continue
                if not _same(current, source):
                    skipped += 1
                elif target is None:
                    gone.append(change.key)
                elif current is None:
                    back.append(Row(change.key, target))
                else:
                    changed.append(Row(change.key, replace(target, last_accessed=current.last_accessed)))
            self._write(gone, back, changed, act)
            erased = erased or bool(gone or changed)

        yield from in_slices(self._store, len(moves), bring, rewords=any(map(_rewords, moves)))
        if erased:
            self._store.scrub()
        return skipped

    def _write(self, gone: list[int], back: list[Row], changed: list[Row], act: Act) -> None:
        if gone:
            # What came from a backup is not forgotten there because its coming back is taken back.
            erase = self._store.set_aside if act is Act.RESTORE else self._store.forget
            self.note_gone(erase(gone))
        if back:
            self._store.put_back([replace(self._gone.pop(row.key, row), memory=row.memory) for row in back])
        if changed:
            self._store.replace(changed)


def _rewords(move: Move) -> bool:
    """Return whether bringing a memory from a state to a state takes words out of the indexes."""
    _, source, target = move
    return source is not None and (target is None or (source.content, source.tags) != (target.content, target.tags))


def _same(one: Memory | None, other: Memory | None) -> bool:
    """Return whether two states are equal; when an assistant last recalled it does not count."""
    if one is None or other is None:
        return one is other
    return replace(one, last_accessed=None) == replace(other, last_accessed=None)
