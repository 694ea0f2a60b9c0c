"""What counting the filters costs, in processor time: `python -m tests.bench.facets_bench [ROWS]`."""

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path

from tests.bench import corpus
from wellkept.model.facets import Span
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters, Query
from wellkept.service.answers import finish
from wellkept.service.requests import CountFacets, Find
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

_RUNS, _BATCH = 7, 4000
_DAY = 86_400_000
_QUERIES = {
    "all memories": Query(),
    "all, two kinds chosen": Query(filters=Filters(kinds=(Kind.FACT, Kind.EPISODE))),
    "a common word": Query(text="owner"),
    "a common word, a kind chosen": Query(text="owner", filters=Filters(kinds=(Kind.FACT,))),
    "two words": Query(text="coffee morning"),
}


def _least(work: Callable[[], object]) -> float:
    """Return the least processor time of some runs, ms."""
    times = []
    for _ in range(_RUNS):
        begun = time.process_time()
        work()
        times.append((time.process_time() - begun) * 1000)
    return min(times)


def _count(wellkept: Wellkept, request: CountFacets) -> None:
    finish(wellkept.counting.facets(request))


def main(rows: int) -> int:
    """Measure on so many made-up memories."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memories.db"
        store = SqliteStore.open(path)
        made = corpus.memories(rows)
        while batch := list(islice(made, _BATCH)):
            store.insert(batch)
        wellkept = Wellkept(store)
        now = time.time_ns() // 1_000_000
        spans = tuple(Span(now - days * _DAY, None) for days in (1, 7, 30, 365))
        begun = time.process_time()
        finish(wellkept.counting.facets(CountFacets(Query(), None, spans)))
        print(f"{'the first time, reading all':32}{(time.process_time() - begun) * 1000:9.1f} ms")
        for name, query in _QUERIES.items():
            keys = wellkept.find(Find(query)).keys
            request = CountFacets(query, keys, spans)
            spent = _least(partial(_count, wellkept, request))
            print(f"{name:32}{spent:9.1f} ms  {len(keys):,} results")
        wellkept.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000))
