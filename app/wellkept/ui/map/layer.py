"""The picture of all points, painted in slices so that no frame waits for it; frames only copy it."""

from collections.abc import Callable, Generator, Iterator, Set

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from wellkept.ui.map.marks import Look, mark
from wellkept.ui.map.points import KINDS, Points
from wellkept.ui.map.sight import Sight
from wellkept.ui.tokens import Colours

AT_ONCE = 1_500
"""Points a slice: 3 ms. So many are painted at once."""
_SORTED_AT_ONCE = 6_000

Looks = Callable[[int], Look]


class PointLayer(QObject):
    """Signals: `ready` a new picture."""

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._done: tuple[QPixmap, Sight] | None = None
        self._order: list[tuple[int, Look]] | None = None
        self._steps: Iterator[None] = iter(())
        self._due = QTimer(self, interval=0)
        self._due.timeout.connect(self._step)

    @property
    def busy(self) -> bool:
        """Whether a picture is being painted."""
        return self._due.isActive()

    def clear(self) -> None:
        """Give the picture up."""
        self._due.stop()
        self._done = self._order = None

    def sort_anew(self) -> None:
        """Points look otherwise than before, or are others."""
        self._order = None

    def paint(self, points: Points, sight: Sight, looks: Looks, colours: Colours, size: int, ratio: float) -> None:
        """Paint a new picture: few points at once, many when there is time."""
        self._steps = self._slices(points, sight, looks, Sprites(colours, size, ratio))
        if len(points) <= AT_ONCE:
            self._step()
        else:
            self._due.start()

    def draw(self, painter: QPainter, sight: Sight) -> None:
        """Copy the picture, moved and stretched where it shows another part of the map than what is in sight."""
        if self._done is None:
            return
        picture, was = self._done
        if sight == was:
            painter.drawPixmap(QPointF(0, 0), picture)
            return
        left, top = sight.to_window(*was.to_map(0, 0))
        stretch = sight.scale / was.scale
        target = QRectF(left, top, was.width * stretch, was.height * stretch)
        painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def _step(self) -> None:
        try:
            next(self._steps)
        except StopIteration:
            self._due.stop()
            self.ready.emit()
        else:
            self._due.start()

    def _slices(self, points: Points, sight: Sight, looks: Looks, sprites: "Sprites") -> Iterator[None]:
        if self._order is None:
            self._order = yield from _sorted(points, looks)
        order, picture = self._order, sprites.canvas(sight)
        for start in range(0, len(order), AT_ONCE):
            if start:
                yield
            painter = QPainter(picture)
            for place, look in order[start : start + AT_ONCE]:
                x, y = sight.to_window(points.xs[place], points.ys[place])
                sprites.draw(painter, x, y, points.kinds[place], look)
            painter.end()
        self._done = (picture, sight)


class Sprites:
    """The marks of all kinds in the colours and size in use."""

    def __init__(self, colours: Colours, size: int, ratio: float) -> None:
        self._ratio = ratio
        self._marks: dict[tuple[int, Look], tuple[QPixmap, float]] = {}
        for place, kind in enumerate(KINDS):
            for look in Look:
                picture = mark(kind, look, colours, size, ratio)
                self._marks[place, look] = (picture, picture.width() / ratio / 2)

    def canvas(self, sight: Sight) -> QPixmap:
        """Return an empty picture as large as the window."""
        picture = QPixmap(QSize(round(sight.width * self._ratio), round(sight.height * self._ratio)))
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def draw(self, painter: QPainter, x: float, y: float, kind: int, look: Look) -> None:
        """Paint a mark about a place."""
        picture, half = self._marks[kind, look]
        painter.drawPixmap(QPointF(x - half, y - half), picture)


def _sorted(points: Points, looks: Looks) -> Generator[None, None, list[tuple[int, Look]]]:
    """Return what is in sight by its look, in slices; what is painted last lies on top."""
    found: dict[Look, list[tuple[int, Look]]] = {Look.QUIET: [], Look.USUAL: [], Look.CHOSEN: []}
    for place in range(len(points)):
        if place % _SORTED_AT_ONCE == _SORTED_AT_ONCE - 1:
            yield
        if points.shown(place):
            look = looks(place)
            found[look].append((place, look))
    return [one for each in found.values() for one in each]


def looks_of(points: Points, chosen: Set[int], hits: Set[int] | None) -> Looks:
    """Return how each point looks; `chosen` and `hits` are keys, `hits` None where nothing was searched for."""
    keys = points.keys

    def look(place: int) -> Look:
        key = keys[place]
        if key in chosen:
            return Look.CHOSEN
        return Look.USUAL if hits is None or key in hits else Look.QUIET

    return look
