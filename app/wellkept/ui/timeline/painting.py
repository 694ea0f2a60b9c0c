"""Paints a timeline: the bars, what is chosen among them, and the names under them."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QApplication

from wellkept.ui.theme import sized
from wellkept.ui.timeline.brush import Brush
from wellkept.ui.timeline.scale import Scale
from wellkept.ui.timeline.ticks import GAP, ticks
from wellkept.ui.tokens import SMALL, XS, Colours, S

BARS = 36
"""The height of the tallest bar, in pixels at the usual font size."""
_LEAST = 2.0
"""The height of the least bar, so that one memory beside thousands is seen."""
_FAINT, _BAND = 90, 26  # how much is seen of what lies under them, the more the less, of 255
_ROUND, _HANDLE, _WIDE = 1.5, 3.0, 12

Places = tuple[float, float]


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
    """The counts: all there is, and what was looked for."""

    scale: Scale
    whole: tuple[int, ...]
    found: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pointed:
    """The places that mouse or keys are at, and what is said of them."""

    brush: Brush
    said: str = field(repr=False)
    by_key: bool = False


def paint(
    painter: QPainter,
    shape: Shape,
    picture: Picture,
    chosen: Places | None,
    pointed: Pointed | None,
    colours: Colours,
) -> None:
    """Paint all of it; `chosen` are the ends of what is chosen, counted in stretches."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    column = shape.column(*chosen, picture.scale).adjusted(0, -XS, 0, 0) if chosen is not None else None
    if column is not None:
        painter.fillRect(column, QColor(colours.selection))
    if pointed is not None and pointed.brush.first == pointed.brush.last:
        band = QColor(colours.text)
        band.setAlpha(_BAND)
        painter.fillRect(_columns(shape, picture, pointed), band)
    _bars(painter, shape, picture, chosen, colours)
    _ground(painter, shape, picture.scale, colours)
    if column is not None:
        _ends(painter, column, colours)
    if pointed is not None and pointed.by_key:
        painter.setPen(QPen(QColor(colours.accent), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(column or _columns(shape, picture, pointed), 2, 2)
    _names(painter, shape, picture.scale, _Said.of(shape, picture, pointed), colours)


def _columns(shape: Shape, picture: Picture, pointed: Pointed) -> QRectF:
    return shape.column(pointed.brush.first, pointed.brush.last + 1, picture.scale).adjusted(0, -XS, 0, 0)


def _bars(painter: QPainter, shape: Shape, picture: Picture, chosen: Places | None, colours: Colours) -> None:
    """Paint the results before all there is. Heights go by the square root, so that few beside many are seen."""
    most = max(*picture.whole, 1)
    painter.setPen(Qt.PenStyle.NoPen)
    faint, lit, unlit = QColor(colours.edge), QColor(colours.accent), QColor(colours.edge)
    faint.setAlpha(_FAINT)
    for place, (whole, found) in enumerate(zip(picture.whole, picture.found, strict=True)):
        if whole > found:
            painter.setBrush(faint)
            painter.drawRoundedRect(_bar(shape, picture.scale, place, whole / most), _ROUND, _ROUND)
        if found:
            painter.setBrush(lit if chosen is None or (chosen[0] < place + 1 and place < chosen[1]) else unlit)
            painter.drawRoundedRect(_bar(shape, picture.scale, place, found / most), _ROUND, _ROUND)


def _bar(shape: Shape, scale: Scale, place: int, share: float) -> QRectF:
    column = shape.column(place, place + 1, scale)
    left, right = round(column.left()), round(column.right())
    gap = 1 if right - left < _WIDE else 2
    height = max(_LEAST, round(shape.bars * share**0.5))
    return QRectF(left, shape.top + shape.bars - height, max(1, right - left - gap), height)


def _ground(painter: QPainter, shape: Shape, scale: Scale, colours: Colours) -> None:
    """Paint the line under the bars, broken where time is left out up to what is far off."""
    painter.setPen(QPen(QColor(colours.edge), 1))
    broken = [1] * scale.strays_before + [scale.number - 1] * scale.strays_after
    base, begin = shape.top + shape.bars + 0.5, 0.0
    for place in (*broken, scale.number):
        at = place * shape.width / scale.number
        end = at - S / 2 if place < scale.number else at
        painter.drawLine(QPointF(shape.x(begin), base), QPointF(shape.x(end), base))
        begin = at + S / 2


def _ends(painter: QPainter, column: QRectF, colours: Colours) -> None:
    """Paint what one can take hold of to make the chosen stretch longer or shorter."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.accent))
    for x in (column.left(), column.right()):
        painter.drawRect(QRectF(x - 0.75, column.top(), 1.5, column.height() + 1))
        grip = QRectF(x - _HANDLE, column.center().y() - 2 * _HANDLE, 2 * _HANDLE, 4 * _HANDLE)
        painter.drawRoundedRect(grip, _HANDLE, _HANDLE)


@dataclass(frozen=True, slots=True)
class _Said:
    """What is written of the places pointed at, and from where to where it goes."""

    text: str = field(repr=False)
    begin: float
    end: float

    @classmethod
    def of(cls, shape: Shape, picture: Picture, pointed: Pointed | None) -> "_Said | None":
        """Put it in the middle under them, but never out of sight."""
        if pointed is None:
            return None
        metrics = QFontMetrics(_small())
        text = metrics.elidedText(pointed.said, Qt.TextElideMode.ElideRight, int(shape.width))
        wide = metrics.horizontalAdvance(text)
        middle = _columns(shape, picture, pointed).center().x()
        begin = max(shape.left, min(middle - wide / 2, shape.left + shape.width - wide))
        return cls(text, begin, begin + wide)


def _names(painter: QPainter, shape: Shape, scale: Scale, said: _Said | None, colours: Colours) -> None:
    """Write what is pointed at, and around it the names of years, months and days."""
    font = _small()
    metrics = QFontMetrics(font)
    line = shape.top + shape.bars + XS + metrics.ascent()
    painter.setFont(font)
    if said is not None:
        painter.setPen(QColor(colours.text))
        painter.drawText(QPointF(said.begin, line), said.text)
    painter.setPen(QColor(colours.muted))
    for tick in ticks(scale, shape.width, metrics.horizontalAdvance):
        wide = metrics.horizontalAdvance(tick.text)
        begin = shape.x(tick.at) - (wide if shape.right_to_left else 0)
        if said is None or begin + wide + GAP <= said.begin or begin >= said.end + GAP:
            painter.drawText(QPointF(begin, line), tick.text)


def _small() -> QFont:
    return sized(QApplication.font(), SMALL)
