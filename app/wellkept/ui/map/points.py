"""The points of a map: which is at a place, which lie within a line drawn around them, which comes next."""

from array import array
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise

from wellkept.model.kinds import Kind

KINDS = tuple(Kind)
_CELLS = 64  # each way, over a map from -1 to 1
_ASIDE = 2.0  # how much a step to the side counts against one ahead

Outline = Sequence[tuple[float, float]]


class Points:
    """By place in `keys`, the newest memory first. Kinds in `hidden` are passed over everywhere."""

    def __init__(self, keys: "array[int]", xs: "array[float]", ys: "array[float]", kinds: bytes) -> None:
        self.keys, self.xs, self.ys, self.kinds = keys, xs, ys, kinds
        self.hidden: frozenset[Kind] = frozenset()

    def __len__(self) -> int:
        return len(self.keys)

    def kind(self, place: int) -> Kind:
        """Return the kind of a memory."""
        return KINDS[self.kinds[place]]

    def shown(self, place: int) -> bool:
        """Say whether a point is in sight."""
        return KINDS[self.kinds[place]] not in self.hidden

    def place_of(self, key: int) -> int | None:
        """Return the place of a key, None if it is not on the map."""
        return self._places.get(key)

    def counts(self) -> dict[Kind, int]:
        """Return how many memories of each kind there are."""
        return {kind: self.kinds.count(place) for place, kind in enumerate(KINDS)}

    def nearest(self, x: float, y: float, reach: float) -> int | None:
        """Return the point nearest to a place on the map, at most `reach` away."""
        best, found = reach * reach, None
        for place in self._around(x - reach, y - reach, x + reach, y + reach):
            away = (self.xs[place] - x) ** 2 + (self.ys[place] - y) ** 2
            if away <= best and self.shown(place):
                best, found = away, place
        return found

    def within(self, outline: Outline) -> list[int]:
        """Return the points within a closed line."""
        if len(outline) < 3:
            return []
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        around = self._around(min(xs), min(ys), max(xs), max(ys))
        return [place for place in around if self.shown(place) and _inside(self.xs[place], self.ys[place], outline)]

    def toward(self, place: int, right: int, down: int) -> int | None:
        """Return the next point in a direction (-1, 0, 1 each way): the nearest that lies more ahead than aside."""
        x, y = self.xs[place], self.ys[place]
        best, found = float("inf"), None
        for other in range(len(self)):
            dx, dy = self.xs[other] - x, self.ys[other] - y
            ahead, aside = dx * right + dy * down, abs(dx * down) + abs(dy * right)
            if ahead <= 0 or aside > ahead or not self.shown(other):
                continue
            cost = ahead * ahead + _ASIDE * aside * aside
            if cost < best:
                best, found = cost, other
        return found

    @cached_property
    def _places(self) -> dict[int, int]:
        return {key: place for place, key in enumerate(self.keys)}

    @cached_property
    def _grid(self) -> dict[tuple[int, int], list[int]]:
        grid: dict[tuple[int, int], list[int]] = {}
        for place, (x, y) in enumerate(zip(self.xs, self.ys, strict=True)):
            grid.setdefault((_cell(x), _cell(y)), []).append(place)
        return grid

    def _around(self, left: float, top: float, right: float, bottom: float) -> Iterator[int]:
        """Yield the points of all cells that a rectangle touches."""
        for column in range(_cell(left), _cell(right) + 1):
            for row in range(_cell(top), _cell(bottom) + 1):
                yield from self._grid.get((column, row), ())


def _cell(value: float) -> int:
    return min(max(int((value + 1) / 2 * _CELLS), 0), _CELLS - 1)


def _inside(x: float, y: float, outline: Outline) -> bool:
    """Say whether a point is within a closed line: a ray from it crosses the line an odd number of times."""
    inside = False
    for (x1, y1), (x2, y2) in pairwise((*outline, outline[0])):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
