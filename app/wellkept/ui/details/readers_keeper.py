"""Asks which assistants read the memory in sight, once it has stood there for a moment."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from wellkept.service.answers import Details
from wellkept.service.assistant_requests import Accesses, ShowAccesses
from wellkept.ui.desk import Desk
from wellkept.ui.details.beside_keeper import PAUSE_MS
from wellkept.ui.frame import Frame


class ReadersKeeper(QObject):
    """One of the further parts."""

    def __init__(self, desk: Desk, frame: Frame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._frame = desk, frame
        self._section = frame.details.page.readers
        self._key: int | None = None
        self._ticket = 0
        self.due = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self.due.timeout.connect(self._ask)
        frame.details.shown.connect(self._on_shown)
        frame.list.moved.connect(self._on_moved)

    def begin(self) -> None:
        """Nothing is asked before a memory is in sight."""
        self._key = None
        self._section.clear()

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return no command."""
        return {}

    def end(self) -> None:
        """Stop: the window closes."""
        self.due.stop()
        self._desk.drop(self._ticket)

    def _on_moved(self) -> None:
        """What was asked for is not wanted any more."""
        self.due.stop()
        self._desk.drop(self._ticket)

    def _on_shown(self, details: Details) -> None:
        if details.key != self._key:
            self._key = details.key
            self._section.clear()
        self.due.start()

    def _ask(self) -> None:
        if self._key is not None and self._frame.details.key == self._key:
            self._desk.drop(self._ticket)
            self._ticket = self._desk.ask(ShowAccesses(key=self._key), partial(self._on_accesses, self._key))

    def _on_accesses(self, key: int, found: Accesses) -> None:
        if key == self._frame.details.key:
            self._section.show_accesses(found, self._frame.clock())
