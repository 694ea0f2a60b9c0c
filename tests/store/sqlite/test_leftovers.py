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


def word(rng: random.Random) -> str:
    kind = rng.random()
    if kind < 0.7:
        return "".join(rng.choice("bcdfghjklmnpqrstvwxz") for _ in range(rng.randrange(3, 16)))
    if kind < 0.85:
        return "".join(chr(rng.randrange(0x4E00, 0x9000)) for _ in range(rng.randrange(1, 6)))
    return "".join(rng.choice("абвгдежзиклмнопрстуфхц") for _ in range(rng.randrange(3, 9)))


class Churn:
    """All that is done to a store, in an order that a seed decides."""

    def __init__(self, path: Path, seed: int) -> None:
        self._rng = random.Random(seed)
        self._path = path
        SqliteStore.open(path).close()
        size = self._rng.choice([32, 64, 200, 4050])
        on_file(path, f"insert into INDEX(INDEX, rank) values('pgsz', {size})")
        self.store = SqliteStore.open(path)
        self._alive: dict[int, str] = {}
        self._seen: set[str] = set()

    def step(self) -> None:
        rng, choice = self._rng, self._rng.random()
        if choice < 0.4 or len(self._alive) < 20:
            self._insert()
        elif choice < 0.65:
            self._forget(rng.sample(list(self._alive), min(len(self._alive) // 2, rng.choice([1, 1, 3, 20]))))
        elif choice < 0.8:
            self._correct(rng.choice(list(self._alive)))
        elif choice < 0.9:
            self._tidy(wholly=rng.random() < 0.5, steps=rng.randrange(1, 4))
        elif choice < 0.92:
            self.store.close()
            self.store = SqliteStore.open(self._path)
        elif choice < 0.94:
            for index in INDEXES:
                for _ in range(rng.randrange(1, 6)):
                    pages = rng.choice([1, 2, 5, -1, -2])
                    self.store._con.execute(f"insert into {index}_fts({index}_fts, rank) values('merge', {pages})")
        elif choice < 0.96 and len(self._alive) > 40:
            with self.store.erasing_many():
                self._forget(rng.sample(list(self._alive), len(self._alive) // 2))
                self._tidy(wholly=True, steps=2)

    def dead_words_left(self) -> list[str]:
        now = {one.strip(".") for text in self._alive.values() for one in text.split()}
        dead = [one for one in self._seen - now if len(one) > 6 and one.isascii()]
        self._seen |= now
        data = b"".join(file.read_bytes() for file in self._path.parent.iterdir())
        return [one for one in dead if one.encode() in data]

    def _insert(self) -> None:
        rng = self._rng
        texts = [
            f"Owner noted {word(rng)} {word(rng)} {'and so on ' * rng.randrange(3)}."
            for _ in range(rng.choice([1, 1, 5, 40]))
        ]
        keys = self.store.insert([memory(text) for text in texts])
        self._alive.update(zip(keys, texts, strict=True))

    def _forget(self, keys: list[int]) -> None:
        self.store.forget(keys)
        for key in keys:
            del self._alive[key]

    def _correct(self, key: int) -> None:
        words = self._alive[key].split()
        words[2] = word(self._rng)
        self._alive[key] = " ".join(words)
        self.store.replace([Row(key, memory(self._alive[key], id=self.store.row(key).memory.id))])

    def _tidy(self, *, wholly: bool, steps: int) -> None:
        tidying = self.store.tidy(wholly=wholly)
        for _ in range(steps):
            next(tidying, None)


@pytest.mark.parametrize("seed", [1, 11, 19], ids=["a merge half way", "marks in a newer level", "stale pages in RAM"])
def test_churn_of_everything_leaves_nothing(path: Path, seed: int) -> None:
    churn = Churn(path, seed)
    try:
        for _ in range(60):
            churn.step()
            assert churn.store.scrub()
            assert churn.dead_words_left() == []
            assert of_nothing(path) == []
        assert churn.store.problems() == ()
    finally:
        churn.store.close()


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
