"""What secure delete leaves of erased words in the word indexes' own tables is taken out in the same act."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest

from tests.building import memory
from tests.store.sqlite.test_bulk import left
from tests.store.sqlite.test_erase import marker
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row

INDEXES = ("words", "trigrams")


def on_file(path: Path, *statements: str) -> None:
    con = apsw.Connection(str(path))
    for statement in statements:
        for index in INDEXES:
            con.execute(statement.replace("INDEX", f"{index}_fts")).fetchall()
    con.close()


def separators(path: Path) -> list[bytes]:
    con = apsw.Connection(str(path))
    found = [bytes(row[0])[1:] for index in INDEXES for row in con.execute(f"select term from {index}_fts_idx")]
    con.close()
    return [term for term in found if term]


def living(path: Path) -> list[bytes]:
    con = apsw.Connection(str(path))
    found = [str(row[0]).encode() for index in INDEXES for row in con.execute(f"select term from {index}_vocab")]
    con.close()
    return found


def of_nothing(path: Path) -> list[bytes]:
    """Return the separators that begin no term any more."""
    terms = living(path)
    return [one for one in separators(path) if not any(term.startswith(one) for term in terms)]


@pytest.fixture
def leafy(path: Path) -> Iterator[SqliteStore]:
    """A store whose indexes have leaves of 64 bytes, so that many terms are the first on theirs."""
    SqliteStore.open(path).close()
    on_file(path, "insert into INDEX(INDEX, rank) values('pgsz', 64)")
    store = SqliteStore.open(path)
    yield store
    store.close()


def teach_pairs(store: SqliteStore) -> dict[int, str]:
    """Keep words of which always two differ in the last letter only: a separator has to be the whole word."""
    rng = random.Random(4)
    words = [word + last for word in (marker(rng) for _ in range(100)) for last in "kq"]
    return dict(zip(store.insert([memory(f"Owner noted {word}.") for word in words]), words, strict=True))


def whole_separators(path: Path, words: dict[int, str]) -> list[int]:
    """Return the memories whose word, or its twin, stands in full in the table of contents."""
    whole = {one.decode()[:16] for one in separators(path) if len(one) > 16}
    return [key for key, word in words.items() if word[:16] in whole]


def forget(store: SqliteStore, keys: list[int]) -> None:
    store.forget(keys)


def forget_one_by_one(store: SqliteStore, keys: list[int]) -> None:
    for key in keys:
        store.forget([key])


def correct(store: SqliteStore, keys: list[int]) -> None:
    store.replace([Row(key, memory("Owner noted nothing.", id=store.row(key).memory.id)) for key in keys])


def forget_many(store: SqliteStore, keys: list[int]) -> None:
    with store.erasing_many():
        store.forget(keys)


@pytest.mark.parametrize("act", [forget, forget_one_by_one, correct, forget_many])
def test_words_that_stand_in_separators_go(
    leafy: SqliteStore, path: Path, act: Callable[[SqliteStore, list[int]], None]
) -> None:
    words = teach_pairs(leafy)
    victims = whole_separators(path, words)
    assert len(victims) > 20
    act(leafy, victims)
    assert leafy.scrub()
    assert left(path, [words[key] for key in victims]) == []
    assert of_nothing(path) == []
    assert leafy.problems() == ()


def test_a_crash_before_the_scrub_leaves_nothing_either(leafy: SqliteStore, path: Path) -> None:
    words = teach_pairs(leafy)
    victims = whole_separators(path, words)
    leafy.forget(victims)
    crashed = path.parent / "elsewhere" / "memories.db"
    crashed.parent.mkdir()
    for suffix in ("", "-wal"):
        crashed.with_name(crashed.name + suffix).write_bytes(path.with_name(path.name + suffix).read_bytes())
    SqliteStore.open(crashed).close()
    assert left(crashed, [words[key] for key in victims]) == []


def test_a_reader_that_holds_the_log_delays_it_only(leafy: SqliteStore, path: Path) -> None:
    words = teach_pairs(leafy)
    victims = whole_separators(path, words)
    reader = apsw.Connection(str(path))
    reader.execute("begin; select count(*) from meta").fetchall()
    leafy.forget(victims)
    assert not leafy.scrub()
    reader.close()
    assert leafy.scrub()
    assert left(path, [words[key] for key in victims]) == []


def test_what_an_earlier_program_left_goes_at_the_next_start(leafy: SqliteStore, path: Path) -> None:
    words = teach_pairs(leafy)
    victims = whole_separators(path, words)
    con = apsw.Connection(str(path))
    con.execute("pragma secure_delete = on; pragma foreign_keys = on")
    con.executemany("delete from memories where rid = ?", [(key,) for key in victims])
    con.execute("delete from meta where key = 'leftovers_taken_out'")
    con.close()
    assert left(path, [words[key] for key in victims])
    SqliteStore.open(path).close()
    assert left(path, [words[key] for key in victims]) == []


def test_a_piece_that_a_merge_has_used_up_keeps_no_word(leafy: SqliteStore, path: Path) -> None:
    leafy.insert([memory(f"Owner noted {marker(random.Random(number))}.") for number in range(200)])
    (key,) = leafy.insert([memory("Aaaaaabbbbbbcccccc aaaaaadddddd.")])
    on_file(path, "insert into INDEX(INDEX, rank) values('merge', -8)")
    leafy.forget([key])
    assert leafy.scrub()
    assert left(path, ["aaaaaabbbbbbcccccc", "aaaaaadddddd"]) == []
    assert leafy.problems() == ()


def test_many_are_erased_wholly_also_when_the_older_levels_are_empty(leafy: SqliteStore, path: Path) -> None:
    rng = random.Random(7)
    early = leafy.insert([memory(f"Owner noted {marker(rng)}.") for _ in range(60)])
    on_file(path, "insert into INDEX(INDEX, rank) values('merge', -9000)")
    leafy.forget(early[1:])
    words = [marker(rng) for _ in range(60)]
    keys = leafy.insert([memory(f"Owner noted {word}.") for word in words])
    forget_many(leafy, list(keys[:50]))
    assert leafy.scrub()
    assert left(path, words[:50]) == []
    assert leafy.problems() == ()


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_comes_back_into_the_log(store: SqliteStore, path: Path, seed: int) -> None:
    """Pages kept in RAM have stale bytes that the file no longer has; the next write must not bring them."""
    rng = random.Random(seed)
    alive: dict[int, str] = {}
    dead: list[str] = []
    for _ in range(110):
        word = marker(rng)
        (key,) = store.insert([memory(f"Owner noted {word} {'and so on ' * rng.randrange(1, 12)}.")])
        alive[key] = word
        data = path.with_name(path.name + "-wal").read_bytes()
        assert [word for word in dead if word[:8].encode() in data or word[8:].encode() in data] == []
        if len(alive) > 30:
            gone = rng.choice(list(alive))
            dead.append(alive.pop(gone))
            store.forget([gone])
            assert store.scrub()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whatever_is_done_every_separator_begins_a_living_word(leafy: SqliteStore, path: Path, seed: int) -> None:
    rng = random.Random(seed)
    alive: list[int] = []
    for turn in range(25):
        words = [marker(rng)[: rng.randrange(3, 16)] for _ in range(rng.choice([1, 5, 30]))]
        alive += leafy.insert([memory(f"Owner noted {word} 咖{chr(0x4E00 + turn * 7)}.") for word in words])
        gone = [alive.pop(rng.randrange(len(alive))) for _ in range(len(alive) // rng.choice([2, 5, 20]))]
        rng.choice([forget, forget_one_by_one, forget_many])(leafy, gone)
        on_file(path, f"insert into INDEX(INDEX, rank) values('merge', {rng.choice([-2, -1, 1, 3, 20])})")
        correct(leafy, rng.sample(alive, len(alive) // 9))
        assert of_nothing(path) == []
    assert leafy.problems() == ()
