"""Bars stand in their columns and names never touch."""

from itertools import pairwise, product

import pytest

from tests.building import DAY, NOON
from tests.ui.timeline.conftest import InPlace
from wellkept.model.facets import Reach
from wellkept.ui.timeline.layout import Name, Picture, Shape, laid_out
from wellkept.ui.timeline.scale import Scale, scale_for
from wellkept.ui.timeline.ticks import GAP

LETTER = 7
TEN = Scale(tuple(NOON + day * DAY for day in range(11)))


def wide(text: str) -> int:
    return LETTER * len(text)


def shape(width: float = 400, *, right_to_left: bool = False) -> Shape:
    return Shape(width, 16, 12, 36, right_to_left)


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        pytest.param(13, ["17 Feb", "19 Feb", "21 Feb", "23 Feb", "25 Feb", "27 Feb", "1 Mar"], id="days"),
        pytest.param(200, ["2025", "Sept", "Oct", "Nov", "Dec", "2026", "Feb"], id="months of a year"),
        pytest.param(800, ["2024", "Apr", "Jul", "Oct", "2025", "Apr", "Jul", "Oct", "2026"], id="quarters"),
    ],
)
def test_names_say_where_one_is(in_place: InPlace, days: int, expected: list[str]) -> None:
    in_place("UTC", "en_GB")
    scale = scale_for(Reach(NOON - days * DAY, NOON - days * DAY, NOON, NOON), 60)
    counts = tuple(1 for _ in range(scale.number))
    names = laid_out(Picture(scale, counts, counts), shape(), wide).names
    assert [name.text for name in names] == expected


@pytest.mark.parametrize("right_to_left", [False, True], ids=["left to right", "right to left"])
def test_names_touch_nothing(in_place: InPlace, right_to_left: bool) -> None:
    in_place("UTC", "en_GB")
    for days, width in product((0, 13, 55, 300, 1000, 4000, 20000), (80, 400, 1000)):
        names = names_of(days, width, right_to_left=right_to_left)
        assert names, (days, width)
        assert all(name.begin >= 16 and name.end <= 16 + width for name in names), (days, width)
        assert all(after.begin - before.end >= GAP for before, after in pairwise(names)), (days, width)


def names_of(days: int, width: float, *, right_to_left: bool) -> list[Name]:
    scale = scale_for(Reach(NOON - days * DAY, NOON - days * DAY, NOON, NOON), int(width // 6))
    counts = tuple(1 for _ in range(scale.number))
    layout = laid_out(Picture(scale, counts, counts), shape(width, right_to_left=right_to_left), wide)
    return sorted(layout.names, key=lambda name: name.begin)


@pytest.mark.parametrize(
    ("whole", "found", "heights"),
    [
        pytest.param((4, 1, 0), (4, 1, 0), ([], [36, 18]), id="all is found"),
        pytest.param((4, 1, 0), (1, 0, 0), ([36, 18], [18]), id="some is found"),
        pytest.param((1_000_000, 1, 0), (1, 1, 0), ([36], [2, 2]), id="one beside a million is seen"),
        pytest.param((0, 0, 0), (0, 0, 0), ([], []), id="nothing"),
    ],
)
def test_heights(whole: tuple[int, ...], found: tuple[int, ...], heights: tuple[list[int], list[int]]) -> None:
    picture = Picture(Scale(tuple(NOON + day * DAY for day in range(4))), whole, found)
    layout = laid_out(picture, shape(), wide)
    assert ([bar.height() for bar in layout.whole], [bar.height() for _, bar in layout.found]) == heights


def test_what_is_far_off_stands_apart() -> None:
    ones = (1,) * 10
    far = Scale(TEN.borders, strays_before=True, strays_after=True)
    layout = laid_out(Picture(far, ones, ones), shape(), wide)
    bars = [bar for _, bar in layout.found]
    assert [round(after.left() - before.right()) for before, after in pairwise(bars)] == [10, *([2] * 7), 10]
    assert [name.text for name in (layout.names[0], layout.names[-1])] == ["…", "…"]


def test_time_begins_where_one_begins_to_read() -> None:
    ones = tuple(int(place == 0) for place in range(10))
    left = laid_out(Picture(TEN, ones, ones), shape(), wide).found[0][1]
    right = laid_out(Picture(TEN, ones, ones), shape(right_to_left=True), wide).found[0][1]
    assert left.left() == 16
    assert 16 + 400 - 40 <= right.left() < right.right() <= 16 + 400
