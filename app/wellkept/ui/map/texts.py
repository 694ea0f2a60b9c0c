"""Words on the map: those of its regions, and the sentence of the memory that is pointed at."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from wellkept.model.text import shown
from wellkept.service.map_answers import MapLabel
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.parts import unit
from wellkept.ui.map.sight import Sight
from wellkept.ui.theme import sized
from wellkept.ui.tokens import RADIUS, SMALL, XS, Colours, M, S

_CALLOUT = 340
_CALLOUT_LINES = 4
_APART = 16
_CLEAR = 10


def draw_labels(painter: QPainter, labels: Sequence[MapLabel], sight: Sight, colours: Colours, font: QFont) -> None:
    """Paint the words of the regions, the largest region first; one that would lie upon another is left out."""
    font = sized(font, SMALL, bold=True)
    metrics = QFontMetricsF(font)
    taken: list[QRectF] = []
    for label in labels:
        text = "  ·  ".join(shown(word) for word in label.words)
        frame = _room(label, QSizeF(metrics.horizontalAdvance(text), metrics.height()), sight, taken)
        if frame is None:
            continue
        taken.append(frame.adjusted(-S, -XS, S, XS))
        path = QPainterPath()
        path.addText(QPointF(frame.left(), frame.top() + metrics.ascent()), font, text)
        painter.setPen(QPen(QColor(colours.base), 4))
        painter.setBrush(QColor(colours.base))
        painter.drawPath(path)
        painter.fillPath(path, QColor(colours.text))


def _room(label: MapLabel, size: QSizeF, sight: Sight, taken: Sequence[QRectF]) -> QRectF | None:
    """Return where the words of a region have room: above it, or else below."""
    x, top = sight.to_window(label.x, label.top)
    _, bottom = sight.to_window(label.x, label.bottom)
    left = min(max(x - size.width() / 2, S), sight.width - S - size.width())
    if not 0 <= x <= sight.width:
        return None
    for y in (top - _CLEAR - size.height(), bottom + _CLEAR):
        frame = QRectF(left, y, size.width(), size.height())
        inside = S <= y <= sight.height - S - size.height()
        if inside and not any(frame.intersects(other) for other in taken):
            return frame
    return None


def draw_callout(
    painter: QPainter, window: QRectF, at: QPointF, said: tuple[str, str], font: QFont, colours: Colours
) -> None:
    """Paint a sentence and what is said of it beside a point, wherever there is room in the window."""
    text, more = said
    width = min(_CALLOUT * unit(font), window.width() - 2 * S)
    small = sized(font, SMALL)
    words = Lines(text, (), font, width - 2 * M, _CALLOUT_LINES)
    rest = Lines(more, (), small, width - 2 * M, 1)
    height = words.height + XS + rest.height + 2 * S
    left = min(max(at.x() - width / 2, window.left() + S), window.right() - S - width)
    above = at.y() - _APART - height
    top = above if above >= window.top() + S else min(at.y() + _APART, window.bottom() - S - height)
    frame = QRectF(left, top, width, height)
    painter.setPen(QPen(QColor(colours.edge), 1))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(frame, RADIUS, RADIUS)
    rest.draw(painter, QPointF(frame.left() + M, frame.top() + S), QColor(colours.muted))
    words.draw(painter, QPointF(frame.left() + M, frame.top() + S + rest.height + XS), QColor(colours.text))
