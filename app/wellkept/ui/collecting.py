"""While the window is open, Python collects garbage in the window's thread only.

Left to itself it collects in whichever thread makes the most objects: then a worker may take a widget apart,
which Qt forbids, and a collection in the middle of loading a model stops the window as well.
"""

import gc

from PySide6.QtCore import QObject, QTimer

EVERY_MS = 100


class Collector(QObject):
    """Collects what Python would have collected, every tenth of a second."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._due = QTimer(self, interval=EVERY_MS)
        self._due.timeout.connect(collect)

    def start(self) -> None:
        """Take over."""
        gc.disable()
        self._due.start()

    def settle(self) -> None:
        """Take what is there by now as staying: later collections need not look at it again."""
        gc.freeze()

    def stop(self) -> None:
        """Hand back."""
        if self._due.isActive():
            self._due.stop()
            gc.unfreeze()
            gc.enable()


def collect() -> None:
    """Collect the generations that are due by Python's own thresholds."""
    for generation, (count, threshold) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)):
        if not threshold or count <= threshold:
            break
        gc.collect(generation)
