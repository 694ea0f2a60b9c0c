"""Erasing many at once leaves as little as erasing one, also when it is cut short."""

import random
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from tests.store.sqlite.test_erase import marker
from wellkept.model.query import Filters
from wellkept.store.sqlite.sqlite_store import SqliteStore


@pytest.fixture
def marked(store: SqliteStore) -> dict[int, str]:
    """A store of 900 memories with a word each that nothing else has."""
    rng = random.Random(9)
    words = [marker(rng) for _ in range(900)]
    keys: list[int] = []
    for start in range(0, 900, 30):
        keys += store.insert([memory(f"Owner noted {word} today.") for word in words[start : start + 30]])
    return dict(zip(keys, words, strict=True))


def left(path: Path, words: list[str]) -> list[str]:
    data = b"".join(file.read_bytes() for file in path.parent.iterdir())
    return [word for word in words if any(word[at : at + 8].encode() in data for at in range(9))]


def secure(path: Path) -> list[int]:
    con = apsw.Connection(str(path))
    found = [
        con.execute(f"select v from {name}_config where k = 'secure-delete'").get
        for name in ("words_fts", "trigrams_fts")
    ]
    con.close()
    return found


def test_what_was_erased_among_many_leaves_no_byte(store: SqliteStore, path: Path, marked: dict[int, str]) -> None:
    gone = list(marked)[:700]
    with store.erasing_many():
        store.forget(gone)
    assert store.scrub()
    assert left(path, [marked[key] for key in gone]) == []
    assert store.count(Filters()) == 200
    assert store.problems() == ()
    assert secure(path) == [1, 1]


def test_a_fault_in_between_cleans_up_all_the_same(store: SqliteStore, path: Path, marked: dict[int, str]) -> None:
    gone = list(marked)[:300]

    def stopped() -> None:
        with store.erasing_many():
            store.forget(gone)
            raise ValueError("stop")

    with pytest.raises(ValueError, match="stop"):
        stopped()
    assert store.scrub()
    assert left(path, [marked[key] for key in gone]) == []
    assert secure(path) == [1, 1]


def test_a_crash_in_between_is_mended_at_the_next_start(store: SqliteStore, path: Path, marked: dict[int, str]) -> None:
    gone = list(marked)[:300]
    crashed = path.parent / "elsewhere" / "memories.db"
    crashed.parent.mkdir()
    with store.erasing_many():
        store.forget(gone)
        for suffix in ("", "-wal"):
            crashed.with_name(crashed.name + suffix).write_bytes(path.with_name(path.name + suffix).read_bytes())
    assert left(crashed, [marked[key] for key in gone])
    again = SqliteStore.open(crashed)
    assert left(crashed, [marked[key] for key in gone]) == []
    assert again.count(Filters()) == 600
    assert again.problems() == ()
    again.close()
    assert secure(crashed) == [1, 1]
