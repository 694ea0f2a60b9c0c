"""Short texts of one font, laid out once and painted often: kinds, sources, ages, tags."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QStaticText, QTransform

from wellkept.ui.mirror import upright

_CACHED = 600


@dataclass(frozen=True, slots=True)
class _Phrase:
    text: QStaticText
    width: float


class Phrases:
    """Keeps the texts painted lately."""

    def __init__(self, font: QFont) -> None:
        self._font = font
        self._metrics = QFontMetricsF(font)
        self._known: OrderedDict[str, _Phrase] = OrderedDict()

    @property
    def height(self) -> float:
        """The height of a line, in device-independent pixels."""
        return self._metrics.height()

    def width(self, text: str) -> float:
        """Return how wide a text is, in device-independent pixels."""
        return self._phrase(text).width

    def draw(self, painter: QPainter, row: QRectF, text: str, ink: str) -> float:
        """Paint a text from the beginning of a row, in its middle, cut where there is no room; return where it ends."""
        return self.draw_all(painter, row, (text,), ink)

    def draw_all(self, painter: QPainter, row: QRectF, texts: Iterable[str], ink: str) -> float:
        """Paint texts one after the other, the first that has no room cut and the last; return where they end.

        They stand on a whole pixel: half-way between two a screen would blur them, and which of the two they went to
        would depend on the fonts of the machine.
        """
        painter.setFont(self._font)
        painter.setPen(QColor(ink))
        left, right, top = row.left(), row.right(), round(row.center().y() - self.height / 2)
        for text in texts:
            phrase = self._phrase(text)
            cut = phrase.width > right - left
            if cut:
                room = max(0.0, right - left)
                phrase = self._phrase(self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, room))
            with upright(painter, QRectF(left, top, phrase.width, self.height)):
                painter.drawStaticText(QPointF(left, top), phrase.text)
            left += phrase.width
            if cut:
                break
        return left

    def _phrase(self, text: str) -> _Phrase:
        known = self._known.get(text)
        if known is None:
            known = self._known[text] = self._made(text)
            if len(self._known) > _CACHED:
                self._known.popitem(last=False)
        return known

    def _made(self, text: str) -> _Phrase:
        made = QStaticText(text)
        made.setTextFormat(Qt.TextFormat.PlainText)  # it would take a tag like <b> for markup
        made.prepare(QTransform(), self._font)
        return _Phrase(made, self._metrics.horizontalAdvance(text))
