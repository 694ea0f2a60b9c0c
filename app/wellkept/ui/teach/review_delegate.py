"""Draws a found sentence: its tick, its words, what it is to the memories there are, and its likeness."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import (
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyleOptionViewItem,
)

from wellkept.model.kinds import Kind
from wellkept.service.answers import Novelty
from wellkept.ui.icons import pixmap
from wellkept.ui.list.delegate import draw_ground
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.model import Index
from wellkept.ui.list.table import USUAL_HEIGHT
from wellkept.ui.teach.review_model import ITEM, Item, ReviewModel
from wellkept.ui.teach.rewording import LEFT, TICK, RewordingDelegate
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, XS, Colours, L, M, S, colours_of

_CACHED = 600


@dataclass(frozen=True, slots=True)
class _LaidOut:
    item: Item
    width: int
    lines: Lines
    twin: Lines | None


class ReviewDelegate(RewordingDelegate):
    """Paints found sentences."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._cache: OrderedDict[tuple[int, int], _LaidOut] = OrderedDict()

    def forget_layouts(self) -> None:
        """Lay out anew: the font has changed."""
        self._cache.clear()

    def height(self, index: Index, width: int) -> int | None:
        """Return the height of a row at a width."""
        laid = self._laid_out(index.data(ITEM), width)
        text = laid.lines.height + XS + self._small_height()
        if laid.twin is not None:
            text = max(text, laid.twin.height + self._small_height() + S + XS)
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
        draw_ground(painter, option, LEFT, colours)
        laid = self._laid_out(item, int(frame.width()))
        top = frame.top() + M
        _tick(painter, QPointF(frame.left() + L, top + 1), item.ticked, colours)
        ink = QColor(colours.text if item.ticked else colours.muted)
        laid.lines.draw(painter, QPointF(frame.left() + LEFT, top), ink, colours)
        meta_top = top + laid.lines.height + XS
        width = self._text_width(item, int(frame.width()))
        self._meta(painter, QRectF(frame.left() + LEFT, meta_top, width, self._small_height()), item, colours)
        if laid.twin is not None:
            self._twin(painter, frame, laid.twin, colours)
        painter.restore()

    def _text_width(self, item: Item, width: int) -> float:
        room = width - LEFT - L
        return room * 0.56 - M if _has_twin(item) else room

    def _twin_frame(self, frame: QRectF) -> QRectF:
        room = frame.width() - LEFT - L
        width = room * 0.44
        return QRectF(frame.right() - L - width, frame.top() + S, width, frame.height() - 2 * S - 1)

    def _laid_out(self, item: Item, width: int) -> _LaidOut:
        key = (id(item.candidate), width)
        known = self._cache.get(key)
        if known is not None and known.item.content == item.content and known.item.candidate is item.candidate:
            return known
        font = self._view.font()
        lines = Lines(item.content, (), font, self._text_width(item, width), 6)
        twin = None
        if _has_twin(item) and item.candidate.twin is not None:
            room = (width - LEFT - L) * 0.44 - 2 * M
            twin = Lines(item.candidate.twin.content, (), font, room, 6)
        laid = _LaidOut(item, width, lines, twin)
        self._cache[key] = laid
        if len(self._cache) > _CACHED:
            self._cache.popitem(last=False)
        return laid

    def _small(self) -> QFont:
        return sized(self._view.font(), SMALL)

    def _small_height(self) -> float:
        return QFontMetricsF(self._small()).height() + 2

    def _meta(self, painter: QPainter, row: QRectF, item: Item, colours: Colours) -> None:
        model = self._view.model()
        words, more = (model.state_words(item), model.remark(item)) if isinstance(model, ReviewModel) else ("", "")
        bold = sized(self._view.font(), SMALL, bold=True)
        painter.setFont(bold)
        painter.setPen(QColor(_state_ink(item, colours)))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        label = words[:1].upper() + words[1:]
        painter.drawText(row, flags, label)
        if more:
            left = row.left() + QFontMetricsF(bold).horizontalAdvance(label)
            painter.setFont(self._small())
            painter.setPen(QColor(colours.muted))
            rest = QRectF(left, row.top(), row.right() - left, row.height())
            metrics = QFontMetricsF(painter.font())
            fits = metrics.elidedText("  ·  " + more, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, flags, fits)

    def _twin(self, painter: QPainter, frame: QRectF, lines: Lines, colours: Colours) -> None:
        box = self._twin_frame(frame)
        painter.setPen(QPen(QColor(colours.border)))
        painter.setBrush(QColor(colours.window))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setFont(sized(self._view.font(), SMALL, bold=True))
        painter.setPen(QColor(colours.muted))
        title = QRectF(box.left() + M, box.top() + XS, box.width() - 2 * M, self._small_height())
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, self.tr("You already have"))
        at = QPointF(box.left() + M, title.bottom())
        lines.draw(painter, at, QColor(colours.text), colours)


def tick_frame(row: QRect) -> QRect:
    """Return where in a row a click ticks: the whole left edge, for unsteady hands."""
    return QRect(row.left(), row.top(), LEFT - XS, row.height())


def _has_twin(item: Item) -> bool:
    return item.candidate.novelty is Novelty.NEAR and item.candidate.twin is not None


def _state_ink(item: Item, colours: Colours) -> str:
    if item.edited:
        return colours.accent
    return {
        Novelty.NEW: colours.good,
        Novelty.KNOWN: colours.accent,
        Novelty.NEAR: colours.kinds[Kind.DOCUMENT].ink,
        Novelty.REPEATED: colours.muted,
    }[item.candidate.novelty]


def _tick(painter: QPainter, at: QPointF, ticked: bool, colours: Colours) -> None:
    frame = QRectF(at.x(), at.y(), TICK, TICK).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(QColor(colours.accent if ticked else colours.edge), 1.4))
    painter.setBrush(QColor(colours.accent if ticked else colours.base))
    painter.drawRoundedRect(frame, 5, 5)
    if ticked:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(at + QPointF(2, 2), pixmap("done", colours.on_accent, TICK - 4, ratio))
