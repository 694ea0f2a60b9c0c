"""The lines of the sidebar: headings, values with their counts, and what unfolds more."""

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

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

_CUT = (Group.SOURCES, Group.TAGS, Group.ABOUTS)

Pairs = list[tuple[str, int]]


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
    """Lays out one answer. `turned` are the folds that stand otherwise than at first: headings are open then.

    Lines are made for what is in sight only: there may be thousands of tags.
    """

    def __init__(self, tally: Tally, filters: Filters, spans: Sequence[Span], turned: Set[str]) -> None:
        self._tally, self._turned, self._spans = tally, turned, spans
        self._chosen = dict.fromkeys(chosen(filters, spans))

    def all(self) -> list[Line]:
        """Return all lines, from the top."""
        made = [self._value(Choice(Group.CORE), self._tally.core), self._value(Choice(Group.STAYS), self._tally.stays)]
        for group in (Group.KINDS, Group.TIME, Group.SOURCES, Group.TAGS, Group.ABOUTS, Group.TRUST):
            pairs = self._pairs(group)
            if pairs:
                made += self._of_group(group, pairs)
        return made

    def _pairs(self, group: Group) -> Pairs:
        """Return values with counts. Kinds, times and trust are always there; of the rest those that are found.

        What is chosen and in no result is there too, so that it can be taken off.
        """
        tally = self._tally
        match group:
            case Group.KINDS:
                counts = dict(tally.kinds)
                return [(kind.value, counts.get(kind, 0)) for kind in Kind]
            case Group.TRUST:
                counts = dict(tally.trust)
                return [(trust.value, counts.get(trust, 0)) for trust in Trust]
            case Group.TIME:
                return [(str(place), count) for place, count in enumerate(tally.spans)]
            case Group.SOURCES:
                pairs, found = _by_prefix(tally.sources), dict(tally.sources)
            case _:
                pairs, found = list(tally.tags if group is Group.TAGS else tally.abouts), {}
        found |= dict(pairs)
        return pairs + [(value, 0) for value in self._chosen_of(group) if value not in found]

    def _of_group(self, group: Group, pairs: Pairs) -> Iterator[Line]:
        is_open = group.value not in self._turned
        count = len(self._chosen_of(group))
        yield Line(Sort.HEAD, Choice(group), words.title(group), count, fold=group.value, open=is_open)
        if not is_open:
            return
        cuts = group in _CUT and len(pairs) > FEW + 1
        fold = f"{group}+"
        whole = not cuts or fold in self._turned
        kept = pairs if whole else self._few(group, pairs)
        for value, total in kept:
            yield from (
                self._with_parts(value, total)
                if group is Group.SOURCES
                else (self._value(Choice(group, value), total),)
            )
        if cuts and whole:
            yield Line(Sort.MORE, Choice(group), _tr("Show fewer"), fold=fold, open=True)
        elif hidden := len(pairs) - len(kept):
            text = _tr("{n} more …").format(n=wording.number(hidden))
            yield Line(Sort.MORE, Choice(group), text, hidden, fold=fold)

    def _few(self, group: Group, pairs: Pairs) -> Pairs:
        """Return the first values and all that are chosen."""
        wanted = self._chosen_of(group)
        return pairs[:FEW] + [pair for pair in pairs[FEW:] if pair[0] in wanted]

    def _with_parts(self, prefix: str, total: int) -> Iterator[Line]:
        """Yield a source, and below it what stands behind the colon: if unfolded, or chosen."""
        inside = self._parts.get(prefix, ())
        fold = f"{Group.SOURCES}/{prefix}" if inside else ""
        is_open = fold in self._turned
        yield self._value(Choice(Group.SOURCES, prefix), total, fold=fold, is_open=is_open)
        wanted = self._chosen_of(Group.SOURCES)
        for source, count in inside:
            if is_open or source in wanted:
                yield self._value(Choice(Group.SOURCES, source), count, text=words.detail(source), level=1)

    @cached_property
    def _parts(self) -> dict[str, list[tuple[str, int]]]:
        """Return the sources that have a colon, by what stands before it."""
        parts: dict[str, list[tuple[str, int]]] = {}
        for source, count in self._tally.sources:
            prefix, colon, _ = source.partition(":")
            if colon:
                parts.setdefault(prefix, []).append((source, count))
        return parts

    def _chosen_of(self, group: Group) -> list[str]:
        return [choice.value for choice in self._chosen if choice.group is group]

    def _value(
        self, choice: Choice, count: int, *, text: str = "", level: int = 0, fold: str = "", is_open: bool = False
    ) -> Line:
        on = choice in self._chosen
        return Line(Sort.VALUE, choice, text or words.short(choice), count, on, level, fold, is_open)


def _by_prefix(sources: Sequence[tuple[str, int]]) -> Pairs:
    """Return what stands before the colon of sources, with the sums of their counts, the most frequent first."""
    totals: Counter[str] = Counter()
    for source, count in sources:
        totals[source.partition(":")[0]] += count
    return sorted(totals.items(), key=lambda pair: (-pair[1], pair[0]))
