"""The record of one memory."""

from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.model.kinds import Kind

CONTENT_MAX_CHARS = 2000
OWNER_BEING = "owner"
OWNER = "owner"


class Trust(StrEnum):
    """How a memory came to be believed, strongest first."""

    SAID = "said"  # said by the owner
    FOUND = "found"  # found in a text the owner gave
    GUESSED = "guessed"  # guessed by a model


@dataclass(frozen=True, slots=True)
class Earlier:
    """Words that a memory had before a correction.

    Attributes: `was` the earlier words; `changed_at` when they were replaced, ms since 1970 UTC;
    `why` a short reason in plain words, or "".
    """

    was: str = field(repr=False)
    changed_at: int
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """One plain, self-contained, third-person sentence with its record.

    Attributes: times are ms since 1970 UTC; `importance` is 0..1; `content` is 1..2000 chars;
    `source` is `prefix:detail`; `quote` holds the words of the text it came from where they differ
    from `content`; `session` names what was learned together (one paste, one import);
    `last_accessed` is set by recall for an assistant only, never by the owner's looking;
    `history` is oldest first, and empty in lists (ask for the single memory to get it).
    """

    id: str
    content: str = field(repr=False)
    kind: Kind = Kind.FACT
    being_id: str = OWNER_BEING
    source: str = "omni"
    importance: float = 0.5
    tags: tuple[str, ...] = field(default=(), repr=False)
    created_at: int
    updated_at: int | None = None
    last_accessed: int | None = None
    about: str = OWNER
    space: str | None = None
    by: str = OWNER
    core: bool = False
    trust: Trust = Trust.SAID
    quote: str | None = field(default=None, repr=False)
    session: str | None = None
    history: tuple[Earlier, ...] = ()
