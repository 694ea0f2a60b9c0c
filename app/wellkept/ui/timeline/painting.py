"""Paints a timeline: the bars, what is chosen among them, and the names under them."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen

from wellkept.ui.theme import sized
from wellkept.ui.timeline.scale import Scale
from wellkept.ui.timeline.ticks import GAP, ticks
from wellkept.ui.tokens import SMALL, XS, Colours

BARS = 36
"""The height of the tallest bar, in pixels at the usual font size."""
_LEAST = 2.0
_FAINT, _BAND = 90, 26
_ROUND = 1.5
_HANDLE = 3.0


@dataclass(frozen=True, slots=True)
class Shape:
    """Where things are. Time begins at the right where one reads from there."""

    width: float
    left: float
    top: float
    bars: float
    right_to_left: bool

    def x(self, at: float) -> float:
        """Return where something stands that is so far from where time begins, both in pixels."""
        return self.left + (self.width - at if self.right_to_left else at)

    def column(self, begin: float, end: float, scale: Scale) -> QRectF:
        """Return the column between two places."""
        ends = sorted(self.x(place * self.width / scale.number) for place in (begin, end))
        return QRectF(ends[0], self.top, ends[1] - ends[0], self.bars)


@dataclass(frozen=True, slots=True)
class Picture:
    """What is to be painted. `chosen` in places; `pointed` the place that mouse or keys are at, `said` what it is."""

    scale: Scale
    whole: tuple[int, ...]
    found: tuple[int, ...]
    chosen: tuple[float, float] | None = None
    pointed: int | None = None
    said: str = field(default="", repr=False)
    focused: bool = False


def paint(painter: QPainter, shape: Shape, picture: Picture, font: QFont, colours: Colours) -> None:
    """Paint all of it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _ground(painter, shape, picture, colours)
    _bars(painter, shape, picture, colours)
    base = shape.top + shape.bars + 0.5
    painter.setPen(QPen(QColor(colours.edge), 1))
    painter.drawLine(QPointF(shape.left, base), QPointF(shape.left + shape.width, base))
    _ends(painter, shape, picture, colours)
    _names(painter, shape, picture, sized(font, SMALL), colours)


def _ground(painter: QPainter, shape: Shape, picture: Picture, colours: Colours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if picture.chosen is not None:
        painter.setBrush(QColor(colours.selection))
        painter.drawRect(shape.column(*picture.chosen, picture.scale).adjusted(0, -XS, 0, 0))
    if picture.pointed is not None:
        band = QColor(colours.text)
        band.setAlpha(_BAND)
        painter.setBrush(band)
        column = shape.column(picture.pointed, picture.pointed + 1, picture.scale).adjusted(0, -XS, 0, 0)
        painter.drawRect(column)
        if picture.focused:
            painter.setPen(QPen(QColor(colours.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(column.adjusted(0, 0, 0, 0.5), 2, 2)


def _bars(painter: QPainter, shape: Shape, picture: Picture, colours: Colours) -> None:
    """Paint the results before all there is. Heights go by the square root, so that few beside many are seen."""
    most = max(*picture.whole, 1)
    painter.setPen(Qt.PenStyle.NoPen)
    faint = QColor(colours.edge)
    faint.setAlpha(_FAINT)
    for place in range(picture.scale.number):
        whole, found = picture.whole[place], picture.found[place]
        if whole > found:
            painter.setBrush(faint)
            painter.drawRoundedRect(_bar(shape, picture.scale, place, whole / most), _ROUND, _ROUND)
        if found:
            painter.setBrush(QColor(colours.accent if _is_lit(picture, place) else colours.edge))
            painter.drawRoundedRect(_bar(shape, picture.scale, place, found / most), _ROUND, _ROUND)


def _bar(shape: Shape, scale: Scale, place: int, share: float) -> QRectF:
    column = shape.column(place, place + 1, scale)
    left, right = round(column.left()), round(column.right())
    gap = 1 if right - left < 12 else 2
    height = max(_LEAST, round(shape.bars * share**0.5))
    return QRectF(left, shape.top + shape.bars - height, max(1, right - left - gap), height)


def _is_lit(picture: Picture, place: int) -> bool:
    return picture.chosen is None or (picture.chosen[0] < place + 1 and place < picture.chosen[1])


def _ends(painter: QPainter, shape: Shape, picture: Picture, colours: Colours) -> None:
    """Paint what one can take hold of to make the chosen stretch longer or shorter."""
    if picture.chosen is None:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.accent))
    column = shape.column(*picture.chosen, picture.scale).adjusted(0, -XS, 0, 0)
    for x in (column.left(), column.right()):
        painter.drawRect(QRectF(x - 0.75, column.top(), 1.5, column.height() + 1))
        grip = QRectF(x - _HANDLE, column.center().y() - 2 * _HANDLE, 2 * _HANDLE, 4 * _HANDLE)
        painter.drawRoundedRect(grip, _HANDLE, _HANDLE)


def _names(painter: QPainter, shape: Shape, picture: Picture, font: QFont, colours: Colours) -> None:
    """Write what is pointed at, and around it the names of years, months and days."""
    painter.setFont(font)
    metrics = QFontMetrics(font)
    line = shape.top + shape.bars + XS + metrics.ascent()
    said = (0.0, 0.0)
    if picture.pointed is not None and picture.said:
        text = metrics.elidedText(picture.said, Qt.TextElideMode.ElideRight, int(shape.width))
        wide = metrics.horizontalAdvance(text)
        middle = shape.column(picture.pointed, picture.pointed + 1, picture.scale).center().x()
        begin = max(shape.left, min(middle - wide / 2, shape.left + shape.width - wide))
        said = (begin - GAP, begin + wide + GAP)
        painter.setPen(QColor(colours.text))
        painter.drawText(QPointF(begin, line), text)
    painter.setPen(QColor(colours.muted))
    for tick in ticks(picture.scale, shape.width, metrics.horizontalAdvance):
        wide = metrics.horizontalAdvance(tick.text)
        begin = shape.x(tick.at) - (wide if shape.right_to_left else 0)
        if begin + wide <= said[0] or begin >= said[1]:
            painter.drawText(QPointF(begin, line), tick.text)
