"""Where the bars of a timeline are and what is written under them: made anew only when counts or sizes change."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QRectF

from wellkept.ui.timeline.scale import Scale
from wellkept.ui.timeline.ticks import Names
from wellkept.ui.tokens import XS, S

_LEAST = 2.0
"""The height of the least bar, so that one memory beside thousands is seen."""
_WIDE = 12
"""From this width on there are two pixels between bars."""

Places = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """Where things are, in pixels. Time begins at the right where one reads from there."""

    width: float
    left: float
    top: float
    bars: float
    right_to_left: bool

    @property
    def base(self) -> float:
        """Where the bars stand."""
        return self.top + self.bars

    def x(self, at: float) -> float:
        """Return where something is that is so far from where time begins, both in pixels."""
        return self.left + (self.width - at if self.right_to_left else at)

    def column(self, begin: float, end: float, number: int) -> QRectF:
        """Return the column between two of so many places, whole pixels, a little higher than the highest bar."""
        left, right = sorted(round(self.x(place * self.width / number)) for place in (begin, end))
        return QRectF(left, self.top - XS, right - left, self.bars + XS)

    def columns(self, number: int) -> list[Places]:
        """Return where the column of each of so many places begins and ends, from left to right, whole pixels."""
        ends = [round(self.x(place * self.width / number)) for place in range(number + 1)]
        return [(min(pair), max(pair)) for pair in pairwise(ends)]


@dataclass(frozen=True, slots=True)
class Picture:
    """The counts: all there is, and what was looked for."""

    scale: Scale
    whole: tuple[int, ...]
    found: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """What is written under the bars, from where to where."""

    text: str
    begin: float
    end: float


@dataclass(frozen=True, slots=True)
class Layout:
    """Attributes: `whole` the bars of places that have more than was found, `found` of those with results."""

    picture: Picture
    shape: Shape
    whole: tuple[QRectF, ...] = field(repr=False)
    found: tuple[tuple[int, QRectF], ...] = field(repr=False)
    names: tuple[Name, ...] = field(repr=False)
    known: Names = field(repr=False)

    def column(self, begin: float, end: float) -> QRectF:
        """Return the column between two places."""
        return self.shape.column(begin, end, self.picture.scale.number)


def laid_out(picture: Picture, shape: Shape, wide: Callable[[str], int], before: Layout | None = None) -> Layout:
    """Lay out counts; `wide` measures a name. Heights go by the square root, so that few beside many are seen.

    What was laid out before lends its names where they are the same: they are most of the work.
    """
    most = max(*picture.whole, 1)
    scale, columns = picture.scale, shape.columns(picture.scale.number)
    whole, found = [], []
    for place, (all_there, results) in enumerate(zip(picture.whole, picture.found, strict=True)):
        if all_there > results:
            whole.append(_bar(shape, scale, *columns[place], place, all_there / most))
        if results:
            found.append((place, _bar(shape, scale, *columns[place], place, results / most)))
    same = before is not None and before.picture.scale == scale
    known = before.known if before is not None and same else Names(scale, wide)
    names = before.names if before is not None and same and before.shape == shape else _placed(known, shape)
    return Layout(picture, shape, tuple(whole), tuple(found), names, known)


def _bar(shape: Shape, scale: Scale, left: float, right: float, place: int, share: float) -> QRectF:
    """Return the bar of a place in its column; one of what is far off stands apart from the others."""
    width, height = right - left, max(_LEAST, round(shape.bars * share**0.5))
    bar = QRectF(left, shape.base - height, max(1.0, width - (1 if width < _WIDE else 2)), height)
    if place == 0 and scale.strays_before:
        apart = min(S, bar.width() / 2)
        return bar.adjusted(apart, 0, 0, 0) if shape.right_to_left else bar.adjusted(0, 0, -apart, 0)
    if scale.strays_after and place == scale.number - 1:
        apart = min(S, bar.width() / 2)
        return bar.adjusted(0, 0, -apart, 0) if shape.right_to_left else bar.adjusted(apart, 0, 0, 0)
    return bar


def _placed(known: Names, shape: Shape) -> tuple[Name, ...]:
    """Return names where they stand, in order of time."""
    return tuple(Name(tick.text, *sorted((shape.x(tick.at), shape.x(tick.end)))) for tick in known.within(shape.width))
