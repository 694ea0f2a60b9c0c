"""What is painted for left to right, painted for right to left: places are mirrored, what stands in them is not."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter


def mirror(painter: QPainter, frame: QRectF, direction: Qt.LayoutDirection) -> None:
    """Let all that follows be painted mirrored within a frame, where one reads from right to left."""
    if direction is Qt.LayoutDirection.RightToLeft:
        _turn(painter, frame)


def upright(painter: QPainter, frame: QRectF) -> AbstractContextManager[None]:
    """Paint text or a picture within a frame as it is, wherever the frame may be mirrored to."""
    return _AS_IT_IS if painter.transform().m11() >= 0 else _turned_back(painter, frame)


_AS_IT_IS = nullcontext()  # one for all: this is asked for several times a card


@contextmanager
def _turned_back(painter: QPainter, frame: QRectF) -> Iterator[None]:
    painter.save()
    _turn(painter, frame)
    try:
        yield
    finally:
        painter.restore()


def logical(point: QPoint, row: QRect, direction: Qt.LayoutDirection) -> QPoint:
    """Return where in a row painted for left to right a point would be."""
    if direction is Qt.LayoutDirection.RightToLeft:
        return QPoint(row.left() + row.right() - point.x(), point.y())
    return point


def _turn(painter: QPainter, frame: QRectF) -> None:
    painter.translate(frame.left() + frame.right(), 0)
    painter.scale(-1, 1)
