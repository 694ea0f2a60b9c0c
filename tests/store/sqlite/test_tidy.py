"""Merging the word indexes changes how they lie, never what they say."""

from pathlib import Path

import apsw
import pytest

from tests.building import memory
from wellkept.model.query import Filters
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.sqlite.tidy import PIECES_MAX


def pieces(path: Path) -> list[int]:
    con = apsw.Connection(str(path))
    found = [con.execute(f"select count(distinct segid) from {name}_idx").get for name in ("words_fts", "trigrams_fts")]
    con.close()
    return found


@pytest.fixture
def scattered(store: SqliteStore, path: Path) -> SqliteStore:
    for batch in range(63):
        store.insert([memory(f"Owner keeps number {batch * 40 + number} in drawer {batch}.") for number in range(40)])
    assert min(pieces(path)) > PIECES_MAX
    return store


def test_pieces_are_merged_and_everything_is_still_found(scattered: SqliteStore, path: Path) -> None:
    before = sorted(match.key for match in scattered.match('"drawer"', '"raw"', Filters()))
    steps = sum(1 for _ in scattered.tidy())
    assert steps > 1
    assert max(pieces(path)) <= PIECES_MAX
    assert sorted(match.key for match in scattered.match('"drawer"', '"raw"', Filters())) == before
    assert scattered.problems() == ()


def test_stopping_half_way_is_safe(scattered: SqliteStore) -> None:
    next(scattered.tidy())
    assert scattered.problems() == ()
    assert scattered.count(Filters()) == 2520


def test_a_tidy_index_is_left_alone(store: SqliteStore) -> None:
    store.insert([memory("Owner likes tea.")])
    assert list(store.tidy()) == []
