"""Bringing memories back from a backup: looked at first, side by side, then all or chosen ones, with one undo."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from wellkept.model.errors import WellkeptError
from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.service.answers import Act, Done
from wellkept.service.backup_requests import (
    Group,
    Restore,
    Restored,
    RestorePreview,
    RestoreRow,
    RestoreRows,
    ShowRestoreRows,
)
from wellkept.service.slices import SLICE
from wellkept.service.steps import Cancelled, Outside, Progress, Steps, StepsOutside
from wellkept.service.undo import Change, UndoList
from wellkept.store.backups import Backup, Outline
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row, Store

_AT_ONCE = 2000
"""How many memories one slice compares: some 20 ms."""
_NOT_OPEN = WellkeptError("No backup is being looked at.", "Choose a backup first.")

Pair = tuple[int | None, int | None]
"""The key of a memory in the backup and now; None where it is not there."""


@dataclass(slots=True)
class _Looked:
    """A backup that is looked into, and how it differs from the present."""

    path: Path
    store: SqliteStore
    close: Callable[[], None]
    pairs: dict[Group, list[Pair]]
    reworded: int = 0
    forgotten: int = 0


class Restoring:
    """Holds at most one backup open, in a copy: the backup itself is only read."""

    def __init__(self, store: Store, undo: UndoList) -> None:
        self._store, self._undo = store, undo
        self._looked: _Looked | None = None

    def preview(self, path: Path) -> StepsOutside[RestorePreview]:
        """Compare a backup with the present. Raises: BackupMissing, NotAStore, StoreTooNew and others, in words."""
        self.leave()
        opened = yield Outside(partial(_opened, self._store, path))
        copy, close = opened
        looked = _Looked(path, SqliteStore.open(copy, key=self._store.file_key), close, {group: [] for group in Group})
        self._looked = looked
        yield from self._compare(looked)
        counts = {group.value: len(pairs) for group, pairs in looked.pairs.items()}
        return RestorePreview(
            path, looked.store.count(Filters()), reworded=looked.reworded, forgotten=looked.forgotten, **counts
        )

    def leave(self) -> Done:
        """Close the backup that is looked into, if one is."""
        looked, self._looked = self._looked, None
        if looked is not None:
            looked.store.close()
            looked.close()
        return Done()

    def rows(self, request: ShowRestoreRows) -> RestoreRows:
        """Return some memories of the preview, then and now."""
        looked = self._open
        pairs = looked.pairs[request.group]
        found = [(place, *pairs[place]) for place in request.places if place < len(pairs)]
        then = _by_key(looked.store, [key for _, key, _ in found])
        now = _by_key(self._store, [key for _, _, key in found])
        rows = tuple(RestoreRow(place, then.get(one), now.get(other)) for place, one, other in found)
        return RestoreRows(request.group, rows)

    def restore(self, request: Restore, before: Backup) -> Steps[Restored]:
        """Bring memories back, one undo for all."""
        looked = self._open
        changes: list[Change] = []
        known = 0
        try:
            for keys in _slices(_chosen(looked.pairs[Group.LOST], request.lost)):
                known += self._bring_back(looked.store, [then for then, _ in keys if then is not None], changes)
                yield Progress(len(changes), 0)
            for pairs in _slices(_chosen(looked.pairs[Group.CHANGED], request.changed)):
                self._reword(looked.store, pairs, changes)
                yield Progress(len(changes), 0)
            for pairs in _slices(_chosen(looked.pairs[Group.NEWER], request.newer)):
                gone = self._store.set_aside([now for _, now in pairs if now is not None])
                self._undo.note_gone(gone)
                changes += [Change(row.key, row.memory, None) for row in gone]
                yield Progress(len(changes), 0)
        finally:
            self._undo.record(Act.RESTORE, changes)
            self._store.scrub()
        lost = sum(change.before is None for change in changes)
        newer = sum(change.after is None for change in changes)
        self.leave()
        return Restored(lost, len(changes) - lost - newer, newer, known, before)

    @property
    def _open(self) -> _Looked:
        if self._looked is None:
            raise _NOT_OPEN
        return self._looked

    def _compare(self, looked: _Looked) -> Steps[None]:
        """Walk through both in the order of their ids."""
        for then, now in _both(looked.store, self._store):
            lost = [one for one in then.values() if one.id not in now]
            forgotten = self._store.were_forgotten([one.id for one in lost])
            looked.forgotten += len(forgotten)
            looked.pairs[Group.LOST] += [(one.key, None) for one in lost if one.id not in forgotten]
            both = [(one, now[one.id]) for one in then.values() if one.id in now]
            other = [(one, two) for one, two in both if one.words != two.words or one.rest != two.rest]
            looked.pairs[Group.CHANGED] += [(one.key, two.key) for one, two in other]
            looked.reworded += sum(one.words != two.words for one, two in other)
            looked.pairs[Group.NEWER] += [(None, two.key) for two in now.values() if two.id not in then]
            yield Progress(sum(map(len, looked.pairs.values())), 0)

    def _bring_back(self, backup: Store, keys: Sequence[int], changes: list[Change]) -> int:
        """Write lost memories again; return how many were left out because another one says the same now."""
        rows = backup.rows_with_all(keys)
        wanted = [row for row in rows if self._store.known(row.memory.being_id, row.memory.content) is None]
        taken = {row.key for row in self._store.rows([row.key for row in wanted])}
        # Lines of the profile and pairs kept apart speak of other memories, which may be forgotten since.
        self._store.put_back([replace(row, lines=(), apart=()) for row in wanted if row.key not in taken])
        changes += [Change(row.key, None, row.memory) for row in wanted if row.key not in taken]
        others = [row for row in wanted if row.key in taken]  # a backup of another file: keys mean something else
        if others:
            new = self._store.insert([row.memory for row in others])
            self._store.keep_here([key for key, row in zip(new, others, strict=True) if row.kept_here], marked=True)
            changes += [Change(key, None, row.memory) for key, row in zip(new, others, strict=True)]
        return len(rows) - len(wanted)

    def _reword(self, backup: Store, pairs: Sequence[Pair], changes: list[Change]) -> None:
        """Make memories what they were in the backup; when an assistant last recalled them stays."""
        then = _whole(backup, [one for one, _ in pairs])
        now = _whole(self._store, [other for _, other in pairs])
        rows: list[Row] = []
        for one, other in pairs:
            if other is not None and one in then and other in now:
                target = replace(then[one], last_accessed=now[other].last_accessed)
                rows.append(Row(other, target))
                changes.append(Change(other, now[other], target))
        self._store.replace(rows)


def _opened(store: Store, path: Path, cancelled: Cancelled) -> tuple[Path, Callable[[], None]]:
    return store.open_backup(path, cancelled)


def _both(one: Store, other: Store) -> Iterator[tuple[dict[str, Outline], dict[str, Outline]]]:
    """Yield the memories of two stores piece by piece, each piece the same stretch of ids."""
    after = ""
    while True:
        pieces = one.outlines(after, _AT_ONCE), other.outlines(after, _AT_ONCE)
        end = min((piece[-1].id for piece in pieces if len(piece) == _AT_ONCE), default=None)
        yield _upto(pieces[0], end), _upto(pieces[1], end)
        if end is None:
            return
        after = end


def _upto(piece: Sequence[Outline], end: str | None) -> dict[str, Outline]:
    return {item.id: item for item in piece if end is None or item.id <= end}


def _by_key(store: Store, keys: Sequence[int | None]) -> dict[int | None, Memory]:
    return {row.key: row.memory for row in store.rows([key for key in keys if key is not None])}


def _whole(store: Store, keys: Sequence[int | None]) -> dict[int | None, Memory]:
    """Return memories with their histories, by key."""
    return {row.key: row.memory for row in store.whole_rows([key for key in keys if key is not None])}


def _chosen(pairs: list[Pair], places: tuple[int, ...] | None) -> list[Pair]:
    return pairs if places is None else [pairs[place] for place in places if place < len(pairs)]


def _slices(pairs: list[Pair]) -> list[list[Pair]]:
    return [pairs[start : start + SLICE] for start in range(0, len(pairs), SLICE)]
