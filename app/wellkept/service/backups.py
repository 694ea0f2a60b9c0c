"""Backups: made once a day and when asked for, proven, kept to a number; what is forgotten leaves them too."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from wellkept.model.errors import BackupFailed, BackupMissing, BackupsBusy, Interrupted, StoreError, WellkeptError
from wellkept.model.query import Filters
from wellkept.model.said import one_after_the_other
from wellkept.service.answers import Done
from wellkept.service.backup_requests import (
    BackupMade,
    Backups,
    LeaveRestore,
    Looked,
    LookOver,
    MakeBackup,
    PreviewRestore,
    RemoveBackup,
    Restore,
    Restored,
    RestorePreview,
    RestoreRows,
    ShowBackups,
    ShowRestoreRows,
    SwitchDaily,
)
from wellkept.service.restoring import Restoring
from wellkept.service.steps import Cancelled, Outside, StepsOutside
from wellkept.service.undo import UndoList
from wellkept.store.backups import Backup, BackupKind, Debt, Fresh
from wellkept.store.store import Store

Clock = Callable[[], int]

KEPT = {BackupKind.DAILY: 7, BackupKind.ASKED: 3, BackupKind.RESTORE: 3, BackupKind.UPDATE: 1}
"""How many of each kind are kept. A week of days: most losses are noticed within it. Our judgement."""
_DAY_MS = 20 * 3_600_000
"""A daily backup is due so long after the last: a bit less than a day, so that it need not wander later each day."""
_TRIES = 5
_PAYING_S = 5.0
"""How long closing may take over forgetting in backups; what is left is written down and done at the next start."""
_DAILY = "daily_backups"
_OFF = "off"


class BackupCases:
    """The use cases about backups."""

    def __init__(self, store: Store, clock: Clock, undo: UndoList) -> None:
        self._store, self._clock = store, clock
        self._fault = ""
        self._restoring = Restoring(store, undo)

    @property
    def use_cases(self) -> dict[type, Callable[[Any], object]]:
        """What to do for each request."""
        return {
            ShowBackups: lambda _: self.show(),
            MakeBackup: self.make,
            RemoveBackup: self.remove,
            SwitchDaily: self.switch_daily,
            PreviewRestore: lambda request: self.preview(request.path),
            ShowRestoreRows: self.rows,
            Restore: self.restore,
            LookOver: lambda _: self.look_over(),
            LeaveRestore: lambda _: self.leave(),
        }

    def show(self) -> Backups:
        """Return all backups and how they stand."""
        found = self._store.backups()
        return Backups(found, self._store.backup_folder, self._daily, self.due(found), self._fault, self._clock())

    def due(self, found: tuple[Backup, ...] | None = None) -> bool:
        """Tell whether today's backup is still to be made. A date ahead of the clock counts for nothing."""
        now = self._clock()
        backups = self._store.backups() if found is None else found
        fresh = any(one.kind is BackupKind.DAILY and 0 <= now - one.made_at < _DAY_MS for one in backups)
        return self._daily and not self._store.read_only and not fresh and self._store.count(Filters()) > 0

    @property
    def _daily(self) -> bool:
        return self._store.setting(_DAILY) != _OFF

    def switch_daily(self, request: SwitchDaily) -> Backups:
        """Make a backup every day, or none unless asked."""
        self._store.save_setting(_DAILY, "" if request.on else _OFF)
        return self.show()

    def make(self, request: MakeBackup) -> StepsOutside[BackupMade]:
        """Make a backup and let the oldest of its kind go; no daily one where another program is at it.

        Raises: BackupFailed, StoreFull and others, in words.
        """
        if request.kind is BackupKind.DAILY and not self.due():
            return BackupMade(None)
        try:
            made = yield from self._made(request.kind)
        except BackupsBusy:
            if request.kind is BackupKind.DAILY:
                return BackupMade(None)
            raise
        except WellkeptError as error:
            self._fault = one_after_the_other((error.sentence, error.next_step))
            raise
        self._fault = ""
        return BackupMade(made, self._rotate(request.kind))

    def _made(self, kind: BackupKind) -> StepsOutside[Backup]:
        for _ in range(_TRIES):
            # Not called where somebody forgets meanwhile: the copy would still have it.
            fresh: Fresh | None = yield Outside(partial(_copied, self._store))
            if fresh is not None:
                return self._store.keep_backup(fresh, kind, self._clock())
        raise BackupFailed("Memories were being forgotten all the while, so no backup was made.", "Try again later.")

    def _rotate(self, kind: BackupKind) -> int:
        older = [one for one in self._store.backups() if one.kind is kind][KEPT[kind] :]
        for one in older:
            self._store.drop_backup(one.name)
        return len(older)

    def remove(self, request: RemoveBackup) -> Backups:
        """Delete a backup. Raises: BackupMissing where its file cannot be deleted."""
        self._store.drop_backup(request.name)
        return self.show()

    def preview(self, path: Path) -> StepsOutside[RestorePreview]:
        """Say how a backup and the present differ. Raises: BackupMissing, NotAStore and others, in words."""
        return self._restoring.preview(path)

    def rows(self, request: ShowRestoreRows) -> RestoreRows:
        """Return some memories of the preview. Raises: WellkeptError when there is none."""
        return self._restoring.rows(request)

    def restore(self, request: Restore) -> StepsOutside[Restored]:
        """Keep how things are as a backup, then bring memories back. Raises: BackupFailed; then nothing is changed."""
        before = yield from self._made(BackupKind.RESTORE)
        self._rotate(BackupKind.RESTORE)
        return (yield from self._restoring.restore(request, before))

    def leave(self) -> Done:
        """Close the backup that is looked into, if one is."""
        return self._restoring.leave()

    def look_over(self) -> StepsOutside[Looked]:
        """After an end that was no good one, look whether all is whole, and make broken word indexes anew."""
        place = self._store.place_warnings()
        if not self._store.cut_off or self._store.read_only:
            return Looked(place=place)
        problems: tuple[str, ...] = yield Outside(self._store.look_over)
        if not problems:
            return Looked(place=place)
        self._store.rebuild_indexes()
        left: tuple[str, ...] = yield Outside(self._store.look_over)
        return Looked(left, mended=True, place=place)

    def pay(self) -> StepsOutside[int]:
        """Forget in the backups what was forgotten in the store; return how many still hold something."""
        if self._store.read_only:
            return 0
        left = 0
        for debt in self._store.backup_debts():
            try:
                gone: int = yield Outside(partial(_paid, self._store, debt))
            except BackupMissing:
                left += 1
            else:
                self._store.note_paid(debt, gone)
        return left

    def close(self) -> None:
        """Forget in the backups what time allows, and close one that is looked into."""
        self._restoring.leave()
        until = time.monotonic() + _PAYING_S
        try:
            for debt in () if self._store.read_only else self._store.backup_debts():
                if time.monotonic() > until:
                    break
                self._pay_now(debt)
        except StoreError:
            return  # the debt stands in the file

    def _pay_now(self, debt: Debt) -> None:
        try:
            gone = self._store.pay(debt)
        except BackupMissing:
            return
        self._store.note_paid(debt, gone)


def _copied(store: Store, cancelled: Cancelled) -> Fresh | None:
    """Make a backup; None if something was forgotten meanwhile."""
    try:
        return store.back_up(cancelled)
    except Interrupted:
        if cancelled():
            raise
        return None


def _paid(store: Store, debt: Debt, _cancelled: Cancelled) -> int:
    return store.pay(debt)
