"""The program's own icons: small SVG files, tinted at run time."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from wellkept.ui.resources import resources

_SIZES = (16, 18, 24, 36)


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
    for size in _SIZES:
        made.addPixmap(pixmap(name, colour, size))
        made.addPixmap(pixmap(name, colour, size, 2.0))
    return made
