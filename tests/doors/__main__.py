"""The doors, live: `make doors`, with `N=` for another size, or `python -m tests.doors NAME` for one of them.

Each runner ends with one line of figures.
"""

import os
import sys
from collections.abc import Callable

from tests.doors import contract

Run = Callable[[int, int], str]

# Each with its size where that is not chosen.
RUNNERS: dict[str, tuple[Run, int]] = {
    "contract": (contract.run, 1000),
}


def main() -> None:
    """Run all, or those named; `N=` in the environment for another size."""
    named = [name for name in sys.argv[1:] if name in RUNNERS] or list(RUNNERS)
    size = int(os.environ.get("N") or 0)
    lines = [RUNNERS[name][0](size or RUNNERS[name][1], 1) for name in named]
    print(*lines, sep="\n")


if __name__ == "__main__":
    main()
