"""What the window does by itself while it is looked at: see what others changed, and put the file in order."""

from PySide6.QtCore import QObject, QTimer, Signal

from wellkept.model.errors import StoreMissing
from wellkept.service.changed import Changed
from wellkept.service.requests import AskChanged, Tidy
from wellkept.ui.desk import Desk

EVERY_MS = 1000
TIDY_EVERY = 5
"""At every fifth look the file is put in order: bytes that a reader kept in the log, indexes in many pieces."""


class ChangeWatcher(QObject):
    """Signals: `changed` a `Changed`, by another program; `lost` an error, once, when the file is not in its place any
    more; `found` it is again.
    """

    changed = Signal(object)
    lost = Signal(object)
    found = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._looks = 0
        self._is_lost = False
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
        if not self._desk.idle:
            return
        self._looks += 1
        self._desk.ask(AskChanged(), self._on_answer, failed=self._on_failed)
        if self._looks % TIDY_EVERY == 0:
            self._desk.ask(Tidy(), _ignore, failed=_ignore)

    def _on_answer(self, answer: Changed) -> None:
        if self._is_lost:
            self._is_lost = False
            self.found.emit()
        if answer:
            self.changed.emit(answer)

    def _on_failed(self, error: Exception) -> None:
        """Say once that the file is lost, however often it is looked for."""
        if not isinstance(error, StoreMissing):
            self._desk.failed.emit(error)
        elif not self._is_lost:
            self._is_lost = True
            self.lost.emit(error)


def _ignore(_outcome: object) -> None:
    """Say nothing: a file that could not be put in order is as it was, and the next look tries again."""
