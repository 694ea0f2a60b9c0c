"""The timeline by mouse and by key: both choose a stretch of time."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from wellkept.ui.timeline import words
from wellkept.ui.timeline.brush import Act, Brush, Grip, Hold, grip, keyed
from wellkept.ui.timeline.view import TimelineView

_NEAR, _STILL = 6, 4
"""How near an end the mouse takes hold of it, and how little is no movement yet, in pixels."""
_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS: dict[int, int] = {Qt.Key.Key_Home: -1, Qt.Key.Key_End: 1}
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class Timeline(TimelineView):
    """Signals: `brushed` a `Span`, None for all time; `left` by key."""

    brushed = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grip: Grip | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, choose, clear, or go to the list."""
        key, scale = event.key(), self.scale_shown
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif scale is None or (act := self._act(event)) is None:
            super().keyPressEvent(event)
        else:
            turned = 1 if self.isLeftToRight() else -1
            by = turned * _STEPS.get(key, 0) + scale.number * _ENDS.get(key, 0)
            brush, self.at = keyed(self.brush, self.at, act, by, scale.number)
            self.over = -1
            self._choose(brush)
            self._announce()

    def _act(self, event: QKeyEvent) -> Act | None:
        """Return what a key asks for, None for what is not for the timeline."""
        key = event.key()
        if key in _STEPS or key in _ENDS:
            return Act.LEAD if event.modifiers() & _SHIFT else Act.MOVE
        if key == Qt.Key.Key_Space:
            return Act.CHOOSE
        return Act.CLEAR if key == Qt.Key.Key_Escape and self.brush is not None else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold: of an end of what is chosen, of all of it, or of a place to begin at."""
        if event.button() != Qt.MouseButton.LeftButton or self.scale_shown is None:
            super().mousePressEvent(event)
            return
        x = event.position().x()
        self._grip = grip(self.brush, self.ends(), x, self.place(x), _NEAR)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Choose while the button is down; else say what is under the mouse."""
        x, scale, held = event.position().x(), self.scale_shown, self._grip
        if scale is None:
            return
        place = self.place(x)
        if held is not None and (self.holding or abs(x - held.x) >= _STILL):
            self.holding = True
            self._choose(held.led_to(place, scale.number))
        if place != self.over:
            self.over = place
            self.update()
        at_end = min(abs(x - end) for end in self.ends()) <= _NEAR
        self.setCursor(Qt.CursorShape.SizeHorCursor if at_end else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose a single place where the mouse has not been moved."""
        if self._grip is None or event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        held, moved = self._grip, self.holding
        self._grip, self.holding = None, False
        if not moved and held.hold is not Hold.END:
            self._choose(Brush(held.place, held.place))
        self.at = self.brush.head if self.brush is not None else self.at
        self.update()

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        """Choose all time."""
        self._grip, self.holding = None, False
        self._choose(None)

    def leaveEvent(self, event: QEvent) -> None:
        """Say nothing any more of what was under the mouse."""
        super().leaveEvent(event)
        self.over = -1
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say what the keys are at."""
        super().focusInEvent(event)
        self._announce()
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keys are elsewhere."""
        super().focusOutEvent(event)
        self.update()

    def _choose(self, brush: Brush | None) -> None:
        """Show what is chosen and tell it, if it is another."""
        scale = self.scale_shown
        span = scale.span(brush.first, brush.last) if brush is not None and scale is not None else None
        self.brush = brush if span is not None else None
        self.update()
        if span != self.span:
            self.span = span
            self.brushed.emit(span)

    def _announce(self) -> None:
        """Tell a screen reader what the keys are at."""
        if self.said:
            self.setAccessibleDescription(f"{self.said}. {words.how_to()}")
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.said))
