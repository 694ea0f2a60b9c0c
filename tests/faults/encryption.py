"""The program is killed at random moments of encrypting, changing the key and making plain: nothing is lost.

After each kill the file must open with the key that is in the keyring, hold every memory that was said to be safe,
pass its checks, have nothing left beside it, and show no word of a memory if it is encrypted.
"""

import random
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path

import apsw

from tests.building import NOON, memory
from tests.faults.keyring_file import FileDoor, keys_in_file
from wellkept.model.errors import WellkeptError
from wellkept.model.query import Filters
from wellkept.service.encryption import Encryption
from wellkept.service.opening import opened_store
from wellkept.store.backups import BackupKind
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.backup_files import folder_of
from wellkept.store.sqlite.resealing import left_over
from wellkept.store.sqlite.sealing import connected, file_id
from wellkept.store.sqlite.sqlite_store import SqliteStore

_STAYING = {"memories.db.backups"}
_FIRST = 1500
"""Memories there are to begin with, so that making the file anew takes a while."""
_BACKUPS = 2
_LATEST_S = 1.0


def run(n: int, seed: int) -> str:
    """Kill the program so many times; return `encryption-kills N lost N`."""
    rng = random.Random(seed)
    lost, seen = 0, Counter[str]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        safe = _begin(folder / "memories.db")
        for kill in range(n):
            safe |= _live(folder, rng)
            faults = _after(folder, safe, seen)
            lost += bool(faults)
            print(*(f"kill {kill + 1}: {fault}" for fault in faults), sep="\n", end="", file=sys.stderr)
    print(f"found: {dict(seen)}", file=sys.stderr)
    return f"encryption-kills {n} lost {lost}"


def _begin(path: Path) -> set[str]:
    store = SqliteStore.open(path)
    first = [memory(f"Owner once saw nightingale {number} " + "in a tree " * (number % 60)) for number in range(_FIRST)]
    store.insert(first)
    for day in range(_BACKUPS):
        store.keep_backup(store.back_up(lambda: False), BackupKind.ASKED, NOON + day)
    store.close()
    return {one.id for one in first}


def _live(folder: Path, rng: random.Random) -> set[str]:
    """Let the program live for a random while, kill it, and return what it said to be safe."""
    command = [sys.executable, "-m", "tests.faults.encryption_life", str(folder), str(rng.randrange(1 << 30))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        ready = program.stdout.readline()
        killer = threading.Timer(rng.uniform(0, _LATEST_S), program.kill)
        killer.start()
        said = program.stdout.read().split("\n")
        killer.join()
    assert ready == "ready\n"
    return set(said[:-1])  # what has no end of line may not have been said


def _after(folder: Path, safe: set[str], seen: Counter[str]) -> list[str]:
    """Return what is wrong after a kill."""
    path = folder / "memories.db"
    beside = {file.name for file in folder.iterdir()} - _STAYING
    beside -= {"memories.db", "memories.db-wal", "memories.db-shm", "keyring"}
    seen["encrypted" if file_id(path) else "plain"] += 1
    seen["left beside"] += bool(beside)
    keys = keys_in_file(folder / "keyring")
    try:
        store = opened_store(path, "", keys)
    except WellkeptError as error:
        return [error.sentence]
    try:
        seen["backups half way"] += bool(store.backups_otherwise())
        Encryption(store, keys).settle()
        held, wanted = set(FileDoor(folder / "keyring").held()), store.file_name
        seen["backups left"] += len(store.backups_otherwise())
        seen["keys left"] += len(held) - bool(wanted)
        there = {row.memory.id for row in store.newest(Filters(), 1_000_000)}
        faults = [*store.problems(), *(f"{len(safe - there)} memories are gone" for _ in [0] if safe - there)]
        faults += [f"{one.name} does not open" for one in store.backups() if not _opens(one.path, store.file_key)]
        faults += ["a backup is not what the file is" for _ in store.backups_otherwise()]
        store.scrub()
    finally:
        store.close()
    return faults + _left(folder)


def _opens(backup: Path, key: FileKey | None) -> bool:
    """Tell whether a backup can be read, and has all that it had."""
    with closing(connected(str(backup), key, apsw.SQLITE_OPEN_READONLY)) as con:
        memories, found = con.execute("select count(*) from memories").get, con.execute("pragma quick_check").get
        return int(memories) == _FIRST and str(found) == "ok"


def _left(folder: Path) -> list[str]:
    """Return what lies beside the file after a start, and what of it can be read though it is encrypted."""
    known = {"memories.db", "keyring", "keyring-half"} | _STAYING
    faults = [f"{file.name} was left" for file in folder.iterdir() if file.name not in known]
    if file_id(folder / "memories.db"):
        files = (file for file in folder.rglob("*") if file.is_file())
        faults += [f"{file.name} can be read" for file in files if b"nightingale" in file.read_bytes()]
    faults += [f"{file.name} was left" for file in left_over(folder_of(folder / "memories.db"))]
    return faults


if __name__ == "__main__":
    print(run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
