"""The box beside a found sentence: the memory it updates, contradicts or resembles, and what to do about it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from wellkept.model.memory import Memory
from wellkept.service.answers import Candidate
from wellkept.ui.errands import Choice
from wellkept.ui.list.lines import Lines
from wellkept.ui.mirror import upright
from wellkept.ui.teach import review_words
from wellkept.ui.theme import sized
from wellkept.ui.tokens import RADIUS, SMALL, XS, Colours, M, S

CHOICES = (Choice.KEEP, Choice.REPLACE, Choice.LEAVE)
_MOST_LINES = 6
_BUTTON_LEAST = 26  # device-independent pixels: no smaller, for unsteady hands


class TwinBox:
    """Laid out for one width. Attributes: `height` in device-independent pixels."""

    def __init__(self, candidate: Candidate, memory: Memory, font: QFont, width: float) -> None:
        self._title = review_words.twin_title(candidate)
        self._small = sized(font, SMALL)
        self._bold = sized(font, SMALL, bold=True)
        self._lines = Lines(memory.content, (), font, width - 2 * M, _MOST_LINES)
        self._title_height = QFontMetricsF(self._bold).height() + 2
        self._asks = review_words.asks(candidate)
        self.height = S + self._title_height + self._lines.height + S
        if self._asks:
            self.height += self._button_height() + XS

    def draw(self, painter: QPainter, box: QRectF, choice: Choice, colours: Colours) -> None:
        """Paint it; `choice` is what the owner chose."""
        painter.setPen(QPen(QColor(colours.border)))
        painter.setBrush(QColor(colours.window))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.setFont(self._bold)
        painter.setPen(QColor(colours.muted))
        title = QRectF(box.left() + M, box.top() + S, box.width() - 2 * M, self._title_height)
        with upright(painter, title):
            painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, self._title)
        self._lines.draw(painter, QPointF(box.left() + M, title.bottom()), QColor(colours.text))
        if self._asks:
            for which, frame in self._buttons(box).items():
                self._button(painter, frame, which, chosen=which is choice, colours=colours)

    def choice_at(self, box: QRectF, point: QPointF) -> Choice | None:
        """Return which choice a click hits."""
        if not self._asks:
            return None
        return next((which for which, frame in self._buttons(box).items() if frame.contains(point)), None)

    def _button_height(self) -> float:
        return max(_BUTTON_LEAST, QFontMetricsF(self._small).height() + S)

    def _buttons(self, box: QRectF) -> dict[Choice, QRectF]:
        """Return where the choices stand: as wide as their words, or sharing what room there is."""
        metrics = QFontMetricsF(self._bold)
        room = box.width() - 2 * M - 2 * XS
        widths = [metrics.horizontalAdvance(review_words.choice(which)) + 2 * S for which in CHOICES]
        shrink = min(1.0, room / sum(widths))
        top, left = box.bottom() - S - self._button_height(), box.left() + M
        frames = {}
        for which, width in zip(CHOICES, widths, strict=True):
            frames[which] = QRectF(left, top, width * shrink, self._button_height())
            left += width * shrink + XS
        return frames

    def _button(self, painter: QPainter, frame: QRectF, which: Choice, *, chosen: bool, colours: Colours) -> None:
        painter.setPen(QPen(QColor(colours.accent if chosen else colours.edge)))
        painter.setBrush(QColor(colours.accent if chosen else colours.base))
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS - 2, RADIUS - 2)
        painter.setFont(self._bold if chosen else self._small)
        painter.setPen(QColor(colours.on_accent if chosen else colours.text))
        metrics = QFontMetricsF(painter.font())
        fits = metrics.elidedText(review_words.choice(which), Qt.TextElideMode.ElideRight, frame.width() - XS)
        with upright(painter, frame):
            painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, fits)
