"""Run the real window until its first rows are painted, print how that went, and quit.

Run by `tests.bench.window` in a process of its own: `first_rows STARTED PATH`, STARTED in s since 1970.
"""

import sys
import time
from pathlib import Path

from PySide6.QtCore import QTimer

from tests.bench.figures import resident_mb
from wellkept.ui import app, sitting
from wellkept.ui.main_window import MainWindow

_LOOK_EVERY_MS = 1


class _Watched(MainWindow):
    """A window that looks every ms whether its first row is there, then prints and closes."""

    def show(self) -> None:
        super().show()
        self.repaint()
        print(f"window {(time.time() - float(sys.argv[1])) * 1e3:.1f}")
        self._look = QTimer(self, interval=_LOOK_EVERY_MS)
        self._look.timeout.connect(self._on_look)
        self._look.start()

    def _on_look(self) -> None:
        model = self.list.model
        if model.rowCount() and model.card(0) is not None:
            self._look.stop()
            self.list.table.viewport().repaint()
            print(f"rows {(time.time() - float(sys.argv[1])) * 1e3:.1f}")
            print(f"rss {resident_mb():.1f}")
            self.close()


if __name__ == "__main__":
    setattr(sitting, "MainWindow", _Watched)  # noqa: B010 - the program's own start, with a window that watches itself
    sys.exit(app.run_window(Path(sys.argv[2])))
