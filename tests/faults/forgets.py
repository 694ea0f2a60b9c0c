"""The erase matrix: whatever owners do, nothing is left of what they forgot, in any file.

`python -m tests.faults.forgets N [SEED]`, or `python -m tests.faults.forgets costs FILE` for what forgetting costs.
"""

import random
import shutil
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import apsw

from tests.faults.living import live
from tests.faults.marks import Mark, left_of
from wellkept.model.query import Query
from wellkept.service.answers import finish
from wellkept.service.requests import Forget
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

_ACTS_A_LIFE = 120
_LIVES_A_FILE = 6
_KILLED = 0.7  # of the programs; the others close their window


@dataclass(slots=True)
class Found:
    """What was seen. `residue` says which kind was left in which file; `back` counts what came back."""

    forgets: int = 0
    residue: list[str] = field(default_factory=list)
    back: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def line(self) -> str:
        """What it came to."""
        beside = f" back {self.back} problems {len(self.problems)}" if self.back or self.problems else ""
        return f"forgets {self.forgets} residue {len(self.residue)}{beside}"


class Watch:
    """Follows what is said of one file, and looks into it."""

    def __init__(self, path: Path, found: Found) -> None:
        self._path, self._found = path, found
        self._marks: set[Mark] = set()
        self._seen_gone: set[Mark] = set()
        self._gone: set[str] = set()

    def hear(self, said: dict[str, object]) -> None:
        """Take note of a line."""
        if "mark" in said:
            owners, data = said["owners"], said["data"]
            assert isinstance(owners, list)
            assert isinstance(data, str)
            self._marks.add(Mark(str(said["mark"]), bytes.fromhex(data), tuple(owners), bool(said["loose"])))
        for one in _texts(said, "gone"):
            self._gone.add(one)
            self._found.forgets += 1
        self._gone -= set(_texts(said, "back"))
        if "look" in said:
            self.look()

    def look(self, *, at_all: bool = False) -> None:
        """Look for what is gone since the last look, or for all that ever was."""
        con = apsw.Connection(str(self._path), flags=apsw.SQLITE_OPEN_READONLY)
        alive = {str(one) for (one,) in con.execute("select id from memories")}
        kept = "\n".join(str(text) for (text,) in con.execute(_KEPT)).encode()
        con.close()
        gone = {mark for mark in self._marks if set(mark.owners) - alive or (mark.loose and mark.data not in kept)}
        for name, mark in left_of(self._path.parent, gone if at_all else gone - self._seen_gone):
            self._found.residue.append(f"{mark.kind} in {name}")
            self._marks.discard(mark)
        self._seen_gone = gone

    def look_back(self) -> None:
        """Count what was said to be gone and is there again."""
        con = apsw.Connection(str(self._path), flags=apsw.SQLITE_OPEN_READONLY)
        self._found.back += len(self._gone & {str(one) for (one,) in con.execute("select id from memories")})
        con.close()


_KEPT = """
select tag from memory_tags union all select text from drafts union all select line from profile_lines
union all select value from private_marks union all select source from memories
union all select name from assistants union all select content || why || fields from wishes
"""


def _texts(said: dict[str, object], name: str) -> list[str]:
    texts = said.get(name, [])
    assert isinstance(texts, list)
    return [str(text) for text in texts]


def _reopen(path: Path, watch: Watch, found: Found) -> None:
    """Start again as the next program would, and look at all that ever went."""
    store = SqliteStore.open(path)
    found.problems += store.problems()
    # What read beside a program that was killed ends a moment later.
    if not any(store.scrub() for _ in range(100)):
        found.problems.append("a scrub that is never done")
    watch.look(at_all=True)
    watch.look_back()
    store.close()


def run(n: int, seed: int) -> str:
    """Act until so many memories were forgotten for good; return `forgets N residue N`."""
    rng = random.Random(seed)
    found = Found()
    while found.forgets < n:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "memories.db"
            watch = Watch(path, found)
            for _ in range(_LIVES_A_FILE):
                if found.forgets < n:
                    live(path, rng, min(_ACTS_A_LIFE, 30 + n), watch.hear, killed=_KILLED)
                    _reopen(path, watch, found)
            watch.look(at_all=True)
        print(found.line, *sorted(set(found.residue)), *sorted(set(found.problems)), sep="\n  ", file=sys.stderr)
    return found.line


def costs(file: Path, times: int = 200) -> str:
    """Forget memories one by one in a copy of a store; return what each took, ms."""
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        path = Path(folder) / "memories.db"
        shutil.copyfile(file, path)
        wellkept = Wellkept.open(path)
        keys = [row.key for row in wellkept.newest(Query(), 100 * times)]
        took: list[tuple[float, float]] = []
        for key in random.Random(1).sample(keys, min(times, len(keys))):
            start, cpu = time.perf_counter(), time.process_time()
            finish(wellkept.forget(Forget((key,))))
            took.append((1000 * (time.perf_counter() - start), 1000 * (time.process_time() - cpu)))
        wellkept.close()
    wall, cpu_ms = (sorted(one[which] for one in took) for which in (0, 1))
    middle, late = len(took) // 2, int(len(took) * 0.95)
    return (
        f"forget, ms: median {wall[middle]:.1f}, p95 {wall[late]:.1f};"
        f" of a processor: median {cpu_ms[middle]:.1f}, p95 {cpu_ms[late]:.1f} ({len(took)} forgets)"
    )


if __name__ == "__main__":
    if sys.argv[1] == "costs":
        print(costs(Path(sys.argv[2])))
    else:
        print(run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
