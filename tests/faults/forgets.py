"""The erase matrix: whatever owners do, nothing is left of what they forgot, in any file.

`python -m tests.faults.forgets N [SEED]`, or `python -m tests.faults.forgets costs FILE` for what forgetting costs.
"""

import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.faults import machine
from wellkept.model.query import Query
from wellkept.service.answers import finish
from wellkept.service.requests import Forget
from wellkept.service.wellkept import Wellkept


def run(n: int, seed: int) -> str:
    """Act until so many memories were forgotten for good; return `forgets N residue N`."""
    found = machine.run(n, seed)
    print(found.line, *found.details, sep="\n  ", file=sys.stderr)
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
