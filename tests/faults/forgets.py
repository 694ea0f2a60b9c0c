"""The erase matrix: whatever owners do, nothing is left of what they forgot, in any file.

`python -m tests.faults.forgets N [SEED]`; what forgetting costs says `tests/bench/forgetting_bench.py`.
"""

import sys

from tests.faults import machine


def run(n: int, seed: int) -> str:
    """Act until so many memories were forgotten for good; return `forgets N residue N`."""
    found = machine.run(n, seed)
    print(found.line, *found.details, sep="\n  ", file=sys.stderr)
    return found.line


if __name__ == "__main__":
    print(run(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))
