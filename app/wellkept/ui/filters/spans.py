"""The stretches of time that one can filter by, in the owner's time zone and weeks."""

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QTimeZone

from wellkept.model.facets import Span
from wellkept.ui.locales import owner_locale

_NAMES = ("Today", "This week", "This month", "This year", "Older")
_DAYS = 7


def _tr(text: str) -> str:
    return QCoreApplication.translate("filters", text)


def spans(now: int) -> tuple[Span, ...]:
    """Return today, this week, this month, this year, and what is older than that; `now` in ms since 1970 UTC.

    Each but the last goes on into the future: a clock that was wrong must not hide a memory.
    """
    today = QDateTime.fromMSecsSinceEpoch(now).date().toJulianDay()
    return _of_day(today, owner_locale().firstDayOfWeek().value, bytes(QTimeZone.systemTimeZoneId().data()))


@lru_cache(maxsize=8)  # asked for at each key
def _of_day(day: int, week_begin: int, _zone: bytes) -> tuple[Span, ...]:
    today = QDate.fromJulianDay(day)
    week = today.addDays(-((today.dayOfWeek() - week_begin) % _DAYS))
    year = QDate(today.year(), 1, 1)
    begins = (today, week, QDate(today.year(), today.month(), 1), year)
    return (*(Span(_start(day), None) for day in begins), Span(None, _start(year)))


def name(place: int) -> str:
    """Return what a stretch of time is called, by its place."""
    return _tr(_NAMES[place])


def _start(day: QDate) -> int:
    return day.startOfDay().toMSecsSinceEpoch()
