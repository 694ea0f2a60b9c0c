"""The map itself: points, words for its regions, the line drawn around some, and what the pointer is on."""

from array import array
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from wellkept.service.map_answers import MapLabel, MeaningMap
from wellkept.ui.list.parts import unit
from wellkept.ui.map.layer import PointLayer, looks_of
from wellkept.ui.map.marks import size_among
from wellkept.ui.map.points import Points
from wellkept.ui.map.sight import Sight
from wellkept.ui.map.texts import draw_callout, draw_labels
from wellkept.ui.tokens import colours_of

_REACH = 14  # pixels around the pointer in which a point is meant
_EDGE = 48


class MapCanvas(QWidget):
    """Paints only; `handling.MapHandling` moves it and chooses on it.

    Signals: `chosen` other points are selected; `pointed` the key that words are wanted of, None for none.
    """

    chosen = Signal()
    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("map")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Map of meaning"))
        self.points = Points(*_nothing())
        self.sight = Sight()
        self.selected: set[int] = set()
        self.current: int | None = None
        self.hovered: int | None = None
        self.outline: list[QPointF] = []
        self._labels: Sequence[MapLabel] = ()
        self._hits: frozenset[int] | None = None
        self._said: tuple[int, str, str] | None = None
        self._layer = PointLayer(self)
        self._layer.ready.connect(self.update)

    @property
    def settled(self) -> bool:
        """Whether all points are painted."""
        return not self._layer.busy

    def load(self, drawn: MeaningMap) -> None:
        """Show a map; what is selected and still there stays so."""
        hidden = self.points.hidden
        self.points = Points(drawn.keys, drawn.xs, drawn.ys, drawn.kinds)
        self.points.hidden = hidden
        self.sight = self.sight.of(self.points.ys)
        self._labels = drawn.labels
        there = set(drawn.keys)
        self.current = self.current if self.current in there else None
        self.hovered = self.hovered if self.hovered in there else None
        if self._said is not None and self._said[0] not in there:
            self._said = None
        self.repaint_points()
        self.choose(self.selected & there)

    def clear(self) -> None:
        """Hold nothing of any memory."""
        self._layer.clear()
        self._said = None
        self.setAccessibleDescription("")
        self.load(MeaningMap())

    def light(self, hits: frozenset[int] | None) -> None:
        """Let all but these keys stand back; None lets none."""
        if hits != self._hits:
            self._hits = hits
            self.repaint_points()

    def say(self, key: int, text: str, more: str) -> None:
        """Take the words of a memory that were wanted."""
        self._said = (key, text, more)
        self.update()

    def choose(self, keys: set[int]) -> None:
        """Select these and no others."""
        if keys != self.selected:
            self.selected = set(keys)
            self.repaint_points()
        self.chosen.emit()

    def go_to(self, key: int | None) -> None:
        """Make a point the current one, in sight."""
        self.current = key
        place = self.points.place_of(key) if key is not None else None
        if place is not None:
            self.look(self.sight.showing(self.points.xs[place], self.points.ys[place], _EDGE))
        self._tell_pointed()

    def hover(self, key: int | None) -> None:
        """Show the words of what the pointer is on."""
        if key != self.hovered:
            self.hovered = key
            self._tell_pointed()

    def look(self, sight: Sight) -> None:
        """Show another part of the map."""
        if sight != self.sight:
            self.sight = sight
            self._paint()

    def at(self, place: QPointF) -> int | None:
        """Return the key of the point at a place in the window."""
        x, y = self.sight.to_map(place.x(), place.y())
        found = self.points.nearest(x, y, _REACH * unit(QApplication.font()) / self.sight.scale)
        return self.points.keys[found] if found is not None else None

    def repaint_points(self) -> None:
        """Paint all points anew: they are others, or look otherwise."""
        self._layer.sort_anew()
        self._paint()

    def _paint(self) -> None:
        if self.isVisible():
            looks = looks_of(self.points, self.selected, self._hits)
            colours = colours_of(QApplication.palette())
            self._layer.paint(self.points, self.sight, looks, colours, self._mark_size(), self.devicePixelRatioF())
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that leaves room for the rest."""
        return QSize(640, 420)

    def minimumSizeHint(self) -> QSize:
        """Return a size that never makes the window grow."""
        return QSize(160, 120)

    def event(self, event: QEvent) -> bool:
        """Follow colours and sizes, and paint what was not while out of sight."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.repaint_points()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the same part of the map."""
        super().resizeEvent(event)
        self.look(self.sight.sized(self.width(), self.height()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where one is."""
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Copy the picture of the points, and paint what stands over it."""
        colours = colours_of(QApplication.palette())
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.base))
        self._layer.draw(painter, self.sight)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_labels(painter, self._labels, self.sight, colours, QApplication.font())
        self._draw_current(painter)
        if self.outline:
            wash = QColor(colours.accent)
            wash.setAlphaF(0.12)
            painter.setBrush(wash)
            painter.setPen(QPen(QColor(colours.accent), 1.6, Qt.PenStyle.DashLine))
            painter.drawPolygon(QPolygonF(self.outline))
        self._draw_said(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _draw_current(self, painter: QPainter) -> None:
        place = self.points.place_of(self.current) if self.current is not None else None
        if place is None or not self.points.shown(place):
            return
        middle = QPointF(*self.sight.to_window(self.points.xs[place], self.points.ys[place]))
        reach = self._mark_size() * 0.5 + 6
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours_of(QApplication.palette()).text), 2))
        painter.drawEllipse(middle, reach, reach)

    def _draw_said(self, painter: QPainter) -> None:
        key = self.hovered if self.hovered is not None else self.current
        place = self.points.place_of(key) if key is not None else None
        if self._said is None or self._said[0] != key or place is None or self.outline:
            return
        at = QPointF(*self.sight.to_window(self.points.xs[place], self.points.ys[place]))
        if self.hovered is None and not self.hasFocus():
            return
        font, colours = QApplication.font(), colours_of(QApplication.palette())
        draw_callout(painter, QRectF(self.rect()), at, self._said[1:], font, colours)

    def _mark_size(self) -> int:
        return round(size_among(len(self.points)) * unit(QApplication.font()))

    def _tell_pointed(self) -> None:
        self.update()
        self.pointed.emit(self.hovered if self.hovered is not None else self.current)


def _nothing() -> tuple["array[int]", "array[float]", "array[float]", bytes]:
    drawn = MeaningMap()
    return drawn.keys, drawn.xs, drawn.ys, drawn.kinds
