"""Twin's exam as it is stored: the owner's questions, each with the one memory it should find, and past results."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

RUNS_KEPT = 2
"""How many results are kept of a being: the newest, and the one it is compared with."""


@dataclass(frozen=True, slots=True)
class ExamQuestion:
    """A question that should find the memory `key`. `number` is the store's own, 0 while it has none."""

    number: int
    being_id: str
    key: int
    text: str = field(repr=False)
    created_at: int


@dataclass(frozen=True, slots=True)
class ExamRun:
    """How an exam came out.

    Attributes: `at` ms since 1970 UTC; `embedder` the name of what made the vectors, "" for words only;
    `ranking` the version of the ranking; `places` by question number, 1 the best result, 0 not found.
    """

    at: int
    embedder: str
    ranking: int
    places: Mapping[int, int]

    def made_like(self, other: "ExamRun") -> bool:
        """Whether both were made by the same model and ranking."""
        return (self.embedder, self.ranking) == (other.embedder, other.ranking)


class ExamStore(Protocol):
    """The part of a store that holds the exam. Forgetting a memory takes its questions and their places along."""

    def exam_questions(self, being_id: str | None = None, key: int | None = None) -> tuple[ExamQuestion, ...]:
        """Return the questions of a being (None: all), the oldest first; with `key`, of that memory only."""

    def add_exam_question(self, question: ExamQuestion) -> int:
        """Write a new question and return its number. Raises: MemoryNotFound."""

    def remove_exam_question(self, number: int) -> bool:
        """Erase a question; False if there is none of this number."""

    def exam_runs(self, being_id: str) -> tuple[ExamRun, ...]:
        """Return the results that are kept, the newest first."""

    def save_exam_runs(self, being_id: str, runs: Sequence[ExamRun]) -> None:
        """Keep these results, the newest first, in place of those there are; questions that are gone are left out."""
