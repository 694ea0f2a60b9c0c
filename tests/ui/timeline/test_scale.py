"""Time is cut where the owner's days, weeks, months and years begin, whatever the dates are."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QDateTime, Qt

from tests.building import DAY, NOON
from tests.ui.timeline.conftest import InPlace
from wellkept.model.facets import Reach, Span
from wellkept.ui.timeline.scale import Scale, scale_for

HOUR = DAY // 24
ROOM = 60
FAR_OFF = 400_000 * DAY
EDGES = (-62135596800000, 253402300799999)  # the years 1 and 9999


def local(text: str) -> int:
    return QDateTime.fromString(text, Qt.DateFormat.ISODate).toMSecsSinceEpoch()


def reaching(first: int, last: int) -> Reach:
    return Reach(first, first, last, last)


def names(scale: Scale) -> list[str]:
    return [scale.name(place, place) for place in range(scale.number)]


@pytest.mark.parametrize(
    ("days", "number", "last"),
    [
        pytest.param(0, 14, "2 March 2026", id="one moment is a day among others"),
        pytest.param(10, 14, "2 March 2026", id="a few days"),
        pytest.param(50, 51, "2 March 2026", id="days"),
        pytest.param(300, 44, "2 Mar – 8 Mar 2026", id="weeks"),
        pytest.param(1000, 34, "March 2026", id="months"),
        pytest.param(4000, 45, "January – March 2026", id="quarters"),
        pytest.param(12000, 34, "2026", id="years"),
        pytest.param(100000, 28, "2020 – 2029", id="decades"),
    ],
)
def test_the_finest_stretches_that_have_room_are_taken(in_place: InPlace, days: int, number: int, last: str) -> None:
    in_place("Europe/London", "en_GB")
    scale = scale_for(reaching(NOON - days * DAY, NOON), ROOM)
    assert (scale.number, names(scale)[-1]) == (number, last)


@pytest.mark.parametrize(
    ("locale", "week"),
    [
        pytest.param("en_GB", "2 Mar – 8 Mar 2026", id="weeks begin on Monday"),
        pytest.param("en_US", "Mar 1 – Mar 7, 2026", id="weeks begin on Sunday"),
    ],
)
def test_the_week_is_that_of_the_country(in_place: InPlace, locale: str, week: str) -> None:
    in_place("UTC", locale)
    assert names(scale_for(reaching(NOON - 300 * DAY, NOON), ROOM))[-1] == week


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        pytest.param("Europe/Berlin", "2026-03-29", 23, id="an hour is left out"),
        pytest.param("Europe/Berlin", "2025-10-26", 25, id="an hour comes twice"),
        pytest.param("America/Sao_Paulo", "2018-11-04", 23, id="midnight is left out"),
        pytest.param("Asia/Kolkata", "2026-03-29", 24, id="never changed"),
    ],
)
def test_a_day_is_as_long_as_it_is_there(in_place: InPlace, zone: str, day: str, hours: int) -> None:
    in_place(zone, "en_GB")
    noon = local(f"{day}T12:00:00")
    scale = scale_for(reaching(noon, noon), ROOM)
    begin, end = scale.borders[-2:]
    assert end - begin == hours * HOUR
    assert begin <= noon < end
    assert scale.day(scale.number - 1).toString("yyyy-MM-dd") == day


def test_the_same_instant_is_of_another_day_elsewhere(in_place: InPlace) -> None:
    late = NOON + 11 * HOUR
    days = []
    for zone in ("UTC", "Asia/Tokyo"):
        in_place(zone, "en_GB")
        days.append(names(scale_for(reaching(late, late), ROOM))[-1])
    assert days == ["2 March 2026", "3 March 2026"]


@given(
    st.lists(st.integers(EDGES[0] - FAR_OFF, EDGES[1] + FAR_OFF), min_size=4, max_size=4).map(sorted),
    st.integers(2, 120),
)
def test_stretches_rise_and_hold_nearly_all_there_is(dates: list[int], room: int) -> None:
    reach = Reach(*dates)
    scale = scale_for(reach, room)
    assert all(begin < end for begin, end in pairwise(scale.borders))
    assert scale.number <= max(room, 14)
    if EDGES[0] + DAY < reach.low and reach.high < EDGES[1] - DAY:
        assert scale.borders[0] <= reach.low
        assert reach.high < scale.borders[-1]


@pytest.mark.parametrize(
    ("first", "last", "ends"),
    [
        pytest.param(0, NOON, ("Before 3 January 2026", "2 March 2026"), id="the first day of all clocks"),
        pytest.param(
            NOON - 58 * DAY, NOON + 9000 * DAY, ("3 January 2026", "Since 3 March 2026"), id="a clock that ran ahead"
        ),
        pytest.param(NOON - 400 * DAY, NOON, ("20 Jan – 26 Jan 2025", "2 Mar – 8 Mar 2026"), id="not so far"),
    ],
)
def test_few_that_are_far_off_take_one_stretch(in_place: InPlace, first: int, last: int, ends: tuple[str, str]) -> None:
    in_place("UTC", "en_GB")
    said = names(scale_for(Reach(first, NOON - 58 * DAY, NOON, last), ROOM))
    assert (said[0], said[-1]) == ends


@pytest.mark.parametrize(
    ("first", "last", "span"),
    [
        pytest.param(3, 5, Span(NOON + 3 * DAY, NOON + 6 * DAY), id="in the middle"),
        pytest.param(0, 5, Span(None, NOON + 6 * DAY), id="from the beginning"),
        pytest.param(3, 9, Span(NOON + 3 * DAY, None), id="to the end"),
        pytest.param(0, 9, None, id="all"),
    ],
)
def test_what_comes_to_an_end_is_open_there(first: int, last: int, span: Span | None) -> None:
    scale = Scale(tuple(NOON + day * DAY for day in range(11)))
    assert scale.span(first, last) == span
    if span is not None:
        assert scale.ends(span) == (first, last + 1)


def test_a_time_that_is_cut_otherwise_stands_between() -> None:
    scale = Scale(tuple(NOON + day * DAY for day in range(11)))
    assert scale.ends(Span(NOON + DAY // 2, NOON + 99 * DAY)) == (0.5, 10.0)
