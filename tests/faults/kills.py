"""The program is killed at random moments: nothing acknowledged is lost, nothing forgotten comes back."""

import random
import sys
import tempfile
from pathlib import Path

from tests.faults.living import live
from tests.faults.standing import Standing, Verdict
from wellkept.store.sqlite.sqlite_store import SqliteStore

_KILLS_A_FILE = 25
_ACTS = 40


def run(n: int, seed: int) -> str:
    """Kill the program so many times; return `kills N lost N back N`."""
    rng = random.Random(seed)
    verdict, done = Verdict(), 0
    while done < n:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "memories.db"
            standing = Standing()
            until = min(done + _KILLS_A_FILE, n)
            while done < until:
                done += live(path, rng, _ACTS, standing.hear, killed=1.0)
                verdict.add(_after(path, standing))
        print(verdict.line("kills", done), *verdict.faults, sep="\n  ", file=sys.stderr)
    return verdict.line("kills", done)


def _after(path: Path, standing: Standing) -> Verdict:
    store = SqliteStore.open(path)
    faults = list(store.problems())
    store.close()
    verdict = standing.compare(path)
    verdict.faults += faults
    return verdict


if __name__ == "__main__":
    print(run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
