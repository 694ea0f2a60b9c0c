"""The small things that cards are drawn from: badges, chips, meters. All grow with the font."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from wellkept.ui.icons import pixmap
from wellkept.ui.tokens import BASE_PT, Colours, S, Tint

BADGE = 30
METER_WIDTH, METER_HEIGHT = 30, 4
_GLYPH_SHARE = 0.6
_RADIUS_SHARE = 0.27


def unit(font: QFont) -> float:
    """Return how much larger than usual a font is: 1 at the usual size."""
    return font.pointSizeF() / BASE_PT


def draw_badge(painter: QPainter, frame: QRectF, glyph: str, tint: Tint, *, outlined: bool) -> None:
    """Paint a kind's glyph on its colour; outlined where the ground is not the usual one."""
    painter.setBrush(QColor(tint.wash))
    painter.setPen(QPen(QColor(tint.ink)) if outlined else QPen(Qt.PenStyle.NoPen))
    radius = frame.width() * _RADIUS_SHARE
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    size = round(frame.width() * _GLYPH_SHARE)
    inset = (frame.width() - size) / 2
    draw_glyph(painter, frame.topLeft() + QPointF(inset, inset), glyph, tint.ink, size)


def draw_glyph(painter: QPainter, at: QPointF, glyph: str, ink: str, size: int) -> None:
    """Paint an icon, sharp on any screen."""
    painter.drawPixmap(at, pixmap(glyph, ink, size, painter.device().devicePixelRatio()))


def chip_width(text: str, font: QFont, most: float) -> float:
    """Return how wide a chip is; never wider than `most`."""
    return min(QFontMetricsF(font).horizontalAdvance(text) + 2 * S, most)


def draw_chip(painter: QPainter, frame: QRectF, text: str, ink: str, wash: str) -> None:
    """Paint a chip; its text is shortened to fit."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(wash))
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
    painter.setPen(QColor(ink))
    metrics = QFontMetricsF(painter.font())
    fits = metrics.elidedText(text, Qt.TextElideMode.ElideRight, frame.width() - 2 * S + 1)
    painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, fits)


def draw_meter(painter: QPainter, track: QRectF, value: float, colours: Colours) -> None:
    """Paint importance (0..1) as a bar."""
    radius = track.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.border))
    painter.drawRoundedRect(track, radius, radius)
    filled = QRectF(track)
    filled.setWidth(max(track.height(), track.width() * min(max(value, 0.0), 1.0)))
    painter.setBrush(QColor(colours.edge))
    painter.drawRoundedRect(filled, radius, radius)


def draw_words(painter: QPainter, left: float, right: float, row: QRectF, text: str, ink: str) -> float:
    """Paint a piece of a line as far as there is room; return where it ends."""
    metrics = QFontMetricsF(painter.font())
    room = max(0.0, right - left)
    fits = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.setPen(QColor(ink))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.drawText(QRectF(left, row.top(), room, row.height()), flags, fits)
    return left + metrics.horizontalAdvance(fits)
