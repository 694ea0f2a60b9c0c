"""The program is killed while it brings a file to a newer schema: the file ends old or new, never between."""

import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import apsw

from tests.faults.living import ROOT
from wellkept.model.text import exact_digest, fingerprint
from wellkept.store.sqlite.backup_files import files_of, folder_of
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.schema import migrate, migration_texts, version_of
from wellkept.store.sqlite.sqlite_store import SqliteStore

STEPS = migration_texts()
_MEMORIES = 300
_EXACT = 16
"""From this version on programs write what tells the very words, too."""
_OPEN = """
import pathlib, sys
from wellkept.store.sqlite.sqlite_store import SqliteStore
print("go", flush=True)
SqliteStore.open(pathlib.Path(sys.argv[1])).close()
print("done", flush=True)
"""
_OLD_ROW = """
insert into memories(id, being_id, kind, content, folded, source, importance, tags, created_at, about, by, core, trust,
  fingerprint) values(?, 'owner', 'fact', ?, ?, 'paste', 0.4, '["old"]', 1, 'owner', 'owner', 0, 'said', ?)
"""


def old_file(path: Path, version: int, memories: int) -> None:
    """Write a file as an earlier program left it."""
    con, _ = open_file(path)
    migrate(con, path, steps=STEPS[:version])
    con.execute("begin; insert into beings(id, name, created_at) values('owner', 'owner', 1)")
    for number in range(memories):
        text = f"Owner keeps number {number} in drawer {number % 17}."
        con.execute(_OLD_ROW, (f"mem_{number}", text, text.lower(), fingerprint(text)))
        if version >= _EXACT:
            con.execute("update memories set exact=? where id=?", (exact_digest(text), f"mem_{number}"))
    con.execute("commit")
    con.close()


def schemas() -> list[dict[str, str]]:
    """Return what a whole file of each version has in it, from version 0 on."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for version in range(len(STEPS) + 1):
            path = Path(folder) / f"{version}.db"
            con, _ = open_file(path)
            migrate(con, path, steps=STEPS[:version])
            found.append(_schema(con))
            con.close()
    return found


def _schema(con: apsw.Connection) -> dict[str, str]:
    return {str(name): str(sql) for name, sql in con.execute("select name, sql from sqlite_schema")}


def run(n: int, seed: int) -> str:
    """Kill so many updates; return `migrations N half N`."""
    rng = random.Random(seed)
    whole, half = schemas(), 0
    with tempfile.TemporaryDirectory() as folder:
        made: dict[int, bytes] = {}
        took = 0.0
        for done in range(n):
            version = rng.randrange(1, len(STEPS))
            _take_away(Path(folder))
            path = Path(folder) / "memories.db"
            if version not in made:
                old_file(path, version, min(_MEMORIES, 50 * n))
                made[version] = path.read_bytes()
                took = took or _whole_time(path)
            path.write_bytes(made[version])
            _killed(path, rng.uniform(0.0, took))
            faults = _faults(path, version, whole)
            half += bool(faults)
            print(f"{done + 1}: from {version}", *faults, file=sys.stderr)
    return f"migrations {n} half {half}"


def _take_away(folder: Path) -> None:
    for there in folder.iterdir():
        if there.is_dir():
            shutil.rmtree(there)
        else:
            there.unlink()


def _whole_time(old: Path) -> float:
    """Return how long an update takes, s, so that kills fall all over it."""
    path = old.with_name("timed.db")
    shutil.copyfile(old, path)
    start = time.perf_counter()
    SqliteStore.open(path).close()
    return time.perf_counter() - start


def _killed(path: Path, after_s: float) -> None:
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(ROOT)))}
    command = [sys.executable, "-c", _OPEN, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=paths, cwd=ROOT, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "go\n"
        time.sleep(after_s)
        program.send_signal(signal.SIGKILL)


def _faults(path: Path, version: int, whole: list[dict[str, str]]) -> list[str]:
    """Look at what is there, then start again, and return what is wrong."""
    con = apsw.Connection(str(path))
    reached = version_of(con)
    faults = [] if _schema(con) == whole[reached] and reached >= version else [f"between, at {reached}"]
    faults += _unlike(con, "after the kill")
    con.close()
    store = SqliteStore.open(path)
    faults += store.problems()
    store.close()
    con = apsw.Connection(str(path))
    faults += [] if _schema(con) == whole[-1] else ["not new after the next start"]
    faults += _unlike(con, "after the next start")
    con.close()
    beside = sorted(one.name for one in path.parent.glob(path.name + "?*") if one.is_file())
    half = sorted(one.name for one in folder_of(path).glob("*") if one not in files_of(path))
    return faults + [f"left: {name}" for name in beside + half]


def _unlike(con: apsw.Connection, when: str) -> list[str]:
    """Say if memories are missing or others."""
    words = [str(content) for (content,) in con.execute("select content from memories order by rid")]
    wanted = [f"Owner keeps number {number} in drawer {number % 17}." for number in range(len(words))]
    whole = con.execute("pragma quick_check").get == "ok"
    return [] if words == wanted and words and whole else [f"not whole {when}"]


if __name__ == "__main__":
    print(run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
