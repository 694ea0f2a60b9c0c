"""The table of found sentences: ticking, rewording and keeping by key and mouse."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from wellkept.ui.errands import Choice
from wellkept.ui.list.model import Index
from wellkept.ui.list.table import CardTable
from wellkept.ui.teach.review_delegate import ReviewDelegate, tick_frame


class ReviewTable(CardTable):
    """Signals: `toggled` for Space or a click on a tick; `replace_wanted` by R; `chosen` by a click on a choice;
    `kind_wanted` by K or a click on a kind; `done` by Ctrl+Return; `left` by Esc.
    """

    toggled = Signal(object)
    replace_wanted = Signal(object)
    chosen = Signal(int, object)
    kind_wanted = Signal(object)
    done = Signal()
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick, reword, keep, leave, or walk."""
        key = event.key()
        returned = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if key == Qt.Key.Key_Space:
            self.toggled.emit(self.selected_rows())
        elif key == Qt.Key.Key_R and not event.modifiers():
            self.replace_wanted.emit(self.selected_rows())
        elif key == Qt.Key.Key_K and not event.modifiers():
            self.kind_wanted.emit(self.selected_rows())
        elif returned and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.done.emit()
        elif returned or key == Qt.Key.Key_F2:
            self.edit_current()
        elif key == Qt.Key.Key_Escape and self.state() != QAbstractItemView.State.EditingState:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tick when the click is on the left edge, choose when it is on a choice."""
        index = self.indexAt(event.position().toPoint())
        choice = self._choice_at(event)
        if choice is not None:
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.ClearAndSelect)
            self.chosen.emit(index.row(), choice)
        elif index.isValid() and self._ticks(index).contains(event.position().toPoint()):
            self.toggled.emit([index.row()])
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.ClearAndSelect)
        elif self._on_kind(event):
            self.selectionModel().setCurrentIndex(index, self.selectionModel().SelectionFlag.ClearAndSelect)
            self.kind_wanted.emit([index.row()])
        else:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Reword, but not where there is something to tick or to choose."""
        choosing = self._choice_at(event) is not None or self._on_kind(event)
        if not choosing and not self._ticks(self.currentIndex()).contains(event.position().toPoint()):
            self.edit_current()

    def _choice_at(self, event: QMouseEvent) -> Choice | None:
        place = event.position().toPoint()
        index, delegate = self.indexAt(place), self.itemDelegate()
        if not index.isValid() or not isinstance(delegate, ReviewDelegate):
            return None
        return delegate.choice_at(index, self.visualRect(index), place)

    def _on_kind(self, event: QMouseEvent) -> bool:
        place = event.position().toPoint()
        index, delegate = self.indexAt(place), self.itemDelegate()
        if not index.isValid() or not isinstance(delegate, ReviewDelegate):
            return False
        return delegate.kind_at(index, self.visualRect(index), place)

    def _ticks(self, index: Index) -> QRect:
        return tick_frame(self.visualRect(index), self.layoutDirection())

    def edit_current(self) -> None:
        """Open the box over the current row."""
        if self.currentIndex().isValid():
            self.edit(self.currentIndex())

    def selected_rows(self) -> list[int]:
        """Return the selected rows, by ranges."""
        return [row for top, bottom in self.selected_ranges() for row in range(top, bottom + 1)]
