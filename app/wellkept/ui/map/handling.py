"""Mouse and keys on the map: look around, walk from point to point, choose some."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from wellkept.ui.map.canvas import MapCanvas

_STEP = 1.25  # of zoom
_NOTCH = 120  # what Qt counts for one step of a wheel
_ACROSS = 60  # pixels that a key moves the map
_FAR = 6  # pixels before a press becomes a drag
_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_MORE = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class MapHandling(QObject):
    """Signals: `opened` show the memory with a key in the list."""

    opened = Signal(object)

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self.moving = False
        """Whether a drag moves the map, and does not draw around points."""
        self._canvas = canvas
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._pans = False
        canvas.installEventFilter(self)

    def closer(self, factor: float = _STEP) -> None:
        """Look closer, at the current point if there is one in sight."""
        canvas = self._canvas
        canvas.look(canvas.sight.zoomed(factor, canvas.width() / 2, canvas.height() / 2))

    def farther(self) -> None:
        """See more of the map."""
        self.closer(1 / _STEP)

    def fit(self) -> None:
        """See all of the map."""
        self._canvas.look(self._canvas.sight.whole())

    def eventFilter(self, _canvas: QObject, event: QEvent) -> bool:
        """Handle what concerns the map; the rest goes on."""
        if isinstance(event, QMouseEvent):
            return self._on_mouse(event)
        if isinstance(event, QWheelEvent):
            self._on_wheel(event)
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event)
        if event.type() == QEvent.Type.Leave:
            self._canvas.hover(None)
        return False

    def _on_mouse(self, event: QMouseEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._pressed = self._last = event.position()
                self._pans = self.moving or event.button() != Qt.MouseButton.LeftButton
                self._canvas.setFocus()
            case QEvent.Type.MouseMove:
                self._on_move(event)
            case QEvent.Type.MouseButtonRelease:
                self._on_release(event)
            case QEvent.Type.MouseButtonDblClick:
                if (key := self._canvas.at(event.position())) is not None:
                    self.opened.emit(key)
            case _:
                return False
        return True

    def _on_move(self, event: QMouseEvent) -> None:
        canvas, place = self._canvas, event.position()
        if self._pressed is None:
            canvas.hover(canvas.at(place))
            return
        away = place - self._pressed
        if not canvas.outline and self._last == self._pressed and away.manhattanLength() < _FAR:
            return
        canvas.hover(None)
        if self._pans:
            step = place - self._last
            canvas.look(canvas.sight.moved(step.x(), step.y()))
        else:
            canvas.outline = [*(canvas.outline or [self._pressed]), place]
            canvas.update()
        self._last = place

    def _on_release(self, event: QMouseEvent) -> None:
        canvas = self._canvas
        dragged = self._pressed is not None and self._last != self._pressed
        more = bool(event.modifiers() & _MORE)
        if canvas.outline:
            outline = [canvas.sight.to_map(place.x(), place.y()) for place in canvas.outline]
            canvas.outline = []
            found = {canvas.points.keys[place] for place in canvas.points.within(outline)}
            canvas.choose(canvas.selected | found if more else found)
        elif not dragged and event.button() == Qt.MouseButton.LeftButton:
            self._click(canvas.at(event.position()), more=more)
        self._pressed = None
        canvas.update()

    def _click(self, key: int | None, *, more: bool) -> None:
        canvas = self._canvas
        if key is not None:
            canvas.go_to(key)
            canvas.choose(canvas.selected ^ {key} if more else {key})
        elif not more:
            canvas.choose(set())

    def _on_wheel(self, event: QWheelEvent) -> None:
        turned, canvas = event.angleDelta().y() / _NOTCH, self._canvas
        if turned:
            canvas.look(canvas.sight.zoomed(_STEP**turned, event.position().x(), event.position().y()))

    def _on_key(self, event: QKeyEvent) -> bool:
        key, canvas = Qt.Key(event.key()), self._canvas
        if key in _WAYS:
            right, down = _WAYS[key]
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                canvas.look(canvas.sight.moved(-right * _ACROSS, -down * _ACROSS))
            else:
                self._walk(right, down)
        elif event.text() in ("+", "="):
            self.closer()
        elif event.text() == "-":
            self.farther()
        elif key in (Qt.Key.Key_0, Qt.Key.Key_Home):
            self.fit()
        elif key == Qt.Key.Key_Space and canvas.current is not None:
            canvas.choose(canvas.selected ^ {canvas.current})
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and canvas.current is not None:
            self.opened.emit(canvas.current)
        elif key == Qt.Key.Key_Escape and (canvas.selected or canvas.outline):
            canvas.outline = []
            canvas.choose(set())
        else:
            return False
        return True

    def _walk(self, right: int, down: int) -> None:
        """Go to the next point; at first to the one nearest to the middle."""
        canvas = self._canvas
        points = canvas.points
        place = points.place_of(canvas.current) if canvas.current is not None else None
        if place is None or not points.shown(place):
            found = points.nearest(canvas.sight.x, canvas.sight.y, 4.0)
        else:
            found = points.toward(place, right, down)
        if found is not None:
            canvas.hovered = None
            canvas.go_to(points.keys[found])
