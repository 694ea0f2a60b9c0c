"""What is said about the parts of a text that a model read."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from wellkept.service.answers import PartNote, Review
from wellkept.ui import wording
from wellkept.ui.in_words import in_words

_OPENINGS = ("The ", "There ", "This ", "These ")
_HELD_BACK = "Held back: "


def _tr(text: str) -> str:
    return QCoreApplication.translate("parts", text)


def numbered(numbers: Iterable[int]) -> str:
    """Return "Part 3", or "Parts 3, 7 and 18 to 40"."""
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    told = [one for first, last in runs for one in _run(first, last)]
    if len(told) > 1:
        return _tr("Parts {some} and {last}").format(some=", ".join(told[:-1]), last=told[-1])
    return (_tr("Part {n}") if runs[0][0] == runs[0][1] else _tr("Parts {n}")).format(n=told[0])


def _run(first: int, last: int) -> list[str]:
    ends = [wording.number(one) for one in dict.fromkeys((first, last))]
    return ends if last - first < 2 else [_tr("{first} to {last}").format(first=ends[0], last=ends[1])]


def said(notes: tuple[PartNote, ...], sentence: str) -> str:
    """Return a sentence about some parts: "Part 3: the model answered in words of its own."."""
    if notes[0].of == 1:
        return in_words(sentence)
    return f"{numbered(note.number for note in notes)}: {_lowered(sentence)}"


def held_back(notes: Iterable[PartNote]) -> tuple[str, ...]:
    """Return what each part says about what was held back."""
    return tuple(one for note in notes for one in note.notes if one.startswith(_HELD_BACK))


def rest(review: Review) -> str:
    """Return what is said of the part of a text that is still in the box."""
    first, last = review.rest_parts
    numbers = numbered(range(first, last + 1))
    pattern = _tr("{parts} is still here: {reason}") if first == last else _tr("{parts} are still here: {reason}")
    return pattern.format(parts=numbers, reason=_lowered(review.rest_reason))


def unread(review: Review) -> str:
    """Return the same before anything was kept."""
    first, last = review.rest_parts
    numbers = numbered(range(first, last + 1))
    pattern = _tr("{parts} was not read: {reason} It stays in the box.")
    if first != last:
        pattern = _tr("{parts} were not read: {reason} They stay in the box.")
    return pattern.format(parts=numbers, reason=_lowered(review.rest_reason))


def _lowered(sentence: str) -> str:
    told = in_words(sentence)
    return told[:1].lower() + told[1:] if told.startswith(_OPENINGS) else told
