"""When a question is about: the months, years and days it names, "last week" resolved against now. Days are UTC."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from wellkept.model.fold import fold
from wellkept.recall.date_words import AMBIGUOUS, DAYS_AGO, LAST, MONTHS, NUMBERS, THIS, UNITS, WEEKDAYS

DAY_MS = 86_400_000
IN_MONTH = 0.6  # when a day is named: the month alone (recall notes, 9.2: a near day adds)
LATER = 0.4  # told in the month after (recall notes, 9.2)
NEAR_DAYS = 3
_FIRST_YEAR, _LAST_YEAR = 1900, 2100
_TEXT_MAX = 400  # characters read; a page pasted into the box is no question


@dataclass(frozen=True, slots=True)
class When:
    """One time that a question names: any of year, month and day, or `first` to `last` day, both included."""

    year: int | None = None
    month: int | None = None
    day: int | None = None
    first: date | None = None
    last: date | None = None

    def of_date(self, at: date) -> float:
        """Return how well a memory's date fits, 0..1."""
        if self.first is not None and self.last is not None:
            return self._within(at, self.first, self.last)
        if self.month is None:
            return float(at.year == self.year)
        months = (at.year - self.year) * 12 + at.month - self.month if self.year else (at.month - self.month) % 12
        if self.day is None:
            return 1.0 if months == 0 else LATER if months == 1 else 0.0
        if self._near(at):
            return 1.0
        return IN_MONTH if months == 0 else LATER * IN_MONTH if months == 1 else 0.0

    def of_text(self, named: frozenset[tuple[int | None, int | None]]) -> float:
        """Return 1 if one of the (year, month) that a memory's text names is this one, else 0."""
        if self.first is not None:
            return 0.0
        if self.month is None:
            return float(any(year == self.year for year, _ in named))
        fits = (month == self.month and (not self.year or year in (None, self.year)) for year, month in named)
        return float(any(fits))

    def _near(self, at: date) -> bool:
        """Whether a date lies within three days of the day named, of the year that is nearest."""
        for year in (self.year,) if self.year else (at.year - 1, at.year, at.year + 1):
            try:
                named = date(year, self.month or 1, self.day or 1)
            except ValueError:
                continue
            if abs((at - named).days) <= NEAR_DAYS:
                return True
        return False

    @staticmethod
    def _within(at: date, first: date, last: date) -> float:
        if first <= at <= last:
            return 1.0
        length = (last - first).days + 1
        return LATER if 0 < (at - last).days <= max(length, NEAR_DAYS) else 0.0


def times_asked(text: str, now: int) -> tuple[When, ...]:
    """Return the times that a question names; `now` is ms since 1970 UTC."""
    text = text[:_TEXT_MAX]
    folded = f" {fold(text)} "
    if not _ANY.search(folded):
        return ()
    today = day_of(now)
    return tuple(dict.fromkeys((*_named(text, folded), *_relative(folded, today))))


def day_of(at: int) -> date:
    """Return the day of a moment in ms since 1970 UTC; the nearest that a calendar has for a wild one."""
    try:
        return datetime.fromtimestamp(at / 1000, UTC).date()
    except (ValueError, OverflowError, OSError):
        return date.max if at > 0 else date.min


def times_in(folded: str) -> frozenset[tuple[int | None, int | None]]:
    """Return the (year, month) that a folded text names; None for what is left open."""
    padded = f" {folded} "
    found = _YEAR.findall(padded)
    years: list[int | None] = [int(year) for year in found] or [None]
    months = [_number(match) for match in _MONTH.finditer(padded) if _surely(match, padded)]
    if not months:
        return frozenset((year, None) for year in years if year)
    return frozenset((year, month) for year in years for month in months)


def _alternatives(names: Iterable[str]) -> str:
    return "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))


_N = rf"(?:\d{{1,3}}|{_alternatives(NUMBERS)})"
_U = _alternatives(UNITS)
_YEAR = re.compile(r"(?<= )((?:19|20)\d\d)(?= )")
_MONTH = re.compile(rf"(?<= )(?:({_alternatives(MONTHS)})|(\d{{1,2}}) 月)(?= )")
_DAY_BEFORE = re.compile(r" (\d{1,2})(?:st|nd|rd|th)? (?:(?:of|de|di) )?$")
_DAY_AFTER = re.compile(r"^ (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?= )(?! 月)")
_ISO = re.compile(r"(?<= )((?:19|20)\d\d) (\d{1,2}) (\d{1,2})(?= )")
_DMY = re.compile(r"(?<= )(\d{1,2}) (\d{1,2}) ((?:19|20)\d\d)(?= )")
_SAID_DAY = re.compile(rf"(?<= )({_alternatives(DAYS_AGO)})(?= )")
_AGO = re.compile(
    rf"(?<= )(?:({_N}) (?:of )?({_U}) ago|(?:vor|il y a|hace|ha|fa) ({_N}) ({_U})"
    rf"|({_N}) ({_U}) (?:geleden|fa|atras|назад)"
    rf"|({_N}) (?:个 )?({_U}) (?:之 )?前)(?= )"
)
_PAST = re.compile(rf"(?<= )(?:last|past|letzten|derniers|dernieres|ultimos|ultimas) ({_N}) ({_U})(?= )")
_SPAN = re.compile(
    rf"(?<= )(?:({_alternatives(LAST)})|({_alternatives(THIS)})) (?:个 )?({_U})(?= )"
    rf"|(?<= )(?:la |le |el |l )?({_U}) (?:({_alternatives(LAST)}))(?= )"
)
_LAST_DAY = re.compile(rf"(?<= )(?:{_alternatives(LAST)}) ({_alternatives(WEEKDAYS)})(?= )")
_ANY = re.compile(rf" (?:{_alternatives([*MONTHS, *DAYS_AGO, *UNITS, *WEEKDAYS])}|\d{{1,2}} 月|(?:19|20)\d\d) ")
_BEFORE_MAY = re.compile(r" (?:in|of|on|since|until|by|during|last|next|early|late|mid|\d{1,2}(?:st|nd|rd|th)?) $")


