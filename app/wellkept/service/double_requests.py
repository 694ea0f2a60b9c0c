"""What can be asked about memories that say the same, or contradict each other, as plain frozen data."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class LookForDoubles:
    """Go on looking through all memories, or begin `anew`; answered in slices with `LookedAt`.

    One answer comes several times a second, with what was found since the one before; ask until it is `whole`.
    """

    anew: bool = False
    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class StopLooking:
    """Give up looking, and what was kept in RAM for it."""


@dataclass(frozen=True, slots=True)
class ShowDouble:
    """Two memories side by side, as they are now; answered with `SideBySide`."""

    one: int
    other: int


@dataclass(frozen=True, slots=True)
class MergeDoubles:
    """Make one memory of two, under the id of `keep`, in its words or in those of `content`.

    Tags, importance, always in mind and history are united, and all earlier words stay in the history.
    """

    keep: int
    drop: int
    content: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class ReplaceOlder:
    """Give the older memory the words of the newer one, as a taught update would; its own go to its history."""

    older: int
    newer: int


@dataclass(frozen=True, slots=True)
class KeepBoth:
    """Keep both, and never offer this pair again while both say what they say now."""

    one: int
    other: int
