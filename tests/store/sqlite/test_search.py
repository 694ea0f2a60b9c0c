"""The functions that read by words, on a real store."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import NOON, memory
from wellkept.model.errors import Interrupted
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.store.sqlite.sqlite_store import SqliteStore

OWNERS = Filters()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


def test_match_scores_both_indexes(store: SqliteStore) -> None:
    coffee, tea = store.insert([memory("Owner drinks coffee."), memory("Owner drinks tea.")])
    found = {each.key: each for each in store.match('"coffee"', '"tea"', OWNERS)}
    assert set(found) == {coffee, tea}
    assert found[coffee].words > 0 == found[coffee].trigrams
    assert found[tea].trigrams > 0 == found[tea].words
    assert (found[tea].importance, found[tea].created_at) == (0.5, NOON)


def test_match_of_nothing_is_nothing(store: SqliteStore) -> None:
    store.insert([memory("Owner drinks coffee.")])
    assert store.match("", "", OWNERS) == []


def test_match_of_one_key(store: SqliteStore) -> None:
    first, second = store.insert([memory("Owner drinks tea."), memory("Owner spills tea.")])
    assert [each.key for each in store.match('"tea"', '"tea"', OWNERS, key=second)] == [second]
    assert first != second


def test_match_ends_when_asked(store: SqliteStore) -> None:
    store.insert([memory(f"Owner drinks tea number {number}.") for number in range(1000)])
    with pytest.raises(Interrupted):
        store.match('"tea"', "", OWNERS, stop=lambda: True)
    assert len(store.match('"tea"', "", OWNERS)) == 1000


def test_matching_keys_are_newest_first(store: SqliteStore) -> None:
    old, new, _ = store.insert(
        [memory("Tea.", created_at=NOON), memory("More tea.", created_at=NOON + 1), memory("Coffee.")]
    )
    assert store.matching_keys('"tea"', OWNERS).tolist() == [new, old]
    assert not store.matching_keys("", OWNERS)


def test_frequencies_count_memories_by_stem(store: SqliteStore) -> None:
    store.insert([memory("Owner moved and moved."), memory("Owner is moving."), memory("Owner swims.")])
    counts = store.frequencies(["moves", "swim", "absent", "mov*", "*"], [])
    assert (counts["moves"], counts["swim"], counts["absent"], counts["mov*"], counts[""]) == (2, 1, 0, 2, 3)


def test_frequencies_of_grams(store: SqliteStore) -> None:
    store.insert([memory("Owner moved."), memory("Owner rowed.")])
    assert store.frequencies([], ["own", "mov", "xyz"]) == {"own": 2, "mov": 1, "xyz": 0, "": 2}


def test_folded_leaves_out_what_is_gone(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner likes CAFÉ.", tags=("E-Mail",))])
    assert store.folded([key, key + 1]) == {key: "owner likes cafe e mail email"}


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        (Filters(), {"plain", "mail", "core"}),
        (Filters(being_id="twin"), set()),
        (Filters(kinds=(Kind.EPISODE,)), {"mail"}),
        (Filters(sources=("email",)), {"mail"}),
        (Filters(sources=("email:t1",)), {"mail"}),
        (Filters(sources=("emai", "t1")), set()),
        (Filters(sources=("omni", "email")), {"plain", "mail"}),
        (Filters(tags=("a",)), {"mail", "core"}),
        (Filters(tags=("a", "b")), {"core"}),
        (Filters(abouts=("person:ada", "everyone")), {"core"}),
        (Filters(core=True), {"core"}),
        (Filters(core=False), {"plain", "mail"}),
        (Filters(since=NOON), {"mail", "core"}),
        (Filters(until=NOON), {"plain"}),
        (Filters(since=NOON, until=NOON + 1), {"mail"}),
        (Filters(kinds=(Kind.FACT,), tags=("a",), core=True), {"core"}),
        (Filters(sources=("x' or 1 or '",), tags=('"',)), set()),
    ],
    ids=range(17),
)
def test_filters(store: SqliteStore, filters: Filters, expected: set[str]) -> None:
    store.insert(
        [
            memory("Tea plain.", created_at=NOON - 1),
            memory("Tea mail.", source="email:t1", kind=Kind.EPISODE, tags=("a",)),
            memory("Tea core.", source="muse:x", tags=("a", "b"), about="person:ada", core=True, created_at=NOON + 1),
        ]
    )
    keys = [each.key for each in store.match('"tea"', "", filters)]
    assert {row.memory.content.split()[1].strip(".") for row in store.rows(keys)} == expected
    assert store.count(filters) == len(expected)
