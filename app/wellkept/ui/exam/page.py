"""The page of the exam: the owner's questions, the memories they should find, and how well they do."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from wellkept.service.answers import Exam
from wellkept.ui import wording
from wellkept.ui.ages import Clock
from wellkept.ui.commands import COMMANDS
from wellkept.ui.empty import Empty
from wellkept.ui.exam.delegate import ExamDelegate
from wellkept.ui.exam.model import ExamModel
from wellkept.ui.exam.table import ExamTable
from wellkept.ui.exam.words import large, marks, verdict
from wellkept.ui.tokens import SMALL, TITLE, XL, XS, L, M, S
from wellkept.ui.widgets import Button, Label, rule

_MODEL_MIN_WIDTH = 160
"""What the name of a model has at least, px: longer ones are cut rather than the window made wider than the screen."""


class ExamPage(QWidget):
    """Signals: `run_wanted` the name of a model to try, "" for as it is; `cancel_wanted`; `left` to the list;
    `opened` and `removed` an `ExamLine`.
    """

    run_wanted = Signal(str)
    cancel_wanted = Signal()
    left = Signal()
    opened = Signal(object)
    removed = Signal(object)

    def __init__(self, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._clock = clock
        self._wants_focus = False
        self.model = ExamModel(self)
        self.table = ExamTable(self.tr("Questions of the exam"))
        delegate = ExamDelegate(self.table, self.model)
        self.table.setModel(self.model)
        self.table.setItemDelegate(delegate)
        self.table.set_heights(delegate)
        self.table.opened.connect(self._on_opened)
        self.table.removed.connect(self._on_removed)
        self._build()
        self.set_running(False)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, L, XL, L)
        column.setSpacing(S)
        column.addLayout(self._head())
        intro = self.tr("Your own questions, and the memory each should find. Run it before and after a change.")
        column.addWidget(Label(intro, tone="muted", wrap=True))
        self.now, self.before, self.verdict = (Label(size=SMALL, tone=tone, wrap=True) for tone in ("", "muted", ""))
        for label in (self.now, self.before, self.verdict):
            column.addWidget(label)
        self.none = Empty(
            "why",
            self.tr("No questions yet"),
            self.tr(
                "Choose a memory in the list and press “A question that should find this”. "
                "From then on you can see at any time whether it does."
            ),
        )
        self.none.add_button(self.tr("Back to the memories"), self.left.emit)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.table)
        self.stack.addWidget(self.none)
        column.addSpacing(XS)
        column.addWidget(rule())
        column.addWidget(self.stack, 1)
        column.addWidget(rule())
        column.addLayout(self._foot())

    def _head(self) -> QHBoxLayout:
        self.back = Button(self.tr("Back"), self.left.emit, look="quiet", glyph="back")
        self.models = QComboBox()
        self.models.setMinimumWidth(_MODEL_MIN_WIDTH)
        self.models.setAccessibleName(self.tr("Which model to run the exam with"))
        self.set_serving("")
        self.run = Button(self.tr("Run the exam"), self._on_run, look="primary", tip=self.tr("Run the exam (F5)"))
        head = QHBoxLayout()
        head.setSpacing(M)
        head.addWidget(self.back)
        head.addWidget(Label(self.tr("Twin's exam"), size=TITLE, bold=True), 1)
        head.addWidget(self.models)
        head.addWidget(self.run)
        return head

    def _foot(self) -> QHBoxLayout:
        self.hint = Label(self.tr("Return shows the memory in a search for the question."), tone="muted", wrap=True)
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress"))
        self.cancel = Button(self.tr("Cancel"), self.cancel_wanted.emit)
        self.remove = Button(
            self.tr("Remove the question"), self._on_removed, look="quiet", glyph="forget", tip=self.tr("Remove (Del)")
        )
        foot = QHBoxLayout()
        foot.setSpacing(M)
        foot.addWidget(self.hint, 1)
        foot.addWidget(self.progress, 1, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.cancel)
        foot.addWidget(self.remove)
        return foot

    def set_serving(self, name: str) -> None:
        """Offer every other model to be tried."""
        others = [one.embedder for one in COMMANDS if one.embedder and one.embedder != name]
        blocked, chosen = QSignalBlocker(self.models), self.models.currentData()
        self.models.clear()
        self.models.addItem(self.tr("As it is now"), "")
        for other in others:
            self.models.addItem(self.tr("What if: {model}").format(model=wording.embedder(other)), other)
        self.models.setCurrentIndex(max(0, self.models.findData(chosen)))
        del blocked

    def load(self, exam: Exam) -> None:
        """Show an exam; the question chosen stays chosen."""
        current = self.model.line(self.table.currentIndex().row())
        self.model.load(exam)
        self.stack.setCurrentWidget(self.table if exam.lines else self.none)
        for control in (self.run, self.models, self.remove, self.hint):
            control.setVisible(bool(exam.lines))
        for label, name, sitting in (
            (self.now, self.model.now, exam.now),
            (self.before, self.model.before, exam.before),
        ):
            label.setVisible(sitting is not None and bool(exam.lines))
            if sitting is not None:
                label.setText(f"{large(name)}:  {marks(sitting, self._clock())}")
        self.verdict.setVisible(exam.verdict is not None and bool(exam.lines))
        if exam.verdict is not None:
            self.verdict.setText(verdict(exam.verdict))
            self.verdict.set_tone("danger" if exam.verdict.worse else "")
        if exam.lines:
            row = self.model.row_of(current.number) if current is not None else 0
            self.table.setCurrentIndex(self.model.index(row, 0))
        if self._wants_focus or not exam.lines:
            self._wants_focus = False
            if self.isVisible():
                (self.table if exam.lines else self.back).setFocus()

    def focus(self) -> None:
        """Move the focus to the questions, also to those that are on their way."""
        self._wants_focus = not self.model.rowCount()
        (self.back if self._wants_focus else self.table).setFocus()

    def set_running(self, running: bool) -> None:
        """Show that the exam is being run, or no longer."""
        had = running and self.run.hasFocus()
        self.progress.setRange(0, 0)
        self.progress.setVisible(running)
        self.cancel.setVisible(running)
        for control in (self.run, self.models, self.remove):
            control.setEnabled(not running)
        self.hint.setVisible(not running and self.model.rowCount() > 0)
        if had:
            self.cancel.setFocus()

    def set_progress(self, done: int, total: int) -> None:
        """Show how far it has come."""
        self.progress.setRange(0, total)
        self.progress.setValue(done)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run the exam by F5, from anywhere on the page."""
        if event.key() == Qt.Key.Key_F5 and self.run.isVisible() and self.run.isEnabled():
            self._on_run()
        else:
            super().keyPressEvent(event)

    def _on_run(self) -> None:
        self.run_wanted.emit(self.models.currentData())

    def _on_opened(self) -> None:
        if (line := self.model.line(self.table.currentIndex().row())) is not None:
            self.opened.emit(line)

    def _on_removed(self) -> None:
        if (line := self.model.line(self.table.currentIndex().row())) is not None and self.remove.isEnabled():
            self.removed.emit(line)
