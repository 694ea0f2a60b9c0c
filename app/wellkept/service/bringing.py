"""Brings memories from one state to another, careful with what somebody else did to them, or said, meanwhile."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from wellkept.model.memory import Memory
from wellkept.model.text import exact_form
from wellkept.service.answers import Act, Steps
from wellkept.service.carried import carried_over
from wellkept.service.slices import in_slices
from wellkept.service.united import MERGED, united, with_words
from wellkept.store.store import Row, Store
from wellkept.teach.novelty import form


@dataclass(frozen=True, slots=True)
class Change:
    """One memory before and after an act; None where it did not exist."""

    key: int
    before: Memory | None
    after: Memory | None


Move = tuple[Change, Memory | None, Memory | None]
"""A change, and the states to bring its memory from and to."""


@dataclass(frozen=True, slots=True)
class Moment:
    """How far the file was: the greatest key of a memory, and the time, ms since 1970 UTC."""

    key: int = 0
    at: int = 0


@dataclass(frozen=True, slots=True)
class One:
    """A memory that was brought back where another said the same by now: its record made of both, and that other."""

    change: Change
    memory: Memory
    other: Row


@dataclass(slots=True)
class Brought:
    """How many memories were left alone, and which are one now with another."""

    skipped: int
    united: list[One]


class Bringer:
    """Writes the states that an undo list asks for."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._gone: dict[int, Row] = {}

    def note_gone(self, rows: Sequence[Row]) -> None:
        """Remember what went with forgotten memories (questions, marks, lines), so that it comes back with them."""
        self._gone |= {row.key: row for row in rows}

    def moment(self) -> Moment:
        """Return how far the file is now."""
        return Moment(self._store.frequencies((), ())[""], self._clock())  # that one is the greatest key

    def bring(self, moves: Sequence[Move], act: Act, since: Moment) -> Steps[Brought]:
        """Bring memories from a state to a state, in which they were left at the moment `since`.

        One that is in neither state was changed by someone else since, and stays as it is. One that is already there
        (an earlier try was cut short) needs nothing. Where someone else has said the same since, the two become one.
        """
        brought = Brought(0, [])
        moving = {change.key for change, _, _ in moves}
        erased = False

        def bring(start: int, end: int) -> None:
            nonlocal erased
            part = moves[start:end]
            there = {row.key: row.memory for row in self._store.whole_rows([change.key for change, _, _ in part])}
            gone: list[int] = []
            targets: list[tuple[Change, Memory]] = []
            for change, source, target in part:
                current = there.get(change.key)
                if _same(current, target):
                    continue
                if not _same(current, source):
                    brought.skipped += 1
                elif target is None:
                    gone.append(change.key)
                else:
                    seen = current.last_accessed if current is not None else target.last_accessed
                    targets.append((change, replace(target, last_accessed=seen)))
            ones = [one for change, target in targets if (one := self._one(change, target, there, moving, since))]
            self._write(gone, targets, ones, there, act)
            brought.united += map(self._as_written, ones)
            erased = erased or bool(gone or ones or any(change.key in there for change, _ in targets))

        yield from in_slices(self._store, len(moves), bring, rewords=any(map(_rewords, moves)))
        if erased:
            self._store.scrub()
        return brought

    def _one(
        self, change: Change, target: Memory, there: dict[int, Memory], moving: set[int], since: Moment
    ) -> One | None:
        """Return the record of a memory and of another that says the same since then; None where none does.

        Two that said the same before stay two, as they were; so do those that `moving` brings elsewhere.
        """
        current = there.get(change.key)
        if current is not None and exact_form(current.content) == exact_form(target.content):
            return None
        others = self._saying(target)
        other = next((one for one in others if one.key not in moving and _is_later(one, since)), None)
        if other is None:
            return None
        (other,) = self._store.whole_rows([other.key])
        now = self._clock()
        words = [other.memory] if other.memory.content != target.content else []
        return One(change, with_words(united(target, other.memory, now), words, now, MERGED), other)

    def _saying(self, target: Memory) -> Sequence[Row]:
        """Return the memories that say exactly this, about the same and learned in the same space."""
        first = self._store.known(target.being_id, target.content)
        if first is None or _is_beside(first.memory, target):
            return () if first is None else (first,)
        alike = self._store.of_form(target.being_id, form(target.content))
        said = exact_form(target.content)
        return [one for one in alike if exact_form(one.memory.content) == said and _is_beside(one.memory, target)]

    def _as_written(self, one: One) -> One:
        """Return one with its record as the file gives it: the history of two is in the order of its dates there."""
        return replace(one, memory=self._store.whole_rows([one.change.key])[0].memory)

    def _write(
        self, gone: list[int], targets: list[tuple[Change, Memory]], ones: list[One], there: dict[int, Memory], act: Act
    ) -> None:
        made = {one.change.key: one.memory for one in ones}
        rows = [Row(change.key, made.get(change.key, target)) for change, target in targets]
        back = [row for row in rows if row.key not in there]
        changed = [row for row in rows if row.key in there]
        if gone:
            # What came from a backup is not forgotten there because its coming back is taken back.
            erase = self._store.set_aside if act is Act.RESTORE else self._store.forget
            self.note_gone(erase(gone))
        if back:
            self._store.put_back([replace(self._gone.pop(row.key, row), memory=row.memory) for row in back])
        if changed:
            self._store.replace(changed)
        for one in ones:
            carried_over(self._store, one.change.key, one.other.key).again()
            self.note_gone(self._store.forget([one.other.key]))


def _is_beside(one: Memory, other: Memory) -> bool:
    return (one.about, one.space) == (other.about, other.space)


def _is_later(row: Row, since: Moment) -> bool:
    """Return whether a memory came, or got its words, after a moment."""
    return row.key > since.key or any(earlier.changed_at > since.at for earlier in row.memory.history)


def _rewords(move: Move) -> bool:
    """Return whether bringing a memory from a state to a state takes words out of the indexes."""
    _, source, target = move
    return source is not None and (target is None or (source.content, source.tags) != (target.content, target.tags))


def _same(one: Memory | None, other: Memory | None) -> bool:
    """Return whether two states are equal; when an assistant last recalled it does not count."""
    if one is None or other is None:
        return one is other
    return replace(one, last_accessed=None) == replace(other, last_accessed=None)
