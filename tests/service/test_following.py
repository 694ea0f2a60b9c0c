"""Vectors in RAM become and stay those of the file, in slices and whatever was missed."""

from pathlib import Path

import apsw
import numpy as np
import pytest

from tests.building import memory
from tests.vectors import DIMS, unit, units
from wellkept.service import following
from wellkept.service.following import ColumnsFollower, Follower
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.vectors import VectorItem

MODEL = "model/1"


def filled(store: SqliteStore, total: int) -> tuple[int, ...]:
    contents = [f"Owner keeps number {number}." for number in range(total)]
    keys = store.insert([memory(content) for content in contents])
    rows = units(total).astype("<f4")
    items = [VectorItem(key, content, row.tobytes()) for key, content, row in zip(keys, contents, rows, strict=True)]
    store.put_vectors(MODEL, DIMS, items)
    return keys


def test_it_is_whole_once_there_is_no_more(store: SqliteStore) -> None:
    keys = filled(store, 5_000)
    follower = Follower(store, MODEL, DIMS)
    assert follower.step()
    assert not follower.whole
    assert 0 < len(follower.index) < 5_000
    assert follower.catch_up(10)
    assert sorted(follower.index.keys.tolist()) == list(keys)
    nearest = follower.index.top(units(5_000)[77], 1)
    assert nearest.keys.tolist() == [keys[77]]


def test_it_stops_catching_up_when_told_and_goes_on_later(store: SqliteStore) -> None:
    filled(store, 5_000)
    follower = Follower(store, MODEL, DIMS)
    assert not follower.catch_up(1)
    assert follower.catch_up(2)


def test_who_missed_too_much_begins_anew(store: SqliteStore, path: Path) -> None:
    keys = filled(store, 3_000)
    follower = Follower(store, MODEL, DIMS)
    follower.catch_up(10)
    store.forget(keys[:5])
    con = apsw.Connection(str(path))
    con.execute("delete from vectors_gone")
    con.execute("insert into vectors_gone(seq, rid, model_id) values(10500, 1, 1)")
    con.close()
    assert not follower.catch_up(1)  # what was taken over before is not to be trusted
    assert follower.catch_up(10)
    assert sorted(follower.index.keys.tolist()) == list(keys[5:])


def test_a_reworded_memory_has_its_new_vector_only(store: SqliteStore) -> None:
    (key, *_) = filled(store, 3)
    follower = Follower(store, MODEL, DIMS)
    follower.catch_up(10)
    store.put_back(store.forget([key]))
    store.put_vectors(MODEL, DIMS, [VectorItem(key, "Owner keeps number 0.", unit(99))])
    follower.catch_up(10)
    assert len(follower.index) == 3
    assert follower.index.of(units(1, seed=99)[0], np.array([key]))[0] > 0.9999


def test_columns_follow_in_slices_and_serve_only_when_whole(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(following, "_COLUMNS_AT_ONCE", 2)
    keys = store.insert([memory(f"Owner keeps number {number}.", importance=number / 10) for number in range(7)])
    follower = ColumnsFollower(store, "owner")
    assert follower.current() is None
    while follower.step():
        pass
    columns = follower.current()
    assert columns is not None
    assert columns.newest_first(np.array(keys)).tolist() == list(reversed(keys))
    (new,) = store.insert([memory("Owner keeps one more.")])
    store.forget(keys[:1])
    assert follower.current() is columns
    assert columns.has(np.array([keys[0], keys[1], new])).tolist() == [False, True, True]
