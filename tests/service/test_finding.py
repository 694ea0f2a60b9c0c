"""Finding and showing: true counts, marks, reasons, and no trace of having looked."""

import pytest

from tests.building import Clock
from wellkept.model.errors import Interrupted
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters, Query
from wellkept.service.answers import Details, finish
from wellkept.service.draft_requests import KeepUnsaved, LoadDraft, SaveDraft
from wellkept.service.requests import (
    AskChanged,
    Edit,
    Find,
    Keep,
    Proposal,
    ShowDetails,
    ShowFacets,
    ShowRows,
)
from wellkept.service.wellkept import Wellkept


@pytest.fixture
def taught(wellkept: Wellkept) -> Wellkept:
    for content in ("Owner moved to Oslo.", "Owner's sister Ana lives in Rome.", "Owner likes tea in Rome."):
        finish(wellkept.keep(Keep((Proposal(content),))))
    return wellkept


def contents(wellkept: Wellkept, text: str, **filters: object) -> list[str]:
    found = wellkept.find(Find(Query(text=text, filters=Filters(**filters))))  # type: ignore[arg-type] # named by the test
    return [card.memory.content for card in wellkept.show_rows(ShowRows(tuple(found.keys))).cards]


@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_a_blank_text_lists_newest_first(taught: Wellkept, text: str) -> None:
    assert contents(taught, text) == [
        "Owner likes tea in Rome.", "Owner's sister Ana lives in Rome.", "Owner moved to Oslo.",
    ]  # fmt: skip
    found = taught.find(Find(Query(text=text)))
    assert (found.of, found.ranked) == (3, False)


def test_a_text_lists_best_first_and_counts_truly(taught: Wellkept) -> None:
    found = taught.find(Find(Query(text="tea Rome")))
    assert contents(taught, "tea Rome")[0] == "Owner likes tea in Rome."
    assert (len(found.keys), found.of, found.ranked) == (2, 3, True)


def test_filters_come_before_ranking(taught: Wellkept) -> None:
    assert contents(taught, "Rome", kinds=(Kind.INSIGHT,)) == []


def test_rows_carry_the_marks_of_the_query(taught: Wellkept) -> None:
    found = taught.find(Find(Query(text="rome")))
    (card, _) = taught.show_rows(ShowRows(tuple(found.keys), "rome")).cards
    assert [card.memory.content[start:end] for start, end in card.spans] == ["Rome"]


@pytest.mark.parametrize(("text", "rows"), [("rome", 1), ("rome", 10), ("", 2), ("rome", 0)])
def test_the_first_rows_come_along_where_they_are_wanted(taught: Wellkept, text: str, rows: int) -> None:
    found = taught.find(Find(Query(text=text), rows=rows))
    assert found.first == taught.show_rows(ShowRows(tuple(found.keys[:rows]), text)).cards


def test_details_say_why(taught: Wellkept) -> None:
    key = taught.find(Find(Query(text="tea"))).keys[0]
    details = taught.show_details(ShowDetails(key, "tea"))
    assert isinstance(details, Details)
    assert details.why is not None
    assert 0 < details.why.score <= details.why.relevance <= 1
    assert taught.show_details(ShowDetails(key)).why is None


def test_an_important_memory_of_months_ago_beats_a_throwaway_one_of_today(wellkept: Wellkept, clock: Clock) -> None:
    important = finish(wellkept.keep(Keep((Proposal("Owner's tea is oolong.", importance=1.0),))))
    clock.now += 120 * 86_400_000
    finish(wellkept.keep(Keep((Proposal("Owner's tea was spilled.", importance=0.0),))))
    assert wellkept.find(Find(Query(text="tea"))).keys[0] == important.keys[0]


def test_all_else_equal_the_recent_and_the_reinforced_win(wellkept: Wellkept, clock: Clock) -> None:
    keys: list[int] = []
    for day in ("Monday", "Friday"):
        keys += finish(wellkept.keep(Keep((Proposal(f"Owner drank tea on {day}."),)))).keys
        clock.now += 30 * 86_400_000
    assert list(wellkept.find(Find(Query(text="tea"))).keys) == keys[::-1]
    finish(wellkept.edit(Edit(tuple(keys[:1]), importance=1.0)))
    assert list(wellkept.find(Find(Query(text="tea"))).keys) == keys


def test_looking_changes_nothing(taught: Wellkept) -> None:
    before = [taught.memory(key) for key in (1, 2, 3)]
    for text in ("", "rome", "tea"):
        for key in taught.find(Find(Query(text=text))).keys:
            taught.show_details(ShowDetails(key, text))
    assert [taught.memory(key) for key in (1, 2, 3)] == before


def test_a_search_can_be_stopped(taught: Wellkept) -> None:
    finish(taught.keep(Keep(tuple(Proposal(f"Owner keeps number {number}.") for number in range(3000)))))
    with pytest.raises(Interrupted):
        taught.find(Find(Query(text="number")), lambda: True)


def test_drafts_through_the_service(taught: Wellkept) -> None:
    taught.handle(SaveDraft("I moved to"))
    assert taught.drafts.load().text == "I moved to"
    taught.handle(SaveDraft(""))
    assert taught.drafts.load().text == ""


def test_words_not_saved_yet_come_with_the_details(taught: Wellkept) -> None:
    taught.handle(KeepUnsaved(1, "Owner runs"))
    assert taught.show_details(ShowDetails(1)).unsaved == "Owner runs"
    taught.handle(KeepUnsaved(1, ""))
    assert taught.show_details(ShowDetails(1)).unsaved == ""


def test_handle_answers_every_request_and_refuses_what_is_none(taught: Wellkept) -> None:
    for request in (Find(Query()), ShowRows((1,)), ShowDetails(1), ShowFacets(), LoadDraft(), AskChanged()):
        assert taught.handle(request) is not None
    with pytest.raises(TypeError):
        taught.handle("find")


def test_another_process_is_noticed_once(taught: Wellkept, path: object) -> None:
    assert not taught.ask_changed()
    other = Wellkept.open(path)  # type: ignore[arg-type] # the fixture's Path
    finish(other.keep(Keep((Proposal("Owner likes snow."),))))
    other.close()
    assert taught.ask_changed()
    assert not taught.ask_changed()
