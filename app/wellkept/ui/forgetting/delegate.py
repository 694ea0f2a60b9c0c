"""Draws a row of what was gathered: a tick and the words; heads of groups in bold."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.ui.forgetting.model import TICK
from wellkept.ui.icons import pixmap
from wellkept.ui.list.delegate import draw_ground
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.model import Index
from wellkept.ui.list.parts import unit
from wellkept.ui.list.table import USUAL_HEIGHT
from wellkept.ui.rows import ROW, Row
from wellkept.ui.theme import sized
from wellkept.ui.tokens import BODY, XL, Colours, L, M, S, colours_of

_TICK, _RADIUS, _DASH = 18, 5, 8


class MentionDelegate(QStyledItemDelegate):
    """Paints rows, the tick on the side where reading begins."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    def forget_layouts(self) -> None:
        """Nothing is kept."""

    def height(self, index: Index, width: int) -> int | None:
        """Return the height of a row at a width, None while it is not there."""
        row = index.data(ROW)
        if row is None:
            return None
        return round(max(self._lines(row, width).height, self._size()) + 2 * _air(row)) + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row."""
        width = option.rect.width()
        return QSize(width, self.height(index, width) or USUAL_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        row = index.data(ROW)
        if row is None:
            return
        colours, frame = colours_of(option.palette), QRectF(option.rect)
        state = Qt.CheckState(index.data(TICK))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ground(painter, option, 0, colours)
        top = frame.top() + _air(row)
        _draw_tick(painter, self._tick_frame(frame, row), state, colours)
        lines = self._lines(row, option.rect.width())
        inked = row.level == 0 or state is Qt.CheckState.Checked
        left = frame.left() + (L if self._mirrored() else self._indent(row))
        lines.draw(painter, QPointF(left, top), QColor(colours.text if inked else colours.muted))
        painter.restore()

    def tick_frame(self, row: QRect) -> QRect:
        """Return where in a row a click ticks: the whole edge where reading begins, for unsteady hands."""
        width = round(L + XL * unit(self._view.font()) + self._size() + S)
        left = row.right() + 1 - width if self._mirrored() else row.left()
        return QRect(left, row.top(), width, row.height())

    def _lines(self, row: Row, width: int) -> Lines:
        font = sized(self._view.font(), BODY, bold=row.level == 0)
        return Lines(row.text, (), font, width - self._indent(row) - L, row.most or 2)

    def _tick_frame(self, frame: QRectF, row: Row) -> QRectF:
        size = self._size()
        inset = L + row.level * XL * unit(self._view.font())
        left = frame.right() - inset - size if self._mirrored() else frame.left() + inset
        return QRectF(left, frame.top() + _air(row), size, size)

    def _indent(self, row: Row) -> float:
        """Return how far from the edge where reading begins the words stand."""
        return L + row.level * XL * unit(self._view.font()) + self._size() + M

    def _size(self) -> float:
        font: QFont = self._view.font()
        return float(round(_TICK * unit(font)))

    def _mirrored(self) -> bool:
        return self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft


def _air(row: Row) -> float:
    return float(M if row.level == 0 else S)


def _draw_tick(painter: QPainter, frame: QRectF, state: Qt.CheckState, colours: Colours) -> None:
    inked = state is not Qt.CheckState.Unchecked
    painter.setPen(QPen(QColor(colours.accent if inked else colours.edge), 1.4))
    painter.setBrush(QColor(colours.accent if inked else colours.base))
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
    if state is Qt.CheckState.PartiallyChecked:
        painter.setPen(QPen(QColor(colours.on_accent), 2))
        middle, half = frame.center(), _DASH * frame.width() / _TICK / 2
        painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
    elif inked:
        size, ratio = round(frame.width()) - 4, painter.device().devicePixelRatio()
        painter.drawPixmap(frame.topLeft() + QPointF(2, 2), pixmap("done", colours.on_accent, size, ratio))
