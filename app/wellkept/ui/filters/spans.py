"""The stretches of time that one can filter by, in the owner's time zone and weeks."""

from PySide6.QtCore import QCoreApplication, QDate, QDateTime

from wellkept.model.facets import Span
from wellkept.ui.ages import date
from wellkept.ui.locales import owner_locale

_NAMES = ("Today", "This week", "This month", "This year", "Older")
_DAYS = 7


def _tr(text: str) -> str:
    return QCoreApplication.translate("filters", text)


def spans(now: int) -> tuple[Span, ...]:
    """Return today, this week, this month, this year, and what is older than that; `now` in ms since 1970 UTC.

    Each but the last goes on into the future: a clock that was wrong must not hide a memory.
    """
    today = QDateTime.fromMSecsSinceEpoch(now).date()
    week = today.addDays(-((today.dayOfWeek() - owner_locale().firstDayOfWeek().value) % _DAYS))
    year = QDate(today.year(), 1, 1)
    begins = (today, week, QDate(today.year(), today.month(), 1), year)
    return (*(Span(_start(day), None) for day in begins), Span(None, _start(year)))


def name(place: int) -> str:
    """Return what a stretch of time is called, by its place."""
    return _tr(_NAMES[place])


def described(since: int | None, until: int | None) -> str:
    """Return any stretch of time in words; ms since 1970 UTC."""
    if since is not None and until is not None:
        return _tr("{since} to {until}").format(since=date(since), until=date(until - 1))
    if since is not None:
        return _tr("Since {since}").format(since=date(since))
    return _tr("Before {until}").format(until=date(until or 0))


def _start(day: QDate) -> int:
    return day.startOfDay().toMSecsSinceEpoch()
