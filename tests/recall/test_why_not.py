"""Why a memory is not among the results."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.errors import MemoryNotFound
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters, Query
from wellkept.model.scope import Readable
from wellkept.recall.why_not import hiding, why_not
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


def test_words_that_it_lacks(store: SqliteStore) -> None:
    key, other = store.insert([memory("Owner rows in Lagos."), memory("Owner likes tea.")])
    answer = why_not(store, Query(text="green tea"), key, NOON)
    assert (answer.rank, answer.lacks, answer.coverage, answer.score) == (0, ("green", "tea"), 0.0, 0.0)
    assert (answer.results, answer.least > 0, answer.hidden_by) == (1, True, ())
    assert why_not(store, Query(text="green tea"), other, NOON).lacks == ("green",)


def test_a_filter_that_hides_it(store: SqliteStore) -> None:
    key, other = store.insert([memory("Owner likes tea.", kind=Kind.PREFERENCE), memory("Owner spilled tea.")])
    answer = why_not(store, Query(text="tea likes", filters=Filters(kinds=(Kind.FACT,))), key, NOON)
    assert (answer.rank, answer.without_filters, answer.hidden_by) == (0, 1, ("kinds",))
    assert answer.score > answer.least > 0
    assert why_not(store, Query(text="tea"), other, NOON).hidden_by == ()


def test_it_is_there_after_all(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner likes tea.")])
    answer = why_not(store, Query(text="tea"), key, NOON)
    assert (answer.rank, answer.without_filters, answer.lacks, answer.meaning) == (1, 1, (), None)


def test_gone_is_an_error(store: SqliteStore) -> None:
    with pytest.raises(MemoryNotFound):
        why_not(store, Query(text="tea"), 1, NOON)


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        (Filters(), ()),
        (Filters(being_id="other"), ("being_id",)),
        (Filters(kinds=(Kind.FACT,)), ()),
        (Filters(kinds=(Kind.INSIGHT,)), ("kinds",)),
        (Filters(sources=("email",)), ()),
        (Filters(sources=("email:7",)), ()),
        (Filters(sources=("paste",)), ("sources",)),
        (Filters(tags=("a",)), ()),
        (Filters(tags=("a", "c")), ("tags",)),
        (Filters(abouts=("person:ana",)), ("abouts",)),
        (Filters(core=True), ("core",)),
        (Filters(since=NOON + 1), ("since",)),
        (Filters(until=NOON), ("until",)),
        (Filters(since=NOON, until=NOON + DAY), ()),
        (Filters(core=True, tags=("c",)), ("tags", "core")),
        (Filters(any_tags=("c", "a")), ()),
        (Filters(any_tags=("c",)), ("any_tags",)),
        (Filters(trust=(Trust.SAID, Trust.FOUND)), ()),
        (Filters(trust=(Trust.GUESSED,)), ("trust",)),
        (Filters(stays=False), ()),
        (Filters(stays=True), ("stays",)),
        (Filters(among=(7, 1)), ()),
        (Filters(among=(7, 8)), ("among",)),
        (Filters(readable=(Readable(abouts=None, nowhere=True),)), ()),
        (Filters(readable=(Readable(abouts=("owner",), spaces=(), nowhere=True),)), ()),
        (Filters(readable=(Readable(abouts=("own*",), nowhere=True),)), ()),
        (Filters(readable=(Readable(abouts=("owner",), nowhere=False),)), ("readable",)),
        (Filters(readable=(Readable(abouts=("person:*",), nowhere=True),)), ("readable",)),
        (Filters(readable=(Readable(abouts=(), nowhere=True),)), ("readable",)),
    ],
)
def test_hiding_agrees_with_the_store(store: SqliteStore, filters: Filters, expected: tuple[str, ...]) -> None:
    one = memory("Owner likes tea.", source="email:7", tags=("a", "b"))
    (key,) = store.insert([one])
    assert hiding(one, filters, stays=False, key=key) == expected
    assert store.count(filters) == (0 if expected else 1)
