"""What choosing a filter does to the filters, and what is chosen."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from wellkept.model.facets import Group, Span, active, without
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of a group that one can filter by; of time, the place of a span among those offered."""

    group: Group
    value: str = field(default="", repr=False)


def is_on(filters: Filters, choice: Choice, spans: Sequence[Span]) -> bool:
    """Say whether a value is chosen."""
    return choice in chosen(filters, spans)


def chosen(filters: Filters, spans: Sequence[Span]) -> tuple[Choice, ...]:
    """Return all that is chosen; a stretch of time that is not offered has the value ""."""
    time = [str(place) for place, span in enumerate(spans) if span == Span(filters.since, filters.until)]
    values: dict[Group, tuple[str, ...]] = {
        Group.CORE: ("",) if filters.core else (),
        Group.STAYS: ("",) if filters.stays else (),
        Group.KINDS: tuple(map(str, filters.kinds)),
        Group.TIME: tuple(time or [""]) if Group.TIME in active(filters) else (),
        Group.SOURCES: filters.sources,
        Group.TAGS: (*filters.any_tags, *filters.tags),
        Group.ABOUTS: filters.abouts,
        Group.TRUST: tuple(map(str, filters.trust)),
        Group.AMONG: (str(len(filters.among)),) if filters.among else (),
        Group.READABLE: ("",) if filters.readable else (),
    }
    return tuple(Choice(group, value) for group in Group for value in values[group])


def toggled(filters: Filters, choice: Choice, spans: Sequence[Span]) -> Filters:
    """Return the filters with a value chosen, or no longer. Of the stretches of time only one can be chosen."""
    if is_on(filters, choice, spans):
        return _off(filters, choice)
    value = choice.value
    match choice.group:
        case Group.CORE:
            return replace(filters, core=True)
        case Group.STAYS:
            return replace(filters, stays=True)
        case Group.TIME:
            span = spans[int(value)]
            return replace(filters, since=span.since, until=span.until)
        case Group.SOURCES:
            kept = (one for one in filters.sources if not _overlap(one, value))
            return replace(filters, sources=(*kept, value))
        case _:
            return _with_value(filters, choice)


def _with_value(filters: Filters, choice: Choice) -> Filters:
    value = choice.value
    if choice.group is Group.KINDS:
        return replace(filters, kinds=(*filters.kinds, Kind(value)))
    if choice.group is Group.TRUST:
        return replace(filters, trust=(*filters.trust, Trust(value)))
    if choice.group is Group.ABOUTS:
        return replace(filters, abouts=(*filters.abouts, value))
    return replace(filters, any_tags=(*filters.any_tags, value))


def _off(filters: Filters, choice: Choice) -> Filters:
    value = choice.value
    match choice.group:
        case Group.KINDS:
            return replace(filters, kinds=tuple(one for one in filters.kinds if one != value))
        case Group.SOURCES:
            return replace(filters, sources=tuple(one for one in filters.sources if one != value))
        case Group.TAGS:
            any_tags, tags = (tuple(one for one in each if one != value) for each in (filters.any_tags, filters.tags))
            return replace(filters, any_tags=any_tags, tags=tags)
        case Group.ABOUTS:
            return replace(filters, abouts=tuple(one for one in filters.abouts if one != value))
        case Group.TRUST:
            return replace(filters, trust=tuple(one for one in filters.trust if one != value))
        case group:
            return without(filters, group)


def _overlap(one: str, other: str) -> bool:
    """Say whether one of two sources is part of the other: choosing one then takes the place of the other."""
    return one.partition(":")[0] == other or other.partition(":")[0] == one
