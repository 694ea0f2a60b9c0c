"""How much two pictures differ."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QImage

CHANNEL_TOLERANCE = 24
"""Of 255: what another version of the font renderer does to the edge of a letter."""


@dataclass(frozen=True, slots=True)
class Difference:
    """The share of pixels that differ (0..1), and a picture of where."""

    share: float
    picture: QImage


def _line(image: QImage, y: int) -> bytes:
    line: bytes = bytes(image.constScanLine(y))  # type: ignore[call-overload] # a memoryview, says PySide nowhere
    return line


def compare(new: QImage, old: QImage) -> Difference:
    """Compare two pictures pixel by pixel; those of different sizes differ wholly."""
    if new.size() != old.size():
        return Difference(1.0, new)
    new, old = (image.convertToFormat(QImage.Format.Format_RGB32) for image in (new, old))
    picture = new.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_RGB32)
    width, different = new.width(), 0
    red = QColor("red")
    for y in range(new.height()):
        mine, theirs = _line(new, y), _line(old, y)
        if mine == theirs:
            continue
        for x in range(width):
            at = x * 4
            if any(abs(mine[at + c] - theirs[at + c]) > CHANNEL_TOLERANCE for c in range(3)):
                different += 1
                picture.setPixelColor(x, y, red)
    return Difference(different / (width * new.height()), picture)
