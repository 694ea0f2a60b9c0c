"""Up to which day something lasts that a sentence names: "until 12 March", "next month", "in three weeks"."""

import re
from calendar import monthrange
from collections.abc import Iterable
from datetime import MAXYEAR, date, timedelta
from typing import Final

from wellkept.model.fold import fold
from wellkept.recall.date_words import NUMBERS, UNITS, WEEKDAYS
from wellkept.recall.dates import When, times_asked
from wellkept.teach.relative_days import NEXT, TO_COME

_UNIT_DAYS: Final = {"day": 1, "week": 7, "month": 31, "year": 366}
_TOMORROW_DAYS: Final = 2
"""The day after tomorrow is the furthest that one word names."""


def _any(names: Iterable[str]) -> str:
    return "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))


_NEXT: Final = _any(fold(name) for name in NEXT)
_LONG: Final = [name for name, unit in UNITS.items() if unit != "day"]
_TIMES: Final = _any([*_LONG, *WEEKDAYS, "weekend", "wochenende"])
_NEXT_TIME: Final = re.compile(rf"(?<! the)(?<= )(?:(?:{_NEXT}) ({_TIMES})|({_any(_LONG)}) (?:{_NEXT}))(?= )")
_IN_TIME: Final = re.compile(rf"(?<= )(?:in|dans) (\d{{1,3}}|{_any(NUMBERS)}) ({_any(UNITS)})(?= )")
_LONG_AGO: Final = re.compile(r"\b1[0-8]\d\d\b")
"""A year of history: what stands beside it is not to come."""
_TOMORROW: Final = re.compile(
    rf"(?<= )(?:{_any([*map(fold, TO_COME), 'tonight', 'this weekend', 'dieses wochenende'])})(?= )"
)


def named_day(text: str, said: date, said_ms: int) -> tuple[date, bool] | None:
    """Return the last day that a text names by its date, and whether with its year; None if it names none to come.

    A date without a year is the next one after the day it was `said`; one that lay behind by then counts for
    nothing. `said_ms` is the same in ms since 1970 UTC.
    """
    if _LONG_AGO.search(text):
        return None
    days = [(day, when.year is not None) for when in times_asked(text, said_ms) if (day := _last_of(when, said))]
    to_come = [(day, dated) for day, dated in days if day > said]
    return max(to_come) if to_come else None


def coming_day(folded: str, said: date, *, to_come: bool) -> date | None:
    """Return the last day that "tomorrow", "next month" or "in two weeks" may mean, counted from when it was said.

    `to_come` says that the sentence is about something to come: otherwise "in two weeks" is how long it took.
    `folded` as `model.fold` gives it, with a blank at either end.
    """
    days = [_after(said, _TOMORROW_DAYS if "end" not in found[0] else 7) for found in _TOMORROW.finditer(folded)]
    days += [_end_of_next(found[1] or found[2], said) for found in _NEXT_TIME.finditer(folded)]
    for found in _IN_TIME.finditer(folded) if to_come else ():
        count = NUMBERS[found[1]] if found[1] in NUMBERS else int(found[1])
        days.append(_after(said, count * _UNIT_DAYS[UNITS[found[2]]]))
    return max(days, default=None)


def _last_of(when: When, said: date) -> date | None:
    if when.first is not None:
        return None  # "yesterday", "last week": behind when it was said
    if when.month is None:
        return date(when.year or said.year, 12, 31)
    last = _day(when.year or said.year, when.month, when.day)
    if when.year is None and last is not None and last < said:
        last = _day(min(said.year + 1, MAXYEAR), when.month, when.day)
    return last


def _day(year: int, month: int, day: int | None) -> date | None:
    """Return a day of a month, or its last one; None for one that it has not."""
    length = monthrange(year, month)[1]
    if day is not None and day > length:
        return None
    return date(year, month, day or length)


def _end_of_next(unit: str, said: date) -> date:
    if unit not in UNITS or UNITS[unit] == "week":  # a weekday or weekend of the next week at the latest
        return _after(said, 13 - said.weekday())
    if UNITS[unit] == "year":
        return date(min(said.year + 1, MAXYEAR), 12, 31)
    following = _after(said.replace(day=1), 32)
    return following.replace(day=monthrange(following.year, following.month)[1])


def _after(day: date, days: int) -> date:
    return day + timedelta(days=min(days, date.max.toordinal() - day.toordinal()))
