"""Text to sentences for review: every character that is not blank is proposed or left out, by name."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

import regex

from wellkept.teach.blocks import CODE, HEADING, LIST_MARK, MARK, MARKUP, TABLE, Block
from wellkept.teach.chat import Speaker
from wellkept.teach.flow import Flow, flow_of
from wellkept.teach.found import LeftOut, Sentence, Span
from wellkept.teach.headings import is_heading
from wellkept.teach.language import guess_language
from wellkept.teach.mail import GREETING, HEADER, QUOTED, SIGNATURE, is_greeting
from wellkept.teach.markup import NOTHING, without_markup
from wellkept.teach.secrets import HELD_BACK, holds_secret
from wellkept.teach.splitting import split
from wellkept.teach.structure import blocks
from wellkept.teach.third_person import in_third_person
from wellkept.teach.worth import why_left_out
from wellkept.teach.wrapping import units_of

ASSISTANT_SAID = "said by an assistant"
_LONGEST_LEFT_OUT = 2000
_IN_ONE = frozenset({CODE, TABLE, QUOTED, SIGNATURE, HEADER, ASSISTANT_SAID, MARK, MARKUP})
"""What is left out as one piece though it has several lines."""
_BLANKS = regex.compile(r"[\s\x1c-\x1f]+")


@dataclass(frozen=True, slots=True)
class _Unit:
    """Running text, or lines left out for a reason."""

    pieces: tuple[Span, ...]
    reason: str | None
    lead: str
    item: bool
    speaker: Speaker


def find_sentences(text: str) -> Iterator[Sentence | LeftOut]:
    """Yield, in reading order, the sentences of a text and whatever of it is left out.

    Each character that is not blank lies in exactly one span. The work between two answers is
    bounded (a few thousand characters), so the caller may stop after any of them.
    """
    return _merged(text, _found(text))


def _found(text: str) -> Iterator[Sentence | LeftOut]:
    finder = _Finder(text, seen := without_markup(text))
    before: _Unit | None = None
    unit: _Unit | None = None
    for following in chain(_units(seen), [None]):
        if unit is not None:
            yield from finder.read(unit, before, following)
        before, unit = unit, following
    yield from finder.gap(len(text), MARK)


def _units(text: str) -> Iterator[_Unit]:
    for block in blocks(text):
        reason = block.reason
        if reason is None and block.speaker is Speaker.ASSISTANT:
            reason = ASSISTANT_SAID
        if reason is not None:
            yield _Unit(block.pieces, reason, block.lead, block.item, block.speaker)
            continue
        yield from _units_of_prose(text, block)


def _units_of_prose(text: str, block: Block) -> Iterator[_Unit]:
    lead = block.lead
    for pieces in units_of(text, block.pieces):
        yield _Unit(pieces, None, lead, block.item, block.speaker)
        lead = MARK


class _Finder:
    """Walks over the units of one text and accounts for every character."""

    def __init__(self, original: str, text: str) -> None:
        self._original = original
        self._text = text
        self._done = 0
        self._language = guess_language(text)

    def read(self, unit: _Unit, before: _Unit | None, following: _Unit | None) -> Iterator[Sentence | LeftOut]:
        """Yield what becomes of a unit; its neighbours tell whether it is a heading."""
        if not unit.pieces:
            return
        yield from self.gap(unit.pieces[0][0], unit.lead)
        if unit.reason is not None:
            yield from self._leave_out(unit.pieces, unit.reason)
        elif self._may_head(unit, before, following) and self._is_heading(unit, following):
            yield from self._leave_out(unit.pieces, HEADING)
        else:
            yield from self._prose(unit)

    def gap(self, until: int, reason: str) -> Iterator[LeftOut]:
        """Leave out what stands between the last answer and a place, if it is not blank."""
        start, end = self._trimmed(self._done, until)
        while start < end:
            stop = min(end, start + _LONGEST_LEFT_OUT)
            piece = self._trimmed(start, stop)
            yield LeftOut(self._original[slice(*piece)], piece, reason if self._is_seen(piece) else MARKUP)
            start, end = self._trimmed(stop, end)
        self._done = max(self._done, until)

    def _trimmed(self, start: int, end: int) -> Span:
        piece = self._original[start:end]
        inner = piece.strip()
        if not inner:
            return end, end
        start += len(piece) - len(piece.lstrip())
        return start, start + len(inner)

    def _is_seen(self, piece: Span) -> bool:
        return not self._text[slice(*piece)].replace(NOTHING, "").isspace()

    def _leave_out(self, pieces: tuple[Span, ...], reason: str) -> Iterator[LeftOut]:
        for start, end in pieces:
            yield from self.gap(start, reason if reason in _IN_ONE else MARK)
            yield from self.gap(end, reason)

    def _may_head(self, unit: _Unit, before: _Unit | None, following: _Unit | None) -> bool:
        """An item heads nothing, unless it is a numbered one on its own ("2. The long way")."""
        if not unit.item:
            return True
        if (before is not None and before.item) or following is None or following.item:
            return False
        return (
            unit.lead == LIST_MARK
            and self._text[max(0, unit.pieces[0][0] - 4) : unit.pieces[0][0]].strip(" .)")[-1:].isdigit()
        )

    def _is_heading(self, unit: _Unit, following: _Unit | None) -> bool:
        if len(unit.pieces) > 1 or following is None or following.reason not in {None, HEADING, TABLE, CODE}:
            return False
        line = self._text[slice(*unit.pieces[0])]
        below = self._text[following.pieces[0][0] : following.pieces[-1][1]]
        return is_heading(line, below, below_is_item=following.item)

    def _prose(self, unit: _Unit) -> Iterator[Sentence | LeftOut]:
        flow = flow_of(self._text, unit.pieces)
        language = guess_language(flow.text, self._language)
        spans = split(flow.text, language)
        origins = self._reaching(unit, [flow.origin(start, end) for start, end in spans])
        for (start, end), origin in zip(spans, origins, strict=True):
            yield from self.gap(origin[0], MARK)
            yield self._judged(flow, (start, end), origin, language, unit.speaker)
            self._done = origin[1]
        yield from self.gap(unit.pieces[-1][1], MARK)

    def _reaching(self, unit: _Unit, origins: list[Span]) -> list[Span]:
        """Stretch each span over the inline marks that touch it, so that its quote stays as it stood."""
        reached: list[Span] = []
        floor, ceiling = unit.pieces[0][0], unit.pieces[-1][1]
        for index, (start, end) in enumerate(origins):
            following = origins[index + 1][0] if index + 1 < len(origins) else ceiling
            left = _touching_end(self._text[floor:start])
            right = _touching_start(self._text[end:following])
            reached.append((start - left, end + right))
            floor = end + right
        return reached

    def _judged(self, flow: Flow, span: Span, origin: Span, language: str, speaker: Speaker) -> Sentence | LeftOut:
        content = _BLANKS.sub(" ", flow.text[slice(*span)]).strip()
        quote = self._text[slice(*origin)].replace(NOTHING, "")
        reason = HELD_BACK if holds_secret(quote) else GREETING if is_greeting(content) else why_left_out(content)
        if reason is not None:
            return LeftOut(self._original[slice(*origin)], origin, reason)
        content, voice = in_third_person(content, language, by_owner=speaker is Speaker.WRITER)
        return Sentence(content, _BLANKS.sub(" ", quote), origin, voice)


def _touching_end(marks: str) -> int:
    blanks = [found.end() for found in _BLANKS.finditer(marks)]
    return len(marks) - (blanks[-1] if blanks else 0)


def _touching_start(marks: str) -> int:
    blank = _BLANKS.search(marks)
    return int(blank.start()) if blank else len(marks)


def _merged(text: str, found: Iterator[Sentence | LeftOut]) -> Iterator[Sentence | LeftOut]:
    """Make one piece of neighbours left out for the same reason, up to a bound."""
    held: LeftOut | None = None
    for piece in chain(found, [None]):
        if held is not None:
            if isinstance(piece, LeftOut) and _is_one(text, held, piece):
                span = (held.span[0], piece.span[1])
                held = LeftOut(text[slice(*span)], span, held.reason)
                continue
            yield held
            held = None
        if isinstance(piece, LeftOut):
            held = piece
        elif piece is not None:
            yield piece


def _is_one(text: str, held: LeftOut, piece: LeftOut) -> bool:
    return (
        held.reason == piece.reason
        and held.reason in _IN_ONE
        and piece.span[1] - held.span[0] <= _LONGEST_LEFT_OUT
        and not text[held.span[1] : piece.span[0]].strip()
    )
