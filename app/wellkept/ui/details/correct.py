"""Correcting in place: the words in a box, with Save and Cancel. Nothing typed is lost on an error."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from wellkept.model.memory import CONTENT_MAX_CHARS
from wellkept.ui import wording
from wellkept.ui.theme import sized
from wellkept.ui.tokens import SMALL, TITLE, L, S
from wellkept.ui.widgets import Button, Label

_ROWS = (3, 12)


class WordsBox(QPlainTextEdit):
    """A box for one sentence. Signals: `saved` by Return; `left` by Esc."""

    saved = Signal()
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save, leave, or type: a memory is one sentence, so Return need not begin a line."""
        returned = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if returned and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.saved.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class CorrectBox(QWidget):
    """Signals: `saved` the new words; `left` without saving; `typed` other words stand in the box."""

    saved = Signal(str)
    left = Signal()
    typed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = WordsBox()
        self.words.setAccessibleName(self.tr("The corrected sentence"))
        self.words.setTabChangesFocus(True)
        self.words.saved.connect(self._on_save)
        self.words.left.connect(self.left)
        self.words.textChanged.connect(self._on_typed)
        self.words.document().documentLayout().documentSizeChanged.connect(self._fit)
        self.room = Label(tone="muted", size=SMALL)
        self.fault = Label(tone="danger", wrap=True)
        self.save = Button(self.tr("Save"), self._on_save, look="primary", tip=self.tr("Save (Return)"))
        self.cancel = Button(self.tr("Cancel"), self.left.emit, tip=self.tr("Leave as it was (Esc)"))
        row = QHBoxLayout()
        row.setSpacing(S)
        row.addWidget(self.save)
        row.addWidget(self.cancel)
        row.addStretch(1)
        row.addWidget(self.room)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        column.addWidget(self.words)
        column.addWidget(self.fault)
        column.addLayout(row)
        self.note = Label(self.tr("The words it has now stay in its history."), tone="muted", size=SMALL, wrap=True)
        column.addWidget(self.note)

    def start(self, text: str, *, typed: bool = False) -> None:
        """Offer words for change, all selected; those the owner `typed` before, with the caret after them."""
        self.words.setFont(sized(self.font(), TITLE))
        self.words.setPlainText(text)
        if typed:
            self.words.moveCursor(QTextCursor.MoveOperation.End)  # one key must not replace what was typed
        else:
            self.words.selectAll()
        self.fault.hide()
        self.save.setEnabled(True)
        self.words.setFocus()

    def fail(self, sentence: str) -> None:
        """Say why the words could not be saved; they stay."""
        self.fault.setText(sentence)
        self.fault.show()
        self.save.setEnabled(True)

    def text(self) -> str:
        """Return the words as they stand."""
        return self.words.toPlainText()

    def _on_typed(self) -> None:
        self.fault.hide()
        length = len(self.text().strip())
        self.room.setText(
            self.tr("{n} of {most} characters").format(n=wording.number(length), most=wording.number(CONTENT_MAX_CHARS))
        )
        self.room.set_tone("danger" if length > CONTENT_MAX_CHARS else "muted")
        self.typed.emit()

    def _fit(self, _size: object = None) -> None:
        """Be as high as the words need, within reason."""
        line = self.words.fontMetrics().lineSpacing()
        rows = min(max(int(self.words.document().size().height()), _ROWS[0]), _ROWS[1])
        self.words.setFixedHeight(rows * line + 2 * L)

    def _on_save(self) -> None:
        self.save.setEnabled(False)
        self.saved.emit(self.text())
