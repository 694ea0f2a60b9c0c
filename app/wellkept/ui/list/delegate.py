"""Draws one memory as a card."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.service.answers import Card
from wellkept.ui.ages import Clock
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.meta import MetaLine
from wellkept.ui.list.model import CARD, Index
from wellkept.ui.list.parts import BADGE, draw_badge, unit
from wellkept.ui.list.table import USUAL_HEIGHT
from wellkept.ui.tokens import XS, Colours, L, M, colours_of

FOCUS_WIDTH = 3
_CACHED = 600


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

    def height(self, index: Index, width: int) -> int | None:
        """Return the height of a card at a width, None while it is not loaded."""
        card = index.data(CARD)
        if card is None:
            return None
        text = self._lines(card, width).height + XS + MetaLine.height(self._view.font())
        return round(M + max(text, self._badge()) + M) + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a card."""
        width = option.rect.width()
        return QSize(width, self.height(index, width) or USUAL_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a card, or a placeholder while it is on its way."""
        colours = colours_of(option.palette)
        card = index.data(CARD)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_ground(painter, option, self._left(), colours)
        frame = QRectF(option.rect)
        if card is None:
            self._placeholder(painter, frame, colours)
        else:
            selected = bool(option.state & QStyle.StateFlag.State_Selected)
            self._card(painter, frame, card, colours, selected=selected)
        painter.restore()

    def _card(self, painter: QPainter, frame: QRectF, card: Card, colours: Colours, *, selected: bool) -> None:
        memory = card.memory
        top, left = frame.top() + M, frame.left() + self._left()
        badge = QRectF(frame.left() + L, top + 1, self._badge(), self._badge())
        draw_badge(painter, badge, memory.kind, colours.kinds[memory.kind], outlined=selected)
        lines = self._lines(card, int(frame.width()))
        lines.draw(painter, QPointF(left, top), QColor(colours.text), colours)
        font = self._view.font()
        row = QRectF(left, top + lines.height + XS, frame.right() - L - left, MetaLine.height(font))
        MetaLine(font, colours, self._clock()).draw(painter, row, memory, selected=selected)

    def _placeholder(self, painter: QPainter, frame: QRectF, colours: Colours) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.selection_idle))
        left = frame.left() + self._left()
        painter.drawRoundedRect(QRectF(frame.left() + L, frame.top() + M + 1, self._badge(), self._badge()), 8, 8)
        width = frame.right() - L - left
        for top, share in ((M + 4, 0.7), (M + 28, 0.35)):
            painter.drawRoundedRect(QRectF(left, frame.top() + top, width * share, 10), 5, 5)

    def _badge(self) -> int:
        return round(BADGE * unit(self._view.font()))

    def _left(self) -> int:
        return L + self._badge() + M

    def _lines(self, card: Card, width: int) -> Lines:
        known = self._cache.get(card.key)
        if known is not None and known.card is card and known.width == width:
            self._cache.move_to_end(card.key)
            return known.lines
        lines = Lines(card.memory.content, card.spans, self._view.font(), width - self._left() - L)
        self._cache[card.key] = _LaidOut(card, width, lines)
        if len(self._cache) > _CACHED:
            self._cache.popitem(last=False)
        return lines


def draw_ground(painter: QPainter, option: QStyleOptionViewItem, left: int, colours: Colours) -> None:
    """Paint the ground of a row: selection, hover, focus, and the line below from `left` on."""
    frame = QRectF(option.rect)
    state = option.state
    if state & QStyle.StateFlag.State_Selected:
        # Not State_Active: some styles drop it while the caret is in the search box.
        active = option.widget.isActiveWindow()
        painter.fillRect(frame, QColor(colours.selection if active else colours.selection_idle))
    elif state & QStyle.StateFlag.State_MouseOver:
        painter.fillRect(frame, QColor(colours.hover))
    line = QRectF(frame.left() + left, frame.bottom() - 1, frame.width() - left, 1)
    painter.fillRect(line, QColor(colours.border))
    if state & QStyle.StateFlag.State_HasFocus:
        bar = QRectF(frame.left(), frame.top(), FOCUS_WIDTH, frame.height() - 1)
        painter.fillRect(bar, QColor(colours.accent))
