"""Stretches of days are written as short as they can be, in the order of the owner's country."""

import pytest
from PySide6.QtCore import QDate, QLocale

from wellkept.ui import periods


def day(text: str) -> QDate:
    return QDate.fromString(text, "yyyy-MM-dd")


def ms(text: str) -> int:
    return day(text).startOfDay().toMSecsSinceEpoch()


@pytest.mark.parametrize(
    ("locale", "first", "last", "said"),
    [
        pytest.param("en_GB", "2026-03-03", "2026-04-09", "3 Mar – 9 Apr 2026", id="days of a year"),
        pytest.param("en_US", "2026-03-03", "2026-04-09", "Mar 3 – Apr 9, 2026", id="the month first"),
        pytest.param("de_DE", "2026-03-03", "2026-04-09", "3. März – 9. Apr. 2026", id="in German"),
        pytest.param("ja_JP", "2026-03-03", "2026-04-09", "2026年3月3日 – 4月9日", id="the year first"),
        pytest.param("hu_HU", "2026-03-03", "2026-04-09", "2026. márc. 3. – ápr. 9.", id="the year first, with stops"),
        pytest.param("es_ES", "2026-03-03", "2026-04-09", "3 de mar – 9 de abr de 2026", id="with words between"),
        pytest.param("en_GB", "2025-12-30", "2026-01-02", "30 Dec 2025 – 2 Jan 2026", id="over a new year"),
        pytest.param("en_GB", "2026-03-03", "2026-03-03", "3 March 2026", id="one day"),
        pytest.param("en_US", "2026-03-03", "2026-03-03", "March 3, 2026", id="one day, the month first"),
        pytest.param("en_GB", "2024-02-01", "2024-02-29", "February 2024", id="a month"),
        pytest.param("en_GB", "2023-02-01", "2023-03-31", "February – March 2023", id="months"),
        pytest.param("en_GB", "2025-12-01", "2026-01-31", "December 2025 – January 2026", id="months of two years"),
        pytest.param("en_GB", "2026-01-01", "2026-12-31", "2026", id="a year"),
        pytest.param("en_GB", "2020-01-01", "2026-12-31", "2020 – 2026", id="years"),
        pytest.param("en_GB", "2026-03-01", "2026-04-29", "1 Mar – 29 Apr 2026", id="nearly months"),
    ],
)
def test_both_ends_are_written(locale: str, first: str, last: str, said: str) -> None:
    QLocale.setDefault(QLocale(locale))
    assert periods.between(day(first), day(last)) == said


@pytest.mark.parametrize(
    ("since", "until", "said"),
    [
        pytest.param("2026-03-03", "2026-04-10", "3 Mar – 9 Apr 2026", id="the day it ends before is not in it"),
        pytest.param("2026-03-03", None, "Since 3 March 2026", id="open to the future"),
        pytest.param(None, "2026-03-03", "Before 3 March 2026", id="open to the past"),
    ],
)
def test_an_end_may_be_open(since: str | None, until: str | None, said: str) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    assert periods.described(ms(since) if since else None, ms(until) if until else None) == said
