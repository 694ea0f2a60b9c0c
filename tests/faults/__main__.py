"""All that can go wrong, on purpose: `python -m tests.faults [N]`; one line each at the end."""

import sys
from collections.abc import Callable

from tests.faults import encryption

SEED = 1

# What is run, and which share of N of it.
RUNS: dict[str, tuple[Callable[[int, int], str], float]] = {
    "encryption": (encryption.run, 0.1),
}


def main(n: int) -> None:
    """Run each, and print its line."""
    for run, share in RUNS.values():
        print(run(max(1, round(n * share)), SEED), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
