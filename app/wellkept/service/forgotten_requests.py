"""What can be asked about the list of what was forgotten, and what it answers; plain frozen data."""

from dataclasses import dataclass
from enum import StrEnum


class KeyPlace(StrEnum):
    """Where the key of the fingerprints is, or why none is at hand."""

    KEYRING = "keyring"
    FILE = "file"
    WAITING = "waiting"
    LOCKED = "locked"
    NOWHERE = "nowhere"


@dataclass(frozen=True, slots=True)
class ShowForgotten:
    """How many sentences are known to have been forgotten?"""


@dataclass(frozen=True, slots=True)
class EmptyForgotten:
    """Forget also that they were forgotten: all of it may come back."""


@dataclass(frozen=True, slots=True)
class WatchForgotten:
    """Hold back from now on what was forgotten, or do so no longer."""

    on: bool


@dataclass(frozen=True, slots=True)
class ForgottenList:
    """How the list stands.

    Attributes: `count` sentences of which `unknown` were noted with a key that is not the one here (another computer,
    another keyring), so they cannot be recognised; `watched` whether what was forgotten is held back; `place` where
    the key is, `keyring` what its owner calls that, `file` the settings that hold it otherwise; `pending` sentences
    whose fingerprints wait for the key.
    """

    count: int
    unknown: int
    watched: bool
    place: KeyPlace
    keyring: str = ""
    file: str = ""
    pending: int = 0
