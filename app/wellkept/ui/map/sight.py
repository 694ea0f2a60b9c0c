"""What part of the map is in sight: from places on the map to places in the window, and back."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

_LEAST_TALL = 0.25
CLOSEST, FARTHEST = 60.0, 0.5
_FILLED = 0.9  # of the shorter side, when all is in sight


@dataclass(frozen=True, slots=True)
class Sight:
    """The map reaches from -1 to 1. `zoom` is 1 when all of it is in sight; `x` and `y` lie in the window's middle.

    `width` and `height` of the window, device-independent pixels; `tall` how far the map reaches up and down.
    """

    width: float = 1.0
    height: float = 1.0
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    tall: float = 1.0

    @property
    def scale(self) -> float:
        """How many pixels one unit of the map takes."""
        return max(min(self.width, self.height / self.tall), 1.0) / 2 * _FILLED * self.zoom

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        """Return where a place on the map is in the window."""
        scale = self.scale
        return self.width / 2 + (x - self.x) * scale, self.height / 2 + (y - self.y) * scale

    def to_map(self, x: float, y: float) -> tuple[float, float]:
        """Return which place on the map is at a place in the window."""
        scale = self.scale
        return self.x + (x - self.width / 2) / scale, self.y + (y - self.height / 2) / scale

    def zoomed(self, factor: float, x: float, y: float) -> "Sight":
        """Return the sight so many times closer; what is at a place in the window stays there."""
        fixed_x, fixed_y = self.to_map(x, y)
        closer = replace(self, zoom=min(max(self.zoom * factor, FARTHEST), CLOSEST))
        now_x, now_y = closer.to_map(x, y)
        return replace(closer, x=closer.x + fixed_x - now_x, y=closer.y + fixed_y - now_y)

    def moved(self, right: float, down: float) -> "Sight":
        """Return the sight with the map moved by so many pixels; its edges stay within reach."""
        scale = self.scale
        return replace(self, x=_within(self.x - right / scale), y=_within(self.y - down / scale))

    def sized(self, width: float, height: float) -> "Sight":
        """Return the sight in a window of another size."""
        return replace(self, width=width, height=height)

    def whole(self) -> "Sight":
        """Return the sight of all."""
        return Sight(self.width, self.height, tall=self.tall)

    def of(self, ys: Sequence[float]) -> "Sight":
        """Return the sight of a map that reaches as far up and down as its points do."""
        return replace(self, tall=max(max((abs(y) for y in ys), default=1.0), _LEAST_TALL))

    def showing(self, x: float, y: float, edge: float) -> "Sight":
        """Return the sight moved no farther than needed to have a place on the map `edge` pixels within the window."""
        at_x, at_y = self.to_window(x, y)
        right = _back_in(at_x, edge, self.width - edge)
        down = _back_in(at_y, edge, self.height - edge)
        return self.moved(right, down) if right or down else self


def _within(place: float) -> float:
    return min(max(place, -1.0), 1.0)


def _back_in(place: float, low: float, high: float) -> float:
    return max(low - place, 0.0) + min(high - place, 0.0)
