"""How a row of the palette is drawn: the name, a tick, and at the end the keys."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.ui.icons import pixmap
from wellkept.ui.tokens import ICON, RADIUS, L, M, S, colours_of

KEYS = Qt.ItemDataRole.UserRole
TICKED = KEYS + 1
_Index = QModelIndex | QPersistentModelIndex


class Row(QStyledItemDelegate):
    """Draws it in the colours in use."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        """Return a height with some air."""
        return QSize(100, option.fontMetrics.height() + 2 * S)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one row."""
        colours = colours_of(QApplication.palette())
        enabled = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.selection))
            painter.drawRoundedRect(option.rect, RADIUS, RADIUS)
        room = option.rect.adjusted(M, 0, -M, 0)
        keys = str(index.data(KEYS))
        width = option.fontMetrics.horizontalAdvance(keys)
        rightwards = option.direction is not Qt.LayoutDirection.RightToLeft
        first, last = (_LEFT, _RIGHT) if rightwards else (_RIGHT, _LEFT)
        painter.setFont(option.font)
        painter.setPen(QColor(colours.muted if enabled else colours.edge))
        painter.drawText(room, last | Qt.AlignmentFlag.AlignVCenter, keys)
        if index.data(TICKED):
            self._tick(painter, room, width, colours.accent, rightwards=rightwards)
        painter.setPen(QColor(colours.text if enabled else colours.edge))
        taken = width + (ICON + S if index.data(TICKED) else 0) + L
        room = room.adjusted(0, 0, -taken, 0) if rightwards else room.adjusted(taken, 0, 0, 0)
        name = option.fontMetrics.elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, first | Qt.AlignmentFlag.AlignVCenter, name)
        painter.restore()

    def _tick(self, painter: QPainter, room: QRect, width: int, ink: str, *, rightwards: bool) -> None:
        """Draw a tick before the keys."""
        away = width + (S if width else 0)
        x = room.right() - away - ICON if rightwards else room.left() + away
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(x, room.center().y() - ICON // 2, pixmap("done", ink, ICON, ratio))


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
