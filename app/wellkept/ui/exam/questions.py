"""The questions that should find one memory, in its details, and a line to add another."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wellkept.model.text import shown
from wellkept.service.answers import ExamLine
from wellkept.service.exam import QUESTION_MAX_CHARS
from wellkept.ui.commands import tip_of
from wellkept.ui.exam.words import spoken_place
from wellkept.ui.tokens import ICON, SMALL, L, S
from wellkept.ui.widgets import Button, Label, clear


class QuestionLine(QLineEdit):
    """Signals: `left` by Esc."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave, or type."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class QuestionsSection(QWidget):
    """Signals: `wanted` a new question; `added` its words; `removed` an `ExamLine`; `left` without adding."""

    wanted = Signal()
    added = Signal(str)
    removed = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key: int | None = None
        self._unsaved: dict[int, str] = {}
        self.title = Label(self.tr("QUESTIONS THAT SHOULD FIND THIS"), size=SMALL, bold=True, tone="muted")
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.ask = Button(
            self.tr("A question that should find this"),
            self.wanted.emit,
            look="link",
            tip=partial(tip_of, "add_question"),
        )
        self.editor = self._editor()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, L, 0, 0)
        column.setSpacing(S)
        column.addWidget(self.title)
        column.addLayout(self._list)
        column.addWidget(self.ask, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.editor)
        self.editor.hide()

    def _editor(self) -> QWidget:
        self.line = QuestionLine()
        self.line.setMaxLength(QUESTION_MAX_CHARS)
        self.line.setAccessibleName(self.tr("A question that should find this memory"))
        self.line.setPlaceholderText(self.tr("As you would type it in the search"))
        self.line.returnPressed.connect(self._on_save)
        self.line.left.connect(self._on_left)
        self.line.textChanged.connect(self._on_typed)
        self.fault = Label(tone="danger", wrap=True)
        self.save = Button(self.tr("Add"), self._on_save, look="primary", tip=self.tr("Add it to the exam (Return)"))
        self.cancel = Button(self.tr("Cancel"), self._on_left, tip=self.tr("Leave it (Esc)"))
        row = QHBoxLayout()
        row.setSpacing(S)
        row.addWidget(self.save)
        row.addWidget(self.cancel)
        row.addStretch(1)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        column.addWidget(self.line)
        column.addWidget(self.fault)
        column.addLayout(row)
        self.fault.hide()
        return whole

    def show_lines(self, key: int, lines: tuple[ExamLine, ...]) -> None:
        """Show the questions of a memory; words that were typed but not added wait for it."""
        if key != self._key:
            self._keep_unsaved()
            self._key = key
            self._set_editing(self._unsaved.get(key))
        clear(self._list)
        self.title.setVisible(bool(lines))
        for line in lines:
            self._list.addWidget(self._row(line))

    def start(self, text: str) -> None:
        """Offer a line to write in, with some words already there."""
        if self.editor.isHidden():
            self._set_editing(self._unsaved.get(self._key or 0, text))
        self.line.setFocus()
        self.line.selectAll()

    def done(self) -> None:
        """Put the line away: its words are kept."""
        self._unsaved.pop(self._key or 0, None)
        self._set_editing(None)

    def fail(self, sentence: str) -> None:
        """Say why the words could not be added; they stay."""
        self.fault.setText(sentence)
        self.fault.show()
        self.save.setEnabled(True)

    def _row(self, line: ExamLine) -> QWidget:
        row = QWidget()
        box = QHBoxLayout(row)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(S)
        box.addWidget(Label(shown(line.text), wrap=True).selectable(), 1)
        box.addWidget(Label(spoken_place(line.now), tone="muted", size=SMALL))
        gone = Button("", partial(self.removed.emit, line), look="quiet", glyph="close", icon_size=ICON - 4)
        gone.setToolTip(self.tr("Remove this question"))
        gone.setAccessibleName(self.tr("Remove the question: {text}").format(text=shown(line.text)))
        box.addWidget(gone)
        return row

    def _keep_unsaved(self) -> None:
        if self._key is not None and not self.editor.isHidden() and self.line.text().strip():
            self._unsaved[self._key] = self.line.text()

    def _set_editing(self, text: str | None) -> None:
        self.editor.setVisible(text is not None)
        self.ask.setVisible(text is None)
        self.line.setText(text or "")
        self.fault.hide()

    def _on_typed(self, text: str) -> None:
        self.fault.hide()
        self.save.setEnabled(bool(text.strip()))

    def _on_save(self) -> None:
        if self.save.isEnabled():
            self.save.setEnabled(False)
            self.added.emit(self.line.text())

    def _on_left(self) -> None:
        self.done()
        self.left.emit()
