"""Another memory in one or two lines, to be pressed."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from wellkept.service.answers import Card
from wellkept.ui import wording
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.parts import draw_badge, unit
from wellkept.ui.mirror import mirror
from wellkept.ui.tokens import RADIUS, XS, S, colours_of

_BADGE = 22
_MOST_LINES = 2
_LEAST_WIDTH = 160
_KEPT_HEIGHTS = 32
"""A layout asks for several widths before it settles on one, and for the same ones again."""


class MemoryLine(QAbstractButton):
    """Its kind as a glyph, and its sentence, cut where it is long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: Card | None = None
        self._laid_out: Lines | None = None
        self._width = 0
        self._heights: dict[int, int] = {}
        self._lay_out_anew()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleDescription(self.tr("Show it in the list"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def key(self) -> int | None:
        """The key of the memory in sight."""
        return self._card.key if self._card is not None else None

    def show_card(self, card: Card | None, now: int) -> None:
        """Show a memory, None for none; `now` in ms since 1970 UTC."""
        self._card = card
        self._lay_out_anew()
        self.setAccessibleName(wording.spoken(card.memory, now) if card is not None else "")
        self.setVisible(card is not None)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return what its words needed last: how high it is at a width is asked for by itself."""
        return QSize(_LEAST_WIDTH, self._needed)

    def minimumSizeHint(self) -> QSize:
        """Return the least there may be."""
        return QSize(_LEAST_WIDTH, self._badge() + 2 * XS)

    def heightForWidth(self, width: int) -> int:
        """Return how high it is at a width, in device-independent pixels."""
        needed = self._heights.get(width)
        if needed is None:
            lines = self._lines(width)
            needed = round(max(self._badge(), lines.height if lines is not None else 0.0)) + 2 * XS
            if len(self._heights) == _KEPT_HEIGHTS:
                self._heights.clear()
            self._heights[width] = needed
        self._needed = needed
        return needed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press by Return as well."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font of the program."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out_anew()
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it for left to right, mirrored where one reads otherwise."""
        lines = self._lines(self.width())
        if self._card is None or lines is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self.palette())
        frame = QRectF(self.rect())
        mirror(painter, frame, self.layoutDirection())
        ground = frame.adjusted(1, 1, -1, -1)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.selection if self.isDown() else colours.hover))
            painter.drawRoundedRect(ground, RADIUS, RADIUS)
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ground, RADIUS, RADIUS)
        badge = self._badge()
        kind = self._card.memory.kind
        draw_badge(painter, QRectF(XS, XS, badge, badge), kind, colours.kinds[kind], outlined=False)
        top = XS + max(0.0, (badge - lines.height) / 2)
        lines.draw(painter, QPointF(self._left(), top), QColor(colours.text))
        painter.end()

    def _lay_out_anew(self) -> None:
        self._laid_out = None
        self._heights.clear()
        self._needed = self._badge() + 2 * XS

    def _badge(self) -> int:
        return round(_BADGE * unit(self.font()))

    def _left(self) -> int:
        return XS + self._badge() + S

    def _lines(self, width: int) -> Lines | None:
        if self._card is None:
            return None
        if self._laid_out is None or self._width != width:
            room = width - self._left() - S
            self._laid_out = Lines(self._card.memory.content, (), self.font(), room, _MOST_LINES)
            self._width = width
        return self._laid_out
