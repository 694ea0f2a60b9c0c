"""A settled search reads its first rows piece by piece; nothing else does, and the rest stay behind them."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.building import NOON, memory
from wellkept.model.query import Query
from wellkept.recall.lexical import ALL, LexicalQuery
from wellkept.recall.recall import explain_all, recall
from wellkept.recall.refine import REFINED, rarity
from wellkept.recall.why_not import why_not
from wellkept.store.sqlite.sqlite_store import SqliteStore


class Fitting:
    """All memories equally near to everything; how they fit is written down. Notes which were read."""

    floor = 0.3

    def __init__(self, keys: tuple[int, ...], fit: Mapping[int, float] | None) -> None:
        self.keys = np.array(keys, dtype=np.int64)
        self.fit = fit
        self.read: list[int] = []

    def cosines(self, _text: str) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        return self.keys, np.full(len(self.keys), 0.5, dtype=np.float32)

    def between(self, ones: NDArray[np.int64], _others: NDArray[np.int64]) -> NDArray[np.float32]:
        return np.full(len(ones), np.nan, dtype=np.float32)

    def fits(self, _text: str, contents: Mapping[int, str], _rarity: Callable[[str], float]) -> Mapping[int, float]:
        self.read += contents
        return {} if self.fit is None else {key: self.fit.get(key, 0.0) for key in contents}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


def rowing(store: SqliteStore, count: int) -> tuple[int, ...]:
    """Return keys of memories that answer equally well, the newest first: so they are found in this order."""
    kept = [memory("Owner rows.", created_at=NOON - place, source=f"note:{place}") for place in range(count)]
    return store.insert(kept)


ROWS = Query(text="rows")


def found(store: SqliteStore, meaning: Fitting, *, settled: bool = True) -> list[int]:
    return recall(store, ROWS, NOON, meaning, settled=settled).keys.tolist()


def test_what_fits_comes_first(store: SqliteStore) -> None:
    keys = rowing(store, 3)
    assert found(store, Fitting(keys, {keys[2]: 0.9, keys[0]: 0.4})) == [keys[2], keys[0], keys[1]]


def test_while_typing_nothing_is_read(store: SqliteStore) -> None:
    keys = rowing(store, 3)
    meaning = Fitting(keys, {keys[2]: 0.9})
    assert found(store, meaning, settled=False) == list(keys)
    assert meaning.read == []


def test_only_the_first_are_read_and_the_rest_stay_behind(store: SqliteStore) -> None:
    keys = rowing(store, REFINED + 5)
    meaning = Fitting(keys, {key: place / 100 for place, key in enumerate(keys)})
    ranking = recall(store, ROWS, NOON, meaning, settled=True)
    assert sorted(meaning.read) == sorted(keys[:REFINED])
    assert ranking.keys.tolist() == [*reversed(keys[:REFINED]), *keys[REFINED:]]
    assert list(ranking.scores) == sorted(ranking.scores, reverse=True)


def test_a_model_that_shows_no_pieces_changes_nothing(store: SqliteStore) -> None:
    keys = rowing(store, 5)
    without = Fitting(keys, None)
    settled, typing = (recall(store, ROWS, NOON, without, settled=settled) for settled in (True, False))
    assert settled == typing
    whys = explain_all(store, ROWS, keys, NOON, without, settled=True)
    assert {why.fit for why in whys.values()} == {None}


def test_the_same_question_is_answered_the_same(store: SqliteStore) -> None:
    keys = rowing(store, REFINED + 5)
    meaning = Fitting(keys, dict.fromkeys(keys, 0.5))
    assert found(store, meaning) == found(store, meaning) == list(keys)


def test_why_and_why_not_tell_of_the_same_score(store: SqliteStore) -> None:
    keys = rowing(store, REFINED + 5)
    meaning = Fitting(keys, {key: place / 100 for place, key in enumerate(keys)})
    ranking = recall(store, ROWS, NOON, meaning, settled=True)
    whys = explain_all(store, ROWS, keys, NOON, meaning, settled=True)
    told = [(whys[key].rank, whys[key].score) for key in ranking.keys]
    assert told == list(enumerate(ranking.scores, 1))
    assert [whys[key].fit for key in (keys[3], keys[REFINED])] == [pytest.approx(0.03), None]
    last = why_not(store, ROWS, keys[0], NOON, meaning, settled=True)
    assert (last.rank, last.score) == (REFINED, whys[keys[0]].score)


def test_why_gives_the_relevance_that_the_score_is_made_of(store: SqliteStore) -> None:
    keys = rowing(store, 2)
    meaning = Fitting(keys, {keys[0]: 0.9, keys[1]: 0.1})
    whys = explain_all(store, ROWS, keys, NOON, meaning, settled=True)
    for why in whys.values():
        factor = 0.70 + 0.18 * why.importance + 0.12 * why.recency
        assert why.score == pytest.approx(why.relevance * factor)


COUNTED = LexicalQuery(frequencies={ALL: 100, "rows": 1, "owner": 90})


@pytest.mark.parametrize(
    ("lexical", "word", "expected"),
    [
        (COUNTED, "rows", COUNTED.rarity("rows")),
        (COUNTED, "owner", COUNTED.rarity("owner")),
        (COUNTED, "the", 0.7),
        (LexicalQuery(frequencies={ALL: 100, "the": 1}), "the", COUNTED.rarity("rows")),
        (LexicalQuery(), "rows", 1.0),
    ],
    ids=["rare", "common", "uncounted", "counted all the same", "nothing counted"],
)
def test_rarity_is_that_of_the_word_index(lexical: LexicalQuery, word: str, expected: float) -> None:
    assert rarity(lexical)(word) == pytest.approx(expected)
