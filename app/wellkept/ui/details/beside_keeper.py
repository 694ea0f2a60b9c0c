"""Asks what stands beside the memory in sight, once it has stood there for a moment."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from wellkept.model.errors import MemoryNotFound
from wellkept.service.answers import Details
from wellkept.service.beside_answers import Beside, ShowBeside
from wellkept.ui.desk import Desk
from wellkept.ui.frame import Frame
from wellkept.ui.meaning_keeper import MeaningKeeper, Standing, State

PAUSE_MS = 300
"""How long a memory stands before it is asked for: who walks through the list by arrow key, or holds one, does not wait
for it. A held key comes every 30 to 40 ms, one pressed again and again every 100 to 200."""


class BesideKeeper(QObject):
    """One of the further parts. Signals: `memory_wanted` show the memory with a key in the list."""

    memory_wanted = Signal(object)

    def __init__(self, desk: Desk, frame: Frame, meaning: MeaningKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._details = desk, frame.details
        self._key: int | None = None
        self._ticket = 0
        self.due = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self.due.timeout.connect(self._ask)
        self._details.shown.connect(self._on_shown)
        frame.list.moved.connect(self._on_moved)
        for section in (self._details.page.together, self._details.page.near):
            section.wanted.connect(self.memory_wanted)
        meaning.told.connect(self._on_told)

    def begin(self) -> None:
        """Nothing is asked before a memory is in sight."""

    def doing(self) -> dict[str, Callable[..., object]]:
        """Return no command: lines are pressed where they stand."""
        return {}

    def end(self) -> None:
        """Stop: the window closes."""
        self.due.stop()
        self._desk.drop(self._ticket)

    def _on_moved(self) -> None:
        """What was asked for is not wanted any more; what is, is asked for when its details are in sight."""
        self.due.stop()
        self._desk.drop(self._ticket)

    def _on_shown(self, details: Details) -> None:
        if details.key != self._key:
            self._key = details.key
            self._details.page.show_beside(Beside(details.key))
        self.due.start()

    def _on_told(self, standing: Standing) -> None:
        """Look again once more can be found by meaning."""
        if standing.state is not State.RUNS and self._details.key is not None:
            self.due.start()

    def _ask(self) -> None:
        if self._key is not None and self._details.key == self._key:
            self._desk.drop(self._ticket)
            self._ticket = self._desk.ask(ShowBeside(self._key), self._on_beside, failed=self._on_failed)

    def _on_beside(self, beside: Beside) -> None:
        if beside.key == self._details.key:
            self._details.page.show_beside(beside)

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, MemoryNotFound):  # the list says by itself that it is gone
            self._desk.failed.emit(error)
