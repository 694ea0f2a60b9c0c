"""Does anything that may not be read get out? Random worlds, callers and requests against a rule told twice.

`python -m tests.doors.isolation N SEED` makes N cases and ends with "isolation cases N leaks N". A world is a store
with its vectors and columns in RAM, and shared by many cases. After each case every word and id of the answer is looked
through, and every record of the store: what the caller may not see must not be told, counted, touched or changed.
"""

import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.building import Clock
from tests.doors.isolation_asking import Asking, Case
from tests.doors.isolation_looking import leaks_of
from tests.doors.isolation_world import World
from wellkept.model.errors import WellkeptError

CASES_A_WORLD = 400
_TOLD = 20  # of the leaks, so that a broken rule does not print a book


@contextmanager
def world(seed: int) -> Iterator[World]:
    """A store in a folder of its own, gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        made = World(Path(folder) / "memories.db", random.Random(seed), Clock())
        try:
            yield made
        finally:
            made.close()


def one(asking: Asking, here: World) -> tuple[Case, object, list[str]]:
    """Make one case and return it with its answer (or why there was none) and what leaked in it."""
    before = here.records()
    case = asking.case(before)
    answer: object
    try:
        answer = here.ask(case.caller, case.request)
    except WellkeptError as fault:
        answer = fault
    return case, answer, leaks_of(case, answer, before, here.records())


def run(n: int, seed: int) -> str:
    """Make so many cases and return a report; its last line counts them and their leaks."""
    kinds: Counter[str] = Counter()
    leaks: list[str] = []
    answered = 0
    for start in range(0, n, CASES_A_WORLD):
        number = seed * 1_000_003 + start
        with world(number) as here:
            asking = Asking(random.Random(number + 1), here.assistants)
            for at in range(start, min(start + CASES_A_WORLD, n)):
                case, answer, found = one(asking, here)
                answered += not isinstance(answer, WellkeptError)
                kinds[type(case.request).__name__] += 1
                leaks += [f"case {at}: {leak}" for leak in found]
    lines = [f"{name} {count}" for name, count in sorted(kinds.items())]
    return "\n".join([*lines, f"answered {answered}", *leaks[:_TOLD], f"isolation cases {n} leaks {len(leaks)}"])


if __name__ == "__main__":
    report = run(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    print(report)
    sys.exit(not report.endswith("leaks 0"))
