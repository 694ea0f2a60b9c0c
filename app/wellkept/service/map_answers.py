"""The map of meaning: what can be asked for, and what is answered."""

from array import array
from dataclasses import dataclass, field

from wellkept.model.memory import OWNER_BEING


@dataclass(frozen=True, slots=True)
class DrawMap:
    """The memories of a being in two dimensions; answered in slices with a `MeaningMap`.

    Where a map was made before, what is new is put beside what is like it. With `anew` all is laid out again.
    """

    being_id: str = OWNER_BEING
    anew: bool = False


@dataclass(frozen=True, slots=True)
class MapLabel:
    """Words for a region of the map, and how far it reaches (-1..1)."""

    x: float
    top: float
    bottom: float
    words: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class MeaningMap:
    """Where each memory lies: `xs` and `ys` within about -1..1, `kinds` places among all kinds, by `keys`.

    Attributes: `with_` of `total` memories can be on it, of which the oldest `left_out` are not; `shaped_by` so many
    gave it its shape, `sampled` because there were too many for all to do so; `ready` whether meaning can be used now.
    """

    keys: "array[int]" = field(default_factory=lambda: array("q"))
    xs: "array[float]" = field(default_factory=lambda: array("f"), repr=False)
    ys: "array[float]" = field(default_factory=lambda: array("f"), repr=False)
    kinds: bytes = b""
    labels: tuple[MapLabel, ...] = ()
    with_: int = 0
    total: int = 0
    left_out: int = 0
    shaped_by: int = 0
    sampled: bool = False
    ready: bool = True
