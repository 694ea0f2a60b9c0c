"""A window on a store of its own, brought into a state and photographed."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.building import NOON, Clock
from wellkept.model.memory import Memory
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.desk import Desk
from wellkept.ui.errands import Service
from wellkept.ui.main_window import MainWindow
from wellkept.ui.theme import Scheme, Theme

SIZE = (1120, 720)
_PATIENCE_MS = 10_000


class Stage:
    """Use as a context: the window is shut down at the end."""

    def __init__(self, folder: Path, app: QApplication, memories: Sequence[Memory] = ()) -> None:
        self.path = folder / "memories.db"
        self.clock = Clock(NOON)
        self.theme = Theme(app)
        if memories:
            store = SqliteStore.open(self.path)
            store.insert(memories)
            store.close()
        self.window = MainWindow(Desk(self._open), self.theme, self.clock)

    def _open(self, path: Path | None) -> Service:
        return Wellkept.open(path, self.clock)

    def __enter__(self) -> "Stage":
        return self

    def __exit__(self, *_args: object) -> None:
        self.window.close()
        self.theme.set_scheme(Scheme.LIGHT)
        self.theme.usual_size()
        self.theme.deleteLater()
        self.window.deleteLater()
        QTest.qWait(1)

    def show(self, scheme: Scheme = Scheme.LIGHT, scale: float = 1.0) -> "Stage":
        """Show the window and wait for its rows."""
        self.theme.set_scheme(scheme)
        self.theme.set_scale(scale)
        self.window.resize(*SIZE)
        self.window.show()
        self.window.activateWindow()
        self.window.open_store(self.path)
        self.settle()
        return self

    def settle(self) -> None:
        """Wait until nothing is asked for any more and all is painted."""
        clock = QElapsedTimer()
        clock.start()
        quiet = 0
        while quiet < 4:
            QTest.qWait(5)
            quiet = quiet + 1 if self.window.desk.idle else 0
            if clock.elapsed() > _PATIENCE_MS:
                raise TimeoutError("The window does not come to rest.")

    def type(self, widget: QWidget, text: str) -> None:
        """Put text into a widget by keys."""
        QTest.keyClicks(widget, text)
        self.settle()

    def press(self, widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key in a widget."""
        QTest.keyClick(widget, key, modifier)
        self.settle()

    def click(self, widget: QWidget) -> None:
        """Click a widget in its middle."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint())
        self.settle()

    def picture(self, widget: QWidget | None = None) -> QImage:
        """Return what the window looks like, without a blinking caret."""
        shown = widget or self.window
        image = QImage(shown.size(), QImage.Format.Format_RGB32)
        shown.render(image)
        return image
