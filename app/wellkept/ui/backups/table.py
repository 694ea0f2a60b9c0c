"""Lists with keys of their own: backups, and what one would bring back."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from wellkept.ui.list.table import CardTable
from wellkept.ui.teach.review_delegate import tick_frame


class BackupsTable(CardTable):
    """Signals: `opened` by Return or a double click; `removed` by Del."""

    opened = Signal()
    removed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Look into one, delete one, or walk."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Look into it."""
        if self.indexAt(event.position().toPoint()).isValid():
            self.opened.emit()


class RestoreTable(CardTable):
    """Signals: `toggled` rows, by Space or a click on a tick."""

    toggled = Signal(object)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick what is selected, or walk."""
        if event.key() == Qt.Key.Key_Space:
            ranges = self.selected_ranges()
            self.toggled.emit([row for top, bottom in ranges for row in range(top, bottom + 1)])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tick where the click is on the edge."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and tick_frame(self.visualRect(index), self.layoutDirection()).contains(
            event.position().toPoint()
        ):
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.ClearAndSelect)
            self.toggled.emit([index.row()])
        else:
            super().mousePressEvent(event)
