"""The power goes at random moments: nothing acknowledged is lost, nothing forgotten comes back or is left behind."""

import random
import shutil
import sys
import tempfile
from pathlib import Path

from tests.faults.acting import Actor
from tests.faults.marks import left_in
from tests.faults.recording import Disk, recorded
from tests.faults.standing import Standing, Verdict
from wellkept.store.sqlite.sqlite_store import SqliteStore

_CUTS_A_FILE = 50
_WRITES_BETWEEN = 120


class Cuts:
    """Hears what is acknowledged, and at random writes keeps what the disk would have."""

    def __init__(self, disk: Disk, rng: random.Random, most: int) -> None:
        self._disk, self._rng, self._most = disk, rng, most
        self.standing = Standing()
        self.taken: list[tuple[Standing, dict[str, bytes]]] = []
        self._next = rng.randrange(_WRITES_BETWEEN)
        write, sync = disk.write, disk.sync

        def writing(name: str, at: int, data: bytes | None) -> None:
            write(name, at, data)
            self._look()

        def syncing(name: str) -> None:
            self._look()
            sync(name)

        disk.write, disk.sync = writing, syncing  # type: ignore[method-assign] # looked at from here only

    @property
    def done(self) -> bool:
        """Whether there are enough."""
        return len(self.taken) >= self._most

    def _look(self) -> None:
        if self._disk.writes >= self._next and not self.done:
            self._next = self._disk.writes + 1 + self._rng.randrange(_WRITES_BETWEEN)
            self.taken.append((self.standing.now(), self._disk.after_a_cut(self._rng)))


def run(n: int, seed: int) -> str:
    """Cut the power so many times; return `powercuts N lost N back N`."""
    rng = random.Random(seed)
    verdict, done = Verdict(), 0
    while done < n:
        with tempfile.TemporaryDirectory() as name, tempfile.TemporaryDirectory() as after:
            folder = Path(name).resolve()
            with recorded(folder) as disk:
                cuts = Cuts(disk, rng, min(_CUTS_A_FILE, n - done))
                actor = Actor(folder / "memories.db", rng.randrange(1 << 30), cuts.standing.hear, alone=True)
                while not cuts.done:
                    actor.act()
                actor.close()
            for standing, files in cuts.taken:
                verdict.add(_after(Path(after), standing, files))
            done += len(cuts.taken)
        print(verdict.line("powercuts", done), *sorted(set(verdict.faults)), sep="\n  ", file=sys.stderr)
    return verdict.line("powercuts", done)


def _after(folder: Path, standing: Standing, files: dict[str, bytes]) -> Verdict:
    """Start again with what the disk has."""
    shutil.rmtree(folder)
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    try:
        return _opened(folder, standing)
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is counted
        return Verdict(lost=len(standing.kept), faults=[f"not opened: {type(fault).__name__}"])


def _opened(folder: Path, standing: Standing) -> Verdict:
    path = folder / "memories.db"
    store = SqliteStore.open(path)
    try:
        faults = list(store.problems())
        if not store.scrub():
            faults.append("not scrubbed")
        gone = standing.gone - standing.unsure
        marks = [mark for mark in standing.book.marks if mark.owners and gone.issuperset(mark.owners)]
        verdict = standing.compare(path)
        verdict.faults += faults + [f"left: {mark.kind} in {name}" for name, mark in left_in(folder.iterdir(), marks)]
    finally:
        store.close()
    return verdict


if __name__ == "__main__":
    print(run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
