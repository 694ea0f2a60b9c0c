"""Asks something about the memory in sight, once it has stood there for a moment."""

from abc import abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from wellkept.service.answers import Details
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame

PAUSE_MS = 300
"""How long a memory stands before it is asked for: who walks through the list by arrow key, or holds one, does not wait
for it. A held key comes every 30 to 40 ms, one pressed again and again every 100 to 200."""


class LateKeeper(QObject):
    """One of the further parts, as those that come late have it in common."""

    def __init__(self, desk: Desk, frame: Frame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._frame, self._details = desk, frame, frame.details
        self._key: int | None = None
        self._ticket = 0
        self.due = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self.due.timeout.connect(self._on_due)
        self._details.shown.connect(self._on_shown)
        frame.list.moved.connect(self._drop)

    @abstractmethod
    def _clear(self, key: int) -> None:
        """Take from sight what was told of the memory before; `key` is that of the one in sight now."""

    @abstractmethod
    def _ask(self, key: int) -> int:
        """Ask about a memory, and return the ticket."""

    def begin(self) -> None:
        """Nothing is asked before a memory is in sight."""
        self._key = None

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return no command: lines are pressed where they stand."""
        return {}

    def end(self) -> None:
        """Stop: the window closes."""
        self._drop()

    def _drop(self) -> None:
        """What was asked for is not wanted any more; what is, is asked for when its details are in sight."""
        self.due.stop()
        self._desk.drop(self._ticket)

    def _on_shown(self, details: Details) -> None:
        if details.key != self._key:
            self._key = details.key
            self._clear(details.key)
        self.due.start()

    def _on_due(self) -> None:
        if self._key is not None and self._details.key == self._key:
            self._desk.drop(self._ticket)
            self._ticket = self._ask(self._key)
