"""Words that begin with one or two letters, from RAM: exactly what the word index answers."""

import random
from pathlib import Path

import apsw
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.building import NOON, memory
from wellkept.model.query import Query
from wellkept.recall import lexical, recall
from wellkept.recall.beginnings import Beginnings, can_begin
from wellkept.recall.columns import Columns
from wellkept.service.following import ColumnsFollower
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row

_ALPHABET = "abeiouyxz019édıßжя雨が🎉 -+.'’"
_STEMS = ("ayed", "eyeing", "aing", "oed", "yying", "ties", "is", "happy", "Añil", "C++", "3.11.7", "o'er", "雨a", "aя")
_ASKED = ("a", "e", "y", "o", "t", "0", "3", "ay", "ai", "ey", "ei", "ti", "is", "an", "c", "cp", "31", "xx", "ss")


def keys(*numbers: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array(numbers, dtype=np.int64)


def columns_of(store: SqliteStore) -> Columns:
    follower = ColumnsFollower(store, "owner")
    while follower.step():
        pass
    made = follower.current()
    assert made is not None
    return made


def by_index(store: SqliteStore, start: str) -> list[int]:
    joined = store.holding(f'"{start}" *')
    return sorted(map(int, joined.split(","))) if joined else []


def by_columns(columns: Columns, start: str) -> list[int]:
    found = columns.beginning_newest_first(start)
    assert found is not None
    return sorted(found.tolist())


@settings(max_examples=25, deadline=None)
@given(st.lists(st.lists(st.sampled_from(_STEMS) | st.text(_ALPHABET, min_size=1, max_size=7), min_size=1), min_size=1))
def test_what_begins_so_is_what_the_index_answers(
    tmp_path_factory: pytest.TempPathFactory, texts: list[list[str]]
) -> None:
    store = SqliteStore.open(tmp_path_factory.mktemp("store") / "memories.db")
    store.insert([memory(f"Owner: {' '.join(words)}"[:2000].strip()) for words in texts])
    columns = columns_of(store)
    for start in (*_ASKED, "ab", "ae", "b", "bo", "e0", "x", "z", "zz"):
        assert by_columns(columns, start) == by_index(store, start)
    store.close()


def test_they_follow_corrections_forgetting_and_undo(tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path / "memories.db")
    rng = random.Random(4)

    def some() -> str:
        return " ".join(rng.choice(_STEMS) for _ in range(rng.randint(1, 4)))

    store.insert([memory(some()) for _ in range(60)])
    follower = ColumnsFollower(store, "owner")
    while follower.step():
        pass
    for _ in range(40):
        chosen = store.rows(rng.sample(range(1, 61), 5))
        store.replace([Row(row.key, memory(some(), id=row.memory.id)) for row in chosen])
        gone = store.forget([row.key for row in chosen[:3]])
        if rng.random() < 0.6:
            store.put_back(gone)
        columns = follower.current()
        assert columns is not None
        for start in _ASKED:
            assert by_columns(columns, start) == by_index(store, start)
    store.close()


def test_what_is_taken_out_does_not_make_the_column_grow_for_ever() -> None:
    made = Beginnings()
    for _ in range(100):
        made.remove(keys(3))
        made.put(keys(3), keys(4), "tea ")
    assert np.flatnonzero(made.having("te", 9)).tolist() == np.flatnonzero(made.having("a", 9)).tolist() == [3]
    assert len(made._pairs) < 20


@pytest.mark.parametrize(
    ("start", "can"), [("a", True), ("z9", True), ("", False), ("tea", False), ("é", False), ("a ", False)]
)
def test_only_one_or_two_plain_letters_can_be_asked_for(start: str, can: bool) -> None:
    assert can_begin(start) is can


def test_where_one_is_not_known_the_index_is_asked() -> None:
    columns = Columns()
    columns.put(keys(1, 2), np.zeros(2), keys(1, 2), keys(2, -1), "te")
    assert columns.beginning_newest_first("t") is None
    columns.remove(keys(2))
    found = columns.beginning_newest_first("t")
    assert found is not None
    assert found.tolist() == [1]


@pytest.mark.parametrize(("text", "reads_index"), [("o", False), ("ow", False), ("own", True), ("tea o", True)])
def test_a_search_for_one_or_two_letters_leaves_the_index_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reads_index: bool
) -> None:
    monkeypatch.setattr(lexical, "POSTINGS_MAX", 3)
    monkeypatch.setattr(lexical, "COMMON_MIN", 3)
    store = SqliteStore.open(tmp_path / "memories.db")
    made = store.insert([memory(f"Owner likes tea {number}.", created_at=NOON + number) for number in range(9)])
    columns = columns_of(store)
    found = recall.recall(store, Query(text=text), NOON, columns=columns)
    assert found.keys.tolist() == sorted(made, reverse=True)
    assert bool(store._known().holding) is reads_index  # what was read is remembered
    store.close()


def test_a_file_without_beginnings_gets_them_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "memories.db"
    store = SqliteStore.open(path)
    store.insert([memory("Owner likes tea."), memory("Rain.")])
    store.close()
    con = apsw.Connection(str(path))
    con.execute("delete from memory_starts; delete from meta where key = 'starts_version'")
    con.close()
    store = SqliteStore.open(path)
    assert by_columns(columns_of(store), "te") == [1]
    store.close()


def test_beginnings_go_with_their_memory_and_with_its_words(tmp_path: Path) -> None:
    path = tmp_path / "memories.db"
    store = SqliteStore.open(path)
    kept, gone = store.insert([memory("Owner likes tea."), memory("Rain.")])
    store.forget([gone])
    con = apsw.Connection(str(path))
    assert con.execute("select rid, starts from memory_starts").fetchall() == [(kept, "liowte")]
    con.execute("update memories set folded = 'other' where rid = ?", (kept,))
    assert con.execute("select count(*) from memory_starts").get == 0
    con.close()
    store.close()
