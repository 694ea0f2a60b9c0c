"""Keys and mouse choose among ten stretches of time."""

import pytest

from wellkept.ui.timeline.brush import Act, Brush, Hold, grip, keyed

NUMBER = 10


@pytest.mark.parametrize(
    ("brush", "at", "act", "by", "after"),
    [
        pytest.param(None, 5, Act.MOVE, -1, (None, 4), id="nothing chosen: go"),
        pytest.param(None, 0, Act.MOVE, -1, (None, 0), id="no further"),
        pytest.param(None, 5, Act.MOVE, NUMBER, (None, 9), id="to the end"),
        pytest.param(None, 5, Act.CHOOSE, 0, (Brush(5, 5), 5), id="choose one"),
        pytest.param(None, 5, Act.LEAD, 1, (Brush(5, 6), 6), id="choose on"),
        pytest.param(None, 5, Act.LEAD, -NUMBER, (Brush(5, 0), 0), id="choose all before"),
        pytest.param(Brush(3, 5), 5, Act.LEAD, 1, (Brush(3, 6), 6), id="one more"),
        pytest.param(Brush(3, 5), 5, Act.LEAD, -4, (Brush(3, 1), 1), id="past the other end"),
        pytest.param(Brush(3, 5), 5, Act.MOVE, 2, (Brush(5, 7), 7), id="all of it"),
        pytest.param(Brush(7, 8), 8, Act.MOVE, NUMBER, (Brush(8, 9), 9), id="all of it to the end"),
        pytest.param(Brush(5, 3), 3, Act.MOVE, -NUMBER, (Brush(2, 0), 0), id="all of it to the beginning"),
        pytest.param(Brush(3, 5), 5, Act.CHOOSE, 0, (None, 5), id="take it off"),
        pytest.param(Brush(3, 5), 5, Act.CLEAR, 0, (None, 5), id="clear"),
    ],
)
def test_keys(brush: Brush | None, at: int, act: Act, by: int, after: tuple[Brush | None, int]) -> None:
    assert keyed(brush, at, act, by, NUMBER) == after


@pytest.mark.parametrize(
    ("brush", "ends", "x", "place", "to", "hold", "after"),
    [
        pytest.param(None, (-1e9, -1e9), 35, 3, 6, Hold.NOTHING, Brush(3, 6), id="begin"),
        pytest.param(Brush(2, 4), (20, 50), 75, 7, 5, Hold.NOTHING, Brush(7, 5), id="begin elsewhere"),
        pytest.param(Brush(2, 4), (20, 50), 35, 3, 5, Hold.WHOLE, Brush(4, 6), id="move"),
        pytest.param(Brush(2, 4), (20, 50), 35, 3, 9, Hold.WHOLE, Brush(7, 9), id="move to the end"),
        pytest.param(Brush(2, 4), (20, 50), 22, 2, 1, Hold.END, Brush(4, 1), id="the beginning is led"),
        pytest.param(Brush(4, 2), (20, 50), 47, 4, 8, Hold.END, Brush(2, 8), id="the end is led"),
        pytest.param(Brush(2, 4), (80, 50), 82, 1, 0, Hold.END, Brush(4, 0), id="right to left, the beginning"),
        pytest.param(Brush(2, 4), (80, 50), 65, 3, 4, Hold.WHOLE, Brush(3, 5), id="right to left, move"),
    ],
)
def test_the_mouse_takes_hold(
    brush: Brush | None, ends: tuple[float, float], x: float, place: int, to: int, hold: Hold, after: Brush
) -> None:
    held = grip(brush, ends, x, place, near=6)
    assert (held.hold, held.led_to(to, NUMBER)) == (hold, after)
