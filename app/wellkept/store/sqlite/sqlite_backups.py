"""What `store.backups` promises, over SQLite."""

from collections.abc import Callable, Sequence
from pathlib import Path

import apsw

from wellkept.model.errors import BackupFailed, BackupMissing, StoreFull
from wellkept.store.backups import Backup, BackupKind, Debt, Fresh, Outline
from wellkept.store.sqlite import (
    attached,
    backup_copy,
    backup_files,
    backup_forgets,
    backup_records,
    check,
    lists,
    memories,
    placement,
)
from wellkept.store.sqlite.ballast import give_ballast, keep_ballast
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.sqlite.sealing import file_id
from wellkept.store.store import Row


class SqliteBackups(HeldFile):
    """The methods of `BackupStore`, and what bringing memories back from one needs."""

    _forgets = 0
    """How often something was forgotten through this object; looked at by a backup under way in another thread."""

    @property
    def path(self) -> Path:
        return self._path

    @property
    def backup_folder(self) -> Path:
        return backup_files.folder_of(self._path)

    def backups(self) -> tuple[Backup, ...]:
        with owner_faults():
            return backup_records.backups(self._con, self._path)

    def back_up(self, stop: Callable[[], bool]) -> Fresh:
        begun = self._forgets
        return backup_copy.back_up(self._path, lambda: stop() or self._forgets != begun, self._key)

    def keep_backup(self, fresh: Fresh, kind: BackupKind, now: int) -> Backup:
        try:
            if file_id(fresh.path) != file_id(self._path):
                raise BackupFailed("The encryption of your memories was changed meanwhile, so no backup was made.")
            name = backup_files.free_name(self._path, kind, now)
            with self._writing():  # first, so that a backup which is there is known: it has to forget
                backup_records.note(self._con, name, kind, now, fresh.proof)
            backup_files.put_in_place(fresh.path, self.backup_folder / name)
            keep_ballast(self._path)
        except OSError as error:
            raise BackupFailed from error
        finally:
            fresh.close()
        return next(one for one in self.backups() if one.name == name)

    def drop_backup(self, name: str) -> None:
        if name not in {one.name for one in self.backups()}:
            raise BackupMissing
        try:
            backup_files.remove(self.backup_folder / name)
        except OSError as error:
            raise BackupMissing("This backup cannot be deleted.", "Allow writing to its folder.") from error
        with self._writing():
            backup_records.drop(self._con, name)

    def backup_debts(self) -> tuple[Debt, ...]:
        with owner_faults():
            return backup_records.debts(self._con, self._path)

    _cut_off = False

    @property
    def cut_off(self) -> bool:
        return self._cut_off

    def look_over(self, stop: Callable[[], bool]) -> tuple[str, ...]:
        with owner_faults():
            return backup_copy.look_over(self._path, stop, self._key)

    def rebuild_indexes(self) -> None:
        with self._writing():
            check.rebuild_indexes(self._con)

    def place_warnings(self) -> tuple[str, ...]:
        return placement.warnings_about(self._path)

    def open_backup(self, path: Path, stop: Callable[[], bool]) -> tuple[Path, Callable[[], None]]:
        return backup_copy.open_copy(self._path, path, stop, self._key)

    def pay(self, debt: Debt) -> int:
        return backup_forgets.forget_in(debt.path, debt.ids, self._key)

    def note_paid(self, debt: Debt, gone: int) -> None:
        with self._writing():
            backup_records.paid(self._con, debt, gone)

    def forget_mark(self) -> int:
        with owner_faults():
            return backup_records.mark(self._con)

    def were_forgotten(self, ids: Sequence[str]) -> frozenset[str]:
        with owner_faults():
            return backup_records.forgotten_of(self._con, ids)

    def outlines(self, after: str, limit: int) -> tuple[Outline, ...]:
        with owner_faults():
            return backup_records.outlines(self._con, after, limit)

    def rows_with_all(self, keys: Sequence[int]) -> tuple[Row, ...]:
        with owner_faults():
            return attached.with_all(self._con, lists.whole_rows(self._con, keys))

    def _forget(self, keys: Sequence[int]) -> tuple[Row, ...]:
        """Forget, also on a full disk: then from the reserve that was laid in for it."""
        self._forgets += 1
        try:
            return memories.forget(self._con, keys)
        except apsw.FullError as error:
            if not give_ballast(self._path):
                raise StoreFull from error
            return memories.forget(self._con, keys)

    def _set_aside(self, keys: Sequence[int]) -> tuple[Row, ...]:
        self._forgets += 1
        with self._writing(), memories.writing(self._con):
            gone = memories.forget(self._con, keys)
            backup_records.not_forgotten(self._con, [row.memory.id for row in gone])
            return gone
