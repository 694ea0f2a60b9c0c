"""The threads for what may wait on the network: they touch no store and no widget, and end before the window does.

There are two: one for what the owner waits for, one for what nobody does, so that neither holds up the other. A
third is for arithmetic in one go that lets go of Python's lock: the layout of the map.
"""

from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QThread, Signal, Slot

from wellkept.service.answers import Outside
from wellkept.ui.at_work import AtWork

STOP_WAIT_MS = 30_000
"""Every call looks at its flag several times a second, so ending one takes far less; a layout takes 3 s at most."""


class Flag:
    """Tells a running call to end. Written by the thread that gave the order.

    A call that nobody waits for asks while the owner is `at_work`, too, and is held up for a moment then.
    """

    def __init__(self, at_work: AtWork | None = None) -> None:
        self.raised = False
        self._at_work = at_work

    def __call__(self) -> bool:
        """Say whether the call shall end."""
        if self._at_work is not None and not self.raised:
            self._at_work.give_way()
        return self.raised


@dataclass(frozen=True, slots=True)
class Errand:
    """A call to make, the ticket of the job it is for, and the flag that ends it."""

    ticket: int
    call: Outside = field(repr=False)
    flag: Flag = field(repr=False)


@dataclass(frozen=True, slots=True)
class Returned:
    """What a call answered, or the fault it ended with."""

    errand: Errand
    answer: object = field(default=None, repr=False)
    fault: Exception | None = None


class _Runner(QObject):
    """Signals: `came` a `Returned`."""

    came = Signal(object)

    @Slot(object)
    def run(self, errand: Errand) -> None:
        """Make one call; one whose flag is up already is not made."""
        if errand.flag.raised:
            return
        try:
            returned = Returned(errand, errand.call.run(errand.flag))
        except Exception as error:  # noqa: BLE001 - every fault must reach the one who waits
            returned = Returned(errand, fault=error)
        self.came.emit(returned)


class OutsideThread(QObject):
    """Makes calls, one after the other. Starts at the first. Signals: `came` a `Returned`, in the owner's thread.

    The owner is the thread that made this object: the store's worker.
    """

    came = Signal(object)
    _ordered = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None, at_work: AtWork | None = None) -> None:
        """Make calls that give way to the owner, if told when one is `at_work`."""
        super().__init__(parent)
        self._at_work = at_work
        self._thread = QThread(self)
        self._thread.setObjectName(name)
        self._runner = _Runner()
        self._runner.moveToThread(self._thread)
        self._runner.came.connect(self._on_came)
        self._ordered.connect(self._runner.run)
        self._under_way: dict[int, Errand] = {}

    def run(self, ticket: int, call: Outside) -> None:
        """Make a call for the job of a ticket, when those before it are done."""
        if not self._thread.isRunning():
            self._thread.start()
        errand = Errand(ticket, call, Flag(self._at_work))
        self._under_way[errand.ticket] = errand
        self._ordered.emit(errand)

    def cancel(self, ticket: int) -> None:
        """End the call for a job; its answer is not heard."""
        errand = self._under_way.pop(ticket, None)
        if errand is not None:
            errand.flag.raised = True

    def stop(self) -> None:
        """End all calls and the thread."""
        for ticket in list(self._under_way):
            self.cancel(ticket)
        self._thread.quit()
        if not self._thread.wait(STOP_WAIT_MS):
            raise RuntimeError("A thread for the network did not end.")

    @Slot(object)
    def _on_came(self, returned: Returned) -> None:
        if self._under_way.pop(returned.errand.ticket, None) is returned.errand:
            self.came.emit(returned)
