"""The program's own icons: small SVG files, tinted at run time."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from wellkept.service.places import resources

_SIZES = (16, 18, 24, 36)
_POINTING = ("back", "undo", "redo")
"""They point where one reads from or to, and turn with the direction of the text."""


@lru_cache(maxsize=512)
def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the icon `name` in one colour, `size` device-independent pixels wide and high."""
    source = (resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))
    image = QPixmap(round(size * ratio), round(size * ratio))
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def icon(name: str, colour: str) -> QIcon:
    """Return the icon `name` in one colour for screens of ratio 1 and 2."""
    made = QIcon()
    turned = name in _POINTING and QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    for size in _SIZES:
        for ratio in (1.0, 2.0):
            image = pixmap(name, colour, size, ratio)
            made.addPixmap(image.transformed(QTransform.fromScale(-1, 1)) if turned else image)
    return made
