"""The use cases about the twin's exam."""

from collections.abc import Callable, Mapping
from typing import Any

from wellkept.service import exam, examining
from wellkept.service.answers import Exam, StepsOutside
from wellkept.service.meaning import Meaning
from wellkept.service.requests import AddExamQuestion, RemoveExamQuestion, RunExam, ShowExam
from wellkept.store.exam import ExamQuestion
from wellkept.store.store import Store


class ExamCases:
    """The use cases, by request."""

    def __init__(self, store: Store, clock: Callable[[], int], meaning: Meaning) -> None:
        self._store, self._clock, self._meaning = store, clock, meaning
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            AddExamQuestion: self.add,
            RemoveExamQuestion: self.remove,
            ShowExam: self.show,
            RunExam: self.run,
        }

    def add(self, request: AddExamQuestion) -> ExamQuestion:
        """Keep a question that should find a memory. Raises: InvalidMemory, MemoryNotFound."""
        return exam.add(self._store, self._clock, request)

    def remove(self, request: RemoveExamQuestion) -> ExamQuestion:
        """Erase a question of the exam and return it. Raises: QuestionNotFound."""
        return exam.remove(self._store, request.number)

    def show(self, request: ShowExam) -> Exam:
        """Return the questions of the exam, and how it came out last and before."""
        return exam.show(self._store, request.being_id)

    def run(self, request: RunExam) -> StepsOutside[Exam]:
        """Ask the questions of the exam. Raises: UnknownEmbedder, EmbedderUnavailable for one to look at."""
        return examining.run(self._store, self._clock, self._meaning, request)
