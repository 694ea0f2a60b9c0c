"""Draws one memory as a card."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.model.text import shown
from wellkept.service.answers import Card
from wellkept.ui import wording
from wellkept.ui.ages import Clock, ago
from wellkept.ui.icons import pixmap
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.model import CARD
from wellkept.ui.list.parts import (
    BADGE,
    METER_WIDTH,
    chip_width,
    draw_badge,
    draw_chip,
    draw_meter,
)
from wellkept.ui.list.table import USUAL_HEIGHT
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, XS, Colours, L, M, S, colours_of

_CACHED = 600
_LEFT = L + BADGE + M
_STAR = 14


@dataclass(frozen=True, slots=True)
class _LaidOut:
    card: Card
    width: int
    lines: Lines


class CardDelegate(QStyledItemDelegate):
    """Paints cards; keeps the laid-out sentences of those seen lately."""

    def __init__(self, view: QAbstractItemView, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent or view)
        self._view = view
        self._clock = clock
        self._cache: OrderedDict[int, _LaidOut] = OrderedDict()

    def forget_layouts(self) -> None:
        """Lay out anew: the font has changed."""
        self._cache.clear()

    def height(self, index: QModelIndex | QPersistentModelIndex, width: int) -> int | None:
        """Return the height of a card at a width, None while it is not loaded."""
        card = index.data(CARD)
        if card is None:
            return None
        small = QFontMetricsF(sized(self._view.font(), SMALL))
        return round(M + self._lines(card, width).height + XS + small.height() + 2 + M) + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a card."""
        width = option.rect.width()
        return QSize(width, self.height(index, width) or USUAL_HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a card, or a placeholder while it is on its way."""
        colours = colours_of(option.palette)
        card = index.data(CARD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(option.rect)
        self._ground(painter, option, frame, colours)
        if card is None:
            _placeholder(painter, frame, colours)
        else:
            self._card(painter, frame, card, bool(option.state & QStyle.StateFlag.State_Selected), colours)
        painter.restore()

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, frame: QRectF, colours: Colours) -> None:
        selected = option.state & QStyle.StateFlag.State_Selected
        if selected:
            active = option.state & QStyle.StateFlag.State_Active
            painter.fillRect(frame, QColor(colours.selection if active else colours.selection_idle))
            painter.fillRect(QRectF(frame.left(), frame.top(), 3, frame.height()), QColor(colours.accent))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(frame, QColor(colours.hover))
        line = QRectF(frame.left() + _LEFT, frame.bottom() - 1, frame.width() - _LEFT, 1)
        painter.fillRect(line, QColor(colours.border))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(colours.accent))
            painter.drawRect(frame.adjusted(0.5, 0.5, -0.5, -1.5))

    def _card(self, painter: QPainter, frame: QRectF, card: Card, selected: bool, colours: Colours) -> None:
        memory = card.memory
        tint = colours.kinds[memory.kind]
        top = frame.top() + M
        draw_badge(painter, QPointF(frame.left() + L, top + 1), memory.kind, tint, outlined=selected)
        lines = self._lines(card, int(frame.width()))
        lines.draw(painter, QPointF(frame.left() + _LEFT, top), QColor(colours.text), colours)
        small = sized(self._view.font(), SMALL)
        height = QFontMetricsF(small).height() + 2
        meta = QRectF(frame.left() + _LEFT, top + lines.height + XS, frame.width() - _LEFT - L, height)
        self._meta(painter, meta, card, small, selected, colours)

    def _meta(self, painter: QPainter, row: QRectF, card: Card, font: QFont, selected: bool, colours: Colours) -> None:
        memory = card.memory
        right = row.right()
        draw_meter(painter, right, row.center().y(), memory.importance, colours)
        right -= METER_WIDTH + S
        if memory.core:
            ratio = painter.device().devicePixelRatio()
            star = pixmap("star", colours.kinds[memory.kind.DOCUMENT].ink, _STAR, ratio)
            painter.drawPixmap(QPointF(right - _STAR, row.center().y() - _STAR / 2), star)
            right -= _STAR + S
        tint = colours.kinds[memory.kind]
        painter.setFont(sized(font, 1.0, bold=True))
        left = _words(painter, row.left(), right, row, wording.kind(memory.kind), tint.ink)
        painter.setFont(font)
        rest = f"  ·  {wording.source(memory.source)}  ·  {ago(memory.created_at, self._clock())}"
        left = _words(painter, left, right, row, rest, colours.muted) + M
        wash = colours.base if selected else colours.kinds[memory.kind].wash
        _chips(painter, left, right, row, memory.tags, colours.text, wash)

    def _lines(self, card: Card, width: int) -> Lines:
        known = self._cache.get(card.key)
        if known is not None and known.card is card and known.width == width:
            self._cache.move_to_end(card.key)
            return known.lines
        lines = Lines(card.memory.content, card.spans, self._view.font(), width - _LEFT - L)
        self._cache[card.key] = _LaidOut(card, width, lines)
        if len(self._cache) > _CACHED:
            self._cache.popitem(last=False)
        return lines


def _words(painter: QPainter, left: float, right: float, row: QRectF, text: str, ink: str) -> float:
    """Paint a piece of the small line as far as there is room; return where it ends."""
    metrics = QFontMetricsF(painter.font())
    fits = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, right - left))
    painter.setPen(QColor(ink))
    frame = QRectF(left, row.top(), max(0.0, right - left), row.height())
    painter.drawText(frame, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, fits)
    return left + metrics.horizontalAdvance(fits)


def _chips(
    painter: QPainter, left: float, right: float, row: QRectF, tags: tuple[str, ...], ink: str, wash: str
) -> None:
    """Paint as many tags as there is room for, then how many are left."""
    for place, tag in enumerate(tags):
        text = shown(tag)
        width = chip_width(text, painter.font(), 140.0)
        rest = f"+{len(tags) - place}"
        last = place == len(tags) - 1
        room = right - left - (0 if last else chip_width(rest, painter.font(), 60.0) + XS)
        if width > room:
            width, text = chip_width(rest, painter.font(), 60.0), rest
            if width > right - left:
                return
            right = left
        draw_chip(painter, QRectF(left, row.top(), width, row.height()), text, ink, wash)
        if right == left:
            return
        left += width + XS


def _placeholder(painter: QPainter, frame: QRectF, colours: Colours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.selection_idle))
    painter.drawRoundedRect(QRectF(frame.left() + L, frame.top() + M + 1, BADGE, BADGE), 8, 8)
    width = frame.width() - _LEFT - L
    for top, share in ((M + 4, 0.7), (M + 28, 0.35)):
        painter.drawRoundedRect(QRectF(frame.left() + _LEFT, frame.top() + top, width * share, 10), 5, 5)
