"""What forgetting one memory costs: `python -m tests.bench.forgetting_bench 1000 FILE`.

A number stands for so many made-up memories with vectors of 256 numbers, anything else for a store, which is copied.
Each memory is forgotten as the window does it, the scrub included: when the answer is there, its bytes are gone.
"""

import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.filled import Clusters, fill
from wellkept.model.query import Filters
from wellkept.service.answers import finish
from wellkept.service.requests import Forget
from wellkept.service.wellkept import Wellkept

_TIMES = 200
_DIMS = 256


def main(wanted: list[str]) -> None:
    """Print a line for each store."""
    for one in wanted:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "memories.db"
            if one.isdigit():
                fill(path, int(one), Clusters(_DIMS))
            else:
                shutil.copyfile(one, path)
            print(measured(path), flush=True)


def measured(path: Path) -> str:
    """Forget memories of a store one by one, and say what each took, ms."""
    wellkept = Wellkept.open(path)
    keys = list(wellkept._store.newest_keys(Filters()))
    total, took, of_processor = len(keys), [], []
    for key in random.Random(1).sample(keys, min(_TIMES, total // 2)):
        start, cpu = time.perf_counter(), time.process_time()
        assert finish(wellkept.forget(Forget((key,)))).scrubbed
        took.append(1000 * (time.perf_counter() - start))
        of_processor.append(1000 * (time.process_time() - cpu))
    wellkept.close()
    return f"forget one of {total:,}, ms: {_middle_and_late(took)}; of a processor: {_middle_and_late(of_processor)}"


def _middle_and_late(ms: list[float]) -> str:
    ordered = sorted(ms)
    return f"median {ordered[len(ms) // 2]:.1f}, p95 {ordered[int(len(ms) * 0.95)]:.1f}"


if __name__ == "__main__":
    main(sys.argv[1:] or ["1000"])
