"""A small run of each of the fault runners; `make faults` runs them at the size that was promised."""

from collections.abc import Callable

import pytest

from tests.faults import forgets, kills, migrations, powercuts
from tests.faults.shares import added


@pytest.mark.parametrize(
    ("run", "size", "expected"),
    [
        pytest.param(forgets.run, 6, "residue 0", id="forgets"),
        pytest.param(kills.run, 2, "kills 2 lost 0 back 0", id="kills"),
        pytest.param(powercuts.run, 20, "powercuts 20 lost 0 back 0", id="power cuts"),
        pytest.param(migrations.run, 2, "migrations 2 half 0", id="migrations"),
    ],
)
def test_nothing_is_lost_left_or_half_done(run: Callable[[int, int], str], size: int, expected: str) -> None:
    line = run(size, 2)
    assert line.endswith(expected), line


def test_shares_of_a_run_are_added() -> None:
    assert added(["kills 3 lost 0 back 1 faults 2", "kills 2 lost 4 back 0"]) == "kills 5 lost 4 back 1 faults 2"
    assert added(["forgets 9 residue 0", "forgets 8 residue 1 back 2"]) == "forgets 17 residue 1 back 2"
