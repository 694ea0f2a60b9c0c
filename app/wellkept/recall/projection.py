"""Memories in two dimensions: what is alike in meaning lies close together. Positions only, no words.

The layout is UMAP's (McInnes et al. 2018, arXiv:1802.03426). Neighbours are looked for here, exactly and in slices
that can be stopped; only the layout itself runs in one go, outside of Python's lock.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController  # type: ignore[import-untyped] # it has no types

from wellkept.model.errors import WellkeptError
from wellkept.recall.packed import Floats

SHAPING = 6_000
"""So many memories give the map its shape: 2.6 s of arithmetic that cannot be broken off. 20,000 take 8.5 s."""
MOST_SHOWN = 50_000
"""So many are on the map, the newest: more would be one dark cloud, and putting them there takes 0.15 ms each."""
FEWEST = 5
"""Fewer make no map."""
_NEIGHBOURS = 15  # UMAP's own default; itself among them
_ROUNDS = 200  # 500 kept 51 % of the ten nearest of 6,000 among the ten nearest on the map, 200 47 %, 100 45 %
_LEAST_APART = 0.2  # 0.1 is UMAP's own, darker, and keeps 1 % more; 0.5 keeps 10 % fewer of the ten nearest
_SEED = 1
_LEANS_ON = 4  # a memory that came later stands between so many of those nearest to it
_ROWS_AT_ONCE = 128  # against 6,000: 20 ms

Keys = NDArray[np.int64]


class MapUnavailable(WellkeptError):
    """The library that lays out the map is not there."""

    sentence = "The part of Wellkept that lays out the map is not installed on this computer."
    next_step = "Everything else works without it."


class Neighbours(NamedTuple):
    """The nearest of each row, nearest first: where they stand, and their cosines."""

    places: Keys
    cosines: Floats


def shaping(keys: Keys) -> Keys:
    """Return the memories that give the map its shape: all, or as many as may, evenly from the first to the last."""
    ordered = np.sort(keys)
    if len(ordered) <= SHAPING:
        return ordered
    return ordered[np.linspace(0, len(ordered) - 1, SHAPING).astype(np.intp)]


def neighbours(vectors: Floats) -> Iterator[Neighbours]:
    """Yield the nearest of each row among all, itself included, some rows at a time."""
    yield from nearest(vectors, vectors, min(_NEIGHBOURS, len(vectors) - 1))


def nearest(asked: Floats, among: Floats, count: int) -> Iterator[Neighbours]:
    """Yield the nearest rows of each one asked for, some at a time. Vectors of length 1."""
    wanted = min(count, len(among))
    for start in range(0, len(asked), _ROWS_AT_ONCE):
        with _one_thread.limit(limits=1, user_api="blas"):  # two threads on two busy cores wait for each other
            cosines = asked[start : start + _ROWS_AT_ONCE] @ among.T
        if wanted < len(among):
            places = np.argpartition(-cosines, wanted - 1, axis=1)[:, :wanted]
        else:
            places = np.broadcast_to(np.arange(wanted), cosines.shape)
        found = np.take_along_axis(cosines, places, axis=1)
        order = np.argsort(-found, axis=1, kind="stable")
        yield Neighbours(np.take_along_axis(places, order, axis=1), np.take_along_axis(found, order, axis=1))


def layout(vectors: Floats, near: Neighbours) -> Floats:
    """Return a position for each row, within -1..1 about the middle. The same rows give the same positions.

    May be called from any thread, and lets others run meanwhile. Raises: MapUnavailable.
    """
    try:
        from umapers import Umap
    except ImportError as error:
        raise MapUnavailable from error
    shape = Umap(
        n_neighbors=near.places.shape[1],
        metric="cosine",
        n_epochs=_ROUNDS,
        min_dist=_LEAST_APART,
        random_seed=_SEED,
        init="spectral",
    )
    apart = np.maximum(1 - near.cosines, 0).astype(np.float32)
    found = shape.fit_transform_with_knn(vectors, near.places.astype(np.int64), apart, knn_metric="cosine")
    return lying_wide(np.asarray(found, dtype=np.float32))


def lying_wide(positions: Floats) -> Floats:
    """Return positions turned so that most of their spread is from side to side, moved and scaled to -1..1."""
    positions = positions - positions.mean(axis=0)
    _, ways = np.linalg.eigh(positions.T.astype(np.float64) @ positions)
    across = ways[:, ::-1] * np.sign(ways[:, ::-1].sum(axis=0) + 1e-9)  # the same turn every time
    positions = (positions @ across).astype(np.float32)
    low, high = positions.min(axis=0), positions.max(axis=0)
    reach = float((high - low).max()) / 2
    moved: Floats = (positions - (low + high) / 2) / (reach or 1.0)
    return moved.astype(np.float32)


def beside(near: Neighbours, positions: Floats) -> Floats:
    """Return where to put memories that came later: between those nearest to them, the nearer the closer."""
    weights = np.maximum(near.cosines[:, :_LEANS_ON], 1e-3) ** 4
    weights /= weights.sum(axis=1, keepdims=True)
    placed: Floats = np.einsum("ij,ijk->ik", weights, positions[near.places[:, :_LEANS_ON]])
    return placed.astype(np.float32)


def leaning(asked: Floats, among: Floats) -> Iterator[Neighbours]:
    """Yield for each row asked for those that it is to stand between."""
    yield from nearest(asked, among, _LEANS_ON)


_one_thread = ThreadpoolController()
