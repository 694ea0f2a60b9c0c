"""The table of what was gathered, with one key for each act."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from wellkept.ui.forgetting.delegate import MentionDelegate
from wellkept.ui.list.table import CardTable

_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class MentionsTable(CardTable):
    """Signals: `toggled` rows, by Space or a click on a tick; `group_toggled` a row, by A; `wanted` by Delete."""

    toggled = Signal(object)
    group_toggled = Signal(int)
    wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick, forget, or walk."""
        key, plain = event.key(), event.modifiers() in _PLAIN
        if key == Qt.Key.Key_Space:
            self.toggled.emit([row for top, bottom in self.selected_ranges() for row in range(top, bottom + 1)])
        elif key == Qt.Key.Key_A and plain:
            self.group_toggled.emit(self.currentIndex().row())
        elif key == Qt.Key.Key_Delete and plain:
            self.wanted.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tick when the click is where the ticks are."""
        place = event.position().toPoint()
        index, delegate = self.indexAt(place), self.itemDelegate()
        on_tick = isinstance(delegate, MentionDelegate) and delegate.tick_frame(self.visualRect(index)).contains(place)
        if index.isValid() and on_tick and event.button() == Qt.MouseButton.LeftButton:
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.ClearAndSelect)
            self.toggled.emit([index.row()])
        else:
            super().mousePressEvent(event)
