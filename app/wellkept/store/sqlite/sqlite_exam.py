"""What `store.exam` promises, over SQLite."""

from collections.abc import Sequence

from wellkept.store.exam import ExamQuestion, ExamRun
from wellkept.store.sqlite import exam, memories
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile


class SqliteExam(HeldFile):
    """The methods of `ExamStore`."""

    def exam_questions(self, being_id: str | None = None, key: int | None = None) -> tuple[ExamQuestion, ...]:
        with owner_faults():
            return exam.questions(self._con, being_id, key)

    def add_exam_question(self, question: ExamQuestion) -> int:
        with self._writing(), memories.writing(self._con):
            return exam.add(self._con, question)

    def remove_exam_question(self, number: int) -> bool:
        with self._writing(), memories.writing(self._con):
            return exam.remove(self._con, number)

    def exam_runs(self, being_id: str) -> tuple[ExamRun, ...]:
        with owner_faults():
            return exam.runs(self._con, being_id)

    def save_exam_runs(self, being_id: str, runs: Sequence[ExamRun]) -> None:
        with self._writing(), memories.writing(self._con):
            exam.save_runs(self._con, being_id, runs)