def _number(match: re.Match[str]) -> int:
    return MONTHS[match[1]] if match[1] else min(max(int(match[2]), 1), 12)


def _surely(match: re.Match[str], padded: str) -> bool:
    """Whether a month name that is also another word means the month, judged by what stands beside it."""
    if match[1] not in AMBIGUOUS:
        return True
    beside = _DAY_AFTER.match(padded[match.end() :]) or _YEAR.match(padded[match.end() :] + " ", 1)
    return bool(beside or _BEFORE_MAY.search(padded[: match.start()]))


def _named(text: str, folded: str) -> Iterator[When]:
    for found in _ISO.finditer(folded):
        yield from _day(int(found[1]), int(found[2]), int(found[3]))
    for found in _DMY.finditer(folded):
        yield from _day(int(found[3]), int(found[2]), int(found[1]))
    if _ISO.search(folded) or _DMY.search(folded):
        return
    years = [int(year) for year in _YEAR.findall(folded)]
    months = [found for found in _MONTH.finditer(folded) if _meant(found, text, folded)]
    for found in months:
        near = _DAY_BEFORE.search(folded[: found.start()]) or _DAY_AFTER.match(folded[found.end() :])
        day = int(near[1]) if near and 1 <= int(near[1]) <= 31 else None
        for year in years or (None,):
            yield When(year=year, month=_number(found), day=day)
    if not months:
        yield from (When(year=year) for year in years)


def _day(year: int, month: int, day: int) -> Iterator[When]:
    if month > 12 >= day:  # written month first
        month, day = day, month
    if 1 <= month <= 12 and 1 <= day <= 31:
        yield When(year=year, month=month, day=day)


def _meant(match: re.Match[str], text: str, folded: str) -> bool:
    """Whether a month name in a question means the month: one that is also a word needs its capital.

    The first word of a question has one anyway, so there it needs a number beside it.
    """
    if match[1] not in AMBIGUOUS:
        return True
    capital = re.search(rf"(?<!\w){match[1].capitalize()}(?!\w)", text)
    if capital is None or text.isupper():
        return False
    return bool(text[: capital.start()].strip()) or _surely(match, folded)


def _relative(folded: str, today: date) -> Iterator[When]:
    said = _SAID_DAY.findall(folded)
    if said:
        for name in said:
            yield _stretch(today - timedelta(days=DAYS_AGO[name]), 1)
    for found in _AGO.finditer(folded):
        number, unit = [part for part in found.groups() if part][:2]
        yield _ago(_count(number), UNITS[unit], today)
    past = list(_PAST.finditer(folded))
    for found in past:
        first = _ago(_count(found[1]), UNITS[found[2]], today).first or today
        yield When(first=first, last=today)
    for found in () if past else _SPAN.finditer(folded):
        unit = UNITS[found[3] or found[4]]
        if unit != "day":
            yield _calendar(unit, 0 if found[2] else 1, today)
    for found in _LAST_DAY.finditer(folded):
        yield _stretch(today - timedelta(days=(today.weekday() - WEEKDAYS[found[1]] - 1) % 7 + 1), 1)


def _count(number: str) -> int:
    return NUMBERS[number] if number in NUMBERS else int(number)


def _ago(count: int, unit: str, today: date) -> When:
    """Return the day, week, month or year that lies so far back; of a week ago the days around."""
    if unit == "day":
        return _stretch(_back(today, count), 1)
    if unit == "week":
        return _stretch(_back(today, count * 7 + NEAR_DAYS), 2 * NEAR_DAYS + 1)
    return _calendar(unit, count, today)


def _calendar(unit: str, back: int, today: date) -> When:
    """Return the whole week, month or year so many before this one."""
    if unit == "week":
        return _stretch(_back(today, today.weekday() + 7 * back), 7)
    if unit == "year":
        return When(year=max(today.year - back, 1))
    year, month = divmod(today.year * 12 + today.month - 1 - back, 12)
    return When(year=max(year, 1), month=month + 1)


def _stretch(first: date, days: int) -> When:
    return When(first=first, last=first + timedelta(days=days - 1))


def _back(today: date, days: int) -> date:
    return today - timedelta(days=min(days, today.toordinal() - 1))
