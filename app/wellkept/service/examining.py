"""Asking the questions of the exam: as things are, or as they would be with another embedder."""

from __future__ import annotations

from dataclasses import replace

from wellkept.model.errors import StoreFull, StoreReadOnly
from wellkept.recall.rank import RANKING
from wellkept.service.answers import Exam, StepsOutside
from wellkept.service.exam import Clock, record, report, show, sit
from wellkept.service.far_embedder import read_questions
from wellkept.service.meaning import Meaning
from wellkept.service.nearness import nearness
from wellkept.service.requests import RunExam
from wellkept.service.trial import trial
from wellkept.store.exam import ExamQuestion, ExamRun
from wellkept.store.store import Store


def run(store: Store, clock: Clock, meaning: Meaning, request: RunExam) -> StepsOutside[Exam]:
    """Ask all questions of a being and return how it came out.

    As things are, the result is kept; with another embedder nothing is. Closing it half way keeps nothing.
    Raises: UnknownEmbedder, EmbedderUnavailable for an embedder to look at.
    """
    asked = store.exam_questions(request.being_id)
    if not asked:
        return show(store, request.being_id)
    yield from meaning.prepare()
    if request.embedder:
        return (yield from _look(store, clock, meaning, asked, request.embedder))
    if request.if_changed and not _changed(store, meaning, request.being_id):
        return show(store, request.being_id)
    yield from read_questions(store, meaning.serving, asked)
    found = yield from sit(store, asked, clock(), meaning.serving.name, nearness(meaning))
    try:
        record(store, request.being_id, found)
    except (StoreReadOnly, StoreFull):  # it is examined all the same, and compared with what was kept last
        kept = store.exam_runs(request.being_id)
        return replace(report(store, asked, found, kept[0] if kept else None), fresh=True)
    return replace(show(store, request.being_id), fresh=True)


def _look(
    store: Store, clock: Clock, meaning: Meaning, asked: tuple[ExamQuestion, ...], embedder: str
) -> StepsOutside[Exam]:
    """Return how the exam would come out with an embedder, beside how it comes out as things are."""
    other = meaning.usable(embedder)
    for each in (other, meaning.serving):
        yield from read_questions(store, each, asked)
    near = yield from trial(store, other)
    before = yield from sit(store, asked, clock(), meaning.serving.name, nearness(meaning))
    now = yield from sit(store, asked, clock(), other.name, near)
    return replace(report(store, asked, now, before), trial=other.name, fresh=True)


def _changed(store: Store, meaning: Meaning, being_id: str) -> bool:
    """Whether the model or the ranking is another than at the last exam; False where there was none."""
    kept = store.exam_runs(being_id)
    as_now = ExamRun(0, meaning.serving.name if meaning.ready else "", RANKING, {})
    return bool(kept) and not kept[0].made_like(as_now)
