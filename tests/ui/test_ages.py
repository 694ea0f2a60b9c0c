"""How long ago, in words."""

import pytest

from tests.building import DAY, MINUTE, NOON
from wellkept.ui.ages import ago, date, exact

HOUR = 60 * MINUTE

AGES: dict[str, tuple[int, str]] = {
    "now": (0, "just now"),
    "seconds": (59_000, "just now"),
    "one minute": (MINUTE, "1 minute ago"),
    "minutes": (59 * MINUTE, "59 minutes ago"),
    "one hour": (HOUR, "1 hour ago"),
    "hours": (5 * HOUR, "5 hours ago"),
    "a day": (DAY, "yesterday"),
    "two days": (2 * DAY, "2 days ago"),
    "thirteen days": (13 * DAY, "13 days ago"),
    "two weeks": (14 * DAY, "2 weeks ago"),
    "two months": (61 * DAY, "2 months ago"),
    "eleven months": (350 * DAY, "11 months ago"),
    "a little ahead": (-30_000, "just now"),
}


@pytest.mark.parametrize(("gone", "expected"), AGES.values(), ids=AGES.keys())
def test_age_in_words(gone: int, expected: str) -> None:
    assert ago(NOON - gone, NOON) == expected


@pytest.mark.parametrize(
    ("gone", "expected"),
    [(400 * DAY, "January 26, 2025"), (-2 * DAY, "March 4, 2026")],
    ids=["long ago", "ahead of the clock"],
)
def test_far_times_are_shown_as_their_date_without_the_day_of_the_week(gone: int, expected: str) -> None:
    assert ago(NOON - gone, NOON) == expected


def test_date_is_written_in_the_owners_format() -> None:
    assert date(NOON - 400 * DAY) == "Sunday, January 26, 2025"


def test_exact_time_has_seconds() -> None:
    assert ":00:00" in exact(NOON)


@pytest.mark.parametrize("ms", [-62135596800000, 253402300799999], ids=["year 1", "year 9999"])
def test_any_time_a_record_can_hold_has_words(ms: int) -> None:
    assert ago(ms, NOON)
    assert exact(ms)
