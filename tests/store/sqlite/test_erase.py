"""After forgetting, no byte of it is left in any file of the store."""

import random
import struct
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from tests.vectors import unit, units
from wellkept.model.memory import Earlier
from wellkept.model.query import Filters
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row
from wellkept.store.vectors import VectorItem

WORDS = ("Zanzibar", "quokka", "xylophone")
SECRET = f"Owner once hid a {WORDS[1]} in a {WORDS[2]} in {WORDS[0]}."


def traces(path: Path, *words: str) -> list[tuple[str, str]]:
    """Return where words, or their pieces of six letters, still stand in the files of a store."""
    found = []
    for file in sorted(path.parent.iterdir()):
        data = file.read_bytes().lower()
        for word in words:
            folded = word.lower().encode()
            pieces = {folded[start : start + 6] for start in range(len(folded) - 5)} or {folded}
            found += [(file.name, word) for piece in pieces if piece in data]
    return found


def crowd(store: SqliteStore, total: int = 400) -> None:
    store.insert([memory(f"Owner keeps number {number} in drawer {number % 17}.") for number in range(total)])


def test_a_forgotten_sentence_leaves_no_byte_while_the_store_is_open(store: SqliteStore, path: Path) -> None:
    crowd(store)
    (key,) = store.insert([memory(SECRET, tags=(WORDS[1],), quote=f"I hid it in {WORDS[0]}.")])
    crowd(store)
    assert traces(path, *WORDS)  # the search itself works
    store.forget([key])
    assert store.scrub()
    assert traces(path, *WORDS) == []


def test_a_corrected_and_then_forgotten_sentence_takes_its_history_along(store: SqliteStore, path: Path) -> None:
    crowd(store)
    (key,) = store.insert([memory(SECRET)])
    old = store.row(key).memory
    store.replace([Row(key, memory("Owner hid nothing.", id=old.id, history=(Earlier(SECRET, 1, WORDS[2]),)))])
    store.forget([key])
    assert store.scrub()
    assert traces(path, *WORDS) == []


def test_a_forgotten_sentence_is_gone_when_the_store_is_closed_without_a_scrub(path: Path) -> None:
    store = SqliteStore.open(path)
    crowd(store)
    (key,) = store.insert([memory(SECRET)])
    store.forget([key])
    store.close()
    assert traces(path, *WORDS) == []


def test_a_reader_delays_the_scrub_and_the_debt_is_paid_later(store: SqliteStore, path: Path) -> None:
    (key,) = store.insert([memory(SECRET)])
    reader = apsw.Connection(str(path))
    reader.execute("begin")
    reader.execute("select count(*) from meta").fetchall()
    store.forget([key])
    assert not store.scrub()
    assert traces(path, *WORDS)
    reader.execute("rollback")
    reader.close()
    assert store.scrub()
    assert traces(path, *WORDS) == []


def test_a_debt_left_by_a_crash_is_paid_at_the_next_start(path: Path) -> None:
    store = SqliteStore.open(path)
    (key,) = store.insert([memory(SECRET)])
    store.forget([key])
    crashed = path.with_name("crashed.db")
    for suffix in ("", "-wal"):
        crashed.with_name(crashed.name + suffix).write_bytes(path.with_name(path.name + suffix).read_bytes())
    store.close()
    assert any(name.startswith("crashed") for name, _ in traces(path, *WORDS))
    again = SqliteStore.open(crashed)
    left = traces(path, *WORDS)
    again.close()
    assert left == []


def test_a_draft_that_is_taken_out_leaves_no_byte(store: SqliteStore, path: Path) -> None:
    store.save_draft("teach", SECRET * 300)
    store.save_draft("teach", "Something else.")
    store.save_draft("teach", "")
    assert store.scrub()
    assert traces(path, *WORDS) == []


@pytest.mark.parametrize("act", ["taken out", "forgotten"])
def test_words_not_saved_yet_leave_no_byte(store: SqliteStore, path: Path, act: str) -> None:
    (key,) = store.insert([memory("Owner keeps a diary.")])
    store.save_unsaved(key, SECRET * 300)
    store.save_unsaved(key, SECRET)
    if act == "taken out":
        store.save_unsaved(key, "")
    else:
        store.forget([key])
    assert store.scrub()
    assert traces(path, *WORDS) == []


