"""Columns of ranking in RAM: what they hold, and that finding with them finds the same as without."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.building import DAY, NOON, memory
from wellkept.model.query import Filters, Query
from wellkept.recall import lexical
from wellkept.recall.bm25 import whole
from wellkept.recall.columns import Columns, real
from wellkept.recall.recall import explain_all, recall
from wellkept.recall.why_not import why_not
from wellkept.service.following import ColumnsFollower
from wellkept.store.sqlite.sqlite_store import SqliteStore

_THINGS = ("tea", "oolong tea", "a boat", "Hamburg", "teapots", "the river Elbe", "iphone 15", "雨が降る")


def keys(*numbers: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array(numbers, dtype=np.int64)


@pytest.fixture
def columns() -> Columns:
    made = Columns()
    made.put(keys(2, 5, 9), np.array([0.2, 0.5, 0.9]), keys(20, 50, 50), keys(2, 4, 0), "tea te")
    return made


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    opened.insert([
        memory(
            f"Owner likes {_THINGS[number % 8]} and {_THINGS[number % 7]} {number % 5}.",
            importance=number % 10 / 10,
            created_at=NOON - number % 9 * DAY,
            being_id="other" if number % 11 == 0 else "owner",
        )
        for number in range(400)
    ])  # fmt: skip
    yield opened
    opened.close()


def loaded(store: SqliteStore, being_id: str = "owner") -> Columns:
    follower = ColumnsFollower(store, being_id)
    while follower.step():
        pass
    made = follower.current()
    assert made is not None
    return made


def test_matches_leave_out_what_is_not_here(columns: Columns) -> None:
    found = columns.matches(keys(2, 3, 9, 1000), np.arange(4.0), np.arange(4.0) + 10)
    assert [tuple(row) for row in found.rows()] == [(2, 0.0, 10.0, 0.2, 20), (9, 2.0, 12.0, 0.9, 50)]


def test_newest_first_and_equal_ones_by_falling_key(columns: Columns) -> None:
    assert columns.newest_first(keys(2, 5, 9, 7, 1000)).tolist() == [9, 5, 2]
    columns.put(keys(2), np.array([0.2]), keys(60), keys(2), "a ")
    assert columns.newest_first(keys(2, 5)).tolist() == [2, 5]


def test_removed_ones_are_gone_and_cleared_means_all(columns: Columns) -> None:
    columns.remove(keys(5, 77))
    assert columns.newest_first(keys(2, 5, 9)).tolist() == [9, 2]
    columns.clear()
    assert not columns.has(keys(2, 5, 9, -1)).any()


def test_joined_numbers_are_parted() -> None:
    assert whole("3,7,1772452800000").tolist() == [3, 7, 1772452800000]
    assert real("0.5,0,1").tolist() == [0.5, 0.0, 1.0]
    assert not len(whole("")) + len(real(""))


def test_what_stands_beside_is_next_in_time_and_then_by_key(columns: Columns) -> None:
    assert columns.beside(keys(9, 2, 5)).tolist() == [[5, -1], [-1, 5], [2, 9]]
    columns.remove(keys(5))
    assert columns.beside(keys(9, 2)).tolist() == [[2, -1], [-1, 9]]


def test_neighbours_are_those_that_the_store_knows(store: SqliteStore) -> None:
    columns = loaded(store)
    here = store.newest_keys(Filters())[:60].tolist()
    pairs = columns.beside(keys(*here)).tolist()
    sessions = store.sessions([*here, *(key for pair in pairs for key in pair)])
    found = [
        tuple(other if sessions.get(other) == sessions[key] else None for other in pair)
        for key, pair in zip(here, pairs, strict=True)
    ]
    assert found == [tuple(store.neighbours([key])[key]) for key in here]
    assert any(None not in pair for pair in found)


@pytest.mark.parametrize("being_id", ["owner", "other"])
@pytest.mark.parametrize(
    "text", ["t", "tea", "oolong tea 3", "hamburk", "burg", "iphone15", "雨", "zzz", "owner likes"]
)
@pytest.mark.parametrize("common_from", [10_000, 20])
def test_the_same_is_found_with_columns(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, text: str, being_id: str, common_from: int
) -> None:
    monkeypatch.setattr(lexical, "POSTINGS_MAX", common_from)
    monkeypatch.setattr(lexical, "COMMON_MIN", common_from)
    query = Query(text=text, filters=Filters(being_id=being_id))
    plain, fast = recall(store, query, NOON), recall(store, query, NOON, columns=loaded(store, being_id))
    assert fast.keys == plain.keys
    assert fast.scores.tolist() == pytest.approx(plain.scores.tolist())


def test_explanations_with_columns_are_the_scores_of_the_ranking(store: SqliteStore) -> None:
    query, columns = Query(text="oolong tea 3"), loaded(store)
    ranking = recall(store, query, NOON, columns=columns)
    whys = explain_all(store, query, ranking.keys, NOON, columns=columns)
    assert [(whys[key].rank, whys[key].score) for key in ranking.keys] == list(enumerate(ranking.scores, 1))
    answer = why_not(store, query, ranking.keys[-1], NOON, columns=columns)
    assert (answer.rank, answer.score) == (len(ranking.keys), ranking.scores[-1])


def test_filters_hold_with_columns(store: SqliteStore) -> None:
    query = Query(text="tea", filters=Filters(since=NOON - DAY))
    found = recall(store, query, NOON, columns=loaded(store)).keys
    assert found == recall(store, query, NOON).keys
    assert 0 < len(found) < len(recall(store, Query(text="tea"), NOON).keys)
