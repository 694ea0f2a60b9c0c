"""Which point is meant, which lie within a line, which comes next."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.model.kinds import Kind
from wellkept.ui.map.points import Points

FACT, EPISODE = 0, 1


def points(*at: tuple[float, float], kinds: bytes = b"") -> Points:
    xs, ys = array("f", [x for x, _ in at]), array("f", [y for _, y in at])
    return Points(array("q", range(100, 100 + len(at))), xs, ys, kinds or bytes(len(at)))


CROSS = ((0, 0), (0.5, 0.1), (-0.5, 0), (0, 0.5), (0.1, -0.5), (0.9, 0))


@pytest.mark.parametrize(
    ("right", "down", "expected"),
    [
        pytest.param(1, 0, 1, id="right"),
        pytest.param(-1, 0, 2, id="left"),
        pytest.param(0, 1, 3, id="down"),
        pytest.param(0, -1, 4, id="up"),
    ],
)
def test_the_next_point_that_way(right: int, down: int, expected: int) -> None:
    assert points(*CROSS).toward(0, right, down) == expected


def test_at_the_end_there_is_no_next() -> None:
    assert points(*CROSS).toward(5, 1, 0) is None


def test_hidden_kinds_are_passed_over_everywhere() -> None:
    some = points((0, 0), (0.1, 0), (0.3, 0), kinds=bytes((FACT, EPISODE, FACT)))
    some.hidden = frozenset((Kind.EPISODE,))
    assert some.toward(0, 1, 0) == 2
    assert some.nearest(0.1, 0, 0.05) is None
    assert some.within([(-1, -1), (1, -1), (1, 1), (-1, 1)]) == [0, 2]


coordinates = st.tuples(st.floats(-1, 1, width=32), st.floats(-1, 1, width=32))


@given(st.lists(coordinates, min_size=1, max_size=30), coordinates, st.floats(0.01, 0.5))
def test_the_grid_finds_what_looking_at_all_would_find(
    at: list[tuple[float, float]], asked: tuple[float, float], reach: float
) -> None:
    away = [(x - asked[0]) ** 2 + (y - asked[1]) ** 2 for x, y in at]
    found = points(*at).nearest(*asked, reach)
    if min(away) > reach**2:
        assert found is None
    else:
        assert found is not None
        assert away[found] == min(away)


@pytest.mark.parametrize(
    ("outline", "expected"),
    [
        pytest.param([(-0.1, -0.1), (0.6, -0.1), (0.6, 0.2), (-0.1, 0.2)], [0, 1], id="a box"),
        pytest.param([(-0.6, -0.1), (0.05, -0.1), (0.05, 0.6)], [0, 2, 3], id="a corner"),
        pytest.param([(0, 0), (1, 1)], [], id="no area"),
        pytest.param([], [], id="nothing"),
    ],
)
def test_points_within_a_line(outline: list[tuple[float, float]], expected: list[int]) -> None:
    some = points((0, 0.05), (0.5, 0.1), (-0.4, -0.08), (0, 0.4), (0.1, -0.5))
    assert sorted(some.within(outline)) == expected


def test_places_and_counts() -> None:
    some = points((0, 0), (0, 0), (0, 0), kinds=bytes((FACT, EPISODE, FACT)))
    assert (some.place_of(101), some.place_of(1)) == (1, None)
    assert some.counts()[Kind.FACT] == 2
    assert some.kind(1) is Kind.EPISODE
