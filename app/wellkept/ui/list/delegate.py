"""Draws one memory as a card."""

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.service.answers import Card
from wellkept.ui.ages import Clock
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.meta import MetaLine
from wellkept.ui.list.model import CARD, Index
from wellkept.ui.list.parts import BADGE, draw_badge, unit
from wellkept.ui.list.table import USUAL_HEIGHT
from wellkept.ui.mirror import mirror
from wellkept.ui.tokens import XS, Colours, L, M, colours_of

FOCUS_WIDTH = 3
_CACHED = 600

# Plain numbers: to ask Qt's own flags, several a card, takes more time than to paint the ground of it.
_SELECTED = QStyle.StateFlag.State_Selected.value
_HOVERED = QStyle.StateFlag.State_MouseOver.value
_FOCUSED = QStyle.StateFlag.State_HasFocus.value


@dataclass(frozen=True, slots=True)
class _LaidOut:
    card: Card
    width: int
    colours: Colours
    lines: Lines


class _Face:
    """What all cards of one font have in common."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.badge = round(BADGE * unit(font))
        self.left = L + self.badge + M  # where the sentence begins
        self.meta = MetaLine(font)


class CardDelegate(QStyledItemDelegate):
    """Paints cards; keeps the laid-out sentences of those seen lately."""

    def __init__(self, view: QAbstractItemView, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent or view)
        self._view = view
        self._clock = clock
        self._cache: OrderedDict[int, _LaidOut] = OrderedDict()
        self._known_face: _Face | None = None

    def forget_layouts(self) -> None:
        """Lay out anew: the font has changed."""
        self._cache.clear()
        self._known_face = None

    def height(self, index: Index, width: int) -> int | None:
        """Return the height of a card at a width, None while it is not loaded."""
        card = index.data(CARD)
        if card is None:
            return None
        face = self._face()
        text = self._lines(card, width, face).height + XS + face.meta.height
        return round(M + max(text, face.badge) + M) + 1

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
        face = self._face()
        frame = QRectF(option.rect)
        mirror(painter, frame, option.direction)
        draw_ground(painter, option, face.left, colours)
        if card is None:
            _placeholder(painter, frame, face, colours)
        else:
            selected = bool(option.state.value & _SELECTED)
            self._card(painter, frame, card, face, colours, selected=selected)
        painter.restore()

    def _card(
        self, painter: QPainter, frame: QRectF, card: Card, face: _Face, colours: Colours, *, selected: bool
    ) -> None:
        memory = card.memory
        top, left = frame.top() + M, frame.left() + face.left
        badge = QRectF(frame.left() + L, top + 1, face.badge, face.badge)
        draw_badge(painter, badge, memory.kind, colours.kinds[memory.kind], outlined=selected)
        lines = self._lines(card, int(frame.width()), face)
        lines.draw(painter, QPointF(left, top), QColor(colours.text))
        row = QRectF(left, top + lines.height + XS, frame.right() - L - left, face.meta.height)
        face.meta.draw(painter, row, memory, colours, self._clock(), selected=selected)

    def _face(self) -> _Face:
        font = self._view.font()
        if self._known_face is None or self._known_face.font != font:
            self._known_face = _Face(font)
        return self._known_face

    def _lines(self, card: Card, width: int, face: _Face) -> Lines:
        colours = colours_of(self._view.palette())
        known = self._cache.get(card.key)
        if known is not None and known.card is card and known.width == width and known.colours is colours:
            self._cache.move_to_end(card.key)
            return known.lines
        lines = Lines(card.memory.content, card.spans, face.font, width - face.left - L, colours=colours)
        self._cache[card.key] = _LaidOut(card, width, colours, lines)
        if len(self._cache) > _CACHED:
            self._cache.popitem(last=False)
        return lines


def _placeholder(painter: QPainter, frame: QRectF, face: _Face, colours: Colours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.selection_idle))
    left = frame.left() + face.left
    painter.drawRoundedRect(QRectF(frame.left() + L, frame.top() + M + 1, face.badge, face.badge), 8, 8)
    width = frame.right() - L - left
    for top, share in ((M + 4, 0.7), (M + 28, 0.35)):
        painter.drawRoundedRect(QRectF(left, frame.top() + top, width * share, 10), 5, 5)


def ground_of(option: QStyleOptionViewItem, colours: Colours) -> str:
    """Return the colour of a row that is selected or under the mouse, "" of others."""
    state = option.state.value
    if state & _SELECTED:
        # Not State_Active: some styles drop it while the caret is in the search box.
        return colours.selection if option.widget.isActiveWindow() else colours.selection_idle
    return colours.hover if state & _HOVERED else ""


def draw_ground(painter: QPainter, option: QStyleOptionViewItem, left: int, colours: Colours) -> None:
    """Paint the ground of a row: selection, hover, focus, and the line below from `left` on.

    With hard edges, as the view itself fills what is selected: at 150 % its strong colour showed around soft ones.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    frame = QRectF(option.rect)
    if ground := ground_of(option, colours):
        painter.fillRect(frame, QColor(ground))
    line = QRectF(frame.left() + left, frame.bottom() - 1, frame.width() - left, 1)
    painter.fillRect(line, QColor(colours.border))
    if option.state.value & _FOCUSED:
        bar = QRectF(frame.left(), frame.top(), FOCUS_WIDTH, frame.height() - 1)
        painter.fillRect(bar, QColor(colours.accent))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
