"""The small things that cards are drawn from: badges, chips, meters."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from wellkept.ui.icons import pixmap
from wellkept.ui.tokens import Colours, S, Tint

BADGE = 30
METER_WIDTH, METER_HEIGHT = 30, 4


def draw_badge(painter: QPainter, at: QPointF, glyph: str, tint: Tint, *, outlined: bool) -> None:
    """Paint a kind's glyph on its colour; outlined where the ground is not the usual one."""
    frame = QRectF(at.x(), at.y(), BADGE, BADGE)
    painter.setBrush(QColor(tint.wash))
    pen = QPen(QColor(tint.ink)) if outlined else QPen(Qt.PenStyle.NoPen)
    painter.setPen(pen)
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
    ratio = painter.device().devicePixelRatio()
    inset = (BADGE - 18) / 2
    painter.drawPixmap(QPointF(at.x() + inset, at.y() + inset), pixmap(glyph, tint.ink, 18, ratio))


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


def draw_meter(painter: QPainter, right: float, middle: float, value: float, colours: Colours) -> None:
    """Paint importance (0..1) as a bar that ends at `right`."""
    track = QRectF(right - METER_WIDTH, middle - METER_HEIGHT / 2, METER_WIDTH, METER_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.border))
    painter.drawRoundedRect(track, 2, 2)
    track.setWidth(max(METER_HEIGHT, METER_WIDTH * min(max(value, 0.0), 1.0)))
    painter.setBrush(QColor(colours.edge))
    painter.drawRoundedRect(track, 2, 2)
