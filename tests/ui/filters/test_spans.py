"""Today and this week are those of the owner."""

import pytest
from PySide6.QtCore import QDateTime, QLocale, Qt

from wellkept.model.facets import Span
from wellkept.ui.filters.spans import spans


def local(text: str) -> int:
    return QDateTime.fromString(text, Qt.DateFormat.ISODate).toMSecsSinceEpoch()


@pytest.mark.parametrize(
    ("country", "now", "week"),
    [
        pytest.param("UnitedKingdom", "2026-03-04T12:00:00", "2026-03-02T00:00:00", id="weeks begin on Monday"),
        pytest.param("UnitedStates", "2026-03-04T12:00:00", "2026-03-01T00:00:00", id="weeks begin on Sunday"),
        pytest.param("UnitedKingdom", "2026-03-02T00:00:00", "2026-03-02T00:00:00", id="the first moment of a week"),
        pytest.param("UnitedStates", "2026-03-07T23:59:59", "2026-03-01T00:00:00", id="the last day of a week"),
    ],
)
def test_the_week_is_that_of_the_country(country: str, now: str, week: str) -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English, getattr(QLocale.Country, country)))
    assert spans(local(now))[1] == Span(local(week), None)


def test_day_month_year_and_what_is_older() -> None:
    today, _, month, year, older = spans(local("2026-03-04T12:00:00"))
    assert today == Span(local("2026-03-04T00:00:00"), None)
    assert month == Span(local("2026-03-01T00:00:00"), None)
    assert year == Span(local("2026-01-01T00:00:00"), None)
    assert older == Span(None, year.since)
