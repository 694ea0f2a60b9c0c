"""Points in time in words: how long ago, and exactly when, in local time and the owner's formats."""

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from wellkept.ui.counting import counted
from wellkept.ui.locales import owner_locale
from wellkept.ui.periods import day_and_year

Clock = Callable[[], int]

_MINUTE, _HOUR, _DAY = 60_000, 3_600_000, 86_400_000


def now_ms() -> int:
    """Return the time now, ms since 1970 UTC."""
    return time.time_ns() // 1_000_000


def _tr(text: str) -> str:
    return QCoreApplication.translate("ages", text)


def _some(one: str, many: str, n: int) -> str:
    return counted("ages", one, many, n)


def ago(then: int, now: int) -> str:
    """Return how long before `now` an instant was, in words; both in ms since 1970 UTC.

    An instant ahead of the clock is shown as its date: clocks jump, and a lie helps nobody.
    """
    gone = now - then
    if gone < -_MINUTE:
        return day_and_year(_local(then).date())
    if gone < _MINUTE:
        return _tr("just now")
    if gone < _HOUR:
        return _some("1 minute ago", "{n} minutes ago", gone // _MINUTE)
    days = _local(then).date().daysTo(_local(now).date())
    if days <= 0 or gone < 6 * _HOUR:
        return _some("1 hour ago", "{n} hours ago", gone // _HOUR)
    if days == 1:
        return _tr("yesterday")
    if days < 14:
        return _some("1 day ago", "{n} days ago", days)
    if days < 60:
        return _some("1 week ago", "{n} weeks ago", days // 7)
    if days < 365:
        return _some("1 month ago", "{n} months ago", round(days / 30.44))
    return day_and_year(_local(then).date())


def date(ms: int) -> str:
    """Return the local day of an instant in the owner's format, with the day of the week where that is usual."""
    return owner_locale().toString(_local(ms).date(), QLocale.FormatType.LongFormat)


def exact(ms: int) -> str:
    """Return the local day and time of an instant, with the time zone."""
    moment = _local(ms)
    day = owner_locale().toString(moment.date(), QLocale.FormatType.LongFormat)
    hour = owner_locale().toString(moment.time(), "HH:mm:ss")
    return f"{day}, {hour} {moment.timeZoneAbbreviation()}"


def day_and_time(ms: int) -> str:
    """Return the local day and minute of an instant."""
    moment = _local(ms)
    return f"{owner_locale().toString(moment.date(), QLocale.FormatType.LongFormat)}, {moment.toString('HH:mm')}"


def _local(ms: int) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(ms)
