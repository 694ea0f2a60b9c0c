"""A value that opens a small menu of others."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QMenu, QSizePolicy, QWidget

from wellkept.model.text import shown
from wellkept.ui.icons import icon, pixmap
from wellkept.ui.tokens import M, colours_of
from wellkept.ui.widgets import Button

_SHOWN_CHARS = 32
_ARROW = 14
_LEAST_WIDTH = 80


class Choice(Button):
    """Signals: `wanted` the menu is about to open, and may be offered anew; `chosen` another value."""

    wanted = Signal()
    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__("", look="value")
        self.setParent(parent)
        self._name = name
        self._value: object = None
        self._entries: list[tuple[object, str, str]] = []
        self.menu_of = QMenu(self)
        self.menu_of.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setToolTip(name)
        self.clicked.connect(self.wanted)
        self.tell(None, "")

    def offer(self, entries: Sequence[tuple[object, str, str]]) -> None:
        """Take what can be chosen: value, words, and the name of a glyph or ""."""
        self._entries = list(entries)

    def tell(self, value: object, words: str) -> None:
        """Show the value there is."""
        self._value = value
        self.setText(words if len(words) <= _SHOWN_CHARS else words[: _SHOWN_CHARS - 1] + "…")
        self.setAccessibleName(f"{self._name}: {words}" if words else self._name)

    def open(self) -> None:
        """Open the menu below, with the value there is ticked and ready to move from."""
        self.menu_of.clear()
        group = QActionGroup(self.menu_of)
        ink = colours_of(QApplication.palette()).text
        for value, words, glyph in self._entries:
            action = self.menu_of.addAction(shown(words).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(value == self._value)
            action.setData(len(self.menu_of.actions()) - 1)
            if glyph:
                action.setIcon(icon(glyph, ink))
            group.addAction(action)
            if action.isChecked():
                self.menu_of.setActiveAction(action)
        group.triggered.connect(self._on_triggered)
        self.menu_of.popup(self.mapToGlobal(QPoint(0, self.height())))

    def minimumSizeHint(self) -> QSize:
        """Return a width that shows a few letters."""
        return QSize(_LEAST_WIDTH, super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open by Return and by the arrow down as well."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an arrow at the end: there is more to choose from."""
        super().paintEvent(event)
        painter = QPainter(self)
        ink = colours_of(self.palette()).muted
        right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = M - 4 if right else self.width() - _ARROW - M + 4
        frame = QRectF(x, (self.height() - _ARROW) / 2, _ARROW, _ARROW)
        painter.drawPixmap(frame.topLeft(), pixmap("down", ink, _ARROW, self.devicePixelRatioF()))
        painter.end()

    def _on_triggered(self, action: object) -> None:
        place = action.data()  # type: ignore[attr-defined] # a QAction, which the signal declares as object
        value = self._entries[place][0]
        if value != self._value:
            self.chosen.emit(value)
