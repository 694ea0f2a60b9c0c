"""The small things that cards are drawn from: badges, chips, meters. All grow with the font."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from wellkept.ui.icons import pixmap
from wellkept.ui.list.phrases import Phrases
from wellkept.ui.mirror import upright
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
    ratio = painter.device().devicePixelRatio()
    with upright(painter, frame):
        painter.drawPixmap(frame.topLeft(), _badge(glyph, tint, round(frame.width()), ratio, outlined=outlined))


@lru_cache(maxsize=64)
def _badge(glyph: str, tint: Tint, width: int, ratio: float, *, outlined: bool) -> QPixmap:
    image = QPixmap(round(width * ratio), round(width * ratio))
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(tint.wash))
    painter.setPen(QPen(QColor(tint.ink)) if outlined else QPen(Qt.PenStyle.NoPen))
    radius = width * _RADIUS_SHARE
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, width - 1), radius, radius)
    size = round(width * _GLYPH_SHARE)
    inset = (width - size) / 2
    draw_glyph(painter, QPointF(inset, inset), glyph, tint.ink, size)
    painter.end()
    return image


def draw_glyph(painter: QPainter, at: QPointF, glyph: str, ink: str, size: int) -> None:
    """Paint an icon, sharp on any screen."""
    with upright(painter, QRectF(at.x(), at.y(), size, size)):
        painter.drawPixmap(at, pixmap(glyph, ink, size, painter.device().devicePixelRatio()))


def chip_width(text: str, words: Phrases, most: float) -> float:
    """Return how wide a chip is; never wider than `most`."""
    return min(words.width(text) + 2 * S, most)


def draw_chip(painter: QPainter, frame: QRectF, text: str, words: Phrases, ink: str, wash: str) -> None:
    """Paint a chip in the font of `words`; its text is shortened to fit."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(wash))
    painter.drawRoundedRect(frame, frame.height() / 2, frame.height() / 2)
    words.draw(painter, frame.adjusted(S, 0, 1 - S, 0), text, ink)


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
