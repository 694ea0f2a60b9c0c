"""The picture of all points, painted in slices so that no frame waits for it; frames only copy it."""

from collections.abc import Callable, Iterator, Set

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from wellkept.ui.map.marks import Look, mark
from wellkept.ui.map.points import KINDS, Points
from wellkept.ui.map.sight import Sight
from wellkept.ui.tokens import Colours

AT_ONCE = 2_000
"""Points a slice: 3 ms."""


class PointLayer(QObject):
    """Signals: `ready` a new picture."""

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._done: tuple[QPixmap, Sight] | None = None
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
        self._done = None

    def paint(
        self, points: Points, sight: Sight, looks: Callable[[int], Look], colours: Colours, size: int, ratio: float
    ) -> None:
        """Paint a new picture; the first slice now, what is left when there is time."""
        self._due.stop()
        self._steps = self._slices(points, sight, looks, colours, size, ratio)
        self._step()

    def draw(self, painter: QPainter, sight: Sight) -> None:
        """Copy the picture, moved and stretched where it shows another part of the map than what is in sight."""
        if self._done is None:
            return
        picture, was = self._done
        left, top = sight.to_window(*was.to_map(0, 0))
        stretch = sight.scale / was.scale
        target = QRectF(left, top, was.width * stretch, was.height * stretch)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, stretch != 1)
        if sight == was:
            painter.drawPixmap(QPointF(0, 0), picture)
        else:
            painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def _step(self) -> None:
        try:
            next(self._steps)
        except StopIteration:
            self._due.stop()
            self.ready.emit()
        else:
            self._due.start()

    def _slices(
        self, points: Points, sight: Sight, looks: Callable[[int], Look], colours: Colours, size: int, ratio: float
    ) -> Iterator[None]:
        picture = QPixmap(QSize(round(sight.width * ratio), round(sight.height * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        marks = {
            (place, look): mark(kind, look, colours, size, ratio) for place, kind in enumerate(KINDS) for look in Look
        }
        order = [(place, look) for look, places in _by_look(points, looks).items() for place in places]
        for start in range(0, len(order), AT_ONCE):
            if start:
                yield
            painter = QPainter(picture)
            for place, look in order[start : start + AT_ONCE]:
                x, y = sight.to_window(points.xs[place], points.ys[place])
                if -size < x < sight.width + size and -size < y < sight.height + size:
                    sprite = marks[points.kinds[place], look]
                    half = sprite.width() / ratio / 2
                    painter.drawPixmap(QPointF(x - half, y - half), sprite)
            painter.end()
        self._done = (picture, sight)


def _by_look(points: Points, looks: Callable[[int], Look]) -> dict[Look, list[int]]:
    """Return what is in sight by its look; what is painted last lies on top."""
    found: dict[Look, list[int]] = {Look.QUIET: [], Look.USUAL: [], Look.CHOSEN: []}
    for place in range(len(points)):
        if points.shown(place):
            found[looks(place)].append(place)
    return found


def looks_of(points: Points, chosen: Set[int], hits: Set[int] | None) -> Callable[[int], Look]:
    """Return how each point looks; `chosen` and `hits` are keys, `hits` None where nothing was searched for."""
    keys = points.keys

    def look(place: int) -> Look:
        key = keys[place]
        if key in chosen:
            return Look.CHOSEN
        return Look.USUAL if hits is None or key in hits else Look.QUIET

    return look
