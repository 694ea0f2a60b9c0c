"""Few dates that stand far off are told apart from where nearly all are."""

import numpy as np
import pytest

from tests.building import DAY, NOON
from wellkept.model.facets import Reach
from wellkept.recall.calendar import Calendar


@pytest.mark.parametrize(
    ("dates", "reach"),
    [
        pytest.param([NOON], Reach(NOON, NOON, NOON, NOON), id="one"),
        pytest.param([0, NOON, NOON + DAY], Reach(0, 0, NOON + DAY, NOON + DAY), id="few: none is a stray"),
        pytest.param(
            [*(NOON + day * DAY for day in range(40)), 0],
            Reach(0, NOON, NOON + 38 * DAY, NOON + 39 * DAY),
            id="one may be",
        ),
        pytest.param(
            [*([0] * 5), *([NOON] * 990), *([NOON + DAY] * 5)],
            Reach(0, NOON, NOON, NOON + DAY),
            id="one of two hundred may be",
        ),
    ],
)
def test_reach(dates: list[int], reach: Reach) -> None:
    shuffled = np.array(dates[::-1], dtype=np.int64)
    assert Calendar().reach(shuffled, np.ones(len(dates), dtype=np.bool_)) == reach


def test_what_is_not_there_reaches_nowhere() -> None:
    dates, here = np.array([0, NOON, 0], dtype=np.int64), np.array([False, True, False])
    calendar = Calendar()
    assert calendar.reach(dates, here) == Reach(NOON, NOON, NOON, NOON)
    assert calendar.whole((0, NOON, NOON + 1), dates, here) == (0, 1)
