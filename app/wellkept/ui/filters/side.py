"""The sidebar, and how it stands beside the rest of the window."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from wellkept.ui.filters.view import FilterList
from wellkept.ui.held import Held
from wellkept.ui.list.parts import unit
from wellkept.ui.saved.list import SavedBlock
from wellkept.ui.tokens import HEAD, M, S
from wellkept.ui.widgets import Label, holds_focus, named, rule

WIDTH = 240
"""Of the sidebar, in device-independent pixels at the usual font size; it grows with the font."""
NARROW = 900
"""Below this width of the window, at the usual font size, the sidebar hides by itself and comes over the list when
called: list and details need the room."""


class Sidebar(QWidget):
    """A title, the saved searches, and the list of filters."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidebar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = Label(self.tr("Filters"), bold=True)
        self.saved = SavedBlock()
        self.list = FilterList(self.tr("Filters"))
        top = QHBoxLayout()
        top.setContentsMargins(M, S, M, S)
        top.addStrut(HEAD)
        top.addWidget(self.title)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(rule())
        column.addWidget(self.saved)
        column.addWidget(Held(self.list), 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(column, 1)
        line = named(QWidget(), "edge")
        line.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        line.setFixedWidth(1)
        row.addWidget(line)


class Beside(QWidget):
    """Puts the sidebar at the side of the main part, or over it where there is no room for both.

    Signals: `shown` whether the sidebar has come into sight or gone.
    """

    shown = Signal(bool)

    def __init__(self, side: Sidebar, main: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.side, self._main = side, main
        self.wanted = True
        self._allowed = self._over = False
        side.setParent(self)
        main.setParent(self)
        side.hide()
        for view in (side.saved.list, side.list):
            view.lost.connect(self._on_lost)

    @property
    def is_shown(self) -> bool:
        """Whether the sidebar is in sight, or would be if the window were."""
        return not self.side.isHidden()

    @property
    def narrow(self) -> bool:
        """Whether there is no room for both."""
        return self.width() < round(NARROW * unit(QApplication.font()))

    def allow(self, allowed: bool) -> None:
        """Let the sidebar be shown, or not: it belongs to the list, where there is one."""
        self._allowed = allowed
        self._arrange()

    def want(self, wanted: bool) -> None:
        """Show the sidebar wherever there is room, or do not."""
        self.wanted = wanted
        self._arrange()

    def toggle(self) -> None:
        """Show or hide the sidebar; over the rest where there is no room beside it."""
        if self.narrow:
            self._over = not self._over
        else:
            self.wanted = not self.wanted
        self._arrange()

    def close_over(self) -> None:
        """Hide the sidebar where it stands over the rest."""
        if self._over:
            self._over = False
            self._arrange()

    def _on_lost(self) -> None:
        if not holds_focus(self.side):
            self.close_over()

    def minimumSizeHint(self) -> QSize:
        """Return that of the main part: the sidebar takes no room that is not there."""
        return self._main.minimumSizeHint()

    def sizeHint(self) -> QSize:
        """Return that of the main part."""
        return self._main.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Follow the main part when it needs another size, and the font."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._arrange()
        return super().event(event)

    def _side_width(self) -> int:
        return round(WIDTH * unit(QApplication.font()))

    def _arrange(self) -> None:
        narrow = self.narrow
        self._over = self._over and narrow
        wanted = self._allowed and (self._over if narrow else self.wanted)
        whole, width = self.rect(), min(self._side_width(), self.width())
        side = QRect(0, 0, width, whole.height())
        main = whole if narrow or not wanted else whole.adjusted(width, 0, 0, 0)
        self._place(self._main, main)
        self._place(self.side, side)
        if wanted:
            self.side.raise_()
        if wanted != self.is_shown:
            self.side.setVisible(wanted)
            self.shown.emit(wanted)

    def _place(self, widget: QWidget, place: QRect) -> None:
        direction = self.layoutDirection()
        mirrored = direction == Qt.LayoutDirection.RightToLeft
        widget.setGeometry(place.translated(self.width() - place.width() - 2 * place.left(), 0) if mirrored else place)
