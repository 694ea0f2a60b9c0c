"""How a saved search is drawn, and how its name is written anew in its place."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionViewItem, QWidget

from wellkept.model.saved import NAME_MAX_CHARS
from wellkept.ui.filters.delegate import AIR
from wellkept.ui.palette.row import Row
from wellkept.ui.widgets import named

_Index = QModelIndex | QPersistentModelIndex
_State = QStyle.StateFlag


class SavedRow(Row):
    """A row of the palette that stands out only where the mouse or the focus is."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """Return the height that the filters below have."""
        return QSize(100, option.fontMetrics.height() + AIR)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one row."""
        drawn = QStyleOptionViewItem(option)
        there = bool(option.state & (_State.State_HasFocus | _State.State_MouseOver))
        drawn.state = option.state | _State.State_Selected if there else option.state & ~_State.State_Selected
        super().paint(painter, drawn, index)

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: _Index) -> QWidget:
        """Return a line to write another name in."""
        line = named(QLineEdit(parent), "rename")
        line.setMaxLength(NAME_MAX_CHARS)
        line.setAccessibleName(self.tr("Name of the saved search"))
        return line
