"""Times that a question names, and how well memories fit them."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.building import NOON
from wellkept.recall.dates import IN_MONTH, LATER, When, day_of, times_asked, times_in

TODAY = date(2026, 3, 2)  # a Monday


def days(first: date, last: date | None = None) -> When:
    return When(first=first, last=last or first)


CASES: dict[str, tuple[str, tuple[When, ...]]] = {
    "month": ("What did Ana paint in October?", (When(month=10),)),
    "month and year": ("the trip of October 2024", (When(2024, 10),)),
    "day": ("Where was I on 8 May, 2023?", (When(2023, 5, 8),)),
    "day after": ("on August 21st", (When(month=8, day=21),)),
    "iso": ("notes of 2023-05-08", (When(2023, 5, 8),)),
    "dotted": ("am 8.5.2023", (When(2023, 5, 8),)),
    "year": ("what happened in 2022", (When(2022),)),
    "two months": ("between June and July", (When(month=6), When(month=7))),
    "may with a capital": ("the party in May", (When(month=5),)),
    "may without": ("what may come", ()),
    "may to begin with": ("May I come?", ()),
    "march to begin with": ("March to Rome", ()),
    "may with a number": ("May 8", (When(month=5, day=8),)),
    "all capitals": ("WHAT MAY COME", ()),
    "german": ("Was war im März 2024?", (When(2024, 3),)),
    "french": ("la fête d'août", (When(month=8),)),
    "spanish": ("la fiesta de enero", (When(month=1),)),
    "russian": ("поездка в июле", ()),
    "russian genitive": ("в начале июля", (When(month=7),)),
    "chinese": ("2023年5月8日", (When(2023, 5, 8),)),
    "today": ("what did I learn today", (days(TODAY),)),
    "yesterday": ("yesterday's walk", (days(date(2026, 3, 1)),)),
    "gestern": ("Was war gestern?", (days(date(2026, 3, 1)),)),
    "vorgestern": ("vorgestern", (days(date(2026, 2, 28)),)),
    "zuotian": ("昨天", (days(date(2026, 3, 1)),)),
    "last week": ("last week", (days(date(2026, 2, 23), date(2026, 3, 1)),)),
    "letzte Woche": ("letzte Woche", (days(date(2026, 2, 23), date(2026, 3, 1)),)),
    "this month": ("this month", (When(2026, 3),)),
    "last month": ("last month", (When(2026, 2),)),
    "le mois dernier": ("le mois dernier", (When(2026, 2),)),
    "last year": ("last year", (When(2025),)),
    "qunian": ("去年", (When(2025),)),
    "two months ago": ("two months ago", (When(2026, 1),)),
    "vor zwei Monaten": ("vor zwei Monaten", (When(2026, 1),)),
    "hace tres días": ("hace tres días", (days(date(2026, 2, 27)),)),
    "il y a": ("il y a 3 mois", (When(2025, 12),)),
    "weeks ago": ("two weeks ago", (days(date(2026, 2, 13), date(2026, 2, 19)),)),
    "last three weeks": ("in the last 3 weeks", (days(date(2026, 2, 6), TODAY),)),
    "last Friday": ("last Friday", (days(date(2026, 2, 27)),)),
    "last Monday": ("last Monday", (days(date(2026, 2, 23)),)),
    "nothing": ("where does Ana live", ()),
    "no time": ("12 eggs and 3 cups", ()),
    "far back": ("999 years ago", (When(1027),)),
}


@pytest.mark.parametrize(("text", "expected"), CASES.values(), ids=CASES.keys())
def test_times_asked(text: str, expected: tuple[When, ...]) -> None:
    assert times_asked(text, NOON) == expected


@pytest.mark.parametrize(
    ("when", "at", "expected"),
    [
        (When(2024, 10), date(2024, 10, 31), 1.0),
        (When(2024, 10), date(2024, 11, 1), LATER),
        (When(2024, 12), date(2025, 1, 5), LATER),
        (When(2024, 10), date(2024, 9, 30), 0.0),
        (When(2024, 10), date(2025, 10, 1), 0.0),
        (When(month=12), date(2020, 1, 1), LATER),
        (When(month=10), date(1999, 10, 1), 1.0),
        (When(2024, 10, 8), date(2024, 10, 11), 1.0),
        (When(2024, 10, 8), date(2024, 10, 12), IN_MONTH),
        (When(2024, 10, 30), date(2024, 11, 1), 1.0),
        (When(month=1, day=1), date(2023, 12, 30), 1.0),
        (When(2023, 2, 29), date(2023, 2, 27), IN_MONTH),
        (When(2022), date(2022, 6, 1), 1.0),
        (When(2022), date(2023, 1, 1), 0.0),
        (days(date(2026, 2, 23), date(2026, 3, 1)), date(2026, 2, 23), 1.0),
        (days(date(2026, 2, 23), date(2026, 3, 1)), date(2026, 3, 8), LATER),
        (days(date(2026, 2, 23), date(2026, 3, 1)), date(2026, 3, 9), 0.0),
        (days(date(2026, 2, 23), date(2026, 3, 1)), date(2026, 2, 22), 0.0),
    ],
)
def test_of_date(when: When, at: date, expected: float) -> None:
    assert when.of_date(at) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("when", "folded", "expected"),
    [
        (When(month=7), "owner marries in july", 1.0),
        (When(2024, 7), "owner marries in july", 1.0),
        (When(2024, 7), "owner married in july 2020", 0.0),
        (When(month=7), "owner marries in june", 0.0),
        (When(month=5), "owner may marry", 0.0),
        (When(month=5), "owner marries in may", 1.0),
        (When(month=5), "owner marries may 3", 1.0),
        (When(2020), "owner married in 2020", 1.0),
        (When(2020), "owner married", 0.0),
        (When(month=5), "5 月 结 婚", 1.0),
        (days(TODAY), "in july", 0.0),
    ],
)
def test_of_text(when: When, folded: str, expected: float) -> None:
    assert when.of_text(times_in(folded)) == expected


@pytest.mark.parametrize("at", [10**18, -(10**18), 0], ids=["far", "before", "zero"])
def test_any_moment_has_a_day(at: int) -> None:
    assert isinstance(day_of(at), date)


@given(st.text(), st.integers(0, 2 * NOON))
def test_any_text_is_read(text: str, now: int) -> None:
    for when in times_asked(text, now):
        assert 0 <= when.of_date(day_of(now)) <= 1
    times_in(text)


_PIECES = [
    "vor",
    "last",
    "ago",
    "999",
    "zwei",
    "weeks",
    "31",
    "Feb",
    "0",
    "13",
    "月",
    "年",
    "2023",
    "hace",
    "days",
    "May",
]


@given(st.lists(st.sampled_from(_PIECES), max_size=8), st.integers(0, 2 * NOON))
def test_any_order_of_time_words_is_read(pieces: list[str], now: int) -> None:
    for when in times_asked(" ".join(pieces), now):
        assert 0 <= when.of_date(date(2023, 2, 28)) <= 1
