"""Draws one memory that a backup and the present do not share: a tick, how it was, and beside it how it is."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QApplication, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.model.memory import Memory
from wellkept.service.backup_requests import RestoreRow
from wellkept.ui import wording
from wellkept.ui.backups.restore_model import HEAD, ROW, TICKED
from wellkept.ui.list.delegate import draw_ground
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.model import Index
from wellkept.ui.list.table import USUAL_HEIGHT
from wellkept.ui.teach.review_delegate import draw_tick
from wellkept.ui.teach.rewording import LEFT, TICK
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, XL, XS, Colours, L, M, S, colours_of

_MOST_LINES = 6
_NOTHING = "–"


class RestoreDelegate(QStyledItemDelegate):
    """Two columns: in the backup, and now. What is in sight is laid out when it is painted."""

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
        texts = [sum(part.height for part, _ in side) for side in self._sides(row, width)]
        return round(self._head(index) + M + max(*texts, float(TICK)) + M) + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row."""
        width = option.rect.width()
        return QSize(width, self.height(index, width) or USUAL_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        colours = colours_of(option.palette)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        head = self._head(index)
        if head:
            self._paint_head(painter, QRectF(option.rect), head, index.data(HEAD), colours)
        body = QStyleOptionViewItem(option)
        body.rect = option.rect.adjusted(0, head, 0, 0)
        draw_ground(painter, body, LEFT, colours)
        row: RestoreRow | None = index.data(ROW)
        if row is not None:
            self._paint_row(painter, QRectF(body.rect), row, ticked=index.data(TICKED), colours=colours)
        painter.restore()

    def _paint_row(self, painter: QPainter, frame: QRectF, row: RestoreRow, *, ticked: bool, colours: Colours) -> None:
        mirrored = QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        top, width = frame.top() + M, self._width(int(frame.width()))
        tick = frame.right() - L - TICK if mirrored else frame.left() + L
        draw_tick(painter, QPointF(tick, top + 1), ticked, colours)
        starts = [frame.left() + LEFT, frame.left() + LEFT + width + L]
        if mirrored:
            starts = [frame.right() - LEFT - width, frame.right() - LEFT - 2 * width - L]
        for left, side in zip(starts, self._sides(row, int(frame.width())), strict=True):
            at = QPointF(left, top)
            for part, quiet in side:
                part.draw(painter, at, QColor(colours.muted if quiet or not ticked else colours.text))
                at += QPointF(0, part.height)

    def _paint_head(self, painter: QPainter, frame: QRectF, height: int, text: str, colours: Colours) -> None:
        top = QRectF(frame.left(), frame.top(), frame.width(), height)
        painter.fillRect(top, QColor(colours.base))  # the view has painted it as selected
        painter.setFont(sized(self._view.font(), SMALL, bold=True))
        painter.setPen(QColor(colours.muted))
        painter.drawText(
            top.adjusted(L, 0, -L, -XS), Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom, text
        )

    def _sides(self, row: RestoreRow, width: int) -> list[list[tuple[Lines, bool]]]:
        """Return what stands in each column, and whether it is muted."""
        same = row.then is not None and row.now is not None and row.then.content == row.now.content
        return [self._side(memory, self._width(width), details=same) for memory in (row.then, row.now)]

    def _side(self, memory: Memory | None, room: float, *, details: bool) -> list[tuple[Lines, bool]]:
        font = self._view.font()
        if memory is None:
            return [(Lines(_NOTHING, (), font, room), True)]
        side = [(Lines(memory.content, (), font, room, _MOST_LINES), False)]
        if details:
            side.append((Lines(_details(memory), (), sized(font, SMALL), room, 2), True))
        return side

    def _head(self, index: Index) -> int:
        font = sized(self._view.font(), SMALL, bold=True)
        return round(XL + QFontMetricsF(font).height() + S) if index.data(HEAD) else 0

    def _width(self, width: int) -> float:
        """Return how wide each of the two columns is."""
        return (width - LEFT - 2 * L) / 2


def _details(memory: Memory) -> str:
    """Return what can differ where the words are the same."""
    parts = (wording.kind(memory.kind), wording.importance(memory.importance), wording.person(memory.about))
    tags = tuple(f"#{tag}" for tag in memory.tags)
    return " · ".join((*parts, *tags))
