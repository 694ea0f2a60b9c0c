"""Where in a model's answer the memories and the profile are, whatever it wrapped around them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from wellkept.model.kinds import ALIASES, Kind
from wellkept.teach.loose_json import readings
from wellkept.teach.words import word_set

PROFILE: Final = "profile"
SECTIONS: Final = ("facts", "goals", "preferences", "routines", "tone")
"""Source: the Novaterra memory model."""

_LISTS = (
    "memories", "memory", "extracted_memories", "extractedmemories", "memorylist", "memory_list", "new_memories",
    "items", "entries", "results", "records", "statements", "sentences", "extracted", "list",
)  # fmt: skip
_WRAPS = (
    "data", "result", "response", "output", "answer", "arguments", "parameters", "input", "properties", "value",
    "content", "json", "extraction", "final", "message",
)  # fmt: skip
_OF_A_MEMORY = word_set("content text memory sentence statement fact description")
_DEPTH: Final = 4


@dataclass(frozen=True, slots=True)
class Envelope:
    """What a model answered, not checked yet: `unknown` counts the keys nobody asked for."""

    memories: Sequence[object] = field(repr=False)
    profile: Mapping[str, object] = field(default_factory=dict, repr=False)
    unknown: int = 0


def opened(value: object, depth: int = _DEPTH) -> Envelope | None:
    """Return what is in an answer, or None when nothing in it is a list of memories or a profile."""
    if depth == 0:
        return None
    if isinstance(value, str):
        return _written_twice(value, depth)
    if isinstance(value, list):
        return _of_list(value, depth)
    return _of_object(value, depth) if isinstance(value, dict) else None


def _written_twice(value: str, depth: int) -> Envelope | None:
    """JSON within a string of JSON; a bare sentence is nothing."""
    if not value.lstrip().startswith(("{", "[")):
        return None
    found = (opened(inner, depth - 1) for inner in readings(value) if not isinstance(inner, str))
    return next((envelope for envelope in found if envelope is not None), None)


def _of_list(values: list[object], depth: int) -> Envelope | None:
    if not values or all(isinstance(value, str) for value in values):
        return Envelope(values)
    if any(_is_memory(value) for value in values):
        return Envelope(values)
    inner = [envelope for value in values[:50] if (envelope := opened(value, depth - 1)) is not None]
    if not inner:
        return None
    profile = next((envelope.profile for envelope in inner if envelope.profile), {})
    memories = list(chain.from_iterable(envelope.memories for envelope in inner))
    return Envelope(memories, profile, sum(envelope.unknown for envelope in inner))


def _is_memory(value: object) -> bool:
    return isinstance(value, dict) and any(
        isinstance(words, str) and str(key).casefold() in _OF_A_MEMORY for key, words in value.items()
    )


def _of_object(value: dict[object, object], depth: int) -> Envelope | None:
    named = {str(key).strip().casefold(): inner for key, inner in value.items()}
    profile = named.get(PROFILE)
    sections = profile if isinstance(profile, dict) else {}
    for key in _LISTS:
        memories = _listed(named.get(key), depth)
        if memories is not None:
            return Envelope(memories, sections, len(named) - 1 - (PROFILE in named))
    if _is_memory(named):
        return Envelope([value])
    for key in _WRAPS:
        envelope = opened(named[key], depth - 1) if isinstance(named.get(key), (dict, list, str)) else None
        if envelope is not None:
            return Envelope(envelope.memories, envelope.profile or sections, envelope.unknown + len(named) - 1)
    return _without_list(named, sections, depth)


def _is_kind(name: str) -> bool:
    forms = {name, name.removesuffix("s")}
    return not forms.isdisjoint(ALIASES) or not forms.isdisjoint(Kind)


def _listed(value: object, depth: int) -> Sequence[object] | None:
    """Return the memories under a key that names them: a list, one alone, or numbered ones."""
    if isinstance(value, list):
        return value
    if isinstance(value, dict):
        if _is_memory(value):
            return [value]
        inner = list(value.values())
        if inner and all(_is_memory(one) for one in inner):
            return inner
    envelope = opened(value, depth - 1) if isinstance(value, (dict, str)) else None
    return envelope.memories if envelope is not None else None


def _without_list(named: dict[str, object], sections: Mapping[str, object], depth: int) -> Envelope | None:
    """Numbered memories, memories sorted by kind, a profile alone, or all of it under one name."""
    inner = list(named.values())
    if inner and all(_is_memory(one) for one in inner):
        return Envelope(inner)
    sorted_by_kind = [
        {"kind": key, "content": one} if isinstance(one, str) else one
        for key, values in named.items()
        if isinstance(values, list) and _is_kind(key)
        for one in values
        if isinstance(one, str) or _is_memory(one)
    ]
    if sorted_by_kind:
        return Envelope(sorted_by_kind, sections)
    if sections:
        return Envelope([], sections)
    return opened(inner[0], depth - 1) if len(inner) == 1 and isinstance(inner[0], dict) else None
