"""What need not follow every step of a window that is dragged larger or smaller: it follows when the window rests."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

TICK_MS, TICKS = 40, 3
"""So many ticks after the last step the window is taken to rest. More than one: a busy computer may hold up steps,
and one tick with them, but hardly three ticks with no step among them."""
STEPS = 3
"""After so many steps without a rest it is dragged; a window that takes another size once is followed at once."""


class Held(QWidget):
    """Holds a widget of many lines and fields, which take milliseconds of each frame to be laid out and painted anew.

    While the window is dragged a picture of it stands in its place, at the edge that it begins at.
    """

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inner = inner
        inner.setParent(self)
        self._picture: QPixmap | None = None
        self._watched: QWidget | None = None
        self._steps = self._ticks = 0
        self._clock = QTimer(self, interval=TICK_MS)
        self._clock.timeout.connect(self._on_tick)

    @property
    def holds(self) -> bool:
        """Whether a picture stands there now."""
        return self._picture is not None

    def sizeHint(self) -> QSize:
        """Return that of what is held."""
        return self._inner.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return that of what is held."""
        return self._inner.minimumSizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """Watch the window that this is in."""
        super().showEvent(event)
        if self._watched is not self.window():
            self._watched = self.window()
            self._watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count the steps of the window."""
        if event.type() == QEvent.Type.Resize and watched is self._watched and self.isVisible():
            self._steps, self._ticks = self._steps + 1 if self._clock.isActive() else 0, 0
            if not self._clock.isActive():
                self._clock.start()
            if self._steps >= STEPS and self._picture is None:
                self._picture = self._in_sight()
                self._inner.setUpdatesEnabled(False)
        return False

    def _in_sight(self) -> QPixmap:
        """Return what stands here now, with all that shines through from behind."""
        window = self.window()
        return window.grab(QRect(self.mapTo(window, QPoint()), self.size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let what is held have all the room there is now, unless a picture stands in for it."""
        super().resizeEvent(event)
        if self._picture is None:
            self._inner.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, if there is one."""
        super().paintEvent(event)
        if self._picture is not None:
            right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            left = self.width() - round(self._picture.deviceIndependentSize().width()) if right else 0
            painter = QPainter(self)
            painter.drawPixmap(left, 0, self._picture)
            painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand still for nobody who does not look."""
        super().hideEvent(event)
        self._follow()

    def _on_tick(self) -> None:
        self._ticks += 1
        if self._ticks == TICKS:
            self._follow()

    def _follow(self) -> None:
        self._clock.stop()
        if self._picture is not None:
            self._picture = None
            self._inner.setUpdatesEnabled(True)
            self._inner.setGeometry(self.rect())
