"""What an assistant hands in, brought to one form and held against its rights before anything is looked up."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import Trust
from wellkept.model.query import Filters
from wellkept.model.scope import AGENT, Readable, allows, is_about, is_name
from wellkept.model.text import content_of, normalise, tags_of
from wellkept.service.door_answers import NotAllowed
from wellkept.service.door_rules import is_owner
from wellkept.service.requests import Keep, Proposal

if TYPE_CHECKING:
    from wellkept.model.assistants import Caller
    from wellkept.service.door_requests import Entry

SOURCE_MAX_CHARS = 200
TAGS_MAX = 50
"""Bounds of ours on what one entry may carry beside its sentence."""

_OWNERS_SOURCE = "omni"


def checked(caller: Caller, entry: Entry) -> Entry:
    """Return an entry in one form.

    Raises: InvalidMemory for what cannot be kept so; NotAllowed for a subject or a space that the caller may not use.
    """
    about, space = normalise(entry.about), normalise(entry.space or "") or None
    if not is_about(about):
        raise InvalidMemory(
            "It is not said whom this memory is about.",
            "Write owner, everyone, person:NAME, agent:NAME or thread:ID, with names of 1 to 120 characters.",
        )
    if space is not None and not is_name(space):
        raise InvalidMemory("This is no name of a space.", "Give one of 1 to 120 characters.")
    if not all(allows(readable, about, space) for readable in caller.readable):
        raise NotAllowed
    if not math.isfinite(entry.importance) or not 0.0 <= entry.importance <= 1.0:
        raise InvalidMemory("Importance must lie between 0 and 1.", "Choose a number in that range.")
    tags = tags_of(entry.tags)
    if len(tags) > TAGS_MAX:
        raise InvalidMemory("These are too many tags for one memory.", "Give at most 50.")
    content, source = content_of(entry.content), _source(caller, entry.source)
    return replace(entry, content=content, source=source, tags=tags, about=about, space=space)


def _source(caller: Caller, source: str) -> str:
    """Return where it came from: the caller itself, where nothing is said. Raises: InvalidMemory."""
    source = normalise(source) or (_OWNERS_SOURCE if is_owner(caller) else caller.by)
    if len(source) > SOURCE_MAX_CHARS:
        raise InvalidMemory("The name of this source is too long.", "Give at most 200 characters.")
    if source.startswith(AGENT) and source != caller.by:
        raise InvalidMemory("This source is another assistant.", "Leave the source out, or name where it came from.")
    return source


def trust_of(caller: Caller) -> Trust:
    """Return how far what is handed in is believed: the owner's word is said, an assistant's never more than guessed.

    Whatever an assistant says of itself or of its source, nobody has looked. The owner's yes to a proposal does.
    """
    return Trust.SAID if is_owner(caller) else Trust.GUESSED


def in_place(caller: Caller, entry: Entry) -> Filters:
    """Return the condition of all that is about the same, was learned in the same space, and the caller may read."""
    spaces = () if entry.space is None else (entry.space,)
    here = Readable(abouts=(entry.about,), spaces=spaces, nowhere=entry.space is None)
    return Filters(being_id=entry.being_id, readable=(*caller.readable, here))


def as_proposal(caller: Caller, entry: Entry, trust: Trust | None = None) -> tuple[Keep, Proposal]:
    """Return an entry as the house keeps sentences."""
    proposal = Proposal(
        content=entry.content, kind=entry.kind, importance=entry.importance, tags=entry.tags, about=entry.about
    )
    trusted = str(trust or trust_of(caller))
    return Keep((proposal,), source=entry.source, being_id=entry.being_id, by=caller.by, trust=trusted), proposal
