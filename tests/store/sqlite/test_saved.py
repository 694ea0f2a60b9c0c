"""Searches by name: each of one being, and without a trace once removed."""

from pathlib import Path

import pytest

from tests.store.sqlite.test_erase import crowd, traces
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters, Query
from wellkept.model.saved import SavedSearch, unpacked
from wellkept.store.sqlite.sqlite_store import SqliteStore

ALL = Filters(
    kinds=(Kind.FACT,),
    sources=("paste", "email:x"),
    tags=("a",),
    abouts=("person:Ida",),
    core=True,
    since=5,
    until=7,
    any_tags=("b", "c"),
    trust=(Trust.SAID,),
    stays=False,
)


def search(name: str, text: str = "tea", filters: Filters = ALL, span: int = -1) -> SavedSearch:
    return SavedSearch(0, name, Query(text=text, filters=filters), span)


def test_a_search_comes_back_as_it_was(store: SqliteStore) -> None:
    number = store.save_search(search("Tea"))
    (back,) = store.saved_searches("owner")
    assert back == SavedSearch(number, "Tea", Query(text="tea", filters=ALL))
    assert store.saved_searches("twin") == ()


def test_a_stretch_of_time_that_goes_along_is_kept_by_its_place(store: SqliteStore) -> None:
    store.save_search(search("Lately", filters=Filters(since=5), span=1))
    (back,) = store.saved_searches("owner")
    assert (back.span, back.query.filters) == (1, Filters())


def test_a_number_keeps_its_search_under_another_name(store: SqliteStore) -> None:
    number = store.save_search(search("Tea"))
    assert store.save_search(SavedSearch(number, "Drinks", Query(text="tea"))) == number
    assert [one.name for one in store.saved_searches("owner")] == ["Drinks"]


@pytest.mark.parametrize("wanted", ["{}", '{"kinds": ["mood"], "trust": ["hoped"], "colour": "red"}'])
def test_what_another_version_wrote_can_be_read(wanted: str) -> None:
    assert unpacked(1, "owner", "x", wanted).query.text == ""


def test_a_removed_search_leaves_no_byte(store: SqliteStore, path: Path) -> None:
    crowd(store)
    number = store.save_search(search("Ouagadougou", "marmalade"))
    assert traces(path, "Ouagadougou", "marmalade")
    assert store.remove_saved_search(number)
    assert store.scrub()
    assert traces(path, "Ouagadougou", "marmalade") == []
    assert not store.remove_saved_search(number)
