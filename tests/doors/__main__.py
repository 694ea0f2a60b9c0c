"""The doors, live: `make doors`, with `N=` for another size, or `python -m tests.doors NAME` for one of them.

Each runner tells how it went; the lines of figures stand together at the end.
"""

import os
import sys
from collections.abc import Callable

from tests.doors import asking_all, contract, isolation, load, refusals

Run = Callable[[int, int], str]

# Each with its size where that is not chosen: memories, cases for each address, requests at once, cases, seconds.
RUNNERS: dict[str, tuple[Run, int]] = {
    "contract": (contract.run, 1000),
    "auth": (refusals.run, 1000),
    "schemathesis": (asking_all.run, 100),
    "isolation": (isolation.run, 20_000),
    "load": (load.run, 30),
}


def main() -> None:
    """Run all, or those named; `N=` in the environment for another size."""
    named = [name for name in sys.argv[1:] if name in RUNNERS] or list(RUNNERS)
    size = int(os.environ.get("N") or 0)
    last: list[str] = []
    for name in named:
        run, usual = RUNNERS[name]
        *told, line = run(size or usual, 1).splitlines()
        print(*told, sep="\n", end="\n" if told else "", flush=True)
        last.append(line)
    print(*last, sep="\n")


if __name__ == "__main__":
    main()
