"""The groups that memories can be filtered by, and a filter without one of them."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial

from wellkept.model.query import Filters


class Group(StrEnum):
    """What belongs together among the filters: within a group any of the values will do, between groups all must."""

    CORE = "core"
    STAYS = "stays"
    KINDS = "kinds"
    TIME = "time"
    SOURCES = "sources"
    TAGS = "tags"
    ABOUTS = "abouts"
    TRUST = "trust"
    AMONG = "among"
    READABLE = "readable"


_FIELDS: dict[Group, tuple[str, ...]] = {
    Group.CORE: ("core",),
    Group.STAYS: ("stays",),
    Group.KINDS: ("kinds",),
    Group.TIME: ("since", "until"),
    Group.SOURCES: ("sources",),
    Group.TAGS: ("tags", "any_tags"),
    Group.ABOUTS: ("abouts",),
    Group.TRUST: ("trust",),
    Group.AMONG: ("among",),
    Group.READABLE: ("readable",),
}
_ANYTHING = Filters()


def active(filters: Filters) -> tuple[Group, ...]:
    """Return the groups in which something was chosen."""
    return tuple(group for group in Group if any(map(partial(_is_chosen, filters), _FIELDS[group])))


def _is_chosen(filters: Filters, field: str) -> bool:
    return bool(getattr(filters, field) != getattr(_ANYTHING, field))


def without(filters: Filters, group: Group) -> Filters:
    """Return the filters with nothing chosen in one group."""
    return replace(filters, **{name: getattr(_ANYTHING, name) for name in _FIELDS[group]})


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time, ms since 1970 UTC: from `since` up to and without `until`; None is open."""

    since: int | None
    until: int | None


@dataclass(frozen=True, slots=True)
class Reach:
    """How far memories reach in time, ms since 1970 UTC: the first and the last, and between which nearly all are.

    What is before `low` or after `high` is so little that it may be there by a clock that was wrong.
    """

    first: int
    low: int
    high: int
    last: int


@dataclass(frozen=True, slots=True)
class Times:
    """How many memories were learned when; a filter by time is left aside.

    Attributes: `reach` that of all memories, None without any; `whole` of all, and `found` of the results, between
    each two of the borders asked for. The first and the last count what is beyond them too.
    """

    reach: Reach | None = None
    whole: tuple[int, ...] = ()
    found: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """How many results have each value, the most frequent value first; no list is cut.

    A group in which something is chosen is counted as if nothing were: its numbers say what choosing another
    value would bring. Attributes: `spans` as many as were asked for, in their order.
    """

    kinds: tuple[tuple[str, int], ...] = ()
    sources: tuple[tuple[str, int], ...] = field(default=(), repr=False)
    tags: tuple[tuple[str, int], ...] = field(default=(), repr=False)
    abouts: tuple[tuple[str, int], ...] = field(default=(), repr=False)
    trust: tuple[tuple[str, int], ...] = ()
    spans: tuple[int, ...] = ()
    core: int = 0
    stays: int = 0
