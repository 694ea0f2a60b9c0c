"""What is answered at a door, as plain frozen data."""

from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.model.errors import InvalidMemory, WellkeptError
from wellkept.model.memory import Memory


@dataclass(frozen=True, slots=True)
class MemoryPage:
    """Attributes: `cursor` leads to the next page, "" at the end; `total` counts all there are to read."""

    memories: tuple[Memory, ...]
    cursor: str = ""
    total: int = 0


class Outcome(StrEnum):
    """What became of a sentence, a correction, or a wish to forget."""

    NEW = "new"
    KNOWN = "known"
    UPDATED = "updated"
    PROPOSED = "proposed"  # it waits for the owner
    HELD = "held"  # the owner had it forgotten: nothing was kept
    FORGOTTEN = "forgotten"
    FOUND = "found"  # by learning without keeping


@dataclass(frozen=True, slots=True)
class Done:
    """What was done: `said` is one sentence for the assistant, as `keep` of Copilotz says it.

    `memory` as it is now, None where nothing was written; `was` its earlier words, "" where they did not change.
    """

    outcome: Outcome
    said: str = field(repr=False)
    memory: Memory | None = None
    was: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Context:
    """A block for a prompt: `tokens` its length at about 4 chars a token; `left_out` how many did not fit."""

    text: str = field(repr=False)
    tokens: int
    ids: tuple[str, ...]
    left_out: int


@dataclass(frozen=True, slots=True)
class Learned:
    """The sentences found in a text, each with what became of it, and lines for the profile by section."""

    done: tuple[Done, ...]
    found: tuple[Memory, ...] = ()
    profile: tuple[tuple[str, tuple[str, ...]], ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class BeingNames:
    """Whose memories the caller may read, the owner first."""

    names: tuple[str, ...]


class InvalidRequest(WellkeptError):
    """What was asked cannot be understood: a name, a scope or a cursor that is none."""

    sentence = "This request cannot be understood."
    next_step = "Look at the description of the door, and ask again."


class DoorShut(WellkeptError):
    """No token, a wrong one, or one that the owner has taken back."""

    sentence = "This assistant is not let in."
    next_step = "Ask the owner for a new token: Wellkept, Assistants, Add."


class NotAllowed(WellkeptError):
    """The owner has not given this assistant the right."""

    sentence = "The owner has not allowed this assistant to do that."
    next_step = "The owner can change it in Wellkept under Assistants."


class SaidElsewhere(InvalidMemory):
    """Another memory says already what this one is to say."""

    sentence = "Another memory already says this."
    next_step = "Forget one of the two, or word this one differently."
