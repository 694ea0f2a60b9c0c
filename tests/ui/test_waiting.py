"""The order of serving."""

from pathlib import Path

import pytest

from wellkept.model.query import Query
from wellkept.service.draft_requests import KeepUnsaved
from wellkept.service.map_answers import DrawMap
from wellkept.service.remote_requests import AskRemote
from wellkept.service.requests import (
    EmbedPending,
    Find,
    FindSentences,
    Forget,
    Keep,
    PrepareMeaning,
    ShowDetails,
    ShowRows,
    Tidy,
    Undo,
)
from wellkept.ui.errands import KeepDraft, ReadText
from wellkept.ui.waiting import Job, Lane, Waiting, is_background, is_reading, is_writing, lane_of


def _waiting(*requests: object) -> Waiting:
    waiting = Waiting()
    for ticket, request in enumerate(requests, 1):
        waiting.put(Job(ticket, request))
    return waiting


def _tickets(waiting: Waiting) -> list[int]:
    taken = []
    while job := waiting.take_quick() or waiting.take_slow():
        taken.append(job.ticket)
    return taken


def test_what_is_looked_at_comes_before_changes() -> None:
    waiting = _waiting(Forget((1,)), ShowRows((1,)), ShowDetails(1), Find(Query()))
    assert _tickets(waiting) == [4, 3, 2, 1]


def test_only_the_newest_search_waits() -> None:
    waiting = _waiting(Find(Query(text="c")), Find(Query(text="co")), Find(Query(text="cof")))
    assert _tickets(waiting) == [3]


def test_rows_seen_last_come_first() -> None:
    assert _tickets(_waiting(ShowRows((1,)), ShowRows((2,)), ShowRows((3,)))) == [3, 2, 1]


def test_words_not_saved_are_kept_or_given_up_before_details_are_read() -> None:
    assert _tickets(_waiting(ShowDetails(7), KeepUnsaved(7, ""))) == [2, 1]


def test_changes_keep_their_order() -> None:
    assert _tickets(_waiting(Forget((1,)), Forget((2,)))) == [1, 2]


@pytest.mark.parametrize(
    ("request_", "lane"),
    [(EmbedPending(), Lane.BACKGROUND), (AskRemote(), Lane.OUTSIDE), (DrawMap(), Lane.ARITHMETIC)],
    ids=["nobody waits", "the owner waits", "arithmetic"],
)
def test_calls_are_made_where_they_hold_up_no_others(request_: object, lane: Lane) -> None:
    assert lane_of(request_) is lane


def test_a_job_can_be_dropped() -> None:
    waiting = _waiting(Forget((1,)), Forget((2,)))
    assert waiting.drop(1) == Job(1, Forget((1,)))
    assert waiting.drop(1) is None
    assert _tickets(waiting) == [2]


def test_drain_leaves_nothing() -> None:
    waiting = _waiting(Forget((1,)), KeepDraft("a"))
    assert [job.ticket for job in waiting.drain()] == [2, 1]
    assert len(waiting) == 0


def test_finding_sentences_and_reading_files_change_nothing() -> None:
    assert is_reading(Job(1, FindSentences("a")))
    assert is_reading(Job(1, ReadText(Path("a"))))
    assert not is_reading(Job(1, Forget((1,))))


def test_changes_slip_into_what_runs_in_the_background() -> None:
    for request in (PrepareMeaning(), EmbedPending()):
        assert is_background(request)
        assert is_reading(Job(1, request))
    assert not is_background(Tidy())


def test_what_changes_memories_is_known() -> None:
    assert is_writing(Keep(()))
    assert is_writing(Undo())
    assert not is_writing(ShowRows((1,)))
