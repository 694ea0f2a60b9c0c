"""Draws one question of the exam: its words, the memory it should find, and the places now and before."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from wellkept.model.kinds import Kind
from wellkept.service.answers import ExamLine
from wellkept.service.marks import FIRST
from wellkept.ui.exam.model import LINE, ExamModel
from wellkept.ui.exam.words import place
from wellkept.ui.list.delegate import draw_ground
from wellkept.ui.list.lines import Lines
from wellkept.ui.list.model import Index
from wellkept.ui.list.parts import unit
from wellkept.ui.mirror import mirror, upright
from wellkept.ui.theme import sized
from wellkept.ui.tokens import BODY, SMALL, TITLE, XS, Colours, L, M, colours_of

_COLUMN = 76
_QUESTION_LINES, _MEMORY_LINES = 3, 2


class ExamDelegate(QStyledItemDelegate):
    """Paints questions. There are few, so each is laid out when it is painted."""

    def __init__(self, view: QAbstractItemView, model: ExamModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model

    def forget_layouts(self) -> None:
        """Nothing is kept."""

    def height(self, index: Index, width: int) -> int | None:
        """Return the height of a row at a width."""
        question, memory = self._laid_out(index.data(LINE), width)
        places = QFontMetricsF(self._font(TITLE)).height() + QFontMetricsF(self._font(SMALL)).height()
        return round(M + max(question.height + XS + memory.height, places) + M) + 1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row."""
        width = option.rect.width()
        return QSize(width, self.height(index, width) or 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        colours, line, frame = colours_of(option.palette), index.data(LINE), QRectF(option.rect)
        question, memory = self._laid_out(line, int(frame.width()))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirror(painter, frame, option.direction)
        draw_ground(painter, option, L, colours)
        at = QPointF(frame.left() + L, frame.top() + M)
        question.draw(painter, at, QColor(colours.text))
        memory.draw(painter, at + QPointF(0, question.height + XS), QColor(colours.muted))
        self._places(painter, frame, line, colours)
        painter.restore()

    def _places(self, painter: QPainter, frame: QRectF, line: ExamLine, colours: Colours) -> None:
        places = [(self._model.now, line.now, _ink(line.now, colours))]
        if self._model.compared:
            places.append((self._model.before, line.before, colours.muted))
        width = self._column()
        left = frame.right() - M - width * len(places)
        for name, value, ink in places:
            self._place(painter, QRectF(left, frame.top() + M, width, 0), name, value, ink, colours)
            left += width

    def _place(self, painter: QPainter, at: QRectF, name: str, value: int | None, ink: str, colours: Colours) -> None:
        middle = Qt.AlignmentFlag.AlignCenter
        for text, size, colour in ((place(value), TITLE, ink), (name, SMALL, colours.muted)):
            font = sized(self._view.font(), size, bold=size == TITLE)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            at.setHeight(QFontMetricsF(font).height())
            with upright(painter, at):
                painter.drawText(at, middle, text)
            at.translate(0, at.height())

    def _laid_out(self, line: ExamLine, width: int) -> tuple[Lines, Lines]:
        room = width - 2 * L - self._column() * (2 if self._model.compared else 1)
        return (
            Lines(line.text, (), self._font(BODY), room, _QUESTION_LINES),
            Lines(line.content, (), self._font(SMALL), room, _MEMORY_LINES),
        )

    def _font(self, size: float) -> QFont:
        return sized(self._view.font(), size)

    def _column(self) -> float:
        return _COLUMN * unit(self._view.font())


def _ink(value: int | None, colours: Colours) -> str:
    if value is None:
        return colours.muted
    if not value:
        return colours.danger
    return colours.good if value <= FIRST else colours.kinds[Kind.DOCUMENT].ink
