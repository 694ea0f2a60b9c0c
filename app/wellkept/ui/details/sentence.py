"""A sentence, large and selectable, with its marked words; as high as its text."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QResizeEvent, QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QTextEdit, QWidget

from wellkept.ui.safe_text import Span, shown_with_spans
from wellkept.ui.theme import sized
from wellkept.ui.tokens import colours_of

_WALKS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SentenceView(QTextEdit):
    """Plain text only. Wheel and height belong to the page around it."""

    def __init__(self, name: str, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sentence")
        self.setReadOnly(True)
        self.setAccessibleName(name)
        self._size = size
        self._spans: list[Span] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAcceptRichText(False)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)
        option = QTextOption()
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().setDefaultTextOption(option)
        self._restyle()

    def show_text(self, text: str, spans: Sequence[Span] = ()) -> None:
        """Show a text; `spans` are (start, end) in its characters."""
        clean, self._spans = shown_with_spans(text, spans)
        if clean != self.toPlainText():
            self.setPlainText(clean)
        self._mark()
        self._fit()

    def sizeHint(self) -> QSize:
        """Return the height of the text."""
        return QSize(200, self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave walking to the page around; copy the whole sentence where nothing is selected."""
        if event.matches(QKeySequence.StandardKey.Copy) and not self.textCursor().hasSelection():
            QApplication.clipboard().setText(self.toPlainText())
        elif event.key() in _WALKS and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew and be as high as that needs."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow font size and colours of the program."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._restyle()

    def _restyle(self) -> None:
        font = sized(QApplication.font(), self._size)
        if self.font() != font:
            self.setFont(font)
        self._mark()
        self._fit()

    def _fit(self) -> None:
        self.document().setTextWidth(self.viewport().width())
        height = round(self.document().size().height()) + 2
        if height != self.height():
            self.setFixedHeight(height)

    def _mark(self) -> None:
        colours = colours_of(QApplication.palette())
        look = QTextCharFormat()
        look.setBackground(QColor(colours.mark))
        look.setForeground(QColor(colours.on_mark))
        marks = []
        for start, length in self._spans:
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self.setExtraSelections(marks)
