"""What the owner can ask about their assistants, and what is answered, as plain frozen data."""

from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.model.assistants import Assistant, Rights
from wellkept.model.memory import Memory
from wellkept.service.door_requests import Entry


@dataclass(frozen=True, slots=True)
class AddAssistant:
    """Let an assistant in. Raises: InvalidAssistant for a name that is taken, blank or longer than 40 chars."""

    name: str
    rights: Rights = field(default_factory=Rights)


@dataclass(frozen=True, slots=True)
class RenewToken:
    """Give an assistant a new token; the old one is refused from the next request on."""

    id: str


@dataclass(frozen=True, slots=True)
class ChangeAssistant:
    """Give an assistant other rights, from its next request on."""

    id: str
    rights: Rights


@dataclass(frozen=True, slots=True)
class RevokeAssistant:
    """Shut an assistant out, from its next request on; what it read and wrote stays on record."""

    id: str


@dataclass(frozen=True, slots=True)
class RemoveAssistant:
    """Shut an assistant out and take it off the list with its record of accesses."""

    id: str


@dataclass(frozen=True, slots=True)
class ShowAssistants:
    """Which assistants are there?"""


@dataclass(frozen=True, slots=True)
class LetIn:
    """An assistant with its new token: shown once, only its digest is kept."""

    assistant: Assistant
    token: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Assistants:
    """All assistants, the newest first; how many wishes wait for the owner, and how many were held back.

    Held back is what the owner had had forgotten.
    """

    assistants: tuple[Assistant, ...]
    waiting: int = 0
    held: int = 0


class Wish(StrEnum):
    """What an assistant asks the owner for."""

    KEEP = "keep"
    CORRECT = "correct"
    FORGET = "forget"


@dataclass(frozen=True, slots=True)
class WaitingWish:
    """A wish that waits for the owner's yes.

    Attributes: `id` "prop_" and a sortable unique id; `entry` what to keep (KEEP) or None; `target` the memory to
    correct or forget, or that the entry would take the place of, None if there is none; `content` the new words.
    """

    id: str
    wish: Wish
    assistant: str
    asked_at: int
    content: str = field(default="", repr=False)
    entry: Entry | None = field(default=None, repr=False)
    target: Memory | None = field(default=None, repr=False)
    why: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class ShowWishes:
    """What waits for the owner's yes, the oldest first: up to 200."""


@dataclass(frozen=True, slots=True)
class WaitingWishes:
    """Up to 200 wishes, and how many there are."""

    wishes: tuple[WaitingWish, ...]
    total: int


@dataclass(frozen=True, slots=True)
class AnswerWishes:
    """Grant or refuse wishes as one act with one undo. `content` are other words for a single one, "" as it is."""

    ids: tuple[str, ...]
    grant: bool
    content: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class WishesAnswered:
    """How many were granted and refused; `gone` had no memory to act on any more, or were answered elsewhere.

    Of those to grant, `held` were not, because the owner had had it forgotten, and `left` wait on, because another
    memory says the same or they cannot be kept as they are.
    """

    granted: int
    refused: int
    gone: int
    held: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class Access:
    """One access. `act` is list, recall, show, keep, correct, forget, core, relevant, context, learn or profile.

    Attributes: `assistant` its name; `fingerprint` of what was asked, "" for nothing asked: keyed, so that equal
    questions of one run of a program can be told but not read; `count` how many memories; `keys` those that are still
    there, at most 200; `number` grows with each.
    """

    at: int
    assistant: str
    act: str
    fingerprint: str = ""
    count: int = 0
    keys: tuple[int, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowAccesses:
    """Who read or wrote, the newest first: of one memory, of one assistant (by id), or all.

    `before` is the `number` of the last one seen, to page on.
    """

    key: int | None = None
    assistant: str = ""
    limit: int = 100
    before: int | None = None


@dataclass(frozen=True, slots=True)
class Accesses:
    """Some accesses; `total` how many are on record for this memory, this assistant, or in all."""

    accesses: tuple[Access, ...]
    total: int
