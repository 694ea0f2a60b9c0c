"""Pairs near in meaning: exactly those that comparing each with each would find."""

import numpy as np
import pytest

from wellkept.recall.near_pairs import ROWS_AT_ONCE, Near, near_before
from wellkept.recall.nearest import Floats, Keys, NearestIndex

_DIMS = 16


def _vectors(count: int) -> Floats:
    """Return rows around a few middles, so that many are near."""
    rng = np.random.default_rng(5)
    middles = rng.standard_normal((12, _DIMS))
    rows = middles[rng.integers(0, 12, count)] + 0.35 * rng.standard_normal((count, _DIMS))
    unit: Floats = (rows / np.linalg.norm(rows, axis=1, keepdims=True)).astype(np.float32)
    return unit


def _index(keys: Keys, vectors: Floats) -> NearestIndex:
    index = NearestIndex(_DIMS)
    index.put(keys, vectors)
    return index


def _answer(index: NearestIndex, keys: Keys, least: float, most: int = 8) -> Near:
    *_, answer = near_before(index, keys, least, most)
    return answer


@pytest.mark.parametrize("order", [1, -1], ids=["oldest first", "newest first"])
def test_all_near_ones_before_are_found_nearest_first(order: int) -> None:
    vectors = _vectors(120)
    keys = np.arange(1, 121)[::order].copy()
    found = _answer(_index(keys, vectors), np.sort(keys), 0.8, 200)
    cosines = vectors @ vectors.T
    for place, key in enumerate(keys.tolist()):
        near = [(-cosines[place, other], int(keys[other])) for other in range(120) if keys[other] < key]
        expected = [before for score, before in sorted(near) if -score >= 0.8]
        assert found.get(key, []) == expected


def test_blocks_do_not_hide_anything() -> None:
    count = ROWS_AT_ONCE + 500
    vectors = _vectors(count)
    vectors[-1] = vectors[0]
    index = _index(np.arange(count), vectors)
    steps = list(near_before(index, np.array([count - 1]), 0.9999, 8))
    assert len(steps) == 3
    assert steps[-1] == {count - 1: [0]}


def test_no_more_are_answered_than_asked_for() -> None:
    keys = np.arange(1, 121)
    found = _answer(_index(keys, _vectors(120)), keys, 0.5, 3)
    assert max(map(len, found.values())) == 3


def test_a_memory_without_a_vector_is_near_nothing() -> None:
    index = _index(np.arange(1, 4), _vectors(3))
    assert _answer(index, np.array([7]), -1.0) == {}
    assert _answer(NearestIndex(_DIMS), np.array([7]), -1.0) == {}


def test_one_that_goes_meanwhile_is_left_out() -> None:
    vectors = np.tile(_vectors(1), (3, 1))
    index = _index(np.arange(1, 4), vectors)
    steps = near_before(index, np.array([2, 3]), 0.9, 8)
    assert next(steps) == {}
    index.remove(np.array([1]))
    assert next(steps) == {3: [2]}
