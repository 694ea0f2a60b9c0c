"""A review in which some parts were asked about again: what is new of those, all else as it was."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

from wellkept.model.profile import Section
from wellkept.service.answers import Candidate, FoundLine, PartNote, Review, Span


class _Placed(Protocol):
    @property
    def span(self) -> Span:
        """Where in the text it stands."""


P = TypeVar("P", bound=_Placed)


def renewed(old: Review, new: Review, asked: Collection[Span]) -> Review:
    """Return a review with what asking again about some parts brought.

    A part that the model could not do this time either stays as it was, and only its note is another. What stays
    is the very same object, so that what the owner decided about it is known by it.
    """
    failed = {note.span for note in new.parts if note.without_model}
    done = [span for span in asked if span not in failed]
    candidates = _spliced(old.candidates, new.candidates, done)
    return replace(
        old,
        candidates=candidates,
        left_out=_spliced(old.left_out, new.left_out, done),
        model=old.model or new.model,
        parts=_notes(old.parts, new.parts, asked),
        lines=_lines(candidates, old, new),
    )


def _spliced(old: Sequence[P], new: Sequence[P], spans: Sequence[Span]) -> tuple[P, ...]:
    """Return the old ones with the new ones in place of all that begin within some stretches."""
    spliced = list(old)
    for span in spans:
        at = next((place for place, one in enumerate(spliced) if one.span[0] >= span[0]), len(spliced))
        after = [one for one in spliced[at:] if not _within(one, span)]
        spliced[at:] = [*(one for one in new if _within(one, span)), *after]
    return tuple(spliced)


def _within(one: _Placed, span: Span) -> bool:
    return span[0] <= one.span[0] < span[1]


def _notes(old: Iterable[PartNote], new: Iterable[PartNote], asked: Collection[Span]) -> tuple[PartNote, ...]:
    stay = [note for note in old if note.span not in asked]
    return tuple(sorted([*stay, *new], key=lambda note: note.number))


def _lines(candidates: Sequence[Candidate], old: Review, new: Review) -> tuple[FoundLine, ...]:
    """Return the lines of both whose sentences are all there; one that both have is one."""
    places = {id(candidate): place for place, candidate in enumerate(candidates)}
    united: dict[tuple[Section, str], tuple[int, ...]] = {}
    for review in (old, new):
        for line in review.lines:
            behind = tuple(id(review.candidates[at]) for at in line.behind)
            if all(one in places for one in behind):
                there = united.get((line.section, line.line), ())
                united[line.section, line.line] = tuple(dict.fromkeys((*there, *(places[one] for one in behind))))
    order = list(Section)
    lines = sorted(united.items(), key=lambda item: order.index(item[0][0]))
    return tuple(FoundLine(section, line, behind) for (section, line), behind in lines)
