"""What the filters are called."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from wellkept.model.facets import Group, Span
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters
from wellkept.model.text import shown
from wellkept.ui import periods, wording
from wellkept.ui.filters import spans as times
from wellkept.ui.filters.choosing import Choice, chosen

_TITLES = {
    Group.CORE: "Always in mind",
    Group.STAYS: "Never leaves this computer",
    Group.KINDS: "Kind",
    Group.TIME: "Learned",
    Group.SOURCES: "Source",
    Group.TAGS: "Tag",
    Group.ABOUTS: "About",
    Group.TRUST: "How it is known",
    Group.AMONG: "Picked out",
    Group.READABLE: "As the assistant may read",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("filters", text)


def title(group: Group) -> str:
    """Return what a group is called."""
    return _tr(_TITLES[group])


def label(choice: Choice) -> str:
    """Return what a value is called; within its group."""
    value = choice.value
    match choice.group:
        case Group.KINDS:
            return wording.kind(Kind(value))
        case Group.TIME:
            return times.name(int(value))
        case Group.SOURCES:
            return wording.source(value)
        case Group.TAGS:
            return shown(value)
        case Group.ABOUTS:
            return wording.person(value)
        case Group.TRUST:
            return wording.trust(Trust(value))
        case Group.AMONG:
            return _tr("Only these {n}").format(n=wording.number(int(value)))
        case group:
            return title(group)


def short(choice: Choice) -> str:
    """Return what a value is called where there is little room."""
    return _tr("Never leaves here") if choice.group is Group.STAYS else label(choice)


def detail(source: str) -> str:
    """Return what stands after the first colon of a source."""
    return shown(source.partition(":")[2])


def chips(filters: Filters, spans: Sequence[Span]) -> tuple[tuple[Choice, str], ...]:
    """Return all that is chosen, each with what stands on its chip."""
    return tuple((choice, _chip(filters, choice)) for choice in chosen(filters, spans))


def _chip(filters: Filters, choice: Choice) -> str:
    if choice.group is Group.TIME and not choice.value:
        return periods.described(filters.since, filters.until)
    text = label(choice)
    if choice.group is Group.ABOUTS:
        return _tr("About: {name}").format(name=text)
    if choice.group is Group.TAGS:
        return _tr("Tag: {name}").format(name=text)
    return text
