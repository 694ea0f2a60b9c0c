"""Text to memories by a model, part by part; what the model cannot do, the sentence finder does.

The network is elsewhere: this asks by yielding, and is answered by `send`, so that the caller may wait on
another thread and stop at any time.
"""

from collections.abc import Collection, Generator
from dataclasses import replace
from typing import Final

from wellkept.model.errors import WellkeptError
from wellkept.providers.chat import Reply
from wellkept.teach.choosing import chosen
from wellkept.teach.extracted import Ask, Extracted, Part, Proposal
from wellkept.teach.extraction_notes import CUT_OFF, ENDLESS, NOTHING_FOUND, PROSE, failed, notes_of
from wellkept.teach.extraction_plan import Plan
from wellkept.teach.extraction_reply import Answer, Unread, UnreadReply, read_reply
from wellkept.teach.found import Sentence, Span
from wellkept.teach.held_back import in_words
from wellkept.teach.judging import Judge
from wellkept.teach.left_over import left_over

Extraction = Generator[Ask | Extracted, Reply | WellkeptError | None, None]
"""Yields `Ask`, to be answered by `send(reply)` or `send(fault)`, and `Extracted`, answered by `send(None)`."""

_UNREAD: Final = {Unread.PROSE: PROSE, Unread.CUT_OFF: CUT_OFF, Unread.ENDLESS: ENDLESS}


def extract(plan: Plan, only: Collection[Span] | None = None) -> Extraction:
    """Yield what to ask and what came of it, part by part, in order; `only` are the parts to do (again).

    A fault, prose, half an answer: that part falls back to sentences and says why. To cancel, close it; what
    was yielded stays good. Reading a reply takes 0.2 to 1 ms, a whole part about 15 ms (of which 12 are the
    sentence finder's), measured on parts of 4,000 characters.
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
    return replace(_judged(plan, part, said), model=answer.model)


def _judged(plan: Plan, part: Part, said: Answer) -> Extracted:
    found = tuple(plan.found(part))
    kept = chosen(said, Judge(plan.shown(part), part.span[0], part.held_back, found))
    notes = notes_of(in_words(part.held_back), kept, said.unknown)
    if not kept.proposals:
        return replace(_offline(plan, part, NOTHING_FOUND), notes=notes)
    taken = [proposal.span for proposal in kept.proposals if proposal.span is not None]
    left = tuple(left_over(plan.text, part.span, taken, found))
    return Extracted(part, kept.proposals, left, notes, kept.lines)


def _offline(plan: Plan, part: Part, fallback: str | None) -> Extracted:
    """Return what is found without a model."""
    found = tuple(plan.found(part))
    sentences = [one for one in found if isinstance(one, Sentence)]
    proposals = tuple(Proposal(one.content, one.quote, one.span, voice=one.voice) for one in sentences)
    left = tuple(left_over(plan.text, part.span, [one.span for one in sentences], found))
    return Extracted(part, proposals, left, notes_of(in_words(part.held_back)), (), fallback)
