"""Records are made equal others by writing only what differs."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from tests.building import NOON, memory
from wellkept.model.errors import MemoryNotFound
from wellkept.model.kinds import Kind
from wellkept.model.memory import Earlier, Memory
from wellkept.model.query import Filters
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row

BEFORE = memory("Owner walks to the harbour.", tags=("old", "sea"), history=(Earlier("Owner walks.", NOON, ""),))
CHANGES: dict[str, tuple[Memory, set[str]]] = {
    "kind": (replace(BEFORE, kind=Kind.INSIGHT, updated_at=NOON), {"kind, updated_at"}),
    "tags": (replace(BEFORE, tags=("sea",)), {"tags", "folded"}),
    "words": (replace(BEFORE, content="Owner runs to the harbour."), {"content", "folded", "fingerprint, exact"}),
    "tags that fold the same": (replace(BEFORE, tags=("OLD", "sea")), {"tags"}),
    "history": (replace(BEFORE, history=()), set()),
    "nothing": (BEFORE, set()),
}


@contextmanager
def updates(store: SqliteStore) -> Iterator[set[str]]:
    """Note which columns of memories are written inside."""
    written: set[str] = set()

    def note(_cursor: object, sql: str, _bindings: object) -> bool:
        if sql.startswith("update memories set "):
            names = sql.removeprefix("update memories set ").partition(" where ")[0]
            written.add(names.replace(" = ?", ""))
        return True

    store._con.exec_trace = note
    yield written
    store._con.exec_trace = None


@pytest.mark.parametrize(("after", "columns"), CHANGES.values(), ids=CHANGES.keys())
def test_only_what_differs_is_written(store: SqliteStore, after: Memory, columns: set[str]) -> None:
    (key,) = store.insert([BEFORE])
    with updates(store) as written:
        store.replace([Row(key, after)])
    assert written == columns
    assert store.row(key).memory == after
    assert store.problems() == ()


def test_other_tags_are_found_and_the_old_ones_are_not(store: SqliteStore) -> None:
    (key,) = store.insert([BEFORE])
    store.replace([Row(key, replace(BEFORE, tags=("boats",)))])
    assert [list(store.matching_keys(word, Filters())) for word in ("boats", "old", "walks")] == [[key], [], [key]]
    assert "bo" in store._con.execute("select starts from memory_starts where rid = ?", (key,)).get


def test_one_that_is_gone_leaves_all_as_they_were(store: SqliteStore) -> None:
    (key,) = store.insert([BEFORE])
    with pytest.raises(MemoryNotFound):
        store.replace([Row(key, replace(BEFORE, core=True)), Row(key + 1, BEFORE)])
    assert store.row(key).memory == BEFORE


def test_whole_rows_come_in_order_with_their_history(store: SqliteStore) -> None:
    one, other = store.insert([BEFORE, memory("Owner rests.", id="mem_other")])
    assert [row.key for row in store.whole_rows([other, 99, one])] == [other, one]
    assert store.whole_rows([one])[0].memory == BEFORE
