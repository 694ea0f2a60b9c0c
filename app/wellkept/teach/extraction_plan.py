"""How a text will be asked about: its parts, what of them is held back, and exactly what will leave the computer."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date

import regex

from wellkept.providers.chat import Question
from wellkept.teach.chat import SPOKE
from wellkept.teach.extracted import Ask, Part
from wellkept.teach.extraction_prompt import Asking, new_fence
from wellkept.teach.found import LeftOut, Sentence, Span
from wellkept.teach.held_back import HeldBack, masked
from wellkept.teach.markup import without_markup
from wellkept.teach.parts import PART_CHARS, parts_of
from wellkept.teach.secrets import HELD_BACK, Secret
from wellkept.teach.sentences import find_sentences
from wellkept.teach.turns import head_before

_WORDLIKE = regex.compile(r"\p{L}{2}|\p{Han}")


@dataclass(frozen=True, slots=True)
class Plan:
    """One text ready to be asked about. Made anew for the same text it has the same parts, and another fence.

    Attributes: `text` as it is quoted and counted (lone surrogates replaced one for one); `seen` what a reader
    of it sees, letter by letter in its place; `spans` the parts.
    """

    text: str = field(repr=False)
    seen: str = field(repr=False)
    spans: tuple[Span, ...]
    asking: Asking
    held: HeldBack = field(repr=False)

    def part(self, span: Span) -> Part:
        """Return a part with what is held back of it."""
        return Part(self.spans.index(span) + 1, len(self.spans), span, tuple(self.held.within(span)))

    def shown(self, part: Part) -> str:
        """Return a part as the model sees it, letter by letter in its place: no tags, no secrets."""
        return masked(self.seen, part.span, part.held_back)

    def question(self, part: Part) -> Question | None:
        """Return all that leaves the computer about a part, or None where there is nothing to ask."""
        words = self.shown(part)
        return self.asking.question(words, self._head(part)) if _WORDLIKE.search(words) else None

    def asks(self) -> Iterator[Ask]:
        """Yield what will be asked, so that the owner sees before the first send what will go."""
        for part in map(self.part, self.spans):
            question = self.question(part)
            if question is not None:
                yield Ask(part, question)

    def found(self, part: Part) -> Iterator[Sentence | LeftOut]:
        """Yield what the sentence finder sees in a part, in places of the whole text; no sentence with a secret."""
        start, end = part.span
        head = self._head(part)
        before = f"{head}\n" if head else ""
        moved = start - len(before)
        for one in find_sentences(before + self.seen[start:end]):
            begin, span = one.span[0] + moved, (max(start, one.span[0] + moved), one.span[1] + moved)
            if span[1] <= start:
                continue
            if isinstance(one, LeftOut):
                yield LeftOut(self.text[slice(*span)], span, one.reason)
            elif _touches(span, part.held_back):
                yield LeftOut(self.text[slice(*span)], span, HELD_BACK)
            elif begin < start:
                yield LeftOut(self.text[slice(*span)], span, SPOKE)
            else:
                yield replace(one, span=span)

    def _head(self, part: Part) -> str:
        """Return the head of the turn of a chat in which a part begins; never one with a secret in it."""
        head = head_before(self.seen, part.span[0])
        return "" if HeldBack(head).within((0, len(head))) else head


def plan_of(text: str, written: date | None = None, most: int = PART_CHARS) -> Plan:
    """Return how a text will be asked about. `written` is the day it is of; `most` bounds a part (chars).

    The same plan must be used for showing and for sending, as its fence is made once.
    """
    text = _storable(text)
    seen = without_markup(text)
    return Plan(text, seen, tuple(parts_of(seen, most)), Asking(new_fence(text), written), HeldBack(seen))


def _touches(span: Span, secrets: tuple[Secret, ...]) -> bool:
    return any(secret.span[0] < span[1] and span[0] < secret.span[1] for secret in secrets)


def _storable(text: str) -> str:
    if text.isascii():
        return text
    return "".join("\ufffd" if "\ud800" <= char <= "\udfff" else char for char in text)
