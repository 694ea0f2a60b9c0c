"""Places are mirrored where one reads from right to left, and what stands in them is not."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from wellkept.ui.mirror import logical, mirror, upright

LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
FRAME = QRectF(0, 0, 100, 10)


def _black(direction: Qt.LayoutDirection) -> list[int]:
    """Return where a bar of 20 with its mark of 5 at its left end, at the left of a frame, is black."""
    image = QImage(100, 10, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    mirror(painter, FRAME, direction)
    bar = QRectF(0, 0, 20, 10)
    with upright(painter, bar):
        painter.fillRect(QRectF(0, 0, 5, 10), QColor("black"))
    painter.end()
    return [x for x in range(100) if image.pixelColor(x, 5) == QColor("black")]


def test_a_mark_keeps_its_side_within_its_place() -> None:
    assert _black(LEFT_TO_RIGHT) == list(range(5))
    assert _black(RIGHT_TO_LEFT) == list(range(80, 85))


@pytest.mark.parametrize(("direction", "x"), [(LEFT_TO_RIGHT, 12), (RIGHT_TO_LEFT, 97)], ids=["left", "right"])
def test_a_click_is_where_it_would_be(direction: Qt.LayoutDirection, x: int) -> None:
    assert logical(QPoint(x, 3), QRect(10, 0, 90, 10), direction) == QPoint(12, 3)
