"""Has what is searched for read by a model on another computer, once the owner rests; then the list is asked again.

Until then, and wherever that fails, the search goes by words.
"""

from PySide6.QtCore import QObject, QTimer, Signal

from wellkept.service.remote_requests import ReadQuestion
from wellkept.ui.desk import Desk

REST_MS = 400
"""After the last key: every reading is a call that leaves this computer, and half a word means nothing."""


class QuestionReader(QObject):
    """Signals: `read` the list should be asked again."""

    read = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._text = ""
        self._ticket = 0
        self._due = QTimer(self, singleShot=True, interval=REST_MS)
        self._due.timeout.connect(self._ask)

    def note(self, text: str) -> None:
        """Hear what was searched for; "" for nothing that a far model should read."""
        if text == self._text:
            return
        self._text = text
        self._desk.drop(self._ticket)
        if text.strip():
            self._due.start()
        else:
            self._due.stop()

    def _ask(self) -> None:
        self._ticket = self._desk.ask(ReadQuestion(self._text), self._on_read, failed=_ignore)

    def _on_read(self, changed: bool) -> None:
        if changed:
            self.read.emit()


def _ignore(_error: Exception) -> None:
    """Say nothing: the search by words stands."""
