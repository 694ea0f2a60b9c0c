"""Joins the two pages of backups with what they ask for."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog

from wellkept.model.errors import WellkeptError
from wellkept.service.backup_requests import (
    BackupMade,
    Backups,
    Group,
    LeaveRestore,
    MakeBackup,
    PreviewRestore,
    RemoveBackup,
    Restore,
    Restored,
    RestorePreview,
    ShowBackups,
    ShowRestoreRows,
    SwitchDaily,
)
from wellkept.store.backups import Backup
from wellkept.ui.acts import Acts
from wellkept.ui.ages import Clock
from wellkept.ui.backups import words
from wellkept.ui.backups.page import BackupsPage
from wellkept.ui.backups.restore_page import RestorePage
from wellkept.ui.desk import Desk
from wellkept.ui.messages import MessageBar


class BackupsKeeper(QObject):
    """Makes the pages. Signals: `restore_shown` the page of what would come back; `backups_shown` the other."""

    restore_shown = Signal()
    backups_shown = Signal()

    def __init__(
        self, desk: Desk, messages: MessageBar, acts: Acts, clock: Clock, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._messages, self._acts = desk, messages, acts
        self._ticket = 0
        self.page = BackupsPage(clock)
        self.restore = RestorePage()
        self.page.made.connect(self._make)
        self.page.daily.connect(self._switch)
        self.page.opened.connect(self._on_opened)
        self.page.removed.connect(self._on_removed)
        self.page.other_wanted.connect(self._choose)
        self.restore.left.connect(self._on_left)
        self.restore.wanted.connect(self._restore)
        self.restore.model.rows_wanted.connect(self._on_rows_wanted)

    def show_page(self) -> None:
        """Bring the page up to date."""
        self.page.focus()
        self._desk.ask(ShowBackups(), self._on_first)

    def renew(self) -> None:
        """Bring the page up to date where it is in sight."""
        if self.page.isVisible():
            self._desk.ask(ShowBackups(), self.page.load)

    def leave(self) -> None:
        """Look into no backup any more, and hold no words."""
        self._desk.drop(self._ticket)
        self._ticket = 0
        self.restore.clear()
        self._desk.ask(LeaveRestore(), _ignore, failed=_ignore)

    def look_into(self, path: Path) -> None:
        """Show what a backup would bring back."""
        self._desk.drop(self._ticket)
        self.restore.show_looking()
        self.restore_shown.emit()
        self._ticket = self._desk.ask(
            PreviewRestore(path), self._on_preview, failed=self._on_not_previewed, stopped=self._on_left
        )

    def _on_first(self, found: Backups) -> None:
        self.page.load(found)
        if self.page.isVisible():
            self.page.focus()

    def _make(self) -> None:
        self.page.set_running(running=True)
        self._desk.ask(MakeBackup(), self._on_made, failed=self._on_failed, stopped=self._on_end)

    def _on_made(self, made: BackupMade) -> None:
        self._on_end()
        if made.backup is not None:
            self._messages.clear_error()
            self._messages.notice(words.made(made.backup))

    def _on_failed(self, error: Exception) -> None:
        self._on_end()
        if isinstance(error, WellkeptError):
            self._messages.error(error)
        else:
            self._desk.failed.emit(error)

    def _on_end(self) -> None:
        self.page.set_running(running=False)
        self.renew()

    def _switch(self, on: bool) -> None:
        self._desk.ask(SwitchDaily(on), self.page.load, failed=self._on_failed)

    def _on_opened(self, backup: Backup) -> None:
        self.look_into(backup.path)

    def _on_removed(self, backup: Backup) -> None:
        self._messages.stay(words.removal(backup), self.tr("Delete"), partial(self._remove, backup.name))

    def _remove(self, name: str) -> None:
        self._desk.ask(RemoveBackup(name), self.page.load, failed=self._on_failed)

    def _choose(self) -> None:
        dialog = QFileDialog(self.page, self.tr("Choose a backup"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Memories (*.db)"), self.tr("All files (*)")])
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._on_chosen)
        dialog.open()

    def _on_chosen(self, name: str) -> None:
        self.look_into(Path(name))

    def _on_preview(self, preview: RestorePreview) -> None:
        self.restore.show_preview(preview)

    def _on_not_previewed(self, error: Exception) -> None:
        self._on_left()
        self._on_failed(error)

    def _on_rows_wanted(self, group: Group, places: tuple[int, ...]) -> None:
        self._desk.ask(ShowRestoreRows(group, places), self.restore.model.take, failed=_ignore)

    def _on_left(self) -> None:
        self.leave()
        self.backups_shown.emit()

    def _restore(self, wanted: Restore) -> None:
        self.restore.set_running(running=True)
        self._ticket = self._desk.ask(wanted, self._on_restored, failed=self._on_not_restored, stopped=self._on_left)

    def _on_restored(self, done: Restored) -> None:
        self._on_left()
        self._acts.changed.emit()
        self._messages.notice(words.restored(done), self.tr("Undo"), self._acts.undo)

    def _on_not_restored(self, error: Exception) -> None:
        self.restore.set_running(running=False)
        self._on_failed(error)


def _ignore(_outcome: object) -> None:
    """Say nothing: what was asked for is not wanted any more."""
