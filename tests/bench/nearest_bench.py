"""The scan over all vectors: `python -m tests.bench.nearest_bench [ROWS ...]` (10,000 to 1,000,000 unless said).

For each number of rows of 512 dims: float32 by numpy on one thread (the plain way), and ours. The floor of
each is the time that reading its bytes once takes on this machine in the same run. Vectors are made up, in
clusters like those of real sentences. Loading is from a real file through the store.
"""

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped] # it has no types

from tests.bench.figures import report, resident_mb, timed
from tests.building import memory
from wellkept.recall.nearest import Floats, NearestIndex
from wellkept.service.following import Follower
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.vectors import VectorItem

DIMS = 512
QUERIES = 40
TOP = 10
_ROWS = (10_000, 100_000, 1_000_000)
_BATCH = 2_000
_CLUSTERS = 500
_LOADED_FROM_A_FILE = 100_000  # more takes minutes to write


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", type=int, default=_ROWS)
    # One thread: with two, OpenBLAS's threads spin for each other whenever another program runs.
    with threadpool_limits(limits=1, user_api="blas"):
        for rows in parser.parse_args().rows:
            _measure(rows)


def vectors(total: int, seed: int = 1) -> Iterator[Floats]:
    """Yield unit vectors in batches, each near one of 500 centres."""
    rng = np.random.default_rng(7)
    centres = rng.standard_normal((_CLUSTERS, DIMS), dtype=np.float32)
    rng = np.random.default_rng(seed)
    for start in range(0, total, _BATCH):
        count = min(_BATCH, total - start)
        rows = centres[rng.integers(_CLUSTERS, size=count)] + 1.2 * rng.standard_normal((count, DIMS), dtype=np.float32)
        yield rows / np.linalg.norm(rows, axis=1, keepdims=True)


def _measure(total: int) -> None:
    print(f"-- {total:,} x {DIMS}")
    queries = next(vectors(QUERIES, seed=2))
    best = _plain(total, queries)
    before = resident_mb()
    index = NearestIndex(DIMS)
    index.reserve(total)
    start = time.perf_counter()
    for place, rows in enumerate(vectors(total)):
        index.put(np.arange(place * _BATCH, place * _BATCH + len(rows), dtype=np.int64), rows)
    print(f"{'put into the index, making up included':<44} {time.perf_counter() - start:9.2f} s")
    print(f"{'memory':<44} {resident_mb() - before:9.0f} MB resident, {index.nbytes / 1e6:.0f} MB counted")
    floor = _floor(total * DIMS)
    scans = _each(queries, index.cosines)
    report("every row's cosine, the best 300 exact", scans, floor, "its bytes read once")
    report(f"the best {TOP}, exact", _each(queries, lambda query: index.top(query, TOP)), floor, "its bytes read once")
    found = [set(index.top(query, TOP).keys.tolist()) for query in queries]
    alike = sum(len(ours & theirs) for ours, theirs in zip(found, best, strict=True)) / (TOP * len(queries))
    print(f"{f'the same best {TOP} as float32':<44} {alike:9.4f}")
    _changing(index, total)
    if total <= _LOADED_FROM_A_FILE:
        _loading(total)


def _plain(total: int, queries: Floats) -> list[set[int]]:
    """Time the plain way and return the best keys by it."""
    start = time.perf_counter()
    matrix = np.concatenate(list(vectors(total)))
    print(f"{'float32 matrix':<44} {time.perf_counter() - start:9.2f} s to make up, {matrix.nbytes / 1e6:.0f} MB")
    floor = _floor(matrix.nbytes)
    report(
        "float32 by numpy, every row's cosine",
        _each(queries, lambda query: matrix @ query),
        floor,
        "its bytes read once",
    )
    return [set(np.argsort(-(matrix @ query), kind="stable")[:TOP].tolist()) for query in queries]


def _floor(size: int) -> float:
    """Return the ms that reading so many bytes once takes: the greatest of them, which is faster than their sum."""
    data = np.ones(size // 4, dtype=np.float32).view(np.int8)
    data.max()
    return min(timed(data.max) for _ in range(7))


def _each(queries: Floats, act: Callable[[Floats], object]) -> list[float]:
    act(queries[0])
    return [timed(lambda query=query: act(query)) for query in queries]  # type: ignore[misc] # bound now


def _changing(index: NearestIndex, total: int) -> None:
    rows = next(vectors(200, seed=3))
    new = np.arange(total, total + 200, dtype=np.int64)
    index.put(new[:1], rows[:1])  # the room that was reserved is full: this one pays for more
    report("put one", (timed(lambda: index.put(new[at : at + 1], rows[at : at + 1])) for at in range(1, 200)))  # noqa: B023 - called at once
    report("remove one", (timed(lambda: index.remove(new[at : at + 1])) for at in range(200)))  # noqa: B023 - likewise


def _loading(total: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore.open(Path(folder) / "memories.db")
        start = time.perf_counter()
        for place, rows in enumerate(vectors(total)):
            contents = [f"Owner keeps number {place * _BATCH + at}." for at in range(len(rows))]
            keys = store.insert([memory(content) for content in contents])
            items = [
                VectorItem(key, content, row.astype("<f4").tobytes())
                for key, content, row in zip(keys, contents, rows, strict=True)
            ]
            for at in range(0, len(items), 96):
                store.put_vectors("bench/1", DIMS, items[at : at + 96])
        print(f"{'write memories and vectors, 96 a transaction':<44} {time.perf_counter() - start:9.1f} s")
        report("how many have a vector, of all", (timed(lambda: store.coverage("bench/1")) for _ in range(10)))
        report("how many have a vector, of one", (timed(lambda: store.coverage("bench/1", "owner")) for _ in range(10)))
        report("what has none (nothing)", (timed(lambda: store.unembedded("bench/1", 96)) for _ in range(10)))
        follower = Follower(store, "bench/1", DIMS)
        start = time.perf_counter()
        slices = [timed(follower.step)]
        while not follower.whole:
            slices.append(timed(follower.step))
        print(f"{'load all from the file':<44} {time.perf_counter() - start:9.2f} s")
        report("  one slice of it", slices)
        report("ask what is new (nothing)", (timed(follower.step) for _ in range(100)))
        store.close()


if __name__ == "__main__":
    main()
