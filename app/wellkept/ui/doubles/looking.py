"""Looking through all memories, answer by answer, while the page is in sight and the owner is not behind."""

from PySide6.QtCore import QObject, Signal

from wellkept.service.double_answers import LookedAt
from wellkept.service.double_requests import LookForDoubles, StopLooking
from wellkept.ui.desk import Desk
from wellkept.ui.doubles import words

MOST_OPEN = 500
"""Looking rests while so many pairs wait: nobody decides more in one sitting, and the list stays quick."""
_NOTHING_YET = LookedAt((), 0, 0, whole=False, by_meaning=True)


class Looking(QObject):
    """Signals: `found` a tuple of `Double`, perhaps none; `told` it has come further.

    Attributes: `begun` whether there was a look at this store; `running` whether an answer is waited for; `last` how
    far it has come.
    """

    found = Signal(object)
    told = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ticket = 0
        self._stopped = False
        self.begun = False
        self.last = _NOTHING_YET

    @property
    def running(self) -> bool:
        """Whether an answer is waited for."""
        return bool(self._ticket)

    def begin(self) -> None:
        """Look from the first memory on."""
        self.begun, self._stopped, self.last = True, False, _NOTHING_YET
        self._ask(anew=True)

    def go_on(self, waiting: int) -> None:
        """Look on where there is more to look at; `waiting` is how many pairs wait for the owner."""
        wanted = self.begun and not self._stopped and not self.last.whole
        if wanted and not self.running and waiting < MOST_OPEN:
            self._ask()

    def rest(self) -> None:
        """Look no further for now."""
        self._desk.drop(self._ticket)
        self._ticket = 0

    def stop(self) -> None:
        """Give it up: only a new look begins again."""
        self.rest()
        self._stopped = True
        self._desk.ask(StopLooking(), lambda _: None)

    def forget(self) -> None:
        """Another store is open."""
        self.rest()
        self.begun, self.last = False, _NOTHING_YET

    def status(self, waiting: int) -> str:
        """Return how far it has come, in words."""
        last = self.last
        if self.running:
            return words.looking(last.done, last.total, waiting)
        if last.whole:
            return words.looked(last.total, waiting)
        said = words.stopped if self._stopped else words.resting
        return said(last.done, last.total, waiting)

    def _ask(self, *, anew: bool = False) -> None:
        self.rest()
        self._ticket = self._desk.ask(
            LookForDoubles(anew), self._on_looked, failed=self._on_failed, progressed=self._on_progressed
        )

    def _on_progressed(self, done: int, total: int) -> None:
        if (done, total) != (self.last.done, self.last.total):  # most slices are a part of a step
            self.last = LookedAt((), done, total, whole=False, by_meaning=self.last.by_meaning)
            self.told.emit()

    def _on_looked(self, answer: LookedAt) -> None:
        self._ticket, self.last = 0, answer
        self.found.emit(answer.doubles)

    def _on_failed(self, error: Exception) -> None:
        self._ticket, self._stopped = 0, True
        self.told.emit()
        self._desk.failed.emit(error)
