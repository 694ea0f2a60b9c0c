"""Finding by meaning, with vectors written by hand."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.building import DAY, MINUTE, NOON, memory
from wellkept.model.query import Filters, Query
from wellkept.recall.meaning import BESIDE, NEAREST, Near, near, with_neighbours
from wellkept.recall.recall import explain, recall
from wellkept.recall.why_not import why_not
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Neighbours

Floats = NDArray[np.float32]
Keys = NDArray[np.int64]


class Vectors:
    """Vectors by key, and one for every question."""

    floor = 0.3

    def __init__(self, question: Sequence[float], by_key: Mapping[int, Sequence[float]]) -> None:
        self.question = _unit(question)
        self.by_key = {key: _unit(vector) for key, vector in by_key.items()}
        self.asked: list[str] = []

    def cosines(self, text: str) -> tuple[Keys, Floats]:
        self.asked.append(text)
        scores = [float(vector @ self.question) for vector in self.by_key.values()]
        return np.array(list(self.by_key), dtype=np.int64), np.array(scores, dtype=np.float32)

    def between(self, ones: Keys, others: Keys) -> Floats:
        pairs = ((self.by_key.get(int(a)), self.by_key.get(int(b))) for a, b in zip(ones, others, strict=True))
        return np.array([np.nan if a is None or b is None else a @ b for a, b in pairs], dtype=np.float32)

    def fits(self, _text: str, _contents: Mapping[int, str], _rarity: Callable[[str], float]) -> Mapping[int, float]:
        return {}


def _unit(vector: Sequence[float]) -> Floats:
    made = np.array(vector, dtype=np.float32)
    unit: Floats = made / np.linalg.norm(made)
    return unit


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore.open(tmp_path / "memories.db")
    yield opened
    opened.close()


def test_no_word_in_common_is_found(store: SqliteStore) -> None:
    tea, car = store.insert([memory("Owner enjoys oolong."), memory("Owner repaired the car.")])
    vectors = Vectors([1, 0], {tea: [1, 0.2], car: [0, 1]})
    assert recall(store, Query(text="hot drinks"), NOON, vectors).keys.tolist() == [tea]
    assert not recall(store, Query(text="hot drinks"), NOON).keys


def test_nothing_is_near_enough(store: SqliteStore) -> None:
    (tea,) = store.insert([memory("Owner enjoys oolong.")])
    assert not recall(store, Query(text="hot drinks"), NOON, Vectors([1, 0], {tea: [0.29, 0.96]})).keys


def test_far_behind_the_nearest_is_not_found(store: SqliteStore) -> None:
    near_one, far = store.insert([memory("Owner enjoys oolong."), memory("Owner has a cup.")])
    vectors = Vectors([1, 0], {near_one: [1, 0], far: [0.6, 0.8]})
    assert recall(store, Query(text="hot drinks"), NOON, vectors).keys.tolist() == [near_one]


def test_words_without_a_vector_are_found_too(store: SqliteStore) -> None:
    tea, drinks = store.insert([memory("Owner enjoys oolong."), memory("Owner sells drinks.")])
    vectors = Vectors([1, 0], {tea: [1, 0.2]})
    assert sorted(recall(store, Query(text="hot drinks"), NOON, vectors).keys) == [tea, drinks]


def test_filters_hold_and_do_not_hide_what_lies_behind_the_nearest(store: SqliteStore) -> None:
    keys = store.insert([memory(f"Owner enjoys oolong {number}.") for number in range(NEAREST + 5)])
    (tagged,) = store.insert([memory("Owner brews sencha.", tags=("asia",))])
    (other,) = store.insert([memory("Somebody brews mate.", being_id="other")])
    vectors = Vectors([1, 0], {key: [1, 0] for key in (*keys, other)} | {tagged: [0.9, 0.43]})
    asia = Query(text="hot drinks", filters=Filters(tags=("asia",)))
    assert recall(store, asia, NOON, vectors).keys.tolist() == [tagged]
    assert other not in recall(store, Query(text="hot drinks"), NOON, vectors).keys


def test_equal_ones_come_newest_first(store: SqliteStore) -> None:
    keys = store.insert([memory("Owner enjoys oolong.", source=f"note:{number}") for number in range(4)])
    vectors = Vectors([1, 0], {key: [1, 0] for key in keys})
    assert recall(store, Query(text="hot drinks"), NOON, vectors).keys.tolist() == list(reversed(keys))


def test_nearest_of_equal_ones_are_the_newest() -> None:
    keys, scores = np.arange(1, 6, dtype=np.int64), np.array([0.5, 0.6, 0.5, 0.6, 0.1], dtype=np.float32)
    assert Near(keys, scores, floor=0.3).nearest(without=keys[:0]).tolist() == [4, 2, 3, 1]
    assert Near(keys, scores, floor=0.3).nearest(without=np.array([3, 99], dtype=np.int64)).tolist() == [4, 2, 1]


@pytest.mark.parametrize("text", ["", "a", "ab", "?!"])
def test_too_little_to_mean_anything(text: str) -> None:
    vectors = Vectors([1, 0], {1: [1, 0]})
    assert near(vectors, text) is None
    assert not vectors.asked


def test_one_chinese_character_means_something() -> None:
    assert near(Vectors([1, 0], {1: [1, 0]}), "茶") is not None


def test_no_vectors_yet_is_words_only(store: SqliteStore) -> None:
    (tea,) = store.insert([memory("Owner enjoys oolong.")])
    assert recall(store, Query(text="oolong"), NOON, Vectors([1, 0], {})).keys.tolist() == [tea]


def test_explanation_is_the_score_in_the_ranking(store: SqliteStore) -> None:
    keys = store.insert([
        memory("Owner enjoys oolong.", session="a", created_at=NOON - 2 * MINUTE),
        memory("Owner boils water.", session="a", created_at=NOON - MINUTE),
        memory("Owner has hot drinks in May.", session="b", created_at=NOON - 9 * DAY),
    ])  # fmt: skip
    vectors = Vectors([1, 0], dict(zip(keys, ([1, 0.3], [0.9, 0.5], [0.5, 1]), strict=True)))
    found = recall(store, Query(text="hot drinks"), NOON, vectors)
    assert sorted(found.keys) == list(keys)
    for place, (key, score) in enumerate(zip(found.keys, found.scores, strict=True), 1):
        why = explain(store, Query(text="hot drinks"), key, NOON, vectors)
        assert why is not None
        assert why.rank == place
        assert why.score == pytest.approx(score)
        assert why.meaning > 0


@pytest.mark.parametrize("beside", [(None, None), (1, None), (None, 3), (1, 3), (1, 9)])
def test_neighbours_are_blended_in_without_making_a_vector(beside: tuple[int | None, int | None]) -> None:
    vectors = Vectors([1, 0.2, 0], {1: [1, 0, 0], 2: [0.5, 1, 0], 3: [0.4, 0.2, 1]})
    asked = Near(*vectors.cosines(""), floor=0.3)
    summed = vectors.by_key[2].copy()
    for key in beside:
        if key in vectors.by_key:
            summed += BESIDE * vectors.by_key[key]
    expected = float(summed @ vectors.question / np.linalg.norm(summed))
    assert with_neighbours(vectors, asked, [2], {2: Neighbours(*beside)}) == {2: pytest.approx(expected, abs=1e-6)}


def test_why_not_tells_what_meaning_would_need(store: SqliteStore) -> None:
    (tea,) = store.insert([memory("Owner enjoys oolong.")])
    answer = why_not(store, Query(text="hot drinks"), tea, NOON, Vectors([1, 0], {tea: [0.2, 0.98]}))
    assert answer.meaning == pytest.approx(0.2, abs=0.01)
    assert answer.meaning_needed == pytest.approx(0.3)
    assert (answer.rank, answer.score) == (0, 0.0)
