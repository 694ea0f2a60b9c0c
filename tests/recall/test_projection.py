"""Memories in two dimensions: what is alike lies close together, the same way every time."""

import sys

import numpy as np
import pytest

from tests.vectors import units
from wellkept.recall import projection
from wellkept.recall.nearest import Floats
from wellkept.recall.projection import MapUnavailable, Neighbours


def near(vectors: Floats) -> Neighbours:
    return Neighbours(*(np.concatenate(part) for part in zip(*projection.neighbours(vectors), strict=True)))


def clustered(count: int) -> Floats:
    """Return vectors about three directions, one after the other in turn."""
    rows = np.repeat(units(3), count, axis=0).reshape(3, count, -1).transpose(1, 0, 2).reshape(3 * count, -1)
    rows = rows + 0.2 * units(3 * count, seed=2)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    return rows.astype(np.float32)


def test_few_memories_all_give_the_map_its_shape() -> None:
    assert projection.shaping(np.array([5, 3, 9])).tolist() == [3, 5, 9]


def test_of_many_those_that_do_are_spread_over_all_time() -> None:
    chosen = projection.shaping(np.arange(30_000)[::-1])
    assert len(chosen) == projection.SHAPING == len(np.unique(chosen))
    assert (chosen[0], chosen[-1]) == (0, 29_999)
    assert np.diff(chosen).max() <= 6


def test_neighbours_are_the_nearest_of_all_with_their_cosines() -> None:
    vectors = units(300)
    found = near(vectors)
    cosines = vectors @ vectors.T
    assert found.places[:, 0].tolist() == list(range(300))
    assert np.allclose(found.cosines, -np.sort(-cosines, axis=1)[:, : found.cosines.shape[1]], atol=1e-5)


@pytest.mark.parametrize("count", [5, 6, 12, 16, 40])
def test_any_number_of_memories_can_be_laid_out(count: int) -> None:
    vectors = units(count)
    found = projection.layout(vectors, near(vectors))
    assert found.shape == (count, 2)
    assert np.abs(found).max() == pytest.approx(1, abs=1e-5)


def test_all_the_same_words_make_a_map_too() -> None:
    vectors = np.repeat(units(1), 20, axis=0)
    assert np.isfinite(projection.layout(vectors, near(vectors))).all()


def test_the_same_memories_lie_in_the_same_places() -> None:
    vectors = clustered(20)
    assert np.array_equal(projection.layout(vectors, near(vectors)), projection.layout(vectors, near(vectors)))


def test_what_is_alike_lies_closer_together_than_what_is_not() -> None:
    vectors = clustered(20)
    found = projection.layout(vectors, near(vectors))
    groups = [found[start::3] for start in range(3)]
    within = max(float(np.linalg.norm(group - group.mean(axis=0), axis=1).mean()) for group in groups)
    middles = np.array([group.mean(axis=0) for group in groups])
    between = min(float(np.linalg.norm(middles[a] - middles[b])) for a, b in ((0, 1), (0, 2), (1, 2)))
    assert between > 2 * within


def test_a_map_lies_wide() -> None:
    tall = np.array([[0, -3], [0.5, 3], [-0.5, 1], [0, -1]], dtype=np.float32)
    turned = projection.lying_wide(tall)
    assert np.ptp(turned[:, 0]) == pytest.approx(2, abs=1e-5)
    assert np.ptp(turned[:, 1]) < 1


def test_what_comes_later_stands_beside_what_is_most_like_it() -> None:
    vectors = clustered(10)
    positions = np.arange(60, dtype=np.float32).reshape(30, 2)
    (found,) = projection.leaning(vectors[4:5], vectors)
    placed = projection.beside(found, positions)
    of_its_group = positions[1::3]
    assert (of_its_group.min(axis=0) <= placed[0]).all()
    assert (placed[0] <= of_its_group.max(axis=0)).all()


def test_the_nearer_one_draws_it_closer() -> None:
    found = Neighbours(np.array([[1, 0]]), np.array([[0.9, 0.3]], dtype=np.float32))
    (placed,) = projection.beside(found, np.array([[0, 0], [1, 1]], dtype=np.float32))
    assert 0.9 < placed[0] < 1


def test_without_the_library_the_fault_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "umapers", None)
    vectors = units(6)
    with pytest.raises(MapUnavailable, match="not installed"):
        projection.layout(vectors, near(vectors))
