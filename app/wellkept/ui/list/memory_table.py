"""The table of memories, with its own keys."""

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtGui import QKeyEvent

from wellkept.ui.list.table import CardTable

_OF_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class MemoryTable(CardTable):
    """The table of memories. Signals: `opened` by Return; `search_wanted` by a slash; `typed` a sign to search for."""

    opened = Signal()
    search_wanted = Signal()
    typed = Signal(str)
    moved = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open, go to the search box, choose but one again, or walk."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.text() == "/":
            self.search_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape and self._holds_more_than_one:
            self.selectRow(self.currentIndex().row())
        elif _is_written(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    @property
    def _holds_more_than_one(self) -> bool:
        ranges = self.selected_ranges()
        return len(ranges) > 1 or any(first < last for first, last in ranges)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell that something else is selected."""
        super().selectionChanged(selected, deselected)
        self.moved.emit()


def _is_written(event: QKeyEvent) -> bool:
    """Say whether a key press writes a sign other than a space, which takes rows into the selection."""
    return event.text().isprintable() and bool(event.text().strip()) and not event.modifiers() & _OF_COMMANDS
