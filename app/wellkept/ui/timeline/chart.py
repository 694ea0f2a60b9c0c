"""The timeline itself: paints, and turns mouse and keys into a stretch of time."""

import math
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from wellkept.model.facets import Span, Times
from wellkept.ui.list.parts import unit
from wellkept.ui.theme import sized
from wellkept.ui.timeline import words
from wellkept.ui.timeline.brush import Act, Brush, Grip, Hold, grip, keyed
from wellkept.ui.timeline.painting import BARS, Picture, Shape, paint
from wellkept.ui.timeline.scale import Scale
from wellkept.ui.tokens import SMALL, XS, L, S, colours_of

_SLOT = 6
"""A bar and the gap behind it, at least, in pixels at the usual font size."""
_NEAR, _STILL = 6, 4
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class Timeline(QWidget):
    """Signals: `brushed` a `Span`, None for all time; `resized` there is room for other stretches; `left` by key."""

    brushed = Signal(object)
    resized = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wanted, self._allowed = True, False
        self._picture: Picture | None = None
        self._span: Span | None = None
        self._brush: Brush | None = None
        self._grip: Grip | None = None
        self._at = self._over = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Memories over time"))
        self.setAccessibleDescription(words.how_to())
        self.hide()

    @property
    def room(self) -> int:
        """How many stretches there is room for, at least two."""
        return max(2, int(self._shape().width / (_SLOT * unit(QApplication.font()))))

    @property
    def scale_shown(self) -> Scale | None:
        """How time is cut now, None before the first counts."""
        return self._picture.scale if self._picture is not None else None

    @property
    def said(self) -> str:
        """What is said of the place that the mouse or the keys are at, "" for none."""
        picture = self._picture
        if picture is None:
            return ""
        if self._over >= 0:
            return words.of_places(picture, self._over, self._over)
        if not self.hasFocus():
            return ""
        brush = self._brush or Brush(self._at, self._at)
        return words.of_places(picture, brush.first, brush.last)

    def want(self, wanted: bool) -> None:
        """Be shown wherever there is something to show, or not."""
        self.wanted = wanted
        self.setVisible(self.wanted and self._allowed)

    def allow(self, allowed: bool) -> None:
        """Be shown if wanted, or not: without memories there is nothing to show."""
        self._allowed = allowed
        self.setVisible(self.wanted and self._allowed)

    def show_times(self, scale: Scale, times: Times) -> None:
        """Show other counts."""
        if scale != self.scale_shown:
            self._grip, self._over, self._at = None, -1, scale.number - 1
        self._picture = Picture(scale, times.whole, times.found)
        self._brush = self._brush_of(self._span)
        self.update()

    def show_span(self, span: Span | None) -> None:
        """Show that a stretch of time is chosen."""
        if span != self._span:
            self._span = span
            self._brush = self._brush_of(span)
            self._at = self._brush.head if self._brush is not None else self._at
            self.update()

    def sizeHint(self) -> QSize:
        """Return the size: as wide as may be, as high as bars and names need."""
        names = QFontMetrics(sized(QApplication.font(), SMALL)).height()
        return QSize(200, round(S + XS + self._shape().bars + XS + names + XS))

    def minimumSizeHint(self) -> QSize:
        """Return a size that never makes the window wider."""
        return QSize(80, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint."""
        if self._picture is None:
            return
        at = self._over if self._over >= 0 or not self.hasFocus() else self._at
        picture = replace(
            self._picture,
            chosen=self._picture.scale.ends(self._span) if self._span is not None else None,
            pointed=at if at >= 0 else None,
            said=self.said,
            focused=self.hasFocus() and at == self._at,
        )
        font = QApplication.font()
        paint(QPainter(self), self._shape(), picture, font, colours_of(QApplication.palette()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, choose, clear, or go to the list."""
        key, picture = Qt.Key(event.key()), self._picture
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif picture is None or (act := self._act(event)) is None:
            super().keyPressEvent(event)
        else:
            number = picture.scale.number
            turned = -1 if key in _STEPS and not self.isLeftToRight() else 1
            by = turned * _STEPS.get(key, 0) + number * _ENDS.get(key, 0)
            brush, self._at = keyed(self._brush, self._at, act, by, number)
            self._over = -1
            self._choose(brush)
            self._announce()

    def _act(self, event: QKeyEvent) -> Act | None:
        """Return what a key asks for, None for what is not for the timeline."""
        key = Qt.Key(event.key())
        if key in _STEPS or key in _ENDS:
            return Act.LEAD if event.modifiers() & _SHIFT else Act.MOVE
        if key == Qt.Key.Key_Space:
            return Act.CHOOSE
        return Act.CLEAR if key == Qt.Key.Key_Escape and self._brush is not None else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold: of an end of what is chosen, of all of it, or of a place to begin at."""
        if event.button() != Qt.MouseButton.LeftButton or self._picture is None:
            super().mousePressEvent(event)
            return
        x = event.position().x()
        self._grip = grip(self._brush, self._pixels(), x, self._place(x), _NEAR)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose while the button is down; else say what is under the mouse."""
        if self._picture is None:
            return
        x = event.position().x()
        place, held = self._place(x), self._grip
        if held is not None and (abs(x - held.x) >= _STILL or place != held.place):
            self._choose(held.led_to(place, self._picture.scale.number))
        if place != self._over:
            self._over = place
            self.update()
        at_end = self._brush is not None and min(abs(x - end) for end in self._pixels()) <= _NEAR
        self.setCursor(Qt.CursorShape.SizeHorCursor if at_end else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose a single place where the mouse has not been moved."""
        held, self._grip = self._grip, None
        if held is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if held.hold is not Hold.END and abs(event.position().x() - held.x) < _STILL:
            self._choose(Brush(held.place, held.place))
        self._at = self._brush.head if self._brush is not None else self._at

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        """Choose all time."""
        self._grip = None
        self._choose(None)

    def leaveEvent(self, event: QEvent) -> None:
        """Say nothing any more of what was under the mouse."""
        super().leaveEvent(event)
        self._over = -1
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say what the keys are at."""
        super().focusInEvent(event)
        self._announce()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Be quiet."""
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that there is room for more or fewer stretches."""
        super().resizeEvent(event)
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font size of the program."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self.resized.emit()

    def event(self, event: QEvent) -> bool:
        """Say in a tooltip what is under the mouse, and what can be done."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = f"{self.said}\n{words.how_to()}" if self.said else words.how_to()
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _choose(self, brush: Brush | None) -> None:
        """Show what is chosen and tell it, if it is another."""
        scale = self.scale_shown
        span = scale.span(brush.first, brush.last) if brush is not None and scale is not None else None
        self._brush = brush if span is not None else None
        self.update()
        if span != self._span:
            self._span = span
            self.brushed.emit(span)

    def _announce(self) -> None:
        """Tell a screen reader what the keys are at."""
        if self.said:
            self.setAccessibleDescription(f"{self.said}. {words.how_to()}")
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.said))

    def _brush_of(self, span: Span | None) -> Brush | None:
        """Return the places that a stretch of time touches."""
        scale = self.scale_shown
        if span is None or scale is None:
            return None
        begin, end = scale.ends(span)
        first = min(int(begin), scale.number - 1)
        return Brush(first, max(first, math.ceil(end) - 1))

    def _pixels(self) -> tuple[float, float]:
        """Return where what is chosen begins and ends, in pixels; nowhere near for nothing."""
        scale, shape = self.scale_shown, self._shape()
        if scale is None or self._span is None:
            return -math.inf, -math.inf
        begin, end = (shape.x(place * shape.width / scale.number) for place in scale.ends(self._span))
        return begin, end

    def _place(self, x: float) -> int:
        """Return the place at so many pixels from the left."""
        scale, shape = self.scale_shown, self._shape()
        if scale is None:
            return -1
        at = (x - shape.left) / max(shape.width, 1)
        return max(0, min(int((1 - at if shape.right_to_left else at) * scale.number), scale.number - 1))

    def _shape(self) -> Shape:
        width, bars = max(1, self.width() - 2 * L), round(BARS * unit(QApplication.font()))
        return Shape(float(width), float(L), float(S + XS), float(bars), not self.isLeftToRight())
