"""The part of the window about backups: one a day by itself, and the pages, made when they are first opened."""

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from wellkept.model.errors import WellkeptError
from wellkept.service.backup_requests import Looked, LookOver, MakeBackup
from wellkept.store.backups import BackupKind
from wellkept.ui.acts import Acts
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.in_words import in_words
from wellkept.ui.outcomes import StartOver

if TYPE_CHECKING:
    from wellkept.ui.backups.keeper import BackupsKeeper

FIRST_MS = 20_000
"""So long after a store was opened today's backup is made: when its rows and vectors have been read."""
AGAIN_MS = 3_600_000


class BackupsPart(QObject):
    """Signals: `left` back to the list."""

    left = Signal()

    def __init__(
        self, desk: Desk, frame: Frame, acts: Acts, usable: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        """Show pages while `usable` says that a store is open."""
        super().__init__(parent)
        self._desk, self._frame, self._acts, self._usable = desk, frame, acts, usable
        self._made = False
        self._told = ""
        self._due = QTimer(self, interval=AGAIN_MS)
        self._first = QTimer(self, singleShot=True, interval=FIRST_MS)
        for timer in (self._due, self._first):
            timer.timeout.connect(self.make_daily)
        frame.fault.backup_wanted.connect(self._start_over)

    @cached_property
    def keeper(self) -> "BackupsKeeper":
        """The pages and what they hold."""
        from wellkept.ui.backups.keeper import BackupsKeeper

        made = BackupsKeeper(self._desk, self._frame.messages, self._acts, self._frame.clock, self)
        for page in (made.page, made.restore):
            self._frame.stack.addWidget(page)
        self._frame.stack.currentChanged.connect(self._on_turned)
        made.page.left.connect(self.left)
        made.restore_shown.connect(self._on_restore_shown)
        made.backups_shown.connect(self.open)
        self._made = True
        return made

    def begin(self) -> None:
        """Start with a store that has been opened."""
        self._told = ""
        self._first.start()
        self._due.start()
        self._desk.ask(LookOver(), self._on_looked, failed=_ignore)
        if self._made:
            self.keeper.restore.clear()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return what its command does."""
        return {"backups": self.open}

    def end(self) -> None:
        """Stop: the window closes."""
        self._first.stop()
        self._due.stop()

    def open(self) -> None:
        """Show the backups."""
        if self._usable():
            self._frame.turn_to(self.keeper.page)
            self.keeper.show_page()

    def make_daily(self) -> None:
        """Make today's backup if it is not there yet."""
        if self._usable():
            self._desk.ask(MakeBackup(BackupKind.DAILY), self._on_made, failed=self._on_failed)

    def _on_made(self, _made: object) -> None:
        if self._made:
            self.keeper.renew()

    def _on_failed(self, error: Exception) -> None:
        """Say it once; the page says it as long as it is so."""
        text = str(error) if isinstance(error, WellkeptError) else ""
        if not isinstance(error, WellkeptError):
            self._desk.failed.emit(error)
        elif text != self._told:
            self._told = text
            said = self.tr("Today's backup could not be made. {reason}").format(reason=in_words(error.sentence))
            self._frame.messages.error(WellkeptError(said, error.next_step), self.tr("Backups"), self.open)

    def _on_looked(self, looked: Looked) -> None:
        """Say what is wrong with the file or its place, and what was mended."""
        if looked.problems:
            said = WellkeptError(looked.problems[0], self.tr("Bring back what is missing from a backup."))
            self._frame.messages.error(said, self.tr("Backups"), self.open)
        elif looked.place:
            self._frame.messages.stay(in_words(looked.place[0]))
        elif looked.mended:
            self._frame.messages.notice(self.tr("The word index was damaged and has been made anew; nothing is lost."))

    def _start_over(self, path: Path | None) -> None:
        fault = self._frame.fault
        self._desk.ask(StartOver(path), self._on_started_over, failed=partial(self._on_not_started_over, path))
        fault.backup.setEnabled(False)

    def _on_started_over(self, _done: object) -> None:
        self._frame.fault.backup.setEnabled(True)
        self._frame.fault.try_again.emit()

    def _on_not_started_over(self, path: Path | None, error: Exception) -> None:
        self._frame.fault.backup.setEnabled(True)
        if isinstance(error, WellkeptError):
            self._frame.fault.say_fault(error, path)
        else:
            self._desk.failed.emit(error)

    def _on_turned(self, _place: int) -> None:
        """Close the backup that was looked into when another page is shown."""
        shown = self._frame.stack.currentWidget()
        if shown is not self.keeper.restore and self.keeper.restore.model.rowCount():
            self.keeper.leave()

    def _on_restore_shown(self) -> None:
        self._frame.turn_to(self.keeper.restore)


def _ignore(_outcome: object) -> None:
    """Say nothing: what cannot be looked over now is looked over at the next start."""
