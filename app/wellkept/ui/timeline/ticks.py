"""What is written under the bars: the names of years, months and days, as many as have room."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain

from PySide6.QtCore import QDate

from wellkept.ui import periods
from wellkept.ui.timeline.scale import Scale

GAP = 10
"""Between two names at least, in pixels."""
_FAR_OFF = "…"
"""Stands under little that is far off."""
_EVERY_DAY = (1, 2, 7, 14, 28)
_EVERY_YEAR = (1000, 500, 100, 50, 10, 5, 1)
_ALL_MONTHS_DAYS = 366
"""Over more days than these only January, April, July and October are named."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A name, and where it begins in pixels from where time begins."""

    at: float
    text: str


def ticks(scale: Scale, width: float, wide: Callable[[str], int]) -> list[Tick]:
    """Return names that do not touch, within a width; `wide` measures one. Each stands where its time begins."""
    days = [scale.day(place) for place in range(scale.number)]
    inner = range(int(scale.strays_before), scale.number - int(scale.strays_after))
    if len(inner) > 1 and days[inner[0]].daysTo(days[inner[1]]) == 1:
        wanted = _days(days, inner, width / scale.number, wide)
    else:
        wanted = _months_and_years(days, inner)
    far = [(0, _FAR_OFF)] * scale.strays_before + [(scale.number - 1, _FAR_OFF)] * scale.strays_after
    taken: list[tuple[float, float]] = []
    found: list[Tick] = []
    for place, text in chain(far, wanted):
        at = place * width / scale.number
        end = at + wide(text)
        if end <= width and all(end + GAP <= begin or at >= until + GAP for begin, until in taken):
            taken.append((at, end))
            found.append(Tick(at, text))
    return sorted(found, key=lambda tick: tick.at)


def _days(days: list[QDate], inner: range, slot: float, wide: Callable[[str], int]) -> Iterator[tuple[int, str]]:
    """Yield days at even distances, as near as there is room for."""
    widest = max(wide(periods.short_day(days[place])) for place in inner)
    every = next((number for number in _EVERY_DAY if number * slot >= widest + GAP), _EVERY_DAY[-1])
    yield from ((place, periods.short_day(days[place])) for place in inner[::every])


def _months_and_years(days: list[QDate], inner: range) -> Iterator[tuple[int, str]]:
    """Yield the most telling first: round years, the months that open a quarter, other months, where it begins."""
    opening = [place for place in inner[1:] if days[place].year() != days[place - 1].year()]
    for every in _EVERY_YEAR:
        yield from ((at, periods.year(days[at])) for at in opening if days[at].year() % every == 0)
    few = days[inner[0]].daysTo(days[inner[-1]]) <= _ALL_MONTHS_DAYS
    months = [place for place in inner[1:] if days[place].month() != days[place - 1].month()]
    yield from ((at, periods.short_month(days[at])) for at in months if days[at].month() % 3 == 1)
    yield from ((at, periods.short_month(days[at])) for at in months if few)
    yield inner[0], periods.year(days[inner[0]])
