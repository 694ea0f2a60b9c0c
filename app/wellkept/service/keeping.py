"""Keeping accepted sentences: a known one is reinforced, any other is written."""

from collections.abc import Sequence
from dataclasses import replace

from wellkept.model.errors import InvalidMemory
from wellkept.model.ids import new_memory_id
from wellkept.model.memory import Memory, Trust
from wellkept.model.query import Filters
from wellkept.model.text import content_of, exact_form, normalise, tags_of
from wellkept.service.answers import Act, Kept, Progress, Steps
from wellkept.service.changing import Clock
from wellkept.service.requests import Keep, Proposal
from wellkept.service.undo import SLICE, Change, UndoList
from wellkept.store.store import Row, Store

REINFORCEMENT = 0.05
"""How much being told again raises importance (0..1, capped at 1). Source: the Novaterra memory model
says "nudged up" and gives no figure; five hundredths let ten tellings lift a paste to the top half."""

_CLOCK_TRUST_MS = 24 * 3600 * 1000


def keep(store: Store, undo: UndoList, clock: Clock, request: Keep) -> Steps[Kept]:
    """Keep accepted sentences as one act with one undo.

    All are checked before the first is written. Raises: InvalidMemory, naming the sentence's number among several.
    """
    many = len(request.proposals) > 1
    proposals = [_checked(number if many else 0, one) for number, one in enumerate(request.proposals, 1)]
    now = _stamp(store, request.being_id, clock())
    session = new_memory_id(now).replace("mem_", "ses_")
    changes: dict[int, Change] = {}
    keys: list[int] = []
    added = 0
    try:
        for start in range(0, len(proposals), SLICE):
            batch = proposals[start : start + SLICE]
            fresh, told_again = _sort_out(store, request, batch)
            new = [_memory(request, proposal, now, session) for proposal in fresh.values()]
            new_keys = dict(zip(fresh, store.insert(new), strict=True)) if new else {}
            for key, memory in zip(new_keys.values(), new, strict=True):
                changes[key] = Change(key, None, memory)
            added += len(new)
            again = _reinforced(told_again, now)
            if again:
                store.replace([Row(change.key, change.after) for change in again if change.after])
            for change in again:
                first = changes.get(change.key, change)
                changes[change.key] = Change(change.key, first.before, change.after)
            known = {exact_form(row.memory.content): row.key for row, _ in told_again}
            keys += [new_keys.get(form) or known[form] for form in map(_form, batch)]
            yield Progress(min(start + SLICE, len(proposals)), len(proposals))
    finally:
        undo.record(Act.TEACH, list(changes.values()))
    return Kept(tuple(keys), added, len(keys) - added)


def _form(proposal: Proposal) -> str:
    return exact_form(proposal.content)


def _checked(number: int, proposal: Proposal) -> Proposal:
    try:
        content = content_of(proposal.content)
        if not 0.0 <= proposal.importance <= 1.0:
            raise InvalidMemory("Importance must lie between 0 and 1.", "Choose a number in that range.")
    except InvalidMemory as error:
        if not number:
            raise
        raise InvalidMemory(f"Sentence {number}: {error.sentence}", error.next_step) from error
    return replace(proposal, content=content, tags=tags_of(proposal.tags), about=normalise(proposal.about) or "owner")


def _sort_out(
    store: Store, request: Keep, batch: Sequence[Proposal]
) -> tuple[dict[str, Proposal], list[tuple[Row, Proposal]]]:
    """Return the new ones by what they say, and those already there with their rows.

    Said twice in the same batch is said once.
    """
    fresh: dict[str, Proposal] = {}
    told_again: list[tuple[Row, Proposal]] = []
    for proposal in batch:
        row = store.known(request.being_id, proposal.content)
        if row is not None:
            told_again.append((row, proposal))
        else:
            fresh.setdefault(_form(proposal), proposal)
    return fresh, told_again


def _memory(request: Keep, proposal: Proposal, now: int, session: str) -> Memory:
    quote = proposal.quote if proposal.quote and normalise(proposal.quote) != proposal.content else None
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
        trust=Trust(request.trust),
        quote=normalise(quote)[:2000] if quote else None,
        session=session,
    )


def _reinforced(told_again: Sequence[tuple[Row, Proposal]], now: int) -> list[Change]:
    """Return what telling again does: importance up, tags joined. The words stay as they were."""
    after: dict[int, Change] = {}
    for row, proposal in told_again:
        first = after.get(row.key, Change(row.key, row.memory, row.memory))
        memory = first.after or row.memory
        raised = replace(
            memory,
            importance=round(min(1.0, max(memory.importance, proposal.importance) + REINFORCEMENT), 6),
            tags=tags_of((*memory.tags, *proposal.tags)),
            updated_at=now,
        )
        after[row.key] = Change(row.key, row.memory, raised)
    return list(after.values())


def _stamp(store: Store, being_id: str, now: int) -> int:
    """Return the creation time for new memories: now, or just after the newest if the clock was set back.

    Only a step back of less than a day is mended: after a longer one the clock now is the better guess.
    """
    newest = store.newest(Filters(being_id=being_id), 1)
    if not newest:
        return now
    last = newest[0].memory.created_at
    return last + 1 if 0 <= last - now < _CLOCK_TRUST_MS else now
