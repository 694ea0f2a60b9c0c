"""Rows of two texts, one above the other, for lists of records that are no memories."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.ui.list.delegate import draw_ground
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.model import Index
from wellkept.ui.list.parts import unit
from wellkept.ui.list.table import USUAL_HEIGHT
from wellkept.ui.mirror import mirror, upright
from wellkept.ui.theme import sized
from wellkept.ui.tokens import BODY, SMALL, XL, XS, Colours, L, M, S, colours_of

ROW = Qt.ItemDataRole.UserRole
_MOST_LINES, _MOST_QUIET_LINES = 6, 2


@dataclass(frozen=True, slots=True)
class Row:
    """What a row shows.

    Attributes: `head` a title above it, on the ground of the list; `text` the words; `more` smaller ones below;
    `fault` what went wrong, last; `level` how far it is moved in; `quiet` smaller and muted altogether; `ends`
    whether a line is drawn below; `most` how many lines of its words are shown, 0 for the usual.
    """

    text: str = field(repr=False)
    more: str = field(default="", repr=False)
    fault: str = ""
    head: str = ""
    level: int = 0
    quiet: bool = False
    ends: bool = True
    most: int = 0

    @property
    def spoken(self) -> str:
        """The row as a screen reader says it."""
        return ". ".join(part for part in (self.head, self.text, self.more, self.fault) if part)


class RowDelegate(QStyledItemDelegate):
    """Paints rows. What is in sight is laid out when it is painted."""

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
        return round(self._head(row) + sum(part.height for part, _ in self._parts(row, width)) + self._air(row)) + 1

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
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirror(painter, frame, option.direction)
        head = self._head(row)
        if head:
            self._paint_head(painter, QRectF(frame.left(), frame.top(), frame.width(), head), row, colours)
        body = QStyleOptionViewItem(option)
        body.rect = option.rect.adjusted(0, head, 0, 0)
        draw_ground(painter, body, L if row.ends else body.rect.width(), colours)
        at = QPointF(frame.left() + self._left(row), frame.top() + head + self._air(row) / 2)
        for part, ink in self._parts(row, option.rect.width()):
            part.draw(painter, at, QColor(_ink(ink, colours)))
            at += QPointF(0, part.height)
        painter.restore()

    def _paint_head(self, painter: QPainter, frame: QRectF, row: Row, colours: Colours) -> None:
        painter.fillRect(frame, QColor(colours.base))  # the view has painted it as selected
        painter.setFont(self._font(SMALL, bold=True))
        painter.setPen(QColor(colours.muted))
        room = frame.adjusted(L, 0, -L, -XS)
        with upright(painter, room):
            leading = QStyle.visualAlignment(self._view.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
            painter.drawText(room, leading | Qt.AlignmentFlag.AlignBottom, row.head)

    def _parts(self, row: Row, width: int) -> list[tuple[Lines, str]]:
        room = width - self._left(row) - L
        size, ink = (SMALL, "muted") if row.quiet else (BODY, "text")
        texts = ((row.text, size, ink), (row.more, SMALL, "muted"), (row.fault, SMALL, "danger"))
        most = row.most or (_MOST_QUIET_LINES if row.quiet else _MOST_LINES)
        return [(Lines(text, (), self._font(size), room, most), ink) for text, size, ink in texts if text]

    def _head(self, row: Row) -> int:
        return round(XL + QFontMetricsF(self._font(SMALL, bold=True)).height() + S) if row.head else 0

    def _left(self, row: Row) -> float:
        return L + row.level * XL * unit(self._view.font())

    def _air(self, row: Row) -> float:
        return 2.0 * (XS if row.quiet else M if row.ends else S)

    def _font(self, size: float, *, bold: bool = False) -> QFont:
        return sized(self._view.font(), size, bold=bold)


def _ink(name: str, colours: Colours) -> str:
    return {"text": colours.text, "muted": colours.muted, "danger": colours.danger}[name]
