"""How a memory looks on the map: a shape and a colour for each kind, so that neither has to say it alone."""

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from wellkept.model.kinds import Kind
from wellkept.ui.tokens import Colours

SIZE = 11
"""Of a mark, device-independent pixels at the usual font size."""
_SMALLER = ((300, SIZE), (3_000, 8))
_SMALLEST = 6
_AIR = 2


def size_among(count: int) -> int:
    """Return how large marks are where there are so many: many large ones would hide each other."""
    return next((size for most, size in _SMALLER if count <= most), _SMALLEST)


class Look(StrEnum):
    """Usual; `QUIET` where a search found others; `CHOSEN` with a ring."""

    USUAL = "usual"
    QUIET = "quiet"
    CHOSEN = "chosen"


def mark(kind: Kind, look: Look, colours: Colours, size: int, ratio: float) -> QPixmap:
    """Return the mark of a kind, `size` pixels wide and some air around it."""
    tint = colours.kinds[kind]
    return _mark(kind, look, tint.ink, colours.base, colours.accent, size, ratio)


@lru_cache(maxsize=256)
def _mark(
    kind: Kind, look: Look, ink: str, ground: str, ring: str, size: int, ratio: float
) -> QPixmap:  # what makes it another picture
    whole = size + 2 * _AIR + (2 * _AIR if look is Look.CHOSEN else 0)
    image = QPixmap(round(whole * ratio), round(whole * ratio))
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if look is Look.QUIET:
        painter.setOpacity(0.28)
    middle = QPointF(whole / 2, whole / 2)
    if look is Look.CHOSEN:
        painter.setPen(QPen(QColor(ring), 1.6))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(middle, whole / 2 - 1, whole / 2 - 1)
    painter.setPen(QPen(QColor(ground), 1))
    painter.setBrush(QColor(ink))
    painter.drawPath(_shape(kind, middle, size / 2))
    painter.end()
    return image


def _shape(kind: Kind, middle: QPointF, reach: float) -> QPainterPath:
    path = QPainterPath()
    match kind:
        case Kind.FACT:
            path.addEllipse(middle, reach, reach)
        case Kind.EPISODE:
            side = reach * 0.86
            path.addRect(QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side))
        case Kind.PREFERENCE:
            path.addPolygon(_polygon(middle, [(reach * 1.12, -90 + 90 * turn) for turn in range(4)]))
        case Kind.RELATIONSHIP:
            path.addPolygon(_polygon(middle, [(reach * 1.15, -90 + 120 * turn) for turn in range(3)]))
        case Kind.DOCUMENT:
            path.addPolygon(_polygon(middle, [(reach * 1.15, 90 + 120 * turn) for turn in range(3)]))
        case Kind.INSIGHT:
            corners = [(reach * (1.25 if turn % 2 == 0 else 0.6), -90 + 36 * turn) for turn in range(10)]
            path.addPolygon(_polygon(middle, corners))
    path.closeSubpath()
    return path


def _polygon(middle: QPointF, corners: Sequence[tuple[float, float]]) -> QPolygonF:
    """Return a polygon from distances and angles in degrees."""
    return QPolygonF(
        [
            QPointF(middle.x() + away * cos(angle * pi / 180), middle.y() + away * sin(angle * pi / 180))
            for away, angle in corners
        ]
    )
