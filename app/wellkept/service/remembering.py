"""What keeping makes of a record: a new memory, one with new words, or one that was told again."""

from collections.abc import Sequence
from dataclasses import replace

from wellkept.model.ids import new_memory_id
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.query import Filters
from wellkept.model.said import term
from wellkept.model.text import normalise, tags_of
from wellkept.service.requests import Keep, Proposal
from wellkept.service.samples import is_sample
from wellkept.service.undo import Change
from wellkept.store.store import Row, Store

REINFORCEMENT = 0.05
"""How much being told again raises importance (0..1, capped at 1). Source: the Novaterra memory model
says "nudged up" and gives no figure; five hundredths let ten tellings lift a paste to the top half."""

UPDATED = term("updated")
"""Why the earlier words of a memory are in its history, when a sentence taught later took their place."""

_CLOCK_TRUST_MS = 24 * 3600 * 1000


def new_memory(request: Keep, proposal: Proposal, now: int, session: str) -> Memory:
    """Return the memory that a sentence becomes; `now` in ms since 1970 UTC."""
    return Memory(
        id=new_memory_id(now),
        being_id=request.being_id,
        kind=proposal.kind,
        content=proposal.content,
        source=normalise(request.source) or "omni",
        importance=proposal.importance,
        tags=proposal.tags,
        created_at=now,
        about=proposal.about,
        by=request.by,
        trust=Trust(proposal.trust or request.trust),
        quote=_quote(proposal),
        session=session,
    )


def _quote(proposal: Proposal) -> str | None:
    quote = normalise(proposal.quote) if proposal.quote else ""
    return quote[:2000] if quote and quote != proposal.content else None


def updated(memory: Memory, proposal: Proposal, request: Keep, now: int) -> Memory:
    """Return a memory with the words of an update.

    Source, author, trust and quote are those of the words that stand there now; the earlier words go to its
    history. Id, creation, kind, importance, subject and session stay; tags are joined.
    """
    if proposal.content == memory.content:
        return replace(memory, tags=tags_of((*memory.tags, *proposal.tags)))
    return replace(
        memory,
        content=proposal.content,
        tags=tags_of((*memory.tags, *proposal.tags)),
        source=normalise(request.source) or "omni",
        by=request.by,
        trust=Trust(proposal.trust or request.trust),
        quote=_quote(proposal),
        updated_at=now,
        history=(*memory.history, Earlier(memory.content, now, UPDATED)),
    )


def reinforced(told_again: Sequence[tuple[Row, Proposal]], request: Keep, now: int) -> dict[int, Change]:
    """Return what telling again does, by key: importance up, tags joined. The words stay as they were.

    A sample that is told again is no sample any more: it comes from whatever said it.
    """
    after: dict[int, Change] = {}
    for row, proposal in told_again:
        first = after.get(row.key, Change(row.key, row.memory, row.memory))
        memory = first.after or row.memory
        if is_sample(memory):
            memory = _owned(memory, proposal, request)
        raised = replace(
            memory,
            importance=round(min(1.0, max(memory.importance, proposal.importance) + REINFORCEMENT), 6),
            tags=tags_of((*memory.tags, *proposal.tags)),
            updated_at=now,
        )
        after[row.key] = Change(row.key, row.memory, raised)
    return after


def _owned(memory: Memory, proposal: Proposal, request: Keep) -> Memory:
    """Return a sample as a memory from the source that has told it now."""
    return replace(
        memory,
        source=normalise(request.source) or "omni",
        by=request.by,
        trust=Trust(proposal.trust or request.trust),
        quote=_quote(proposal),
        session=None,
    )


def stamped(store: Store, being_id: str, now: int) -> int:
    """Return the creation time for new memories: now, or just after the newest if the clock was set back.

    Only a step back of less than a day is mended: after a longer one the clock now is the better guess.
    """
    newest = store.newest(Filters(being_id=being_id), 1)
    if not newest:
        return now
    last = newest[0].memory.created_at
    return last + 1 if 0 <= last - now < _CLOCK_TRUST_MS else now
