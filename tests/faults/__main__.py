"""Every way to end badly that we could think of, staged: `make faults`, with `N=` for another size.

Each runner ends with one line of figures; all zeros but the first is what was promised.
"""

import os
import sys
from collections.abc import Callable

from tests.faults import encryption, forgets, kills, migrations, powercuts

Run = Callable[[int, int], str]

# Each with how many are promised.
RUNNERS: dict[str, tuple[Run, int]] = {
    "forgets": (forgets.run, 5000),
    "kills": (kills.run, 500),
    "powercuts": (powercuts.run, 300),
    "migrations": (migrations.run, 100),
    "encryption": (encryption.run, 50),
}


def main() -> None:
    """Run all, or those named; `N=` in the environment for another size than promised."""
    named = [name for name in sys.argv[1:] if name in RUNNERS] or list(RUNNERS)
    size = int(os.environ.get("N") or 0)
    lines = [RUNNERS[name][0](size or RUNNERS[name][1], 1) for name in named]
    print(*lines, sep="\n")


if __name__ == "__main__":
    main()
