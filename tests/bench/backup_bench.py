"""A backup of a store that is being written to, and bringing 10,000 lost memories back.

`python -m tests.bench.backup_bench FILE`: FILE is copied. A program beside keeps a sentence after the other while the
backup is made. Identical at its moment means here, beside the proof that the program makes itself: the backup has every
memory from before and the first so many of those written meanwhile, word for word, with no gap. Then memories are
taken out without being forgotten, and restored.
"""

import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from wellkept.model.query import Filters
from wellkept.service.answers import finish
from wellkept.service.backup_requests import MakeBackup, Restore
from wellkept.service.requests import Keep, Proposal
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import Backup
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Store

_LOST = 10_000
_AT_ONCE = 5_000


def main(file: Path) -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memories.db"
        shutil.copyfile(file, path)
        wellkept = Wellkept.open(path)
        finish(wellkept.tidy())
        print(_backed_up(wellkept, path), flush=True)
        print(_restored(wellkept), flush=True)
        wellkept.close()


def _backed_up(wellkept: Wellkept, path: Path) -> str:
    before = contents(wellkept._store)
    command = [sys.executable, "-m", "tests.bench.backup_bench", "write", str(path)]
    writer = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    assert writer.stdout.readline() == "writing\n"
    start, cpu = time.perf_counter(), time.process_time()
    backup = finish(wellkept.backups.make(MakeBackup())).backup
    took, of_processor = time.perf_counter() - start, time.process_time() - cpu
    written = writer.communicate()[0].split()
    assert backup is not None
    there = wellkept.memory(wellkept.by_id(written[-1]).key).id == written[-1]
    state = "identical" if backup.identical and _as_of_a_moment(backup, before, written) and there else "NOT IDENTICAL"
    return (
        f"backup of {len(before):,} while {len(written):,} were written: {state} at its moment, "
        f"{backup.memories:,} in it, {took:.1f} s, {of_processor:.1f} s of a processor"
    )


def _as_of_a_moment(backup: Backup, before: dict[str, str], written: list[str]) -> bool:
    store = SqliteStore.open(backup.path)
    found = contents(store)
    store.close()
    meanwhile = len(found) - len(before)
    return before.items() <= found.items() and found.keys() - before.keys() == set(written[:meanwhile])


def _restored(wellkept: Wellkept) -> str:
    store = wellkept._store
    whole = contents(store)
    newest = finish(wellkept.backups.make(MakeBackup())).backup
    assert newest is not None
    keys = random.Random(1).sample(list(store.newest_keys(Filters())), min(_LOST, len(whole) // 2))
    for place in range(0, len(keys), _AT_ONCE):
        store.set_aside(keys[place : place + _AT_ONCE])
    start = time.perf_counter()
    preview = finish(wellkept.backups.preview(newest.path))
    seen = time.perf_counter()
    restored = finish(wellkept.backups.restore(Restore()))
    took = time.perf_counter() - seen
    state = "all as before" if contents(store) == whole else "NOT AS BEFORE"
    return (
        f"{len(keys):,} lost: {preview.lost:,} found in {seen - start:.1f} s, {restored.lost:,} back in {took:.1f} s "
        f"(a backup before it included), {state}"
    )


def contents(store: Store) -> dict[str, str]:
    """Return the words of all memories by id."""
    keys = list(store.newest_keys(Filters()))
    rows = (row for place in range(0, len(keys), _AT_ONCE) for row in store.rows(keys[place : place + _AT_ONCE]))
    return {row.memory.id: row.memory.content for row in rows}


def write(path: Path) -> None:
    """Keep sentences until standard input is closed, then print their ids in the order they were kept."""
    import select

    wellkept = Wellkept.open(path)
    ids: list[str] = []
    print("writing", flush=True)
    while not select.select([sys.stdin], [], [], 0)[0]:
        kept = finish(wellkept.keep(Keep((Proposal(f"Owner put note {len(ids)} into drawer {len(ids) % 17}."),))))
        ids.append(wellkept.memory(kept.keys[0]).id)
    print(*ids)
    wellkept.close()


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(Path(sys.argv[2]))
    else:
        main(Path(sys.argv[1]))
