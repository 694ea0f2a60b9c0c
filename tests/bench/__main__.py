"""Speed on many memories, as figures: `python -m tests.bench [ROWS]` (100,000 unless said).

Every figure is printed with its median, its 95th percentile and, where there is one, its ratio to what
the same run cannot go below or to what a plain program would do.
"""

import argparse
import itertools
import os
import random
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import apsw

from tests.bench import corpus
from tests.bench.figures import percentile, report, resident_mb, timed
from tests.bench.window import first_rows
from wellkept.model.query import Filters, Query
from wellkept.service.answers import finish
from wellkept.service.requests import Correct, Find, Forget, Keep, Proposal, ShowRows
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Cursor

_BATCH = 500
_PAGE = 50
_TYPED_QUERIES = 40
_SCREEN = 20


def main() -> None:
    """Make a store of so many memories in a folder of its own, measure, and throw it away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=100_000)
    rows = parser.parse_args().rows
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memories.db"
        print(f"{rows:,} memories, {os.cpu_count()} processors")
        before = resident_mb()
        _fill(path, rows)
        sync_ms = _sync_floor(Path(folder))
        store = SqliteStore.open(path)
        _pages(store)
        store.close()
        wellkept = Wellkept.open(path)
        _typing(wellkept, path)
        _writing(wellkept, sync_ms)
        print(f"{'memory of this process with the store open':<44} {resident_mb():9.0f} MB   (before: {before:.0f} MB)")
        wellkept.close()
        print(f"{'file':<44} {path.stat().st_size / 1e6:9.0f} MB   {path.stat().st_size / rows:.0f} bytes a memory")
        for line in first_rows(path):
            print(line)


def _fill(path: Path, rows: int) -> None:
    store = SqliteStore.open(path)
    start = time.perf_counter()
    made = corpus.memories(rows)
    while batch := list(itertools.islice(made, _BATCH)):
        store.insert(batch)
    seconds = time.perf_counter() - start
    store.close()
    print(f"{'insert many (500 a transaction)':<44} {rows / seconds:9.0f} memories a second, making them up included")


def _sync_floor(folder: Path) -> float:
    """Return the median time to write 8 KB and bring it to the disk: what no durable write goes below."""
    with (folder / "floor").open("wb") as file:
        times = []
        for _ in range(100):
            file.write(bytes(8192))
            file.flush()
            times.append(timed(lambda: os.fdatasync(file.fileno())))
    return report("floor: 8 KB to the disk (fdatasync)", times)


def _pages(store: SqliteStore) -> None:
    report("newest page of 50, first", (timed(lambda: store.newest(Filters(), _PAGE)) for _ in range(200)))
    keys = store.newest_keys(Filters())
    middle = store.row(keys[len(keys) // 2])
    cursor = Cursor(middle.memory.created_at, middle.key)
    report(
        "newest page of 50, from the middle",
        (timed(lambda: store.newest(Filters(), _PAGE, cursor)) for _ in range(200)),
    )
    report("all keys, newest first", (timed(lambda: store.newest_keys(Filters())) for _ in range(10)))
    report("true count", (timed(lambda: store.count(Filters())) for _ in range(50)))


def _keys_typed(query: str) -> Iterator[str]:
    return (query[:end] for end in range(1, len(query) + 1))


def _typing(wellkept: Wellkept, path: Path) -> None:
    """Type every query letter by letter: from the text to the first screen of rows with marks."""
    by_length: dict[str, list[float]] = {"1 letter": [], "2 letters": [], "3 and more": []}
    for query in corpus.queries(_TYPED_QUERIES):
        for typed in _keys_typed(query):
            name = ("1 letter", "2 letters")[len(typed) - 1] if len(typed) < 3 else "3 and more"
            by_length[name].append(timed(partial(_screen, wellkept, typed)))
    every = [value for values in by_length.values() for value in values]
    con = apsw.Connection(str(path))
    words = [query.split()[0] for query in corpus.queries(20)]
    scan = "select rid from memories where content like ? order by created_at desc limit 20"
    scans = [timed(partial(_scan, con, scan, word)) for word in words]
    con.close()
    floor = percentile(scans, 0.5)
    report("search as you type, every key", every, floor, "a LIKE scan")
    for name, values in by_length.items():
        report(f"  {name}", values)
    report("whole questions", (timed(lambda q=q: _screen(wellkept, q)) for q in corpus.queries(100, seed=9)))  # type: ignore[misc] # bound now
    report("the commonest word", (timed(lambda: _screen(wellkept, "owner")) for _ in range(10)))


def _scan(con: apsw.Connection, sql: str, word: str) -> None:
    con.execute(sql, (f"%{word}%",)).fetchall()


def _screen(wellkept: Wellkept, text: str) -> None:
    found = wellkept.find(Find(Query(text=text)))
    wellkept.show_rows(ShowRows(tuple(found.keys[:_SCREEN]), text))


def _writing(wellkept: Wellkept, sync_ms: float) -> None:
    rng = random.Random(3)
    proposals = [Proposal(f"{one.content[:-1]} {number}.") for number, one in enumerate(corpus.memories(200, seed=11))]
    keys: list[int] = []

    def keep(proposal: Proposal) -> None:
        keys.extend(finish(wellkept.keep(Keep((proposal,)))).keys)

    def correct(key: int) -> None:
        wellkept.correct(Correct(key, f"Owner changed {key}."))

    def forget(key: int) -> None:
        finish(wellkept.forget(Forget((key,))))

    some = rng.sample(range(1, 10_000), 200)
    report("keep one", (timed(partial(keep, one)) for one in proposals), sync_ms, "fdatasync")
    report("correct one", (timed(partial(correct, key)) for key in keys[:100]), sync_ms, "fdatasync")
    report("forget one, every byte gone", (timed(partial(forget, key)) for key in some[:100]), sync_ms, "fdatasync")
    took = timed(lambda: finish(wellkept.tidy()))
    print(f"{'merge the indexes, in slices':<44} {took:9.0f} ms in all")
    report("forget one after merging", (timed(partial(forget, key)) for key in some[100:]), sync_ms, "fdatasync")
    many = tuple(range(20_000, 21_000))
    took = timed(lambda: finish(wellkept.forget(Forget(many))))
    print(f"{'forget 1,000 in one act':<44} {took:9.0f} ms in all")
    took = timed(lambda: finish(wellkept.undo()))
    print(f"{'undo it':<44} {took:9.0f} ms in all")


if __name__ == "__main__":
    main()
