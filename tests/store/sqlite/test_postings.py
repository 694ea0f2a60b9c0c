"""Who has a term how often: what BM25 is made of, as both word indexes have it now."""

from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.building import memory
from wellkept.model.errors import Interrupted
from wellkept.store.sqlite.postings import varints
from wellkept.store.sqlite.sqlite_store import SqliteStore

_WRITTEN = ("Owner moved; moving is a move.", "Tea, more tea, and a teapot.", "雨が降る")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    opened.insert([memory(text) for text in _WRITTEN[:1]])
    opened.insert([memory(text, being_id="other") for text in _WRITTEN[1:]])
    yield opened
    opened.close()


def of(numbers: str) -> list[int]:
    return sorted(map(int, numbers.split(","))) if numbers else []


@pytest.mark.parametrize(
    ("word", "keys"),
    [
        ("tea", [2, 2]), ("moved", [1, 1, 1]), ("te*", [2, 2, 2]), ("tea*", [2, 2, 2]), ("雨", [3]), ("absent", []),
        ("absent*", []), ("", []), ("*", []), ("_", []),
    ],
)  # fmt: skip
def test_a_word_brings_each_memory_as_often_as_it_stands_there(store: SqliteStore, word: str, keys: list[int]) -> None:
    assert of(store.word_postings(word)) == keys


@pytest.mark.parametrize(("gram", "keys"), [("tea", [2, 2, 2]), ("mov", [1, 1, 1]), ("xyz", []), ("", [])])
def test_so_does_a_gram(store: SqliteStore, gram: str, keys: list[int]) -> None:
    assert of(store.gram_postings(gram)) == keys


def test_they_are_remembered_until_a_memory_changes(store: SqliteStore) -> None:
    words, grams, sizes = store.word_postings("tea"), store.gram_postings("tea"), store.index_sizes()
    store.save_setting("colour", "dark")
    assert store.word_postings("tea") is words
    assert store.gram_postings("tea") is grams
    assert store.index_sizes() is sizes
    store.forget([2])
    assert store.word_postings("tea") == store.gram_postings("tea") == ""
    assert store.index_sizes().memories == 2


def test_they_go_when_another_process_writes(store: SqliteStore, tmp_path: Path) -> None:
    store.word_postings("tea")
    store.gram_postings("tea")
    other = SqliteStore.open(tmp_path / "memories.db")
    other.forget([2])
    other.close()
    assert store.word_postings("tea") == store.gram_postings("tea") == ""


def test_sizes_count_all_terms_of_all_beings(store: SqliteStore) -> None:
    assert store.index_sizes() == (3, 16, 26 + 23 + 5)


def test_an_empty_file_has_no_sizes(tmp_path: Path) -> None:
    opened = SqliteStore.open(tmp_path / "empty.db")
    assert opened.index_sizes() == (0, 0, 0)
    opened.close()


def test_the_columns_say_how_many_terms_each_has(store: SqliteStore) -> None:
    news = [store.ranking_news(being_id, None, 10) for being_id in ("owner", "other")]
    assert [one.words.tolist() for one in news] == [[6], [6, 4]]
    assert sum(sum(one.grams) for one in news) == store.index_sizes().grams


def test_reading_ends_when_asked(store: SqliteStore) -> None:
    store.insert([memory(f"Owner drinks tea number {number}.") for number in range(1000)])
    with pytest.raises(Interrupted):
        store.word_postings("tea", lambda: True)
    with pytest.raises(Interrupted):
        store.gram_postings("tea", lambda: True)


@pytest.mark.parametrize(
    ("data", "numbers"),
    [
        ("", []), ("0E", [14]), ("0E187F00", [14, 24, 127, 0]), ("8100", [128]), ("07868D20810E", [7, 100_000, 142]),
    ],
)  # fmt: skip
def test_numbers_as_sqlite_writes_them(data: str, numbers: list[int]) -> None:
    assert varints(bytes.fromhex(data)) == array("Q", numbers)
