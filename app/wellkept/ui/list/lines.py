"""Sentences laid out in lines, with marked words, each paragraph in its own direction."""

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextCharFormat, QTextLayout, QTextOption

from wellkept.ui.mirror import upright
from wellkept.ui.safe_text import Span, qt_length, shown_with_spans
from wellkept.ui.tokens import Colours

CARD_LINES = 4
_LEAST_WIDTH = 20.0


class Lines:
    """A text wrapped to a width and cut after some lines. Painting it again costs little.

    Attributes: `height` in device-independent pixels.
    """

    def __init__(
        self,
        text: str,
        spans: Sequence[Span],
        font: QFont,
        width: float,
        most: int = CARD_LINES,
        colours: Colours | None = None,
    ) -> None:
        """Lay a text out; `spans` (start and end in its characters) are marked in the colours given with them."""
        clean, marked = shown_with_spans(text, spans if colours is not None else ())
        look = _mark(colours) if colours is not None and marked else None
        self._layout, count = _laid_out(clean, marked, look, font, width, most)
        if count > most:
            clean = _cut(clean, self._layout.lineAt(most - 1).textStart(), font, width)
            self._layout, count = _laid_out(clean, marked, look, font, width, most)
        shown_lines = min(count, most)
        self.height = sum(self._layout.lineAt(i).height() for i in range(shown_lines))
        self._width = max(width, _LEAST_WIDTH)

    def draw(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        """Paint the lines with their marks."""
        painter.setPen(ink)
        with upright(painter, QRectF(at.x(), at.y(), self._width, self.height)):
            self._layout.draw(painter, at)


def _mark(colours: Colours) -> QTextCharFormat:
    """Return what marked words look like. Of the layout itself: marks laid over it as a selection take three times as
    long to paint.
    """
    look = QTextCharFormat()
    look.setFontWeight(QFont.Weight.DemiBold)
    look.setBackground(QColor(colours.mark))
    look.setForeground(QColor(colours.on_mark))
    return look


def _laid_out(
    text: str, spans: Sequence[Span], look: QTextCharFormat | None, font: QFont, width: float, most: int
) -> tuple[QTextLayout, int]:
    layout = QTextLayout(text, font)
    layout.setCacheEnabled(True)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    if reads_right_to_left(text):
        option.setAlignment(Qt.AlignmentFlag.AlignRight)
    layout.setTextOption(option)
    if look is not None:
        layout.setFormats(_ranges(spans, look, qt_length(text)))
    return layout, _break_lines(layout, width, most)


def reads_right_to_left(text: str) -> bool:
    """Say whether the first letter with a direction is of a right-to-left script."""
    directions = (unicodedata.bidirectional(char) for char in text)
    return next((way != "L" for way in directions if way in ("L", "R", "AL")), False)


def _break_lines(layout: QTextLayout, width: float, most: int) -> int:
    """Break into at most one line more than `most`, and return how many there are."""
    layout.beginLayout()
    top, count = 0.0, 0
    while count <= most:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(width, _LEAST_WIDTH))
        line.setPosition(QPointF(0, top))
        top += line.height()
        count += 1
    layout.endLayout()
    return count


def _cut(text: str, start: int, font: QFont, width: float) -> str:
    """Return a text whose last line, from `start` in UTF-16 units, ends in an ellipsis."""
    units = text.encode("utf-16-le", "surrogatepass")
    head = units[: start * 2].decode("utf-16-le", "surrogatepass")
    tail = units[start * 2 :].decode("utf-16-le", "surrogatepass")
    return head + QFontMetricsF(font).elidedText(tail, Qt.TextElideMode.ElideRight, width - 4)


def _ranges(spans: Sequence[Span], look: QTextCharFormat, length: int) -> list[QTextLayout.FormatRange]:
    ranges = []
    for start, count in spans:
        if start < length:
            part = QTextLayout.FormatRange()
            part.start, part.length, part.format = start, min(count, length - start), look
            ranges.append(part)
    return ranges
