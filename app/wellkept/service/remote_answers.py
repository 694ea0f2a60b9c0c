"""What Wellkept answers about models on other computers, as plain frozen data."""

from dataclasses import dataclass, field

from wellkept.model.ledger import PrivateMark, SentRow, Totals
from wellkept.model.profile import ProfileLine, Section
from wellkept.providers.key_facts import KeyFacts
from wellkept.providers.keys import KeyState
from wellkept.providers.remote_models import RemoteModel

__all__ = ["KeyFacts", "KeyState", "ProfileLine", "RemoteModel", "Section"]


@dataclass(frozen=True, slots=True)
class RemoteState:
    """How things stand with the key and the service.

    Attributes: `key` the standing of the key and a sentence about it; `address`, `host` where requests go,
    `local` whether that is this very computer, `keyless` whether it needs no key; `ready` whether a model could
    be asked now, else `note` says in a sentence why not; `chat_model` and `embed_model` ids ("" for none);
    `revoke` a link to the page where the key can be revoked, or "".
    """

    key: KeyState
    address: str
    host: str
    local: bool
    keyless: bool
    chat_model: str
    embed_model: str
    offline: bool
    teaching: bool
    no_storing: bool
    zdr: bool
    ready: bool
    note: str = ""
    revoke: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class SignInLink:
    """The page to open in the browser."""

    link: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Models:
    """The models on offer; `note` says in a sentence why it is only the list to start with, else ""."""

    models: tuple[RemoteModel, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Preview:
    """Exactly what would leave this computer, part by part, with secrets blotted out already.

    Attributes: `chars` of all parts; `usd` about what it costs, None where the price is not known; `held_back`
    names what is held back ("a card number"), in order; `agreed` whether the owner has agreed to this host before.
    """

    host: str
    model: str
    parts: tuple[str, ...] = field(repr=False)
    instructions: str = field(repr=False)
    chars: int
    usd: float | None
    held_back: tuple[str, ...]
    agreed: bool


@dataclass(frozen=True, slots=True)
class Ledger:
    """A page of what left this computer, and all of it together.

    `staying` counts the memories that never leave; `marks` are those on sources and tags.
    """

    rows: tuple[SentRow, ...]
    total: Totals
    this_month: Totals
    staying: int
    marks: tuple[PrivateMark, ...]


@dataclass(frozen=True, slots=True)
class Profile:
    """What the memories say about the owner, section by section."""

    lines: tuple[ProfileLine, ...]
