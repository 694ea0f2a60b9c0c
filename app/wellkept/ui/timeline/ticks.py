"""What is written under the bars: the names of years, months and days, as many as have room."""

from bisect import bisect_left
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
    """A name, and where it begins and ends in pixels from where time begins."""

    at: float
    end: float
    text: str


class Names:
    """The names that may stand under one scale, the most telling first. Made once for all widths: dates take long."""

    def __init__(self, scale: Scale, wide: Callable[[str], int]) -> None:
        """Take a scale, and what measures a name in pixels."""
        self.scale = scale
        days = [scale.day(place) for place in range(scale.number)]
        inner = range(int(scale.strays_before), scale.number - int(scale.strays_after))
        self._daily = len(inner) > 1 and days[inner[0]].daysTo(days[inner[1]]) == 1
        if self._daily:
            wanted: Iterator[tuple[int, str]] = ((place, periods.short_day(days[place])) for place in inner)
        else:
            wanted = _months_and_years(days, inner)
        self._wanted = [(place, text, wide(text)) for place, text in wanted]
        far = [0] * scale.strays_before + [scale.number - 1] * scale.strays_after
        self._far = [(place, _FAR_OFF, wide(_FAR_OFF)) for place in far]

    def within(self, width: float) -> list[Tick]:
        """Return names that do not touch, within a width in pixels. Each stands where its time begins."""
        number = self.scale.number
        found: list[Tick] = []  # in order of place; what stands beside a place is all that it can touch
        for place, text, wide in chain(self._far, self._wanted[:: self._every(width / number)]):
            at = place * width / number
            end = at + wide
            here = bisect_left(found, at, key=lambda tick: tick.at)
            after_one = here == 0 or at >= found[here - 1].end + GAP
            free = after_one and (here == len(found) or end + GAP <= found[here].at)
            if end <= width and free:
                found.insert(here, Tick(at, end, text))
        return found

    def _every(self, slot: float) -> int:
        """Return at which distance names may stand: days at even ones, as near as there is room for."""
        if not self._daily:
            return 1
        widest = max(wide for _, _, wide in self._wanted)
        return next((number for number in _EVERY_DAY if number * slot >= widest + GAP), _EVERY_DAY[-1])


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
