"""What would leave this computer, word for word, before it does."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from wellkept.service.remote_answers import Preview
from wellkept.ui import wording
from wellkept.ui.teach import sending_words
from wellkept.ui.tokens import TITLE, XL, L, M, S
from wellkept.ui.widgets import Button, Label

_INSTRUCTIONS_HEIGHT = 180


class PreviewPage(QWidget):
    """Signals: `send_wanted`; `without_wanted` the sentences are to be found here; `left` back to the text."""

    send_wanted = Signal()
    without_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._parts: tuple[str, ...] = ()
        self._at = 0
        self._build()

    def _build(self) -> None:
        self.summary = Label(wrap=True).selectable()
        self.held_back = Label(wrap=True, bold=True).selectable()
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, L, XL, L)
        column.setSpacing(M)
        column.addLayout(self._head())
        intro = self.tr("This is all that would go, word for word, with the instructions below.")
        column.addWidget(Label(intro, tone="muted", wrap=True))
        column.addWidget(self.summary)
        column.addWidget(self.held_back)
        column.addSpacing(S)
        column.addLayout(self._stepper())
        self.text = _Sheet(self.tr("The text that is sent"))
        self.instructions = _Sheet(self.tr("The instructions that are sent with it"))
        self.instructions.setMaximumHeight(_INSTRUCTIONS_HEIGHT)
        self.instructions.hide()
        self.fold = Button("", self._on_fold, look="link")
        column.addWidget(self.text, 2)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.instructions, 1)
        column.addLayout(self._foot())
        for label in (self.summary, self.held_back, self.note):
            label.setMinimumHeight(1)  # as high as its lines, and not as if it were narrow

    def _head(self) -> QHBoxLayout:
        self.back = Button(self.tr("Back to the text"), self.left.emit, look="quiet", glyph="back")
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("What is sent"), size=TITLE, bold=True), 1)
        return head

    def _stepper(self) -> QHBoxLayout:
        self.place = Label(bold=True)
        self.before = Button(self.tr("Previous part"), partial(self._step, -1), look="link")
        self.next = Button(self.tr("Next part"), partial(self._step, 1), look="link")
        row = QHBoxLayout()
        row.setSpacing(L)
        row.addWidget(self.place)
        row.addStretch(1)
        row.addWidget(self.before)
        row.addWidget(self.next)
        return row

    def _foot(self) -> QHBoxLayout:
        self.without = Button(self.tr("Do it without the model"), self.without_wanted.emit)
        self.send = Button(self.tr("Send"), self.send_wanted.emit, look="primary")
        self.note = Label(tone="muted", wrap=True)
        foot = QHBoxLayout()
        foot.setSpacing(M)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.without)
        foot.addWidget(self.send)
        return foot

    def load(self, preview: Preview) -> None:
        """Show what would go; nothing is sent by that."""
        self._parts, self._at = preview.parts, 0
        self.summary.setText(sending_words.summary(preview))
        held_back = sending_words.held_back(preview.held_back)
        self.held_back.setText(self.tr("{what} Asterisks go in its place.").format(what=held_back))
        self.held_back.setVisible(bool(held_back))
        self.instructions.setPlainText(preview.instructions)
        self.instructions.hide()
        asked = self.tr("Nothing has been sent yet. You are asked once for {host}.").format(host=preview.host)
        self.note.setText("" if preview.agreed else asked)
        self.send.setEnabled(bool(preview.parts))
        self._name_fold()
        self._step(0)
        self.text.setFocus()  # not a button: a key meant for the box before must not send

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _step(self, by: int, _checked: bool = False) -> None:
        count = len(self._parts)
        self._at = max(0, min(self._at + by, count - 1))
        text = self.tr("Part {n} of {all}")
        self.place.setText(text.format(n=wording.number(self._at + 1), all=wording.number(count)) if count else "")
        self.text.setPlainText(self._parts[self._at] if count else "")
        for button, usable in ((self.before, self._at > 0), (self.next, self._at < count - 1)):
            button.setVisible(count > 1)
            button.setEnabled(usable)

    def _on_fold(self) -> None:
        self.instructions.setVisible(self.instructions.isHidden())
        self._name_fold()

    def _name_fold(self) -> None:
        hidden = self.instructions.isHidden()
        show, hide = self.tr("Show the instructions that go with each part"), self.tr("Hide the instructions")
        self.fold.setText(show if hidden else hide)


class _Sheet(QPlainTextEdit):
    """Plain text to read and copy. Tab walks on, Esc is for the page."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Esc to the page."""
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
