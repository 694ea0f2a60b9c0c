"""Twin's exam: the owner's own questions, each with the memory it should find, asked as a search would."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from wellkept.model.errors import InvalidMemory, WellkeptError
from wellkept.model.query import Filters, Query
from wellkept.model.text import exact_form, normalise
from wellkept.recall.rank import RANKING
from wellkept.recall.recall import recall
from wellkept.service.answers import Progress, Steps
from wellkept.service.marks import Exam, ExamLine, Sitting, Verdict, compare, marks_of
from wellkept.service.requests import AddExamQuestion
from wellkept.store.exam import ExamQuestion, ExamRun
from wellkept.store.store import Store

if TYPE_CHECKING:
    from wellkept.recall.meaning import Meaning

QUESTION_MAX_CHARS = 500

Clock = Callable[[], int]
"""Answers the time now, ms since 1970 UTC."""


class QuestionNotFound(WellkeptError):
    """No question of the exam has this number."""

    sentence = "There is no such question; it may have gone with its memory."
    next_step = "Look it up again in the exam."


def add(store: Store, clock: Clock, request: AddExamQuestion) -> ExamQuestion:
    """Keep a question; the same one for the same memory is kept once. Raises: InvalidMemory, MemoryNotFound."""
    text = normalise(request.text)
    if not any(map(str.isalnum, text)) or len(text) > QUESTION_MAX_CHARS:
        raise InvalidMemory("This cannot be a question of the exam.", "Write 1 to 500 characters, as you would search.")
    being = store.row(request.key).memory.being_id
    for one in store.exam_questions(key=request.key):
        if exact_form(one.text) == exact_form(text):
            return one
    question = ExamQuestion(0, being, request.key, text, clock())
    return replace(question, number=store.add_exam_question(question))


def remove(store: Store, number: int) -> ExamQuestion:
    """Erase a question and return it. Raises: QuestionNotFound."""
    gone = next((one for one in store.exam_questions() if one.number == number), None)
    if gone is None or not store.remove_exam_question(number):
        raise QuestionNotFound
    store.scrub()
    return gone


def show(store: Store, being_id: str) -> Exam:
    """Return all questions of a being and how they came out last and before."""
    runs = store.exam_runs(being_id)
    return report(store, store.exam_questions(being_id), runs[0] if runs else None, runs[1] if runs[1:] else None)


def questions_of(store: Store, key: int) -> tuple[ExamLine, ...]:
    """Return the questions that should find one memory."""
    asked = store.exam_questions(key=key)
    if not asked:
        return ()
    runs = store.exam_runs(asked[0].being_id)
    return report(store, asked, runs[0] if runs else None, None).lines


def report(store: Store, asked: Sequence[ExamQuestion], now: ExamRun | None, before: ExamRun | None) -> Exam:
    """Return questions with their places in two runs."""
    memories = {row.key: row.memory for row in store.rows([one.key for one in asked])}
    lines = tuple(
        ExamLine(
            number=one.number,
            key=one.key,
            memory_id=memories[one.key].id,
            text=one.text,
            content=memories[one.key].content,
            now=now.places.get(one.number) if now else None,
            before=before.places.get(one.number) if before else None,
        )
        for one in asked
        if one.key in memories
    )
    verdict = compare(before.places, now.places) if before and now else None
    return Exam(lines, _sitting(now), _sitting(before), verdict)


def _sitting(run: ExamRun | None) -> Sitting | None:
    return Sitting(run.at, run.embedder, run.ranking, marks_of(run.places.values())) if run else None


def sit(
    store: Store, asked: Sequence[ExamQuestion], now: int, embedder: str, meaning: Meaning | None
) -> Steps[ExamRun]:
    """Ask every question as a search does, one a slice; nothing is kept. `embedder` names what `meaning` is."""
    places: dict[int, int] = {}
    for one in asked:
        yield Progress(len(places), len(asked))
        query = Query(text=one.text, filters=Filters(being_id=one.being_id))
        keys = recall(store, query, now, meaning, settled=True).keys
        places[one.number] = keys.index(one.key) + 1 if one.key in keys else 0
    return ExamRun(now, embedder if meaning is not None else "", RANKING, places)


def record(store: Store, being_id: str, run: ExamRun) -> None:
    """Keep a run as the newest one.

    One made alike that came out alike takes the place of the last, so that asking again and again never loses
    what it is compared with.
    """
    kept = store.exam_runs(being_id)
    last = kept[0] if kept else None
    if last is not None and last.made_like(run) and _agree(last.places, run.places):
        kept = kept[1:]
    store.save_exam_runs(being_id, (run, *kept))


def _agree(one: Mapping[int, int], other: Mapping[int, int]) -> bool:
    return all(other[number] == place for number, place in one.items() if number in other)


class ExamGate:
    """Whether a change of embedder may be kept: all questions of all beings are asked with the old and the new."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    @property
    def asked(self) -> bool:
        """Whether there is any question."""
        return bool(self._store.exam_questions())

    def compare(self, old: Meaning | None, new: Meaning | None) -> Steps[Verdict]:
        """Ask all questions with both."""
        asked, now = self._store.exam_questions(), self._clock()
        before = yield from sit(self._store, asked, now, "old", old)
        after = yield from sit(self._store, asked, now, "new", new)
        return compare(before.places, after.places)
