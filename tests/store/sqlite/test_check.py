"""The check sees what SQLite's own check does not."""

from pathlib import Path

import apsw
import pytest

from tests.building import memory
from wellkept.store.sqlite.sqlite_store import SqliteStore


def test_a_whole_store_has_no_problems(store: SqliteStore) -> None:
    store.insert([memory("Owner likes tea.")])
    assert store.problems() == ()


@pytest.mark.parametrize("index", ["words_fts", "trigrams_fts"])
def test_an_index_that_lost_a_memory_is_named(store: SqliteStore, path: Path, index: str) -> None:
    (key,) = store.insert([memory("Owner likes tea.")])
    con = apsw.Connection(str(path))
    con.execute(
        f"insert into {index}({index}, rowid, folded) select 'delete', rid, folded from memories where rid = ?", (key,)
    )
    con.close()
    (problem,) = store.problems()
    assert "index does not agree" in problem


def test_history_without_a_memory_is_named(store: SqliteStore, path: Path) -> None:
    con = apsw.Connection(str(path))
    con.execute("insert into memory_history(rid, was, changed_at, why) values(99, 'x', 1, '')")
    con.close()
    assert store.problems() == ("Some history, tags or vectors belong to no memory.",)
