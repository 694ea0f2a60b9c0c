"""What the timeline costs the store's thread, in processor time: `python -m tests.bench.times_bench FILE`.

FILE is a store; it is opened as the window opens it, so give a copy.
"""

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from wellkept.model.facets import Reach, Times
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters, Query
from wellkept.service.answers import finish
from wellkept.service.requests import CountTimes, Find
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

_RUNS, _STRETCHES = 7, 70
_QUERIES = {
    "all memories": Query(),
    "all, two kinds chosen": Query(filters=Filters(kinds=(Kind.FACT, Kind.EPISODE))),
    "a common word": Query(text="owner"),
    "two words": Query(text="coffee morning"),
}


def _spent(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


def _count(wellkept: Wellkept, request: CountTimes) -> Times:
    return finish(wellkept.counting.times(request))


def _borders(reach: Reach) -> tuple[int, ...]:
    width = (reach.last - reach.first) // (_STRETCHES - 1) + 1
    return tuple(reach.first + place * width for place in range(_STRETCHES + 1))


def main(path: Path) -> int:
    """Measure, the least of some runs."""
    wellkept = Wellkept(SqliteStore.open(path))
    print(f"{'the first time, reading all':32}{_spent(partial(_count, wellkept, CountTimes(Query()))):9.1f} ms")
    reach = _count(wellkept, CountTimes(Query())).reach
    if reach is None:
        return 1
    borders = _borders(reach)
    print(f"{'other borders':32}{_spent(partial(_count, wellkept, CountTimes(Query(), None, borders))):9.1f} ms")
    for name, query in _QUERIES.items():
        keys = wellkept.find(Find(query)).keys
        request = CountTimes(query, keys, borders)
        least = min(_spent(partial(_count, wellkept, request)) for _ in range(_RUNS))
        brushed = replace(query, filters=replace(query.filters, since=borders[20], until=borders[30]))
        again = min(_spent(partial(_count, wellkept, CountTimes(brushed, None, borders))) for _ in range(3))
        print(f"{name:32}{least:9.2f} ms  {len(keys):9,} results; {again:8.2f} ms where time is filtered")
    wellkept.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
