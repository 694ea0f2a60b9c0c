"""The list of filters: by mouse, and wholly by key."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from wellkept.ui.filters.delegate import FilterDelegate, arrow_room
from wellkept.ui.filters.lines import Line, Sort
from wellkept.ui.filters.model import LINE, FilterModel
from wellkept.ui.tokens import XS

_PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class FilterList(QListView):
    """Signals: `chosen` a `Choice` to turn on or off; `turned` the name of a fold; `left` by Esc; `lost` the focus."""

    chosen = Signal(object)
    turned = Signal(str)
    left = Signal()
    lost = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("filters")
        self.setAccessibleName(name)
        self.lines = FilterModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(FilterDelegate(self))
        self.setMouseTracking(True)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setViewportMargins(0, XS, 0, XS)
        self._pressed = QPersistentModelIndex()

    def show_lines(self, lines: list[Line]) -> None:
        """Show other lines; the current one stays current, and in its place, as long as it is there."""
        current = self.lines.line(self.currentIndex().row())
        scrolled = self.verticalScrollBar().value()
        self.lines.show(lines)
        if current is not None and not self.currentIndex().isValid():
            ids = [line.id for line in lines]
            row = ids.index(current.id) if current.id in ids else 0
            self.setCurrentIndex(self.lines.index(row))
            self.verticalScrollBar().setValue(scrolled)

    def row_of(self, text: str) -> int:
        """Return the row of the first line with a text. Raises: ValueError."""
        return [line.text for line in self.lines.lines].index(text)

    def press(self, index: QModelIndex | QPersistentModelIndex) -> None:
        """Choose a value or take it off; fold or unfold what is no value."""
        line: Line | None = index.data(LINE)
        if line is None:
            return
        if line.sort is Sort.VALUE:
            self.chosen.emit(line.choice)
        else:
            self.turned.emit(line.fold)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, choose, fold, or leave."""
        if event.key() in _PRESSES:
            self.press(self.currentIndex())
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            wanted = Qt.Key.Key_Right if self.isLeftToRight() else Qt.Key.Key_Left
            self._fold(unfold=event.key() == wanted)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fold(self, *, unfold: bool) -> None:
        """Fold or unfold the current line; folding what has nothing to fold goes up to what it belongs to."""
        line = self.lines.line(self.currentIndex().row())
        if line is None:
            return
        if line.fold and line.open != unfold:
            self.turned.emit(line.fold)
        elif not unfold:
            self._go_up(line)

    def _go_up(self, line: Line) -> None:
        for row in range(self.currentIndex().row() - 1, -1, -1):
            above = self.lines.lines[row]
            if above.sort is Sort.HEAD or (above.sort is Sort.VALUE and above.level < line.level):
                self.setCurrentIndex(self.lines.index(row))
                return

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note where the mouse goes down."""
        super().mousePressEvent(event)
        self._pressed = QPersistentModelIndex(self.indexAt(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose where the mouse went down; on the arrow of a value, fold."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        index = self.indexAt(place)
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid() or index != self._pressed:
            return
        line: Line = index.data(LINE)
        if line.sort is Sort.VALUE and line.fold and self._on_arrow(index, place):
            self.turned.emit(line.fold)
        else:
            self.press(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of two quick ones for another press."""
        self.mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first line."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.lines.rowCount():
            self.setCurrentIndex(self.lines.index(0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the owner went on, unless only another window came to the front."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            self.lost.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out anew when the font has changed."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """Return a size that never makes the window grow."""
        return QSize(160, 120)

    def minimumSizeHint(self) -> QSize:
        """Return a size that never makes the window grow."""
        return QSize(80, 60)

    def _on_arrow(self, index: QModelIndex, place: QPoint) -> bool:
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        room = arrow_room(option)
        return place.x() < room.right() if self.isLeftToRight() else place.x() > option.rect.right() - room.width()
