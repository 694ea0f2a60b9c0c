"""A store of made-up memories with made-up vectors, and an embedder whose questions lie among them."""

import hashlib
import itertools
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

import numpy as np

from tests.bench import corpus
from wellkept.model.memory import Memory
from wellkept.recall.nearest import Floats
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.vectors import VectorItem

_BATCH = 4000
_CLUSTERS = 500
_SPREAD = 1.2
"""How far from its centre a vector lies: two of one cluster then have a cosine of about 0.41, two of different
ones about 0, as real sentences on one matter and on others."""


class Clusters:
    """An embedder without a model: every text lies near one of 500 centres, always the same one."""

    name = "made-up"
    languages: tuple[str, ...] = ()
    same = 0.9
    floor = 0.3
    max_chars = 4000
    loaded = True

    def __init__(self, dims: int) -> None:
        self.dims = dims
        self.id = f"made-up/{dims}"

    def check(self) -> str | None:
        return None

    def load(self) -> None:
        return None

    def unload(self) -> None:
        return None

    def embed(self, texts: Sequence[str]) -> Floats:
        seeds = [int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest()) for text in texts]
        return np.concatenate([self.near(np.random.default_rng(seed), 1) for seed in seeds])

    def near(self, rng: np.random.Generator, count: int) -> Floats:
        """Return so many unit vectors, each near a centre drawn from `rng`."""
        noise = rng.standard_normal((count, self.dims), dtype=np.float32)
        rows: Floats = self._centres[rng.integers(_CLUSTERS, size=count)] + _SPREAD * noise
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return rows

    @cached_property
    def _centres(self) -> Floats:
        return np.random.default_rng(7).standard_normal((_CLUSTERS, self.dims), dtype=np.float32)


def fill(path: Path, rows: int, embedder: Clusters) -> None:
    """Make a file of so many memories, each with a vector; one that is there and whole is left as it is."""
    store = SqliteStore.open(path)
    try:
        if store.coverage(embedder.id) != (rows, rows):
            _write(store, corpus.memories(rows), embedder)
            list(store.tidy(wholly=True))
    finally:
        store.close()


def _write(store: SqliteStore, made: Iterator[Memory], embedder: Clusters) -> None:
    rng = np.random.default_rng(1)
    while batch := list(itertools.islice(made, _BATCH)):
        keys = store.insert(batch)
        vectors = embedder.near(rng, len(batch)).astype("<f4")
        store.put_vectors(
            embedder.id,
            embedder.dims,
            [VectorItem(key, one.content, row.tobytes()) for key, one, row in zip(keys, batch, vectors, strict=True)],
        )
