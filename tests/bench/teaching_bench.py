"""How long keeping and reviewing take in a large store: `python -m tests.bench.teaching_bench [ROWS]`.

CPU seconds, so that a busy machine counts less. The vectors are random ones under the built-in model's name:
they cost what real ones cost, and are near nothing.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import numpy as np

from tests.bench.corpus import memories
from tests.bench.figures import resident_mb
from wellkept.model.query import Filters
from wellkept.providers.embedder import unit_rows
from wellkept.providers.local_model import LocalModel
from wellkept.service.answers import finish
from wellkept.service.requests import FindSentences, Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.vectors import VectorItem

SENTENCES = 1000
_BATCH = 2000


def _cpu(name: str, count: int, act: Callable[[], object]) -> None:
    start = time.process_time()
    act()
    spent = time.process_time() - start
    print(f"{name:<52} {spent:8.2f} s   {1000 * spent / count:7.3f} ms each   {resident_mb():.0f} MB", flush=True)


def _fill(store: SqliteStore, rows: int) -> None:
    source = memories(rows)
    while batch := list(islice(source, _BATCH)):
        store.insert(batch)


def _give_vectors(store: SqliteStore) -> None:
    rng = np.random.default_rng(7)
    while wanting := store.unembedded(LocalModel.id, _BATCH):
        rows = unit_rows(rng.standard_normal((len(wanting), LocalModel.dims), dtype=np.float32))
        pairs = zip(wanting, rows, strict=True)
        store.put_vectors(
            LocalModel.id, LocalModel.dims, [VectorItem(one.key, one.content, row.tobytes()) for one, row in pairs]
        )


def main(rows: int) -> None:
    """Print one line a measurement."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore.open(Path(folder) / "memories.db")
        _fill(store, rows)
        wellkept = Wellkept(store)
        there = [row.memory.content for row in store.newest(Filters(), SENTENCES)]
        others = [one.content.replace("Owner", "Ben") for one in memories(2 * SENTENCES, seed=11)]
        text = " ".join([*there[: SENTENCES // 2], *others[: SENTENCES // 2]])
        first = Keep((Proposal("Owner keeps the key of the boat under a stone."),))
        _cpu(f"the first keep, {rows:,} memories there", 1, lambda: finish(wellkept.keep(first)))
        fresh = Keep(tuple(map(Proposal, others[:SENTENCES])))
        _cpu(f"keep {SENTENCES:,} new ones", SENTENCES, lambda: finish(wellkept.keep(fresh)))
        finish(wellkept.undo())
        again = Keep(tuple(map(Proposal, there)))
        _cpu(f"keep {SENTENCES:,} known ones", SENTENCES, lambda: finish(wellkept.keep(again)))
        singles = [Keep((Proposal(content),)) for content in others[SENTENCES : SENTENCES + 100]]
        _cpu("keep 100 new ones one by one", 100, lambda: [finish(wellkept.keep(one)) for one in singles])
        asked = FindSentences(text)
        _cpu(f"review {SENTENCES:,} sentences by words", SENTENCES, lambda: finish(wellkept.find_sentences(asked)))
        _give_vectors(store)
        _cpu("load the model and all vectors", 1, lambda: finish(wellkept.prepare_meaning()))
        name = f"review {SENTENCES:,} sentences by words and meaning"
        _cpu(name, SENTENCES, lambda: finish(wellkept.find_sentences(asked)))
        wellkept.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
