"""The lines of the sidebar: headings, values with their counts, and what unfolds more."""

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.model.facets import Group, Span, Tally
from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters
from wellkept.ui import wording
from wellkept.ui.filters import words
from wellkept.ui.filters.choosing import Choice, chosen
from wellkept.ui.filters.words import _tr

FEW = 6
"""So many values of a group are shown until more are asked for."""

_OPEN_SETS = (Group.SOURCES, Group.TAGS, Group.ABOUTS)


class Sort(StrEnum):
    """What a line is."""

    HEAD = "head"
    VALUE = "value"
    MORE = "more"


@dataclass(frozen=True, slots=True)
class Line:
    """Attributes: `fold` what unfolds by this line, "" for nothing, and whether it is `open`; `count` of results
    with the value, of a heading how many of its values are chosen, of `MORE` how many lines are hidden.
    """

    sort: Sort
    choice: Choice
    text: str = field(repr=False)
    count: int = 0
    on: bool = False
    level: int = 0
    fold: str = field(default="", repr=False)
    open: bool = False

    @property
    def id(self) -> tuple[Sort, Choice]:
        """What stays the same while counts change."""
        return self.sort, self.choice

    @property
    def whole(self) -> str:
        """The text with nothing left out, as the line may stand alone."""
        return words.label(self.choice) if self.sort is Sort.VALUE else self.text

    @property
    def spoken(self) -> str:
        """The line as a screen reader says it."""
        parts = [self.whole]
        if self.sort is Sort.VALUE:
            parts += [wording.number(self.count), _tr("on") if self.on else _tr("off")]
        elif self.sort is Sort.HEAD and self.count:
            parts.append(_tr("{n} chosen").format(n=wording.number(self.count)))
        if self.fold:
            parts.append(_tr("unfolded") if self.open else _tr("folded"))
        return ", ".join(parts)


class Lines:
    """Lays out one answer. `turned` are the folds that stand otherwise than at first: headings are open then."""

    def __init__(self, tally: Tally, filters: Filters, spans: Sequence[Span], turned: Set[str]) -> None:
        self._tally, self._turned = tally, turned
        self._chosen = dict.fromkeys(chosen(filters, spans))
        self._spans = spans

    def all(self) -> list[Line]:
        """Return all lines, from the top."""
        made = [self._value(Choice(Group.CORE), self._tally.core), self._value(Choice(Group.STAYS), self._tally.stays)]
        for group in (Group.KINDS, Group.TIME, Group.SOURCES, Group.TAGS, Group.ABOUTS, Group.TRUST):
            made += self._of_group(group)
        return made

    def _of_group(self, group: Group) -> Iterator[Line]:
        inside = list(self._values(group))
        if not inside:
            return
        is_open = group.value not in self._turned
        count = sum(choice.group is group for choice in self._chosen)
        yield Line(Sort.HEAD, Choice(group), words.title(group), count, fold=group.value, open=is_open)
        if is_open:
            yield from self._cut(group, inside)

    def _values(self, group: Group) -> Iterator[Line]:
        """Yield the values of a group. Kinds, times and trust are always there; of the rest those that are found."""
        tally = self._tally
        match group:
            case Group.KINDS:
                counts = dict(tally.kinds)
                yield from (self._value(Choice(group, kind), counts.get(kind, 0)) for kind in Kind)
            case Group.TRUST:
                counts = dict(tally.trust)
                yield from (self._value(Choice(group, trust), counts.get(trust, 0)) for trust in Trust)
            case Group.TIME:
                for place in range(len(self._spans)):
                    yield self._value(Choice(group, str(place)), tally.spans[place])
            case Group.SOURCES:
                yield from self._sources()
            case _:
                counts = dict(tally.tags if group is Group.TAGS else tally.abouts)
                yield from (self._value(Choice(group, value), counts[value]) for value in counts)
                yield from self._not_found(group, counts)

    def _sources(self) -> Iterator[Line]:
        """Yield sources by what stands before the colon; what stands behind it is folded below."""
        totals: Counter[str] = Counter()
        details: dict[str, list[tuple[str, int]]] = {}
        for source, count in self._tally.sources:
            prefix, colon, _ = source.partition(":")
            totals[prefix] += count
            if colon:
                details.setdefault(prefix, []).append((source, count))
        for prefix, total in sorted(totals.items(), key=lambda pair: (-pair[1], pair[0])):
            inside = details.get(prefix, [])
            fold = f"{Group.SOURCES}/{prefix}" if inside else ""
            is_open = fold in self._turned
            yield self._value(Choice(Group.SOURCES, prefix), total, fold=fold, is_open=is_open)
            below = (self._value(Choice(Group.SOURCES, one), n, text=words.detail(one), level=1) for one, n in inside)
            yield from (line for line in below if is_open or line.on)
        found = {source for source, _ in self._tally.sources} | set(totals)
        yield from self._not_found(Group.SOURCES, found)

    def _not_found(self, group: Group, found: Set[str] | dict[str, int]) -> Iterator[Line]:
        """Yield what is chosen and in no result, so that it can be taken off."""
        yield from (self._value(one, 0) for one in self._chosen if one.group is group and one.value not in found)

    def _cut(self, group: Group, inside: list[Line]) -> Iterator[Line]:
        """Yield the first values, all that are chosen, and a line for the rest."""
        fold = f"{group}+"
        tops = [place for place, line in enumerate(inside) if not line.level]
        if group not in _OPEN_SETS or len(tops) <= FEW + 1:
            yield from inside
        elif fold in self._turned:
            yield from inside
            yield Line(Sort.MORE, Choice(group), _tr("Show fewer"), fold=fold, open=True)
        else:
            end = tops[FEW]
            kept = [line for place, line in enumerate(inside) if place < end or line.on]
            yield from kept
            hidden = len(tops) - sum(not line.level for line in kept)
            if hidden:
                text = _tr("{n} more …").format(n=wording.number(hidden))
                yield Line(Sort.MORE, Choice(group), text, hidden, fold=fold)

    def _value(
        self, choice: Choice, count: int, *, text: str = "", level: int = 0, fold: str = "", is_open: bool = False
    ) -> Line:
        on = choice in self._chosen
        return Line(Sort.VALUE, choice, text or words.short(choice), count, on, level, fold, is_open)