def windows(path: Path, vector: bytes) -> set[str]:
    """Return the files of a store in which eight bytes of a vector stand; whatever is left of it holds such."""
    pieces = {vector[start : start + 8] for start in range(0, len(vector), 8)}
    files = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    return {name for name, data in files.items() if any(piece in data for piece in pieces)}


@pytest.mark.parametrize("dims", [16, 512, 3072], ids=["small", "in the page", "longer than a page"])
@pytest.mark.parametrize("act", ["forget", "reword", "drop"])
def test_a_vector_that_goes_leaves_no_byte(store: SqliteStore, path: Path, dims: int, act: str) -> None:
    crowd(store, 60)
    (key,) = store.insert([memory(SECRET)])
    crowd(store, 60)
    waiting = store.unembedded("model/1", 200)
    rows = units(len(waiting), dims).astype("<f4")
    vectors = {one.key: row.tobytes() for one, row in zip(waiting, rows, strict=True)}
    store.put_vectors("model/1", dims, [VectorItem(one.key, one.content, vectors[one.key]) for one in waiting])
    assert windows(path, vectors[key])  # the search itself works
    if act == "forget":
        store.forget([key])
    elif act == "reword":
        store.replace([Row(key, memory("Owner hid nothing.", id=store.row(key).memory.id))])
    else:
        store.drop_model("model/1")
        while store.sweep_vectors(50):
            pass
    assert store.scrub()
    assert windows(path, vectors[key]) == set()
    others = [vector for other, vector in vectors.items() if other != key]
    assert all(windows(path, vector) for vector in others[:3]) is (act != "drop")
    assert store.problems() == ()


def test_churn_of_vectors_leaves_nothing(store: SqliteStore, path: Path) -> None:
    rng = random.Random(3)
    alive: dict[int, bytes] = {}
    dead: list[bytes] = []
    for turn in range(150):
        content = f"Owner noted {marker(rng)}."
        (key,) = store.insert([memory(content)])
        alive[key] = unit(turn, 256)
        store.put_vectors("model/1", 256, [VectorItem(key, content, alive[key])])
        if len(alive) > 30 and rng.random() < 0.7:
            gone = rng.choice(list(alive))
            dead.append(alive.pop(gone))
            store.forget([gone])
    assert store.scrub()
    data = path.read_bytes()
    assert [number for number, vector in enumerate(dead) if vector[:8] in data or vector[-8:] in data] == []
    assert all(vector in data for vector in alive.values())


def marker(rng: random.Random) -> str:
    return "".join(rng.choice("bcdfghjklmnpqrstvwxz") for _ in range(16))


@pytest.mark.parametrize("seed", [1, 2])
def test_churn_of_adding_and_forgetting_leaves_nothing(store: SqliteStore, path: Path, seed: int) -> None:
    """The leak that SQLite's own secure delete has: stale copies on pages that were rebalanced."""
    rng = random.Random(seed)
    alive: dict[int, str] = {}
    dead: list[str] = []
    for _ in range(300):
        word = marker(rng)
        padding = "and so on " * rng.randrange(1, 12)
        (key,) = store.insert([memory(f"Owner noted {word} {padding}.")])
        alive[key] = word
        if len(alive) > 40 and rng.random() < 0.6:
            gone = rng.choice(list(alive))
            dead.append(alive.pop(gone))
            store.forget([gone])
    assert store.scrub()
    data = path.read_bytes()
    left = [word for word in dead if any(word[at : at + 8].encode() in data for at in range(9))]
    assert left == []
    assert all(word.encode() in data for word in alive.values())
    assert store.problems() == ()


def test_no_page_has_anything_in_its_gap(store: SqliteStore, path: Path) -> None:
    rng = random.Random(5)
    for _ in range(60):
        keys = store.insert([memory(f"Owner noted {marker(rng)} " + "x" * rng.randrange(600)) for _ in range(10)])
        store.forget(rng.sample(list(keys), 5))
    store.scrub()
    data = path.read_bytes()
    dirty = 0
    for number in range(1, len(data) // 8192):  # page 1 holds the header and is not like the others
        page = data[number * 8192 : (number + 1) * 8192]
        if page[0] in (2, 5, 10, 13):
            cells, content = struct.unpack(">HH", page[3:7])
            gap = (8 if page[0] > 5 else 12) + 2 * cells
            dirty += any(page[gap : content or 65536])
    assert len(data) // 8192 > 20
    assert dirty == 0
    assert store.count(Filters()) == 300
