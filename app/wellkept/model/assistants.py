"""An assistant of the owner, and what it may do."""

from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.model.memory import OWNER, OWNER_BEING
from wellkept.model.scope import EVERYONE, Readable


class Right(StrEnum):
    """What an assistant may do. Writing takes proposing in; nothing else takes another in."""

    READ = "read"
    PROPOSE = "propose"  # its writes wait for the owner's yes
    WRITE = "write"  # its writes are kept at once
    FORGET = "forget"  # otherwise it can only ask the owner to forget


@dataclass(frozen=True, slots=True, kw_only=True)
class Rights:
    """What an assistant may do, and with which memories; what is not named is not allowed.

    Attributes: `beings` whose memories; `abouts` and `spaces` as in `Readable`: None means any. What is about the
    assistant itself it may always read.
    """

    can: frozenset[Right] = frozenset((Right.READ, Right.PROPOSE))
    beings: tuple[str, ...] = (OWNER_BEING,)
    abouts: tuple[str, ...] | None = (OWNER, EVERYONE)
    spaces: tuple[str, ...] | None = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Assistant:
    """An assistant that the owner let in, or has shut out again.

    Attributes: `id` "ast_" and a sortable unique id; `name` short, unique, shown as "agent:<name>" where it wrote;
    times are ms since 1970 UTC, None for never.
    """

    id: str
    name: str
    rights: Rights = field(default_factory=Rights)
    created_at: int = 0
    revoked_at: int | None = None
    last_seen: int | None = None


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks at a door: an assistant, or with None the owner's own command line, which may do all."""

    assistant: Assistant | None = None

    @property
    def by(self) -> str:
        """Who writes, as in `Memory.by`."""
        return OWNER if self.assistant is None else f"agent:{self.assistant.name}"

    @property
    def readable(self) -> tuple[Readable, ...]:
        """What may be read at most, each to be met; empty for the owner."""
        if self.assistant is None:
            return ()
        rights = self.assistant.rights
        abouts = None if rights.abouts is None else (*rights.abouts, self.by)
        return (Readable(abouts=abouts, spaces=rights.spaces, nowhere=True),)

    def may(self, right: Right) -> bool:
        """Return whether this is allowed."""
        if self.assistant is None:
            return True
        can = self.assistant.rights.can
        return right in can or (right is Right.PROPOSE and Right.WRITE in can)
