"""What stands around memories: subject, session, and what was written just before and after."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import DAY, MINUTE, NOON, memory
from wellkept.model.query import Filters
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


def test_background_tells_words_subject_and_session(store: SqliteStore) -> None:
    (key,) = store.insert([memory("Owner met Ána.", about="person:ana", session="ses_1")])
    assert store.backgrounds([key, key + 1]) == {key: ("owner met ana", "person:ana", "ses_1")}


def test_without_a_session_it_is_one_source_on_one_day(store: SqliteStore) -> None:
    records = [(NOON, "paste"), (NOON + MINUTE, "paste"), (NOON + DAY, "paste"), (NOON, "omni")]
    keys = store.insert([memory("Owner rows.", created_at=at, source=source) for at, source in records])
    sessions = [store.backgrounds(keys)[key].session for key in keys]
    assert sessions[0] == sessions[1]
    assert len(set(sessions)) == 3


def test_neighbours_are_those_of_the_same_session(store: SqliteStore) -> None:
    told = [("a", 0), ("a", 1), ("a", 2), ("b", 3), ("a", 4)]
    keys = store.insert([memory("Owner rows.", session=name, created_at=NOON + at) for name, at in told])
    found = store.neighbours(keys)
    assert [found[key] for key in keys] == [(None, keys[1]), (keys[0], keys[2]), (keys[1], None)] + [(None, None)] * 2


def test_neighbours_of_one_moment_go_by_the_order_of_writing(store: SqliteStore) -> None:
    keys = store.insert([memory("Owner rows.", session="a") for _ in range(3)])
    assert store.neighbours(keys[1:2]) == {keys[1]: (keys[0], keys[2])}


def test_neighbours_are_of_the_same_being(store: SqliteStore) -> None:
    one, _ = store.insert([memory("Owner rows.", session="a"), memory("Other rows.", session="a", being_id="other")])
    assert store.neighbours([one]) == {one: (None, None)}


def test_abouts_are_each_once_and_of_one_being(store: SqliteStore) -> None:
    names = ["owner", "person:ana", "owner", "person:Ben", "person:ana"]
    store.insert([memory("Owner rows.", about=name) for name in names])
    store.insert([memory("Other rows.", about="person:eve", being_id="other")])
    assert sorted(store.abouts("owner")) == ["owner", "person:Ben", "person:ana"]
    assert store.abouts("nobody") == ()


def test_passing_keeps_the_order_and_the_filters(store: SqliteStore) -> None:
    keys = store.insert([memory("Owner rows.", tags=("a",) if number % 2 else ()) for number in range(6)])
    wanted = [*reversed(keys), 99]
    assert [each.key for each in store.passing(wanted, Filters(tags=("a",)))] == [keys[5], keys[3], keys[1]]
    assert store.passing(keys[:1], Filters())[0] == (keys[0], 0.0, 0.0, 0.5, NOON)
