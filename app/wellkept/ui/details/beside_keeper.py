"""What stands beside the memory in sight: learned with it, or near in what it says."""

from PySide6.QtCore import QObject, Signal

from wellkept.model.errors import MemoryNotFound
from wellkept.service.beside_answers import Beside, ShowBeside
from wellkept.ui.desk import Desk
from wellkept.ui.details.late_keeper import LateKeeper
from wellkept.ui.frame import Frame
from wellkept.ui.meaning_keeper import MeaningKeeper, Standing, State


class BesideKeeper(LateKeeper):
    """One of the further parts. Signals: `memory_wanted` show the memory with a key in the list."""

    memory_wanted = Signal(object)

    def __init__(self, desk: Desk, frame: Frame, meaning: MeaningKeeper, parent: QObject | None = None) -> None:
        super().__init__(desk, frame, parent)
        for section in (self._details.page.together, self._details.page.near):
            section.wanted.connect(self.memory_wanted)
        meaning.told.connect(self._on_told)

    def _clear(self, key: int) -> None:
        self._details.page.show_beside(Beside(key))

    def _ask(self, key: int) -> int:
        return self._desk.ask(ShowBeside(key), self._on_beside, failed=self._on_failed)

    def _on_told(self, standing: Standing) -> None:
        """Look again once more can be found by meaning."""
        if standing.state is not State.RUNS and self._details.key is not None:
            self.due.start()

    def _on_beside(self, beside: Beside) -> None:
        if beside.key == self._details.key:
            self._details.page.show_beside(beside)

    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, MemoryNotFound):  # the list says by itself that it is gone
            self._desk.failed.emit(error)
