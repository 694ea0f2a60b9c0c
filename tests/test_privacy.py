"""The words of a memory reach no log and no exception, whatever goes wrong."""

import logging
from collections.abc import Callable
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from wellkept.model.query import Query
from wellkept.service.answers import finish
from wellkept.service.draft_requests import SaveDraft
from wellkept.service.requests import (
    AddExamQuestion,
    Correct,
    Edit,
    Find,
    FindSentences,
    Forget,
    Keep,
    Proposal,
    RunExam,
    ShowDetails,
    ShowRows,
)
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.bugs import report

CANARY = "Zanzibarquokka"
SENTENCE = f"Owner once met a {CANARY}."


def said_by(error: BaseException) -> str:
    """Return all that a crash report could show of an error and what it came from."""
    texts = []
    current: BaseException | None = error
    while current is not None:
        texts += [str(current), repr(current), *map(repr, current.args), report(current)]
        current = current.__cause__ or current.__context__
    return "\n".join(texts)


def locked(wellkept: Wellkept, path: Path) -> None:
    other = apsw.Connection(str(path))
    other.execute("begin immediate")
    try:
        finish(wellkept.keep(Keep((Proposal(f"{SENTENCE} Again."),))))
    finally:
        other.close()


def twice_the_same_id(wellkept: Wellkept, path: Path) -> None:
    store = SqliteStore.open(path)
    try:
        store.insert([memory(f"{SENTENCE} One.", id="mem_1"), memory(f"{SENTENCE} Two.", id="mem_1")])
    finally:
        store.close()


def out_of_range(wellkept: Wellkept, path: Path) -> None:
    store = SqliteStore.open(path)
    try:
        store.insert([memory(f"{SENTENCE} Three.", importance=7.0)])
    finally:
        store.close()


FAILURES: dict[str, Callable[[Wellkept, Path], object]] = {
    "too long": lambda wellkept, _: finish(wellkept.keep(Keep((Proposal(SENTENCE * 200),)))),
    "corrected to nothing": lambda wellkept, _: wellkept.correct(Correct(1, "")),
    "corrected to another's words": lambda wellkept, _: wellkept.correct(Correct(2, SENTENCE)),
    "a question that is too long": lambda wellkept, _: wellkept.exam.add(AddExamQuestion(1, SENTENCE * 200)),
    "a question of one that is gone": lambda wellkept, _: wellkept.exam.add(AddExamQuestion(99_999, SENTENCE)),
    "gone": lambda wellkept, _: wellkept.show_details(ShowDetails(99_999, CANARY)),
    "by an unknown id": lambda wellkept, _: wellkept.by_id(CANARY),
    "an update of one that is gone": lambda wellkept, _: finish(
        wellkept.keep(Keep((Proposal(SENTENCE, updates=CANARY),)))
    ),
    "importance out of range": lambda wellkept, _: finish(wellkept.edit(Edit((1,), importance=9.0))),
    "a search that is stopped": lambda wellkept, _: wellkept.find(Find(Query(text=CANARY)), lambda: True),
    "no request": lambda wellkept, _: wellkept.handle(CANARY),
    "the same id twice": twice_the_same_id,
    "a record out of range": out_of_range,
    "locked": locked,
}


@pytest.fixture
def taught(wellkept: Wellkept) -> Wellkept:
    finish(wellkept.keep(Keep((Proposal(SENTENCE), Proposal("Owner likes tea.")))))
    more = tuple(Proposal(f"Owner keeps {CANARY} number {number}.") for number in range(2000))
    finish(wellkept.keep(Keep(more)))
    return wellkept


@pytest.mark.parametrize("failure", FAILURES)
def test_no_failure_says_the_words(
    taught: Wellkept, path: Path, failure: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(Exception) as raised:  # noqa: PT011 - any failure at all
        FAILURES[failure](taught, path)
    assert CANARY.lower() not in said_by(raised.value).lower()
    assert CANARY.lower() not in caplog.text.lower()


def test_nothing_that_goes_well_is_logged(wellkept: Wellkept, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    keys = finish(wellkept.keep(Keep((Proposal(SENTENCE),)))).keys
    wellkept.find(Find(Query(text=CANARY)))
    wellkept.show_rows(ShowRows(keys, CANARY))
    finish(wellkept.find_sentences(FindSentences(SENTENCE)))
    wellkept.drafts.save(SaveDraft(SENTENCE))
    question = wellkept.exam.add(AddExamQuestion(keys[0], SENTENCE))
    exam = finish(wellkept.exam.run(RunExam()))
    assert CANARY.lower() not in repr((question, exam, AddExamQuestion(1, SENTENCE))).lower()
    wellkept.correct(Correct(keys[0], f"{SENTENCE} Twice."))
    finish(wellkept.forget(Forget(keys)))
    finish(wellkept.undo())
    assert CANARY.lower() not in caplog.text.lower()
