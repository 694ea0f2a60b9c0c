"""Draws a found sentence: its tick, its words, what it is to the memories there are, and its likeness."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import (
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyleOptionViewItem,
)

from wellkept.ui.errands import Choice
from wellkept.ui.icons import pixmap
from wellkept.ui.list.delegate import draw_ground
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.model import Index
from wellkept.ui.list.table import USUAL_HEIGHT
from wellkept.ui.mirror import logical, mirror, upright
from wellkept.ui.teach import review_words
from wellkept.ui.teach.review_item import Item
from wellkept.ui.teach.review_meta import ReviewMeta
from wellkept.ui.teach.review_model import ITEM
from wellkept.ui.teach.review_twin import TwinBox
from wellkept.ui.teach.rewording import LEFT, TICK, RewordingDelegate
from wellkept.ui.tokens import XS, Colours, L, M, S, colours_of

_CACHED = 600
_TWIN_SHARE = 0.46  # of the room right of the tick


@dataclass(frozen=True, slots=True)
class _LaidOut:
    item: Item
    width: int
    lines: Lines
    twin: TwinBox | None


class ReviewDelegate(RewordingDelegate):
    """Paints found sentences."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._cache: OrderedDict[tuple[int, int], _LaidOut] = OrderedDict()
        self._known_face: ReviewMeta | None = None

    def forget_layouts(self) -> None:
        """Lay out anew: the font has changed."""
        self._cache.clear()
        self._known_face = None

    def height(self, index: Index, width: int) -> int | None:
        """Return the height of a row at a width."""
        laid = self._laid_out(index.data(ITEM), width)
        text = laid.lines.height + XS + self._face().height
        if laid.twin is not None:
            text = max(text, laid.twin.height + 2 * S - 2 * M)
        return round(M + text + M) + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row."""
        width = option.rect.width()
        return QSize(width, self.height(index, width) or USUAL_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        colours = colours_of(option.palette)
        item: Item = index.data(ITEM)
        frame = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirror(painter, frame, option.direction)
        draw_ground(painter, option, LEFT, colours)
        laid = self._laid_out(item, int(frame.width()))
        top = frame.top() + M
        draw_tick(painter, QPointF(frame.left() + L, top + 1), item.ticked, colours)
        ink = QColor(colours.text if item.ticked else colours.muted)
        laid.lines.draw(painter, QPointF(frame.left() + LEFT, top), ink)
        self._face().draw(painter, self._meta_row(item, frame, laid), item, colours)
        if laid.twin is not None:
            laid.twin.draw(painter, _twin_frame(frame), item.choice, colours)
        painter.restore()

    def choice_at(self, index: Index, row: QRect, point: QPoint) -> Choice | None:
        """Return which choice beside a sentence a click hits; `row` is where its row stands."""
        laid = self._laid_out(index.data(ITEM), row.width())
        place = QPointF(logical(point, row, self._view.layoutDirection()))
        return laid.twin.choice_at(_twin_frame(QRectF(row)), place) if laid.twin else None

    def kind_at(self, index: Index, row: QRect, point: QPoint) -> bool:
        """Return whether a click hits the kind of a sentence."""
        item: Item = index.data(ITEM)
        laid = self._laid_out(item, row.width())
        frame = self._face().kind_frame(self._meta_row(item, QRectF(row), laid), item)
        place = QPointF(logical(point, row, self._view.layoutDirection()))
        return frame.adjusted(-XS, -XS, XS, XS).contains(place)

    def _face(self) -> ReviewMeta:
        font = self._view.font()
        if self._known_face is None or self._known_face.font != font:
            self._known_face = ReviewMeta(font)
        return self._known_face

    def _meta_row(self, item: Item, frame: QRectF, laid: _LaidOut) -> QRectF:
        """Return where the small line of a row stands."""
        top = frame.top() + M + laid.lines.height + XS
        return QRectF(frame.left() + LEFT, top, self._text_width(item, int(frame.width())), self._face().height)

    def _text_width(self, item: Item, width: int) -> float:
        room = width - LEFT - L
        return room * (1 - _TWIN_SHARE) - M if review_words.twin(item.candidate) else room

    def _laid_out(self, item: Item, width: int) -> _LaidOut:
        key = (id(item.candidate), width)
        known = self._cache.get(key)
        if known is not None and known.item.content == item.content and known.item.candidate is item.candidate:
            return known
        font = self._view.font()
        lines = Lines(item.content, (), font, self._text_width(item, width), 6)
        old = review_words.twin(item.candidate)
        box = TwinBox(item.candidate, old, font, (width - LEFT - L) * _TWIN_SHARE) if old else None
        laid = _LaidOut(item, width, lines, box)
        self._cache[key] = laid
        if len(self._cache) > _CACHED:
            self._cache.popitem(last=False)
        return laid


def tick_frame(row: QRect, direction: Qt.LayoutDirection) -> QRect:
    """Return where in a row a click ticks: the whole edge where one begins to read, for unsteady hands."""
    return QStyle.visualRect(direction, row, QRect(row.left(), row.top(), LEFT - XS, row.height()))


def _twin_frame(frame: QRectF) -> QRectF:
    width = (frame.width() - LEFT - L) * _TWIN_SHARE
    return QRectF(frame.right() - L - width, frame.top() + S, width, frame.height() - 2 * S - 1)


def draw_tick(painter: QPainter, at: QPointF, ticked: bool, colours: Colours) -> None:
    """Paint a box to tick."""
    frame = QRectF(at.x(), at.y(), TICK, TICK).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(QColor(colours.accent if ticked else colours.edge), 1.4))
    painter.setBrush(QColor(colours.accent if ticked else colours.base))
    painter.drawRoundedRect(frame, 5, 5)
    if ticked:
        ratio = painter.device().devicePixelRatio()
        with upright(painter, frame):
            painter.drawPixmap(at + QPointF(2, 2), pixmap("done", colours.on_accent, TICK - 4, ratio))
