"""Looks whether another program has changed the memories, while the window is looked at."""

from PySide6.QtCore import QObject, QTimer, Signal

from wellkept.service.answers import Changed
from wellkept.service.requests import AskChanged
from wellkept.ui.desk import Desk

EVERY_MS = 1000


class ChangeWatcher(QObject):
    """Signals: `changed` by another program."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._due = QTimer(self, interval=EVERY_MS)
        self._due.timeout.connect(self.ask)

    def watch(self, looking: bool) -> None:
        """Look every second, or no longer."""
        if looking:
            self._due.start()
        else:
            self._due.stop()

    def ask(self) -> None:
        """Look now, unless there is other work."""
        if self._desk.idle:
            self._desk.ask(AskChanged(), self._on_answer)

    def _on_answer(self, answer: Changed) -> None:
        if answer.changed:
            self.changed.emit()
