"""What is written under the bars: the names of years, months and days, as many as have room."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QDate

from wellkept.ui import periods
from wellkept.ui.timeline.scale import Scale

GAP = 10
"""Between two names at least, in pixels."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A name, and where it begins in pixels from where time begins."""

    at: float
    text: str


def ticks(scale: Scale, width: float, wide: Callable[[str], int]) -> list[Tick]:
    """Return names that do not touch, within a width; `wide` measures one. Years go before months, months before days.

    A name stands where its year, month or day begins.
    """
    taken: list[tuple[float, float]] = []
    found: list[Tick] = []
    for place, text in _wanted(scale):
        at = place * width / scale.number
        end = at + wide(text)
        if end <= width and all(end + GAP <= begin or at >= until + GAP for begin, until in taken):
            taken.append((at, end))
            found.append(Tick(at, text))
    return sorted(found, key=lambda tick: tick.at)


def _wanted(scale: Scale) -> Iterator[tuple[int, str]]:
    """Yield places and names, the most telling first."""
    days = [scale.day(place) for place in range(scale.number)]
    inner = range(1 if scale.strays_before else 0, scale.number - (1 if scale.strays_after else 0))
    opening = [place for place in inner if place == 0 or days[place].year() != days[place - 1].year()]
    for every in (100, 50, 10, 5, 1):
        yield from ((place, periods.year(days[place])) for place in opening if _is_round(days[place], every))
    months = [place for place in inner if place and days[place].month() != days[place - 1].month()]
    for quarter in (True, False):
        yield from ((at, periods.short_month(days[at])) for at in months if _is_quarter(days[at]) is quarter)
    if scale.number and _is_fine(scale):
        yield from ((place, periods.short_day(days[place])) for place in inner)


def _is_round(day: QDate, every: int) -> bool:
    return day.year() % every == 0


def _is_quarter(day: QDate) -> bool:
    return day.month() % 3 == 1


def _is_fine(scale: Scale) -> bool:
    return scale.day(0).daysTo(scale.day(scale.number - 1)) < 3 * scale.number
