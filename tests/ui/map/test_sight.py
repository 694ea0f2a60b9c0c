"""What part of the map is in sight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.ui.map.sight import CLOSEST, FARTHEST, Sight

WINDOW = Sight(800, 400)
places = st.floats(-1, 1)
pixels = st.floats(0, 400)


@given(places, places, st.floats(0.6, 50), places, places)
def test_there_and_back_is_the_same_place(x: float, y: float, zoom: float, at_x: float, at_y: float) -> None:
    sight = Sight(800, 400, zoom, at_x, at_y)
    assert sight.to_map(*sight.to_window(x, y)) == pytest.approx((x, y), abs=1e-6)


@given(st.floats(0.2, 5), pixels, pixels)
def test_zooming_keeps_what_is_under_the_pointer(factor: float, x: float, y: float) -> None:
    under = WINDOW.to_map(x, y)
    assert WINDOW.zoomed(factor, x, y).to_window(*under) == pytest.approx((x, y), abs=1e-6)


@pytest.mark.parametrize(("factor", "zoom"), [(1e9, CLOSEST), (1e-9, FARTHEST)], ids=["closest", "farthest"])
def test_zoom_has_its_ends(factor: float, zoom: float) -> None:
    assert WINDOW.zoomed(factor, 0, 0).zoom == zoom


def test_all_of_a_flat_map_fills_a_wide_window() -> None:
    flat = WINDOW.of([-0.4, 0.5])
    assert flat.to_window(1, 0)[0] == pytest.approx(400 + 400 * 0.9)
    assert WINDOW.to_window(1, 0)[0] < flat.to_window(1, 0)[0]


def test_moving_moves_the_map_by_so_many_pixels_and_not_out_of_reach() -> None:
    assert WINDOW.moved(30, -20).to_window(0, 0) == pytest.approx((430, 180))
    assert WINDOW.moved(1e6, 0).x == -1


@pytest.mark.parametrize(("x", "y"), [(1.0, 0.0), (-1.0, 1.0), (0.0, 0.0)])
def test_a_place_is_brought_into_sight(x: float, y: float) -> None:
    close = Sight(800, 400, 8)
    at_x, at_y = close.showing(x, y, 40).to_window(x, y)
    assert 39.9 <= at_x <= 760.1
    assert 39.9 <= at_y <= 360.1


def test_what_is_in_sight_already_moves_nothing() -> None:
    assert WINDOW.showing(0, 0, 40) == WINDOW


def test_seeing_all_forgets_zoom_and_place() -> None:
    assert Sight(800, 400, 8, 0.3, 0.3, 0.5).whole() == Sight(800, 400, tall=0.5)
