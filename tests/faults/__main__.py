"""Every way to end badly that we could think of, staged: `make faults`, with `N=` for another size.

Each runner ends with one line of figures; all zeros but the first is what was promised. The figures come in the end,
that of the forgets last.
"""

import os
import sys
import time

from tests.faults import encryption, forgets, kills, migrations, powercuts
from tests.faults.shares import Run, in_shares

# Each with how many are promised.
RUNNERS: dict[str, tuple[Run, int]] = {
    "kills": (kills.run, 500),
    "powercuts": (powercuts.run, 300),
    "migrations": (migrations.run, 100),
    "encryption": (encryption.run, 50),
    "forgets": (forgets.run, 5000),
}


def main() -> None:
    """Run all, or those named; `N=` in the environment for another size than promised."""
    named = [name for name in sys.argv[1:] if name in RUNNERS] or list(RUNNERS)
    lines: list[str] = []
    size = int(os.environ.get("N") or 0)
    for name in named:
        run, promised = RUNNERS[name]
        started = time.perf_counter(), _processor_s()
        line = in_shares(run, size or promised, 1)
        took, of_processor = time.perf_counter() - started[0], _processor_s() - started[1]
        print(f"{name}: {took:.0f} s, of a processor {of_processor:.0f} s", file=sys.stderr)
        lines.append(line)
    print(*lines, sep="\n")


def _processor_s() -> float:
    """Return the seconds of a processor that all programs took which ended so far, and this one."""
    times = os.times()
    return sum(times[:4])


if __name__ == "__main__":
    main()
