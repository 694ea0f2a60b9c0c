"""Paints a timeline: the bars, what is chosen among them, and the names under them."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QApplication

from wellkept.ui.theme import sized
from wellkept.ui.timeline.brush import Brush
from wellkept.ui.timeline.layout import Layout, Name, Places
from wellkept.ui.timeline.ticks import GAP
from wellkept.ui.tokens import SMALL, XS, Colours, S

_FAINT, _BAND = 90, 44  # how much is seen of a colour, of 255
_ROUND, _HANDLE = 1.5, 3.0


@dataclass(frozen=True, slots=True)
class Pointed:
    """The places that mouse or keys are at, and what is said of them."""

    brush: Brush
    said: str = field(repr=False)
    by_key: bool = False


def small() -> QFont:
    """Return the font of the names."""
    return sized(QApplication.font(), SMALL)


def paint(painter: QPainter, layout: Layout, chosen: Places | None, pointed: Pointed | None, colours: Colours) -> None:
    """Paint all of it; `chosen` are the ends of what is chosen, counted in places."""
    columns = layout.column(*chosen) if chosen is not None else None
    at = layout.column(pointed.brush.first, pointed.brush.last + 1) if pointed is not None else None
    if columns is not None:
        painter.fillRect(columns, QColor(colours.selection))
    if pointed is not None and at is not None and pointed.brush.first == pointed.brush.last:
        painter.fillRect(at, _faint(colours.accent, _BAND))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _bars(painter, layout, chosen, colours)
    _ground(painter, layout, colours)
    if columns is not None:
        _ends(painter, columns, colours)
    if pointed is not None and at is not None and pointed.by_key:
        painter.setPen(QPen(QColor(colours.accent), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(columns or at, 2, 2)
    said = _placed(layout, pointed.said, at) if pointed is not None and at is not None else None
    _names(painter, layout, said, colours)


def _faint(name: str, seen: int) -> QColor:
    colour = QColor(name)
    colour.setAlpha(seen)
    return colour


def _bars(painter: QPainter, layout: Layout, chosen: Places | None, colours: Colours) -> None:
    """Paint all there is, and before it the results; those not chosen in grey."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_faint(colours.edge, _FAINT))
    for bar in layout.whole:
        painter.drawRoundedRect(bar, _ROUND, _ROUND)
    begin, end = chosen or (0.0, float(layout.picture.scale.number))
    lit, unlit = QColor(colours.accent), QColor(colours.edge)
    for place, bar in layout.found:
        painter.setBrush(lit if begin < place + 1 and place < end else unlit)
        painter.drawRoundedRect(bar, _ROUND, _ROUND)


def _ground(painter: QPainter, layout: Layout, colours: Colours) -> None:
    """Paint the line under the bars, broken where time is left out up to what is far off."""
    painter.setPen(QPen(QColor(colours.edge), 1))
    scale, shape = layout.picture.scale, layout.shape
    broken = [1] * scale.strays_before + [scale.number - 1] * scale.strays_after
    begin = 0.0
    for place in (*broken, scale.number):
        at = place * shape.width / scale.number
        end = at - S if place == 1 and scale.strays_before else at
        painter.drawLine(QPointF(shape.x(begin), shape.base + 0.5), QPointF(shape.x(end), shape.base + 0.5))
        begin = at + S if place == scale.number - 1 and scale.strays_after else at


def _ends(painter: QPainter, columns: QRectF, colours: Colours) -> None:
    """Paint what one can take hold of to make the chosen stretch longer or shorter."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.accent))
    for x in (columns.left(), columns.right()):
        painter.drawRect(QRectF(x - 0.75, columns.top(), 1.5, columns.height() + 1))
        grip = QRectF(x - _HANDLE, columns.center().y() - 2 * _HANDLE, 2 * _HANDLE, 4 * _HANDLE)
        painter.drawRoundedRect(grip, _HANDLE, _HANDLE)


def _placed(layout: Layout, said: str, at: QRectF) -> Name:
    """Put what is said in the middle under what it is said of, but never out of sight."""
    metrics, shape = QFontMetrics(small()), layout.shape
    text = metrics.elidedText(said, Qt.TextElideMode.ElideRight, int(shape.width))
    wide = metrics.horizontalAdvance(text)
    begin = max(shape.left, min(at.center().x() - wide / 2, shape.left + shape.width - wide))
    return Name(text, begin, begin + wide)


def _names(painter: QPainter, layout: Layout, said: Name | None, colours: Colours) -> None:
    """Write what is pointed at, and around it the names of years, months and days."""
    font = small()
    painter.setFont(font)
    line = layout.shape.base + XS + QFontMetrics(font).ascent()
    if said is not None:
        painter.setPen(QColor(colours.text))
        painter.drawText(QPointF(said.begin, line), said.text)
    painter.setPen(QColor(colours.muted))
    for name in layout.names:
        if said is None or name.end + GAP <= said.begin or name.begin >= said.end + GAP:
            painter.drawText(QPointF(name.begin, line), name.text)
