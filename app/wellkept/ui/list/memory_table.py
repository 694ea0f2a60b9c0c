"""The table of memories, with its own keys."""

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtGui import QKeyEvent

from wellkept.ui.list.table import CardTable


class MemoryTable(CardTable):
    """The table of memories. Signals: `opened` by Return; `search_wanted` by a slash."""

    opened = Signal()
    search_wanted = Signal()
    moved = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, go to the search box, or walk."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.text() == "/":
            self.search_wanted.emit()
        else:
            super().keyPressEvent(event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell that something else is selected."""
        super().selectionChanged(selected, deselected)
        self.moved.emit()
