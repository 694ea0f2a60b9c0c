"""What encryption costs: `python -m tests.bench.encryption_bench FILE`, a store of memories, which is copied.

Open, insert, search, forget and read all vectors, plain and encrypted, in CPU ms: the least, and the median.
"""

import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.building import memory
from wellkept.model.query import Filters
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.sqlite_store import SqliteStore

_ROUNDS = 40
_WORDS = ("coffee", "doctor", "garden", "friend", "book", "music", "work", "monday", "house", "city", "walk", "tea")
_EVERYTHING = 1 << 40

Taken = dict[str, list[float]]


def main(source: Path) -> None:
    """Print a line for each thing measured: plain, encrypted, ratio."""
    with tempfile.TemporaryDirectory() as folder:
        plain, sealed = Path(folder) / "plain.db", Path(folder) / "sealed.db"
        shutil.copyfile(source, plain)
        SqliteStore.open(plain).close()
        shutil.copyfile(plain, sealed)
        key = _convert(sealed)
        off, on = _measured(plain, None), _measured(sealed, key)
    for what in off:
        least, middle = (min(on[what]) / min(off[what]), statistics.median(on[what]) / statistics.median(off[what]))
        print(f"{what:<14} {min(off[what]):9.2f} {min(on[what]):9.2f} ms  x{least:.2f}  (medians x{middle:.2f})")


def _convert(path: Path) -> FileKey:
    """Encrypt, change the key, make plain, encrypt; print how long each took. Return the last key."""
    store, key = SqliteStore.open(path), FileKey.new()
    print(f"{store.count(Filters()):,} memories, {path.stat().st_size / 1e6:.0f} MB")
    for number, (what, to) in enumerate((("on", key), ("change-key", FileKey.new()), ("off", None), ("on", key))):
        start = time.perf_counter()
        cpu = _cpu(partial(store.reseal, to, bytes([number] * 16) if to else b""))
        print(f"encrypt {what:<12} {cpu:9.0f} ms CPU, {(time.perf_counter() - start) * 1000:.0f} ms by the clock")
    store.close()
    return key


def _measured(path: Path, key: FileKey | None) -> Taken:
    taken: Taken = {"open": [_cpu(partial(_opened, path, key)) for _ in range(10)]}
    store = SqliteStore.open(path, key=key)
    words = _WORDS * 2
    taken["newest page"] = [_cpu(partial(store.newest, Filters(), 50)) for _ in range(_ROUNDS)]
    taken["words, cold"] = [_cpu(partial(_cold_search, path, key, word)) for word in words]
    taken["words, warm"] = [_cpu(partial(store.match, f'"{word}"', "", Filters())) for word in words]
    for model in store.models()[:1]:
        taken["all vectors"] = [_cpu(partial(store.vector_news, model, None, _EVERYTHING)) for _ in range(3)]
    made = [memory(f"Owner wrote down the number {number} by the window.") for number in range(_ROUNDS)]
    taken["insert one"] = [_cpu(partial(store.insert, [one])) for one in made]
    keys = [row.key for row in store.newest(Filters(), 1000)][200:]
    taken["forget one"] = [_cpu(partial(_forgotten, store, one)) for one in keys[:_ROUNDS]]
    store.close()
    return taken


def _opened(path: Path, key: FileKey | None) -> None:
    store = SqliteStore.open(path, key=key)
    store.newest(Filters(), 50)
    store.close()


def _cold_search(path: Path, key: FileKey | None, word: str) -> None:
    store = SqliteStore.open(path, key=key)
    store.match(f'"{word}"', "", Filters())
    store.close()


def _forgotten(store: SqliteStore, key: int) -> None:
    store.forget([key])
    assert store.scrub()


def _cpu(act: Callable[[], object]) -> float:
    """Return how long an act takes, CPU ms."""
    start = time.process_time()
    act()
    return (time.process_time() - start) * 1000


if __name__ == "__main__":
    main(Path(sys.argv[1]))
