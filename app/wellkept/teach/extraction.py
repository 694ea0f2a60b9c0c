"""Text to memories by a model, part by part; what the model cannot do, the sentence finder does.

The network is elsewhere: this asks by yielding, and is answered by `send`, so that the caller may wait on
another thread and stop at any time.
"""

from collections.abc import Collection, Generator, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

import regex

from wellkept.model.errors import WellkeptError
from wellkept.providers.chat import Question, Reply
from wellkept.teach.extracted import Ask, Extracted, Part, Proposal
from wellkept.teach.extraction_notes import CUT_OFF, ENDLESS, NOTHING_FOUND, PROSE, failed, notes_of
from wellkept.teach.extraction_prompt import Asking, new_fence
from wellkept.teach.extraction_reply import Unread, UnreadReply, read_reply
from wellkept.teach.found import LeftOut, Sentence, Span
from wellkept.teach.held_back import HeldBack, in_words, masked
from wellkept.teach.judging import Judge
from wellkept.teach.left_over import left_over
from wellkept.teach.markup import without_markup
from wellkept.teach.parts import PART_CHARS, parts_of
from wellkept.teach.secrets import HELD_BACK, Secret
from wellkept.teach.sentences import find_sentences

Extraction = Generator[Ask | Extracted, Reply | WellkeptError | None, None]
"""Yields `Ask`, to be answered by `send(reply)` or `send(fault)`, and `Extracted`, answered by `send(None)`."""

_UNREAD: Final = {Unread.PROSE: PROSE, Unread.CUT_OFF: CUT_OFF, Unread.ENDLESS: ENDLESS}
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

    def question(self, part: Part) -> Question | None:
        """Return all that leaves the computer about a part, or None where there is nothing to ask."""
        words = masked(self.seen, part.span, part.held_back)
        return self.asking.question(words) if _WORDLIKE.search(words) else None

    def asks(self) -> Iterator[Ask]:
        """Yield what `extract` would ask, so that the owner sees before the first send what will go."""
        for part in map(self.part, self.spans):
            question = self.question(part)
            if question is not None:
                yield Ask(part, question)


def plan_of(text: str, written: date | None = None, most: int = PART_CHARS) -> Plan:
    """Return how a text would be asked about. `written` is the day it is of; `most` bounds a part (chars).

    The same plan must be used for showing and for sending, as its fence is made once.
    """
    text = _storable(text)
    seen = without_markup(text)
    return Plan(text, seen, tuple(parts_of(seen, most)), Asking(new_fence(text), written), HeldBack(seen))


def extract(plan: Plan, only: Collection[Span] | None = None) -> Extraction:
    """Yield what to ask and what came of it, part by part, in order; `only` are the parts to do (again).

    A fault, prose, half an answer: that part falls back to sentences and says why. To cancel, close it; what
    was yielded stays good.
    """
    for span in plan.spans:
        if only is not None and span not in only:
            continue
        part = plan.part(span)
        question = plan.question(part)
        if question is None:
            yield _offline(plan, part, None)
            continue
        answer = yield Ask(part, question)
        yield _answered(plan, part, answer)


def _answered(plan: Plan, part: Part, answer: Reply | WellkeptError | None) -> Extracted:
    if answer is None:
        raise TypeError("an Ask is answered by a reply or a fault")
    if isinstance(answer, WellkeptError):
        return _offline(plan, part, failed(answer))
    if not answer.finished:
        return replace(_offline(plan, part, CUT_OFF), model=answer.model)
    try:
        said = read_reply(answer.text)
    except UnreadReply as unread:
        return replace(_offline(plan, part, _UNREAD[unread.why]), model=answer.model)
    seen = masked(plan.seen, part.span, part.held_back)
    judged = Judge(plan.text, seen, part.span[0], part.held_back).judge(said)
    notes = notes_of(in_words(part.held_back), judged, said.unknown)
    if not judged.proposals:
        return replace(_offline(plan, part, NOTHING_FOUND), notes=notes, model=answer.model)
    taken = [proposal.span for proposal in judged.proposals if proposal.span is not None]
    left = tuple(left_over(plan.text, part.span, taken, _found(plan, part)))
    return Extracted(part, judged.proposals, left, notes, judged.lines, None, answer.model)


def _offline(plan: Plan, part: Part, fallback: str | None) -> Extracted:
    """Return what is found without a model."""
    found = list(_found(plan, part))
    proposals = [
        Proposal(one.content, one.quote, one.span, voice=one.voice) for one in found if isinstance(one, Sentence)
    ]
    taken = [one.span for one in found if isinstance(one, Sentence)]
    notes = notes_of(in_words(part.held_back))
    left = tuple(left_over(plan.text, part.span, taken, found))
    return Extracted(part, tuple(proposals), left, notes, (), fallback)


def _found(plan: Plan, part: Part) -> Iterator[Sentence | LeftOut]:
    """Yield what the sentence finder sees in a part, in places of the whole text; no sentence with a secret."""
    start, end = part.span
    for one in find_sentences(plan.seen[start:end]):
        span = (one.span[0] + start, one.span[1] + start)
        if isinstance(one, Sentence) and _touches(span, part.held_back):
            yield LeftOut(plan.text[slice(*span)], span, HELD_BACK)
        else:
            yield replace(one, span=span)


def _touches(span: Span, secrets: tuple[Secret, ...]) -> bool:
    return any(secret.span[0] < span[1] and span[0] < secret.span[1] for secret in secrets)


def _storable(text: str) -> str:
    if text.isascii():
        return text
    return "".join("\ufffd" if "\ud800" <= char <= "\udfff" else char for char in text)
