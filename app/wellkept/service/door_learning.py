"""An assistant hands in a text: its sentences are found, by a model where the owner set one up, and kept one by one."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from wellkept.model.assistants import Right
from wellkept.providers.faults import RemoteFault
from wellkept.service.answers import Novelty
from wellkept.service.door_answers import Done, InvalidRequest, Learned
from wellkept.service.door_entries import as_proposal, checked, trust_of
from wellkept.service.door_keeping import keep
from wellkept.service.door_requests import Entry
from wellkept.service.door_rules import is_owner
from wellkept.service.nearness import nearness
from wellkept.service.profiling import keep_lines
from wellkept.service.remembering import new_memory
from wellkept.service.remote_requests import FindByModel
from wellkept.service.requests import FindSentences, LineToKeep
from wellkept.service.reviewing import review

if TYPE_CHECKING:
    from wellkept.model.assistants import Caller
    from wellkept.model.memory import Memory
    from wellkept.service.answers import Candidate, Review, StepsOutside
    from wellkept.service.door_requests import Learn
    from wellkept.service.door_rules import House
    from wellkept.service.remote import Remote

TEXT_MAX_CHARS = 200_000
"""The longest text that one request may hand in: about a book of a hundred pages. Ours."""

_log = logging.getLogger(__name__)


def learn(house: House, caller: Caller, request: Learn) -> StepsOutside[Learned]:
    """Find the sentences of a text and keep them, or with `dry_run` only say which. Raises: InvalidRequest, NotAllowed.

    A sentence that stands in the text twice is kept once. Lines for the profile are kept where all behind them is.
    """
    if len(request.text) > TEXT_MAX_CHARS:
        raise InvalidRequest("This text is too long to learn from at once.", "Hand it in in parts of 200,000 letters.")
    about_source = checked(caller, Entry(content="-", source=request.source, being_id=request.being_id))
    found = yield from _found(house, request, about_source.source)
    places = [place for place, one in enumerate(found.candidates) if one.novelty is not Novelty.REPEATED]
    entries = {place: _entry(found.candidates[place], about_source) for place in places}
    lines = tuple((line.section.value, (line.line,)) for line in found.lines)
    if request.dry_run:
        house.note(caller, "learn", [], request.text)
        memories = tuple(_memory(house, caller, entries[place], found.candidates[place]) for place in places)
        return Learned((), memories, lines)
    done: list[Done] = []
    keys: dict[int, int] = {}
    for place, entry in entries.items():
        kept = yield from keep(house, caller, entry, found.candidates[place].trust if is_owner(caller) else None)
        done.append(kept.done)
        if kept.key is not None:
            keys[place] = kept.key
    house.note(caller, "learn", list(keys.values()), request.text)
    _keep_lines(house, caller, request.being_id, found, keys)
    return Learned(tuple(done), profile=lines)


def _found(house: House, request: Learn, source: str) -> StepsOutside[Review]:
    """Find the sentences, by a model if the owner has set one up and agreed to it, otherwise without."""
    if model_is_wanted(house.far.remote):
        try:
            return (yield from house.far.find_by_model(FindByModel(request.text, source, request.being_id)))
        except RemoteFault as fault:  # no key, or nothing of this source ever leaves: the offline way stands
            _log.info("learning went without a model: %s", type(fault).__name__)
    asked = FindSentences(request.text, source, request.being_id)
    return (yield from review(house.store, nearness(house.meaning), asked, house.forgotten))


def model_is_wanted(remote: Remote) -> bool:
    """Tell whether texts may go to a model: an assistant can do it, but only the owner can begin it."""
    settings, base = remote.settings, remote.base
    agreed = base.local or base.host in settings.agreed
    return agreed and settings.teaching and not settings.offline and bool(settings.chat_model)


def _entry(one: Candidate, like: Entry) -> Entry:
    return Entry(
        content=one.content,
        kind=one.kind,
        source=like.source,
        importance=one.importance,
        tags=one.tags,
        being_id=like.being_id,
    )


def _memory(house: House, caller: Caller, entry: Entry, found: Candidate) -> Memory:
    """Return what a sentence would become; its id is of no memory."""
    keep_it, proposal = as_proposal(caller, entry, found.trust if is_owner(caller) else trust_of(caller))
    return new_memory(keep_it, proposal, house.clock(), "")


def _keep_lines(house: House, caller: Caller, being_id: str, found: Review, keys: dict[int, int]) -> None:
    """Add to the profile what stands on memories that were kept, every one of them."""
    if not caller.may(Right.WRITE) or not found.lines:
        return
    lines = [
        LineToKeep(line.section, line.line, line.behind)
        for line in found.lines
        if line.behind and all(place in keys for place in line.behind)
    ]
    by_place = [keys.get(place, 0) for place in range(len(found.candidates))]
    keep_lines(house.store, being_id, lines, by_place)
