"""BM25 in columns: what SQLite's own says, to the last bit, and nothing kept of what has changed."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.building import memory
from wellkept.model.query import Filters
from wellkept.recall.bm25 import Lengths, Scored, summed
from wellkept.recall.columns import Columns
from wellkept.service.following import ColumnsFollower
from wellkept.store.sqlite.sqlite_store import SqliteStore

_THINGS = ("tea", "oolong tea and more tea", "a boat", "Hamburg", "teapots " * 90, "iphone 15")


def keys(*numbers: int) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.array(numbers, dtype=np.int64)


def sizes(*numbers: int) -> "np.ndarray[tuple[int], np.dtype[np.int32]]":
    return np.array(numbers, dtype=np.int32)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    opened.insert([
        memory(f"Owner likes {_THINGS[number % 6]} {number % 7}.", being_id="other" if number % 9 == 0 else "owner")
        for number in range(120)
    ])  # fmt: skip
    yield opened
    opened.close()


def columns_of(store: SqliteStore) -> Columns:
    follower = ColumnsFollower(store, "owner")
    while follower.step():
        pass
    made = follower.current()
    assert made is not None
    return made


def of_being(scored: Scored, columns: Columns) -> list[tuple[int, float]]:
    here = columns.has(scored.keys)
    return list(zip(scored.keys[here].tolist(), scored.scores[here].tolist(), strict=True))


@pytest.mark.parametrize("word", ["tea", "tea*", "boats", "owner", "3", "absent", "o*"])
def test_words_score_as_sqlite_says(store: SqliteStore, word: str) -> None:
    columns, (memories, words, _) = columns_of(store), store.index_sizes()
    expression = f'"{word.removesuffix("*")}"{"*" if word.endswith("*") else ""}'
    expected = [(match.key, match.words) for match in store.match(expression, "", Filters())]
    assert of_being(columns.words.scored(store.word_postings(word), memories, words), columns) == sorted(expected)


@pytest.mark.parametrize("gram", ["tea", "own", "xyz"])
def test_grams_score_as_sqlite_says(store: SqliteStore, gram: str) -> None:
    columns, (memories, _, grams) = columns_of(store), store.index_sizes()
    expected = [(match.key, match.trigrams) for match in store.match("", f'"{gram}"', Filters())]
    assert of_being(columns.grams.scored(store.gram_postings(gram), memories, grams), columns) == sorted(expected)


def test_a_score_is_remembered_until_a_length_changes() -> None:
    lengths = Lengths()
    lengths.put(keys(1, 7), sizes(4, 8))
    before = lengths.scored("7,1,7", 5, 30)
    assert lengths.scored("7,1,7", 5, 30) is before
    lengths.put(keys(7), sizes(2))
    after = lengths.scored("7,1,7", 5, 30)
    assert after.scores[0] == before.scores[0]
    assert after.scores[1] > before.scores[1]


@pytest.mark.parametrize("forget", [lambda lengths: lengths.remove(keys(7, 99)), Lengths.clear], ids=["one", "all"])
def test_nothing_is_remembered_of_what_is_gone(forget: "object") -> None:
    lengths = Lengths()
    lengths.put(keys(1, 7), sizes(4, 8))
    before = lengths.scored("7", 5, 30)
    assert callable(forget)
    forget(lengths)
    assert lengths.scored("7", 5, 30) is not before


def test_terms_past_so_many_are_forgotten() -> None:
    lengths = Lengths()
    first = lengths.scored("7", 5, 30)
    for memories in range(6, 40):
        lengths.scored("7", memories, 30)
    assert lengths.scored("7", 5, 30) is not first


def test_sums_by_key() -> None:
    one, other = Scored(keys(2, 5), np.array([1.0, 2.0])), Scored(keys(1, 5), np.array([0.5, 4.0]))
    total = summed([one, other])
    assert (total.keys.tolist(), total.scores.tolist()) == ([1, 2, 5], [0.5, 1.0, 6.0])
    assert summed([one]) is one
    assert len(summed([]).keys) == 0
