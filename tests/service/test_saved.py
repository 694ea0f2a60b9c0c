"""Saved searches: one name each, true counts, and the owner's even where a memory of these words is forgotten."""

import pytest

from wellkept.model.facets import Span
from wellkept.model.query import Filters, Query
from wellkept.model.saved import SavedSearch
from wellkept.service.answers import finish
from wellkept.service.requests import Forget, Keep, Proposal
from wellkept.service.saved import Nameless, NameTaken, within
from wellkept.service.saved_requests import CountSaved, RemoveSavedSearch, SaveSearch, ShowSavedSearches
from wellkept.service.wellkept import Wellkept

ALL = Filters()


def save(wellkept: Wellkept, name: str, text: str = "", filters: Filters = ALL, number: int = 0) -> SavedSearch:
    return wellkept.saved.save(SaveSearch(SavedSearch(number, name, Query(text=text, filters=filters))))


def names(wellkept: Wellkept) -> list[str]:
    return [one.name for one in wellkept.saved.show(ShowSavedSearches()).searches]


def test_they_stand_by_name(wellkept: Wellkept) -> None:
    for name in ("walks", "Bells", " tea  time "):
        save(wellkept, name)
    assert names(wellkept) == ["Bells", "tea time", "walks"]


def test_a_name_can_be_had_once(wellkept: Wellkept) -> None:
    tea = save(wellkept, "Tea")
    save(wellkept, "Tea", number=tea.number)
    walks = save(wellkept, "Walks")
    for number in (0, walks.number):
        with pytest.raises(NameTaken):
            save(wellkept, "Tea", number=number)


@pytest.mark.parametrize("name", ["", "  ", "x" * 81])
def test_a_name_has_some_characters(wellkept: Wellkept, name: str) -> None:
    with pytest.raises(Nameless):
        save(wellkept, name)


def test_counts_are_true(wellkept: Wellkept) -> None:
    finish(wellkept.keep(Keep((Proposal("Owner likes tea."), Proposal("Owner rows.")), source="paste")))
    numbers = [save(wellkept, "a", "tea").number, save(wellkept, "b", filters=Filters(sources=("paste",))).number]
    assert finish(wellkept.saved.count(CountSaved())).counts == dict(zip(numbers, (1, 2), strict=True))


def test_a_stretch_of_time_goes_along_with_the_day() -> None:
    search = SavedSearch(1, "This week", Query(text="tea"), span=1)
    moved = within(search, (Span(5, None), Span(3, None)))
    assert (moved.query.filters.since, moved.query.filters.until) == (3, None)
    assert within(search, ()) == search


def test_forgetting_a_memory_leaves_the_owners_own_query(wellkept: Wellkept) -> None:
    kept = finish(wellkept.keep(Keep((Proposal("Owner likes tea."),))))
    number = save(wellkept, "Tea", "likes tea").number
    finish(wellkept.forget(Forget(kept.keys)))
    assert names(wellkept) == ["Tea"]
    assert wellkept.saved.remove(RemoveSavedSearch(number)).searches == ()
