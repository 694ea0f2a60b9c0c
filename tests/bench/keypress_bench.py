"""A key press in the search box: `python -m tests.bench.keypress_bench [ROWS] [DIMS] [--file PATH]`.

From the text to the first 20 rows with marks, ranked by words and by meaning over all memories, every query
typed letter by letter. Vectors are made up (so no model is loaded); what the built-in model takes to read a
question is measured beside it. The floor of the scan is the time to read its bytes once in this run. Every
time is given by the clock and by the processor, the least of three for each key: other programs slow both.
"""

import argparse
import gc
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped] # it has no types

from tests.bench import corpus
from tests.bench.figures import percentile, report, resident_mb, timed
from tests.bench.filled import Clusters, fill
from tests.building import NOON
from wellkept.model.query import Query
from wellkept.providers.embedders import DEFAULT, embedders
from wellkept.recall.nearest import NearestIndex
from wellkept.service.answers import finish
from wellkept.service.requests import Find, ShowRows
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

_SCREEN = 20
_PASSES = 3
_WORDS = (
    "frequencies", "match", "matching_keys", "word_scores", "word_postings", "gram_postings", "index_sizes", "holding",
    "ranking_news", "folded", "count", "abouts", "passing", "backgrounds", "neighbours", "sessions",
)  # fmt: skip
_STAGES = ("words", "meaning", "rank", "rows")


@dataclass
class Spent:
    """Where the ms of one key press went, by the clock, and what the processor took in all."""

    stages: dict[str, float] = field(default_factory=lambda: dict.fromkeys(_STAGES, 0.0))
    total: float = 0.0
    processor: float = 0.0


class Watched:
    """The program over one file, with a watch on what it asks of the store and of the vectors."""

    def __init__(self, path: Path, embedder: Clusters) -> None:
        self._now = Spent()
        self._store = store = SqliteStore.open(path)
        for name in _WORDS:
            self._watch(store, name, "words")
        self._watch(embedder, "embed", "meaning")
        self.wellkept = Wellkept(store, lambda: NOON, {DEFAULT: embedder})
        start = time.perf_counter()
        finish(self.wellkept.prepare_meaning())
        self.load_s = time.perf_counter() - start
        index = self.wellkept.meaning.current()
        assert index is not None
        self.index: NearestIndex = index
        self._watch(index, "cosines", "meaning")
        self._watch(index, "between", "meaning")

    def press(self, text: str) -> Spent:
        """Show the first screen of what a text finds, and say where the time went."""
        self._now = spent = Spent()
        start, processor = time.perf_counter_ns(), time.process_time_ns()
        found = self.wellkept.find(Find(Query(text=text)))
        ranked = time.perf_counter_ns()
        self.wellkept.show_rows(ShowRows(tuple(found.keys[:_SCREEN]), text))
        end = time.perf_counter_ns()
        spent.processor = (time.process_time_ns() - processor) / 1e6
        spent.total = (end - start) / 1e6
        spent.stages["rows"] = (end - ranked) / 1e6
        spent.stages["rank"] = (ranked - start) / 1e6 - spent.stages["words"] - spent.stages["meaning"]
        return spent

    def typed(self, texts: list[str]) -> list[Spent]:
        """Press all keys three times, knowing nothing at the start of each, and return the fastest of each key."""
        passes = []
        for _ in range(_PASSES):
            self._store.replace([self._store.row(1)])  # a changed memory: what was remembered is forgotten
            passes.append([self.press(text) for text in texts])
        return [min(each, key=lambda one: one.total) for each in zip(*passes, strict=True)]

    def _watch(self, owner: object, name: str, stage: str) -> None:
        act: Callable[..., Any] = getattr(owner, name)

        def watched(*args: Any, **named: Any) -> Any:
            start = time.perf_counter_ns()
            try:
                return act(*args, **named)
            finally:
                self._now.stages[stage] += (time.perf_counter_ns() - start) / 1e6

        setattr(owner, name, watched)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=100_000)
    parser.add_argument("dims", nargs="?", type=int, default=512)
    parser.add_argument("--file", type=Path, help="keep the memories here, and use them again")
    parser.add_argument("--queries", type=int, default=40, help="how many are typed")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, threadpool_limits(limits=1, user_api="blas"):
        path = options.file or Path(folder) / "memories.db"
        embedder = Clusters(options.dims)
        fill(path, options.rows, embedder)
        _measure(path, options, embedder)


def _measure(path: Path, options: argparse.Namespace, embedder: Clusters) -> None:
    print(f"-- {options.rows:,} memories, {embedder.dims} dims")
    before = resident_mb()
    program = Watched(path, embedder)
    print(f"{'load the vectors':<44} {program.load_s:9.2f} s")
    print(f"{'memory with the vectors loaded':<44} {resident_mb():9.0f} MB resident   (before: {before:.0f} MB)")
    _scan(program.index, embedder)
    for name, texts in _typed(options.queries).items():
        _typing(program, name, texts)
    _reading(_typed(options.queries)["every key"])
    program.wellkept.close()


def _typed(queries: int) -> dict[str, list[str]]:
    """Return what stands in the box after each key, by what there is so far."""
    keys = [query[:end] for query in corpus.queries(queries) for end in range(1, len(query) + 1)]
    return {
        "every key": keys,
        "1 letter": [text for text in keys if len(text) == 1],
        "2 letters": [text for text in keys if len(text) == 2],
        "3 and more": [text for text in keys if len(text) > 2],
        "whole questions": corpus.queries(2 * queries, seed=9),
        "owner, letter by letter": ["owner"[:end] for end in range(1, 6)],
        "the commonest word": ["owner"],
    }


def _typing(program: Watched, name: str, texts: Iterable[str]) -> None:
    gc.collect()
    gc.disable()  # as in the window, which collects in its own thread while nothing waits
    spent = program.typed(list(texts))
    gc.enable()
    for title, times in ((name, [one.total for one in spent]), ("  processor", [one.processor for one in spent])):
        report(f"{title:<24} worst {max(times):8.2f} ms", times)
    total = sum(one.total for one in spent)
    shares = (f"{stage} {sum(one.stages[stage] for one in spent) / total:.0%}" for stage in _STAGES)
    print(f"  {'where it went':<42} {', '.join(shares)}")
    each = (f"{stage} {percentile([one.stages[stage] for one in spent], 0.5):.2f}" for stage in _STAGES)
    print(f"  {'median ms':<42} {', '.join(each)}")


def _scan(index: NearestIndex, embedder: Clusters) -> None:
    data = np.ones(len(index) * embedder.dims, dtype=np.int8)
    data.max()
    floor = min(timed(data.max) for _ in range(7))
    questions = embedder.near(np.random.default_rng(2), 20)
    scans = (timed(lambda question=question: index.cosines(question)) for question in questions)  # type: ignore[misc] # bound now
    report("the scan over all vectors", scans, floor, "its bytes read once")


def _reading(texts: Iterable[str]) -> None:
    """Time the built-in model on the same keys, where it can be used."""
    model = embedders()[DEFAULT]
    if model.check() is not None:
        return
    model.embed(["warm"])
    report("the built-in model reads the text", (timed(lambda t=t: model.embed([t])) for t in texts))  # type: ignore[misc] # bound now


if __name__ == "__main__":
    main()
