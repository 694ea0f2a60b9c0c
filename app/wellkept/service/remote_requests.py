"""What can be asked of Wellkept about models on other computers, as plain frozen data.

All that may wait on the network or the keyring is answered with `answers.StepsOutside`.
"""

from dataclasses import dataclass, field

from wellkept.model.ledger import PrivateMark, Purpose
from wellkept.teach.found import Span


@dataclass(frozen=True, slots=True)
class AskRemote:
    """How things stand with the key and the service; asks the keyring. Answered with `RemoteState`.

    `keyring` False leaves the keyring in peace, which might ask for its password: the key then stands at ASKING
    unless it is known already. Otherwise it is asked if a key was put there, or `anyway`.
    """

    keyring: bool = True
    anyway: bool = False


@dataclass(frozen=True, slots=True)
class KeepKey:
    """Check a pasted key with the service and keep it in the keyring. Answered with `RemoteState`."""

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ForgetKey:
    """Take the key out of the keyring and of RAM. Answered with `RemoteState`."""


@dataclass(frozen=True, slots=True)
class CheckKey:
    """What may the key still spend? Answered with `KeyFacts`."""


@dataclass(frozen=True, slots=True)
class BeginSignIn:
    """Begin to get a key through the browser. Answered with a `SignInLink` to open there."""


@dataclass(frozen=True, slots=True)
class AwaitSignIn:
    """Wait for the browser to come back, keep the key. Answered with `RemoteState`; cancelling ends the attempt."""


@dataclass(frozen=True, slots=True)
class SetRemote:
    """Change settings of the service; None leaves one as it is. Answered with `RemoteState`.

    Attributes: `offline` the switch under which no connection is opened; `teaching` whether a model finds the
    sentences of a text; `no_storing` and `zdr` see `providers.openrouter.Prefs`; `address` "" for OpenRouter's.
    """

    address: str | None = None
    chat_model: str | None = None
    offline: bool | None = None
    teaching: bool | None = None
    no_storing: bool | None = None
    zdr: bool | None = None


@dataclass(frozen=True, slots=True)
class AskModels:
    """Which models does the service offer for EXTRACT or EMBED? Answered with `Models`."""

    purpose: Purpose


@dataclass(frozen=True, slots=True)
class UseRemoteEmbedder:
    """Make vectors with a model of the service from now on, the old ones serving until all are there.

    Learns the size of its vectors first. Answered with `meaning_answers.Coverage`; `UseEmbedder` goes back.
    """

    model: str


@dataclass(frozen=True, slots=True)
class ReadQuestion:
    """Have the serving remote model read what is searched for, so that the next `Find` goes by meaning too.

    Answered with True when that `Find` may answer otherwise than the last one.
    """

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class PreviewSending:
    """What exactly would leave this computer if a model found the sentences of a text? Answered with `Preview`."""

    text: str = field(repr=False)
    source: str = "paste"


@dataclass(frozen=True, slots=True)
class FindByModel:
    """The memories that a model finds in a text, for review; nothing is stored. Answered with `answers.Review`.

    `only` are the parts (spans of the text) to ask about again; empty for all. `agreed`: the owner has seen
    what goes to this host.
    """

    text: str = field(repr=False)
    source: str = "paste"
    being_id: str = "owner"
    only: tuple[Span, ...] = ()
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class ShowLedger:
    """A page of what left this computer, the latest first. Answered with `Ledger`."""

    limit: int = 100
    before: int | None = None


@dataclass(frozen=True, slots=True)
class KeepHere:
    """Mark some memories to never leave this computer, or take the mark off. Answered with `Done`."""

    keys: tuple[int, ...]
    marked: bool = True


@dataclass(frozen=True, slots=True)
class MarkPrivate:
    """Mark a source or a tag so that nothing that has it ever leaves, or take the mark off. Answered with `Done`."""

    mark: PrivateMark
    marked: bool = True


@dataclass(frozen=True, slots=True)
class ShowProfile:
    """What the memories say about the owner, line by line. Answered with `Profile`."""

    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class ForgetLines:
    """Erase lines of the profile, not the memories behind them. One undo. Answered with `Done`."""

    line_ids: tuple[int, ...]
    being_id: str = "owner"
