"""Stretches of days in words, as short as the owner's way of writing dates allows: "3 Mar – 9 Apr 2026"."""

import re

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale

from wellkept.ui.locales import owner_locale

_WEEKDAY = re.compile(r"^dddd?\S?\s+|[,،]?\s*dddd?$")
_DAY_OR_MONTH = re.compile(r"'[^']*'|[dM]+")
_MONTHS = 12


def _tr(text: str) -> str:
    return QCoreApplication.translate("periods", text)


def described(since: int | None, until: int | None) -> str:
    """Return a stretch of time in words; ms since 1970 UTC, `until` excluded, None for an open end."""
    if since is not None and until is not None:
        return between(_day(since), _day(until - 1))
    if since is not None:
        return _tr("Since {day}").format(day=day_and_year(_day(since)))
    return _tr("Before {day}").format(day=day_and_year(_day(until or 0)))


def between(first: QDate, last: QDate) -> str:
    """Return the days from the first to the last: a day, months or years where they are whole, else both ends."""
    if first == last:
        return day_and_year(first)
    if first.day() == 1 and last == _month_end(last):
        return _whole_months(first, last)
    full = _medium_format()
    short, year_first = _without_year(full)
    if first.year() != last.year():
        return _range(_written(first, full), _written(last, full))
    if year_first:
        return _range(_written(first, full), _written(last, short))
    return _range(_written(first, short), _written(last, full))


def short_day(day: QDate) -> str:
    """Return a day without its year, the month shortened."""
    return _written(day, _without_year(_medium_format())[0])


def day_of_this_year(day: QDate) -> str:
    """Return a day without its year, the month in full."""
    return _written(day, _without_year(_format())[0])


def day_and_year(day: QDate) -> str:
    """Return a day in words, without the day of the week."""
    return _written(day, _format())


def short_month(day: QDate) -> str:
    """Return the month of a day, shortened."""
    return owner_locale().standaloneMonthName(day.month(), QLocale.FormatType.ShortFormat)


def year(day: QDate) -> str:
    """Return the year of a day."""
    return _written(day, "yyyy")


def _whole_months(first: QDate, last: QDate) -> str:
    if first.month() == 1 and last.month() == _MONTHS:
        return year(first) if first.year() == last.year() else _range(year(first), year(last))
    if first.month() == last.month() and first.year() == last.year():
        return _month_and_year(first)
    if first.year() == last.year():
        return _range(owner_locale().standaloneMonthName(first.month()), _month_and_year(last))
    return _range(_month_and_year(first), _month_and_year(last))


def _month_and_year(day: QDate) -> str:
    return _tr("{month} {year}").format(month=owner_locale().standaloneMonthName(day.month()), year=year(day))


def _range(first: str, last: str) -> str:
    return _tr("{first} – {last}").format(first=first, last=last)


def _format() -> str:
    """Return how the owner writes a day in words, without the day of the week."""
    return _WEEKDAY.sub("", owner_locale().dateFormat(QLocale.FormatType.LongFormat))


def _medium_format() -> str:
    return _format().replace("MMMM", "MMM")


def _without_year(pattern: str) -> tuple[str, bool]:
    """Return a format with the year cut off, and whether it stood first."""
    parts = [part for part in _DAY_OR_MONTH.finditer(pattern) if not part.group().startswith("'")]
    year_first = pattern.find("y") < parts[0].start()
    return (pattern[parts[0].start() :] if year_first else pattern[: parts[-1].end()]), year_first


def _written(day: QDate, pattern: str) -> str:
    return owner_locale().toString(day, pattern)


def _month_end(day: QDate) -> QDate:
    return QDate(day.year(), day.month(), day.daysInMonth())


def _day(ms: int) -> QDate:
    return QDateTime.fromMSecsSinceEpoch(ms).date()
