"""A layout that puts widgets side by side and begins a new line where there is no room left."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem, QStyle, QWidget

from wellkept.ui.tokens import S


class Flow(QLayout):
    """Keeps its widgets in order; hidden ones take no room.

    What it found out holds until a widget in it asks for another room: layouts around it ask ten times in a go.
    """

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._sizes: tuple[QSize, QSize] | None = None
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(S)
        for widget in widgets:
            self.addWidget(widget)

    def addItem(self, item: QLayoutItem) -> None:
        """Add at the end."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """Return how many widgets there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out, None past the end."""
        if not 0 <= index < len(self._items):
            return None
        self.invalidate()
        return self._items.pop(index)

    def invalidate(self) -> None:
        """Find out anew what room is needed."""
        self._heights.clear()
        self._sizes = None
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        """Return none: it takes what it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Return True: narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high it is at a width."""
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def setGeometry(self, rect: QRect) -> None:
        """Put the widgets in their places."""
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of one line of everything."""
        return self._both_sizes()[0]

    def minimumSize(self) -> QSize:
        """Return the size of the largest widget."""
        return self._both_sizes()[1]

    def _both_sizes(self) -> tuple[QSize, QSize]:
        if self._sizes is None:
            self._sizes = self._one_line(), self._largest()
        return self._sizes

    def _one_line(self) -> QSize:
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def _largest(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _direction(self) -> Qt.LayoutDirection:
        parent = self.parentWidget()
        return parent.layoutDirection() if parent is not None else QApplication.layoutDirection()

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Return the height used, and move the widgets if asked."""
        x, y, line = rect.left(), rect.top(), 0
        for item in self._shown():
            size = item.sizeHint()
            if line and x + size.width() > rect.left() + rect.width():
                x, y, line = rect.left(), y + line + self.spacing(), 0
            if move:
                size.setWidth(min(size.width(), rect.width()))
                item.setGeometry(QStyle.visualRect(self._direction(), rect, QRect(QPoint(x, y), size)))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line - rect.top()
