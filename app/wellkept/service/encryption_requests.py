"""What can be asked about encryption at rest, and what is answered; plain frozen data."""

from dataclasses import dataclass, field
from pathlib import Path

from wellkept.providers.keys import Standing


@dataclass(frozen=True, slots=True)
class AskEncryption:
    """How do things stand? Answered with an `EncryptionState`."""


@dataclass(frozen=True, slots=True)
class MakeCode:
    """Make a new key, which nothing is encrypted with yet; answered with a `NewCode`."""


@dataclass(frozen=True, slots=True)
class Encrypt:
    """Encrypt the file with the key made last, also one that is encrypted; answered with an `EncryptionState`."""


@dataclass(frozen=True, slots=True)
class Decrypt:
    """Make the file a plain one; answered with an `EncryptionState`."""


@dataclass(frozen=True, slots=True)
class NewCode:
    """The recovery code of a key, to be shown once and kept nowhere but on the owner's paper."""

    code: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class SaveCode:
    """Write a text that holds the code into a file that only the owner can read; answered with `CodeSaved`."""

    path: Path
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class CodeSaved:
    """The code is in the file that was named."""


@dataclass(frozen=True, slots=True)
class EncryptionState:
    """Whether the file is encrypted, and then how things stand with its key in the keyring.

    `backups_left` is how many backups are not encrypted as the file is, or not with its key.
    """

    on: bool
    standing: Standing = Standing.NONE
    keyring: str = ""
    backups_left: int = 0
