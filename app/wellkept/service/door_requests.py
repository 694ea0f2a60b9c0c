"""What assistants can ask at a door, as plain frozen data. Each goes with a `Caller` to `Doors.answer`."""

from dataclasses import dataclass, field

from wellkept.model.kinds import Kind
from wellkept.model.memory import OWNER, OWNER_BEING
from wellkept.model.scope import Scope

LIMIT_MAX = 200
"""The most memories in one answer; a cursor leads on. Source: the Novaterra memory model."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListMemories:
    """Memories, newest first, for people to read. `limit` 1..200; `cursor` as the last page gave it."""

    being_id: str = OWNER_BEING
    kinds: tuple[Kind, ...] = ()
    limit: int = 50
    cursor: str = ""
    scope: Scope | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Recall:
    """Memories that answer a text, best first, by words and meaning. What is returned counts as recalled."""

    text: str = field(repr=False)
    being_id: str = OWNER_BEING
    kinds: tuple[Kind, ...] = ()
    limit: int = 50
    cursor: str = ""
    scope: Scope | None = None


@dataclass(frozen=True, slots=True)
class ShowOne:
    """One memory with its history."""

    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A sentence to keep. `core` None leaves that of a memory that already says it as it is.

    `replaces` is the id of the memory that it takes the place of, "" to find out by likeness.
    """

    content: str = field(repr=False)
    kind: Kind = Kind.FACT
    source: str = ""
    importance: float = 0.5
    tags: tuple[str, ...] = field(default=(), repr=False)
    about: str = OWNER
    core: bool | None = None
    space: str | None = None
    being_id: str = OWNER_BEING
    replaces: str = ""


@dataclass(frozen=True, slots=True)
class KeepEntry:
    """Keep one sentence: new, already remembered, or an update; without the right to write, propose it."""

    entry: Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class AskCore:
    """The memories that a conversation always has in mind."""

    scope: Scope
    being_id: str = OWNER_BEING


@dataclass(frozen=True, slots=True, kw_only=True)
class AskRelevant:
    """The memories most relevant to a text, above the floor of the embedder, without the core ones.

    It never fails a turn: what goes wrong with a model finds nothing, and is noted.
    """

    text: str = field(repr=False)
    scope: Scope
    being_id: str = OWNER_BEING
    limit: int = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class AskContext:
    """The block to put in a prompt: core first, then what is relevant, dated; `budget` in tokens of about 4 chars."""

    text: str = field(repr=False)
    scope: Scope
    being_id: str = OWNER_BEING
    budget: int = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectOne:
    """New words for a memory."""

    id: str
    content: str = field(repr=False)
    why: str = ""


@dataclass(frozen=True, slots=True)
class ForgetOne:
    """Erase a memory with every trace; without the right to, ask the owner."""

    id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Learn:
    """Find the sentences of a text and keep them; with `dry_run` only find them."""

    text: str = field(repr=False)
    source: str = ""
    being_id: str = OWNER_BEING
    dry_run: bool = False


@dataclass(frozen=True, slots=True)
class AskProfile:
    """The profile of a being."""

    being_id: str = OWNER_BEING


@dataclass(frozen=True, slots=True)
class AskBeings:
    """Whose memories the caller may read."""
