"""A text becomes a list to review by way of a model: what goes is shown first, what fails is found without it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from wellkept.model.errors import WellkeptError
from wellkept.model.ledger import Marked, Purpose
from wellkept.model.said import said
from wellkept.model.text import normalise
from wellkept.providers.chat import Reply
from wellkept.providers.faults import (
    Cancelled,
    KeyRefused,
    NoEndpoint,
    NotAllowed,
    OfflineSwitched,
    OutOfCredit,
    RemoteFault,
    StaysHere,
    TookTooLong,
    Unreachable,
)
from wellkept.providers.recorder import Sending
from wellkept.service.answers import Candidate, FoundLine, PartNote, Progress, Review, StepsOutside
from wellkept.service.forgotten import ForgottenPrints
from wellkept.service.known import prepared_if_possible
from wellkept.service.remote import NoKey
from wellkept.service.remote_answers import Preview
from wellkept.service.reviewing import Comparing
from wellkept.teach.extracted import Ask, Extracted, Proposal
from wellkept.teach.extraction import extract
from wellkept.teach.extraction_plan import Plan, plan_of
from wellkept.teach.held_back import in_words
from wellkept.teach.profile import profile_of

if TYPE_CHECKING:
    from wellkept.model.memory import Memory
    from wellkept.providers.chat import Chat
    from wellkept.service.nearness import Nearness
    from wellkept.service.remote import Remote
    from wellkept.service.remote_requests import FindByModel, PreviewSending
    from wellkept.store.store import Store

_SLICE_S = 0.015
_ANSWER_TOKENS = 800  # an answer of some memories; an estimate for the price only
_CHARS_A_TOKEN = 4  # in English; fewer in other scripts, so the price is rounded up

_ENDS_ALL = (KeyRefused, OutOfCredit, NotAllowed, NoEndpoint, Unreachable, OfflineSwitched, StaysHere, Cancelled, NoKey)
"""What will be no better for the next part: asking on would only wait forty times."""


class NotAgreed(WellkeptError):
    """The owner has not seen yet what would go to this host."""

    sentence = "Texts have not been sent to this service before."
    next_step = "Look at what would be sent first, then agree."


@dataclass(slots=True)
class _Read:
    """What came of a text so far."""

    parts: list[Extracted] = field(default_factory=list)
    rest: int | None = None
    reason: str = ""
    rest_parts: tuple[int, int] = (0, 0)


def preview(remote: Remote, request: PreviewSending, plan: Plan) -> Preview:
    """Return exactly what would leave this computer, part by part. Raises: StaysHere."""
    _check_source(remote, request.source)
    asks = list(plan.asks())
    settings, base = remote.settings, remote.base
    model = remote.model(settings.chat_model, Purpose.EXTRACT)
    sent = sum(len(ask.question.system) + len(ask.question.text) for ask in asks)
    usd = None
    if base.local:
        usd = 0.0
    elif model.usd_in is not None and model.usd_out is not None:
        usd = (sent / _CHARS_A_TOKEN * model.usd_in + len(asks) * _ANSWER_TOKENS * model.usd_out) / 1e6
    return Preview(
        host=base.host,
        model=settings.chat_model,
        parts=tuple(ask.question.text for ask in asks),
        instructions=asks[0].question.system if asks else "",
        chars=sent,
        usd=usd,
        held_back=tuple(filter(None, (in_words(ask.part.held_back) for ask in asks))),
        agreed=has_agreed(remote),
    )


def has_agreed(remote: Remote) -> bool:
    """Return whether texts may go to the service: it is this very computer, or the owner saw what goes and agreed."""
    return remote.base.local or remote.base.host in remote.settings.agreed


def made_plan(text: str, now: int) -> Plan:
    """Return how a text would be asked about; `now` (ms since 1970 UTC) is the day it is taken to be of."""
    return plan_of(text, datetime.fromtimestamp(now / 1000, tz=UTC).date())


def review_by_model(
    store: Store,
    near: Nearness | None,
    remote: Remote,
    request: FindByModel,
    plan: Plan,
    forgotten: ForgottenPrints | None = None,
) -> StepsOutside[Review]:
    """Have a model find the memories in a text, and say of each what it is to those already there.

    A part that fails is done without the model. Where asking on is of no use (no connection, no credit ...), what
    was read so far is the review and the rest is named; if nothing was, all of it is done without the model.
    Raises: NotAgreed, NoKey, StaysHere before anything is sent.
    """
    _check_source(remote, request.source)
    if not has_agreed(remote):
        if not request.agreed:
            raise NotAgreed
        remote.agree()
    yield from prepared_if_possible(store)
    chat = yield from remote.chat()
    read = yield from _read(remote, chat, plan, request)
    if forgotten is not None:
        yield from forgotten.ready()
    comparing = Comparing(store, near, request.being_id, forgotten)
    candidates: list[Candidate] = []
    sliced = time.monotonic()
    for part in read.parts:
        for proposal in part.proposals:
            candidates.append(_candidate(comparing, part, proposal))
            if time.monotonic() - sliced > _SLICE_S:
                yield Progress(read.parts[-1].part.number, part.part.of)
                sliced = time.monotonic()
    return Review(
        candidates=tuple(candidates),
        left_out=tuple(piece for part in read.parts for piece in part.left_out),
        model=next((part.model for part in read.parts if part.model), ""),
        parts=tuple(_notes(read.parts)),
        lines=tuple(_lines(read.parts)),
        rest=read.rest,
        rest_reason=read.reason,
        rest_parts=read.rest_parts,
    )


def _read(remote: Remote, chat: Chat, plan: Plan, request: FindByModel) -> StepsOutside[_Read]:
    """Ask about one part after the other."""
    read = _Read()
    extraction = extract(plan, request.only or None)
    step = next(extraction, None)
    ended: RemoteFault | None = None
    while step is not None:
        answer: Reply | WellkeptError | None = None
        if isinstance(step, Ask):
            answer = ended or (yield from _asked(remote, chat, step))
            if isinstance(answer, _ENDS_ALL) and not isinstance(answer, TookTooLong):
                if any(part.model for part in read.parts) and not request.only:
                    read.rest, read.reason = step.part.span[0], answer.sentence
                    read.rest_parts = (step.part.number, step.part.of)
                    extraction.close()
                    return read
                ended = answer
        else:
            read.parts.append(step)
            yield Progress(step.part.number, step.part.of)
        try:
            step = extraction.send(answer)
        except StopIteration:
            step = None
    return read


def _asked(remote: Remote, chat: Chat, ask: Ask) -> StepsOutside[Reply | RemoteFault]:
    sending = Sending(remote.base.host, chat.model, Purpose.EXTRACT, chars=len(ask.question.text))
    try:
        return (yield from remote.call(sending, lambda cancelled: chat.ask(ask.question, cancelled)))
    except RemoteFault as fault:
        return fault


def _candidate(comparing: Comparing, part: Extracted, proposal: Proposal) -> Candidate:
    content = normalise(proposal.content)
    found = comparing.compared(content)
    twin: Memory | None = found.twin
    return Candidate(
        content=content,
        quote=proposal.quote,
        span=proposal.span or part.part.span,
        novelty=found.novelty,
        voice=proposal.voice,
        twin=twin,
        adds=found.adds,
        kind=proposal.kind,
        importance=proposal.importance,
        tags=proposal.tags,
        trust=proposal.trust,
    )


def _notes(parts: list[Extracted]) -> Iterator[PartNote]:
    for one in parts:
        if one.notes or one.fallback:
            yield PartNote(one.part.number, one.part.of, one.part.span, one.notes, one.fallback or "")


def _lines(parts: list[Extracted]) -> Iterator[FoundLine]:
    places = {id(proposal): at for at, proposal in enumerate(p for part in parts for p in part.proposals)}
    for line in profile_of(parts):
        yield FoundLine(line.section, line.line, tuple(places[id(one)] for one in line.behind))


def _check_source(remote: Remote, source: str) -> None:
    """Raise StaysHere if nothing from this source ever leaves."""
    for mark in remote.store.private_marks():
        if mark.on is Marked.SOURCE and (source == mark.value or source.startswith(f"{mark.value}:")):
            raise StaysHere(
                said("What comes from “{source}” never leaves this computer, so nothing was sent.", source=mark.value)
            )
