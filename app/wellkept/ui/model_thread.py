"""The thread that loads models: it touches no store and no widget, and ends before the window does."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QThread, Signal, Slot

from wellkept.service.meaning_answers import Unloaded

STOP_WAIT_MS = 30_000
"""Loading cannot be broken off; it takes about 1 s."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to load, and a number that comes back with the answer."""

    number: int
    what: Unloaded = field(repr=False)


@dataclass(frozen=True, slots=True)
class Loaded:
    """The order of this number is done; `faults` of what could not be loaded."""

    number: int
    faults: Sequence[Exception] = ()


class _Loader(QObject):
    """Signals: `came` a `Loaded`."""

    came = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.closing = False  # written by the window's thread

    @Slot(object)
    def load(self, order: Order) -> None:
        """Load one model after the other."""
        faults = []
        for load in order.what.loads:
            if self.closing:
                return
            try:
                load()
            except Exception as error:  # noqa: BLE001 - every fault must reach the window as an answer
                faults.append(error)
        self.came.emit(Loaded(order.number, tuple(faults)))


class ModelThread(QObject):
    """Starts at the first order. Signals: `came` a `Loaded`, in the window's thread."""

    came = Signal(object)
    _ordered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread(self)
        self._thread.setObjectName("models")
        self._loader = _Loader()
        self._loader.moveToThread(self._thread)
        self._loader.came.connect(self._on_came)
        self._ordered.connect(self._loader.load)

    def load(self, order: Order) -> None:
        """Load models, one order after the other."""
        if not self._loader.closing:
            if not self._thread.isRunning():
                self._thread.start(QThread.Priority.LowPriority)
            self._ordered.emit(order)

    def end(self) -> None:
        """Load nothing more; do not wait."""
        self._loader.closing = True
        self._thread.quit()

    def join(self) -> None:
        """Wait until what is being loaded is loaded and the thread has ended."""
        if not self._thread.wait(STOP_WAIT_MS):
            raise RuntimeError("The thread that loads models did not end.")

    @Slot(object)
    def _on_came(self, loaded: Loaded) -> None:
        self.came.emit(loaded)
