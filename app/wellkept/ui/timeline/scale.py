"""How time is cut into stretches for the bars: days, weeks, months or years of the owner's calendar."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from PySide6.QtCore import QDate, QDateTime, QTimeZone

from wellkept.model.facets import Reach, Span
from wellkept.ui import periods
from wellkept.ui.locales import owner_locale

_DAYS_A_WEEK = 7
_FEWEST_DAYS = 14
"""So many days stand there at least, so that what was learned in one day is a bar among others and no wall."""
_FAR = 3
"""A few memories that stand off by so many times what all others take are not worth the room up to them."""
_YEAR_MS = 365 * 86_400_000
_EARLIEST, _LATEST = QDate(1, 1, 1), QDate(9999, 12, 31)


@dataclass(frozen=True, slots=True)
class Scale:
    """Stretches of time between borders, in local time, ms since 1970 UTC; the first and last hold what is beyond.

    Attributes: `strays_before` and `strays_after` whether there is a stretch for little that is far off.
    """

    borders: tuple[int, ...]
    strays_before: bool = False
    strays_after: bool = False

    @property
    def number(self) -> int:
        """How many stretches there are."""
        return len(self.borders) - 1

    def span(self, first: int, last: int) -> Span | None:
        """Return the time from one place to another, open where it comes to an end; None for all of it."""
        since = self.borders[first] if first > 0 else None
        until = self.borders[last + 1] if last < self.number - 1 else None
        return Span(since, until) if since is not None or until is not None else None

    def place(self, ms: int) -> float:
        """Return where an instant stands, 0..number, counted in stretches."""
        if ms <= self.borders[0]:
            return 0.0
        if ms >= self.borders[-1]:
            return float(self.number)
        place = bisect_right(self.borders, ms) - 1
        begin, end = self.borders[place : place + 2]
        return place + (ms - begin) / (end - begin)

    def ends(self, span: Span) -> tuple[float, float]:
        """Return where a stretch of time begins and ends, counted in stretches."""
        begin = 0.0 if span.since is None else self.place(span.since)
        return begin, float(self.number) if span.until is None else self.place(span.until)

    def name(self, first: int, last: int) -> str:
        """Return what the time from one place to another is called, both included."""
        since = None if first == 0 and self.strays_before else self.borders[first]
        until = None if last == self.number - 1 and self.strays_after else self.borders[last + 1]
        return periods.described(since, until)

    def day(self, place: int) -> QDate:
        """Return the day on which a stretch begins."""
        return QDateTime.fromMSecsSinceEpoch(self.borders[place]).date()


@dataclass(frozen=True, slots=True)
class _Step:
    """One way to cut: `begin` gives the first day of the stretch a day is in, `after` that of one some further on."""

    days: int
    begin: Callable[[QDate], QDate]
    after: Callable[[QDate, int], QDate]


def scale_for(reach: Reach, room: int) -> Scale:
    """Return the finest scale with at most `room` stretches from the first memory to the last, strays aside.

    The clock is not asked: one that is wrong moves nothing.
    """
    return _scale(reach, room, bytes(QTimeZone.systemTimeZoneId().data()), owner_locale().firstDayOfWeek().value)


@lru_cache(maxsize=16)  # asked for twice at each key
def _scale(reach: Reach, room: int, zone: bytes, week_begin: int) -> Scale:
    first, before = (reach.low, True) if _is_far(reach.low - reach.first, reach) else (reach.first, False)
    last, after = (reach.high, True) if _is_far(reach.last - reach.high, reach) else (reach.last, False)
    begin, end = _day(first), _day(last)
    steps = _steps(week_begin)
    most = room - before - after
    fitting = (step for step in steps if begin.daysTo(end) // step.days + min(step.days, 2) <= most)
    step = next(fitting, steps[-1])
    days = [step.begin(begin)]
    while days[-1] <= end:
        days.append(step.after(days[0], len(days)))
    if before:
        days.insert(0, step.after(days[0], -1))
    if after:
        days.append(step.after(days[-1], 1))
    while step is steps[0] and len(days) <= min(_FEWEST_DAYS, room):
        days.insert(0, days[0].addDays(-1))
    return Scale(tuple(_begins(day.toJulianDay(), zone) for day in days), before, after)


@lru_cache(maxsize=2048)
def _begins(day: int, _zone: bytes) -> int:
    """Return when a (Julian) day begins in the zone there is now: Qt takes 0.02 ms for each, 1 ms a frame in all."""
    return QDate.fromJulianDay(day).startOfDay().toMSecsSinceEpoch()


def _steps(week_begin: int) -> tuple[_Step, ...]:
    """Return the ways to cut, the finest first; what a stretch has at least, in days."""
    return (
        _Step(1, lambda day: day, lambda day, number: day.addDays(number)),
        _Step(
            _DAYS_A_WEEK,
            lambda day: day.addDays(-((day.dayOfWeek() - week_begin) % _DAYS_A_WEEK)),
            lambda day, number: day.addDays(number * _DAYS_A_WEEK),
        ),
        *(_Step(days, partial(_months_begin, months), partial(_months_after, months)) for days, months in _MONTHS),
    )


# What a stretch has at least in days, and how many months it is long.
_MONTHS = ((28, 1), (90, 3), (365, 12), (3652, 120), (36524, 1200), (365242, 12000))


def _months_begin(months: int, day: QDate) -> QDate:
    counted = (day.year() * 12 + day.month() - 1) // months * months
    return QDate(counted // 12, counted % 12 + 1, 1) if counted >= 12 else _EARLIEST  # there is no year 0


def _months_after(months: int, day: QDate, number: int) -> QDate:
    counted = (day.year() * 12 + day.month() - 1) // months * months + number * months
    return QDate(counted // 12, counted % 12 + 1, 1) if counted >= 12 else _EARLIEST.addDays(-1)


def _is_far(gap: int, reach: Reach) -> bool:
    return gap > _FAR * max(reach.high - reach.low, _YEAR_MS)


def _day(ms: int) -> QDate:
    return max(_EARLIEST, min(QDateTime.fromMSecsSinceEpoch(ms).date(), _LATEST))
