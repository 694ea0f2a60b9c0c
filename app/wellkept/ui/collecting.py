"""While the window is open, Python collects garbage in the window's thread only.

Left to itself it collects in whichever thread makes the most objects: then a worker may take a widget apart,
which Qt forbids, and a collection in the middle of loading a model stops the window as well.
"""

import gc
import time

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 100
QUIET_MS = 2000
"""The oldest objects, 10 ms of them, are looked through only when the owner has done nothing for so long."""
LONG_S = 0.02
"""Where looking through them took longer, seconds of processor, they are many that stay (an undo of 10,000 memories
took 73 ms each time): later collections need not look at them again."""


class Collector(QObject):
    """Collects what Python would have collected, every tenth of a second."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._due = QTimer(self, interval=EVERY_MS)
        self._due.timeout.connect(self._on_due)
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)

    @property
    def busy(self) -> bool:
        """Whether the owner did something just now."""
        return self._quiet.isActive()

    def start(self) -> None:
        """Take over."""
        gc.disable()
        self._due.start()

    def settle(self) -> None:
        """Take what is there by now as staying: later collections need not look at it again."""
        gc.freeze()

    def hold(self) -> None:
        """Put off what takes long: the owner is doing something."""
        self._quiet.start()

    def stop(self) -> None:
        """Hand back."""
        if self._due.isActive():
            self._due.stop()
            self._quiet.stop()
            gc.unfreeze()
            gc.enable()

    def _on_due(self) -> None:
        collect(oldest=not self.busy)


_OLDEST = 2


def collect(*, oldest: bool) -> None:
    """Collect the generations that are due by Python's own thresholds; the oldest one only if asked."""
    for generation, (count, threshold) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)):
        if not threshold or count <= threshold or (generation == _OLDEST and not oldest):
            break
        start = time.thread_time()
        gc.collect(generation)
        if generation == _OLDEST and time.thread_time() - start > LONG_S:
            gc.freeze()
