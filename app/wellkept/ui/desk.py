"""Where the widgets ask and get their answers, all in the window's own thread."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from wellkept.model.errors import Interrupted
from wellkept.model.memory import OWNER_BEING
from wellkept.service.answers import Done, UndoState
from wellkept.service.requests import Find
from wellkept.ui.at_work import AtWork
from wellkept.ui.beings.request import of_being
from wellkept.ui.outcomes import Answered, Failed, OpenStore, Outcome, Progressed, Stopped
from wellkept.ui.pace import Pace
from wellkept.ui.waiting import Job, is_background, is_quick, is_writing
from wellkept.ui.workers import Opener, StoreThread

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class _Asker:
    answered: Callable[[Any], None]
    failed: Callable[[Exception], None] | None
    progressed: Callable[[int, int], None] | None
    stopped: Callable[[], None] | None
    background: bool


class Desk(QObject):
    """Hands requests to the store thread and the answers to whoever asked.

    Signals: `failed` an exception that no asker took; `undo_changed` an `UndoState`; `wrote` memories have
    come, gone, or got other words.
    """

    failed = Signal(object)
    undo_changed = Signal(object)
    wrote = Signal()

    def __init__(self, opener: Opener, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = StoreThread(opener, self)
        self.pace = Pace(self._on_came, self)
        self._thread.came.connect(self.pace.take)
        self._askers: dict[int, _Asker] = {}
        self._last_ticket = 0
        self._refusing = self._handed_over = False
        self._undo = UndoState()
        self.being = OWNER_BEING
        """Whose memories are asked about."""

    @property
    def at_work(self) -> AtWork:
        """What is told when the owner moves something in the window."""
        return self._thread.orders.at_work

    @property
    def undo_state(self) -> UndoState:
        """What can be taken back, as last heard."""
        return self._undo

    @property
    def stopped(self) -> bool:
        """Whether the thread has been ended."""
        return self._refusing

    @property
    def idle(self) -> bool:
        """Whether nothing is being waited for, work in the background aside."""
        return self.pace.idle and all(asker.background for asker in self._askers.values())

    def ask(
        self,
        request: object,
        answered: Callable[[A], None],
        *,
        failed: Callable[[Exception], None] | None = None,
        progressed: Callable[[int, int], None] | None = None,
        stopped: Callable[[], None] | None = None,
    ) -> int:
        """Send a request and return its ticket; the answer comes later, never from within this call.

        A newer `Find` silences and ends an older one.
        """
        if self._refusing:
            return 0
        self.pace.begin()
        if is_quick(request):
            self.at_work.note()
        self._last_ticket += 1
        ticket = self._last_ticket
        if isinstance(request, Find):
            self._askers.pop(self._thread.orders.newest_find, None)
            self._thread.orders.newest_find = ticket
        self._askers[ticket] = _Asker(answered, failed, progressed, stopped, is_background(request))
        self._thread.give(Job(ticket, of_being(request, self.being)))
        return ticket

    def open(
        self,
        path: Path | None,
        opened: Callable[[Any], None],
        failed: Callable[[Exception], None],
        code: str = "",
    ) -> None:
        """Open a store in place of the one that is open, by its recovery code if one is given.

        One that was handed over is open already.
        """
        if self._handed_over:
            self._handed_over = False
            opened(Done())
            return
        self.ask(OpenStore(path, code), opened, failed=failed)

    def cancel(self, ticket: int) -> None:
        """Ask for long work to end; its asker hears `stopped`, or the answer if it was done by then."""
        self._thread.cancel(ticket)

    def drop(self, ticket: int) -> None:
        """Ask for work to end whose answer nobody wants any more."""
        if self._askers.pop(ticket, None) is not None:
            self._thread.cancel(ticket)

    def stop(self) -> None:
        """Refuse new requests, end all work, and join the thread."""
        self._refusing = True
        self._askers.clear()
        self.pace.clear()
        self._thread.stop()

    def hand_over(self, *, opened: bool) -> None:
        """Serve another window from now on: who asked or listened before hears nothing more.

        Where a store is `opened` it stays so, and the next `open` finds it open.
        """
        self._askers.clear()
        self.pace.clear()
        for signal in (self.failed, self.undo_changed, self.wrote):
            signal.disconnect()
        self._handed_over = opened

    def _on_came(self, outcome: Outcome) -> None:
        match outcome:
            case Progressed(ticket, done, total):
                asker = self._askers.get(ticket)
                if asker is not None and asker.progressed is not None:
                    asker.progressed(done, total)
            case Answered(ticket, request, answer, undo):
                self._note(request, undo)
                if (asker := self._askers.pop(ticket, None)) is not None:
                    asker.answered(answer)
            case Stopped(ticket, request, undo):
                self._note(request, undo)
                self._tell_stopped(self._askers.pop(ticket, None))
            case Failed(ticket, _, error):
                self._tell_failed(self._askers.pop(ticket, None), error)

    def _tell_failed(self, asker: _Asker | None, error: Exception) -> None:
        if asker is None:
            return
        if isinstance(error, Interrupted):
            self._tell_stopped(asker)
        elif asker.failed is not None:
            asker.failed(error)
        else:
            self.failed.emit(error)

    def _tell_stopped(self, asker: _Asker | None) -> None:
        if asker is not None and asker.stopped is not None:
            asker.stopped()

    def _note(self, request: object, undo: UndoState) -> None:
        if is_writing(request):
            self.wrote.emit()
        if undo != self._undo:
            self._undo = undo
            self.undo_changed.emit(undo)
