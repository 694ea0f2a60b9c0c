"""What the owner does with the exam from the window, and what is said about it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from wellkept.model.errors import WellkeptError
from wellkept.service.answers import Exam, ExamLine
from wellkept.service.requests import AddExamQuestion, RemoveExamQuestion, RunExam, ShowExam
from wellkept.store.exam import ExamQuestion
from wellkept.ui.desk import Desk
from wellkept.ui.exam.words import spoken_place, verdict
from wellkept.ui.frame import Frame
from wellkept.ui.in_words import fault_words
from wellkept.ui.meaning_keeper import MeaningKeeper, Standing, State


class Examiner(QObject):
    """Joins the page, the bar and the questions beside a memory with what they ask for.

    Signals: `changed` a memory has other questions; `page_wanted` show the page.
    """

    changed = Signal()
    page_wanted = Signal()

    def __init__(self, desk: Desk, meaning: MeaningKeeper, frame: Frame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._meaning = desk, meaning
        self._page, self._bar, self._details, self._messages = frame.exam, frame.verdict, frame.details, frame.messages
        self._ticket = 0
        self._seen = ""
        self._decided = False
        self._page.run_wanted.connect(self.run)
        self._page.cancel_wanted.connect(self._on_cancel)
        self._page.removed.connect(self.remove)
        self._bar.look_wanted.connect(self.look)
        self._bar.keep_wanted.connect(meaning.use)
        self._bar.change_wanted.connect(self._on_change_anyway)
        meaning.told.connect(self._on_standing)
        questions = self._details.page.questions
        questions.added.connect(self._on_added)
        questions.removed.connect(self.remove)

    def show_page(self) -> None:
        """Bring the page up to date; it is asked for by whoever shows it."""
        self._desk.ask(ShowExam(), self._page.load)

    def begin(self) -> None:
        """Start with a store that has been opened."""
        self._seen = ""
        self._bar.tell(None)

    def run(self, model: str) -> None:
        """Run the exam as it is, or try another model."""
        self._page.set_running(True)
        self._ticket = self._desk.ask(
            RunExam(embedder=model),
            self._on_ran,
            failed=self._on_failed,
            progressed=self._page.set_progress,
            stopped=partial(self._page.set_running, False),
        )

    def look(self, model: str) -> None:
        """Show the page and try a model."""
        self.page_wanted.emit()
        self._page.models.setCurrentIndex(max(0, self._page.models.findData(model)))
        self.run(model)

    def remove(self, line: ExamLine) -> None:
        """Remove a question; a button in the message bar brings it back."""
        self._desk.ask(RemoveExamQuestion(line.number), self._on_removed)

    def _on_standing(self, standing: Standing) -> None:
        """Take in how things stand: a change that waits, or one that has come about since the last exam."""
        coverage = standing.coverage
        self._bar.tell(coverage.waiting)
        if standing.state is not State.RESTS or coverage.with_ < coverage.total or coverage.serving == self._seen:
            return
        self._seen = coverage.serving
        self._page.set_serving(coverage.serving)
        self._desk.ask(RunExam(if_changed=True), self._on_ran_by_itself, failed=_ignore)

    def _on_ran(self, exam: Exam) -> None:
        self._page.set_running(False)
        self._page.load(exam)
        if self._page.isVisible():
            self._page.focus()

    def _on_ran_by_itself(self, exam: Exam) -> None:
        """Say so where an update of the program, or of the model, finds less than before."""
        if not exam.fresh:
            return
        self._page.load(exam)
        decided, self._decided = self._decided, False
        if exam.verdict is not None and exam.verdict.worse and not decided:
            text = self.tr("Your exam came out worse than before the last change. {verdict}")
            self._messages.stay(
                text.format(verdict=verdict(exam.verdict)), self.tr("Show the exam"), self.page_wanted.emit
            )

    def _on_failed(self, error: Exception) -> None:
        self._page.set_running(False)
        self._desk.failed.emit(error)

    def _on_cancel(self) -> None:
        self._desk.cancel(self._ticket)

    def _on_change_anyway(self, model: str) -> None:
        self._decided = True
        self._meaning.use(model, anyway=True)

    def _on_added(self, text: str) -> None:
        key = self._details.key
        if key is not None:
            self._desk.ask(AddExamQuestion(key, text), self._on_kept, failed=self._on_refused)

    def _on_kept(self, question: ExamQuestion) -> None:
        """Put the line away, and ask the question at once: the owner wants to know."""
        self._details.page.questions.done()
        self._details.back_wanted.emit()
        self._desk.ask(
            RunExam(), partial(self._tell_place, question.number), failed=lambda _: self._tell_place(question.number)
        )

    def _tell_place(self, number: int, exam: Exam | None = None) -> None:
        """Say that a question was added, and at which place it finds its memory where that is known."""
        text = self.tr("The exam has the question now.")
        line = next((one for one in exam.lines if one.number == number), None) if exam is not None else None
        if line is not None and line.now is not None:
            text = self.tr("The exam has the question now; its memory is {place}.").format(place=spoken_place(line.now))
        self._messages.notice(text, self.tr("Show the exam"), self.page_wanted.emit)
        self._renew()

    def _on_refused(self, error: Exception) -> None:
        if isinstance(error, WellkeptError):
            self._details.page.questions.fail(fault_words(error))
        else:
            self._desk.failed.emit(error)

    def _on_removed(self, gone: ExamQuestion) -> None:
        back: Callable[[], object] = partial(
            self._desk.ask, AddExamQuestion(gone.key, gone.text), lambda _: self._renew()
        )
        self._messages.notice(self.tr("Removed the question."), self.tr("Undo"), back)
        self._renew()

    def _renew(self) -> None:
        self.show_page()
        self.changed.emit()


def _ignore(_error: Exception) -> None:
    """An exam that runs by itself is silent where it cannot: the owner can run it and hear why."""
