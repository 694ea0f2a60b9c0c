"""What a settled search costs over a key press: `python -m tests.bench.settling_bench [ROWS] [--file PATH]`.

Whole questions over made-up memories with made-up vectors, their pieces read by the built-in model: once as a key
press, once settled with no piece known, once settled with all known. Processor time, the least of three. Made-up
words fall into twice as many pieces as real ones, so the first settled search is dearer here than in life.
"""

import argparse
import gc
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from threadpoolctl import threadpool_limits  # type: ignore[import-untyped] # it has no types

from tests.bench import corpus
from tests.bench.figures import report
from tests.bench.filled import Clusters, fill
from tests.building import NOON
from wellkept.model.query import Query
from wellkept.providers.embedders import DEFAULT
from wellkept.providers.local_model import LocalModel
from wellkept.providers.pieces import PieceRows
from wellkept.recall.piece_cache import PieceCache
from wellkept.service.answers import finish
from wellkept.service.requests import Find
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

_PASSES = 3
_DIMS = 512


class Reading(Clusters):
    """Made-up vectors, and the pieces of the built-in model."""

    def __init__(self) -> None:
        super().__init__(_DIMS)
        self._model = LocalModel()

    def pieces(self, texts: Sequence[str]) -> list[PieceRows] | None:
        return self._model.pieces(texts)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=100_000)
    parser.add_argument("--file", type=Path, help="keep the memories here, and use them again")
    parser.add_argument("--queries", type=int, default=40, help="how many are asked")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, threadpool_limits(limits=1, user_api="blas"):
        path = options.file or Path(folder) / "memories.db"
        embedder = Reading()
        fill(path, options.rows, embedder)
        wellkept = Wellkept(SqliteStore.open(path), lambda: NOON, {DEFAULT: embedder})
        finish(wellkept.prepare_meaning())
        embedder.pieces(["warm"])
        print(f"-- {options.rows:,} memories")
        _measure(wellkept, corpus.queries(options.queries, seed=9))
        wellkept.close()


def _measure(wellkept: Wellkept, questions: list[str]) -> None:
    cache = wellkept.meaning.pieces()
    assert cache is not None
    gc.collect()
    gc.disable()  # as in the window, which collects in its own thread while nothing waits
    for question in questions:
        _asked(wellkept, cache, question, settled=True, known=False)  # what the store remembers is remembered for all
    cases = {
        "a key press": (False, True),
        "settled, nothing known": (True, False),
        "settled, all known": (True, True),
    }
    for name, (settled, known) in cases.items():
        spent = [_asked(wellkept, cache, one, settled=settled, known=known) for one in questions]
        report(f"{name}, processor", spent)
    for question in questions:
        wellkept.find(Find(Query(text=question), settled=True))
    gc.enable()
    print(f"{'pieces kept':<44} {cache.nbytes / 1e6:9.2f} MB of {len(cache)} memories")


def _asked(wellkept: Wellkept, cache: PieceCache, question: str, *, settled: bool, known: bool) -> float:
    """Return the processor's ms for one search, the least of some."""
    spent = []
    for _ in range(_PASSES):
        if not known:
            cache.clear()
        elif settled:
            wellkept.find(Find(Query(text=question), settled=True))
        start = time.process_time_ns()
        wellkept.find(Find(Query(text=question), settled=settled))
        spent.append((time.process_time_ns() - start) / 1e6)
    return min(spent)


if __name__ == "__main__":
    main()
