"""The words of a text that a memory came from, with those lit that the memory took over."""

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QTextEdit, QWidget

from wellkept.ui.details.sentence import SentenceView
from wellkept.ui.tokens import BODY, colours_of


class PassageView(SentenceView):
    """What was taken over stands in full ink on a quiet ground, the rest is muted."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, BODY, parent)

    def _mark(self) -> None:
        colours = colours_of(QApplication.palette())
        rest = QTextCharFormat()
        rest.setForeground(QColor(colours.muted))
        lit = QTextCharFormat()
        lit.setForeground(QColor(colours.text))
        lit.setBackground(QColor(colours.selection))
        whole = QTextCursor(self.document())
        whole.select(QTextCursor.SelectionType.Document)
        marks = [_selection(whole, rest)]
        for start, length in self._spans:
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            marks.append(_selection(cursor, lit))
        self.setExtraSelections(marks)


def _selection(cursor: QTextCursor, look: QTextCharFormat) -> QTextEdit.ExtraSelection:
    made = QTextEdit.ExtraSelection()
    made.cursor, made.format = cursor, look
    return made
