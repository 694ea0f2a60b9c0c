"""The key with which forgotten sentences are fingerprinted: made here, kept in the system keyring, never in the store.

Without a keyring that we trust it lies in a file of the settings, readable for its owner only, and owners are told
so. Opening a keyring may block for ever, so it runs on a thread of its own and is waited for as long as one likes.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import blake2b
from pathlib import Path
from typing import TypeGuard

from wellkept.providers.keyring_doors import Door, is_locked, trusted_door, would_ask
from wellkept.providers.keys import ACCOUNT
from wellkept.providers.patience import Errand
from wellkept.providers.secret import Secret

SERVICE = "Wellkept, forgotten"
FILE_NAME = "forgotten.key"
KEY_BYTES = 32
_NAME_BYTES = 4


class KeptIn(StrEnum):
    """Where the key is, or why there is none at hand."""

    KEYRING = "keyring"
    FILE = "file"
    WAITING = "waiting"  # nobody has asked, or the keyring has not answered yet; it may want its password
    LOCKED = "locked"
    NOWHERE = "nowhere"  # neither the keyring nor the settings can be used


@dataclass(frozen=True, slots=True)
class FoundKey:
    """How things stand. `keyring` is what owners call theirs."""

    kept_in: KeptIn
    key: Secret | None = field(default=None, repr=False)
    keyring: str = ""

    @property
    def raw(self) -> bytes:
        """The key itself; b"" where there is none."""
        return bytes.fromhex(self.key.reveal()) if self.key is not None else b""

    @property
    def name(self) -> bytes:
        """Four bytes that name the key and tell nothing of it."""
        return name_of(self.raw)


def name_of(raw: bytes) -> bytes:
    """Return the name of a key (BLAKE2b, keyed with it)."""
    return blake2b(b"name", key=raw, digest_size=_NAME_BYTES, person=b"wellkept name").digest()


class PrintKey:
    """Finds the key, or makes it. Use it from one thread; nothing is opened before `begin`."""

    def __init__(self, folder: Path, door: Callable[[], tuple[Door, str] | None] = trusted_door) -> None:
        """Take the folder of the settings, and what opens the keyring."""
        self._file = folder / FILE_NAME
        self._door = door
        self._errand: Errand[FoundKey] | None = None
        self._found = FoundKey(KeptIn.WAITING)

    @property
    def file(self) -> str:
        """Where the key lies if there is no keyring."""
        return str(self._file)

    def look(self, timeout_s: float = 0.0) -> FoundKey:
        """Return how things stand, after waiting so many seconds at most for a keyring that was asked."""
        if self._errand is not None and self._errand.wait(timeout_s):
            self._found = self._errand.answer()
            self._errand = None
        return self._found

    def wait(self, timeout_s: float) -> None:
        """Wait so many seconds at most for a keyring that was asked. From any thread."""
        if (errand := self._errand) is not None:
            errand.wait(timeout_s)

    def begin(self, wanted: Collection[bytes] = (), *, make: bool) -> None:
        """Look for the key, unless it is there or being looked for.

        `wanted` are the names of those that made the fingerprints there are: where a keyring and a file hold
        different ones, one of these is taken. `make` a new one where there is none.
        """
        if self._errand is not None or self.look().key is not None:
            return
        in_file = self._in_file()
        if in_file is not None and (not wanted or in_file.name in wanted):
            self._found = in_file
            return
        names = frozenset(wanted)
        self._errand = Errand(lambda: self._fetch(in_file, names, make=make), "keyring")

    def _fetch(self, in_file: FoundKey | None, wanted: frozenset[bytes], *, make: bool) -> FoundKey:
        # A locked one is worth a question only for a key that made what is on the list.
        found = self._in_keyring(make=make and in_file is None, unlock=bool(wanted) or not make)
        if found.key is not None and (in_file is None or found.name in wanted):
            return found
        if in_file is not None:
            return in_file
        # A locked keyring may well hold the key: a second one in a file would not know what that one made.
        return found if found.kept_in is KeptIn.LOCKED or not make else self._made_in_file()

    def _in_keyring(self, *, make: bool, unlock: bool) -> FoundKey:
        opened = self._door()
        if opened is None:
            return FoundKey(KeptIn.NOWHERE)
        door, called = opened
        if would_ask(door, to_unlock=not unlock):
            return FoundKey(KeptIn.NOWHERE)
        try:
            text = door.get_password(SERVICE, ACCOUNT)
            if not text and make:
                door.set_password(SERVICE, ACCOUNT, secrets.token_hex(KEY_BYTES))
                text = door.get_password(SERVICE, ACCOUNT)  # some write into nothing and say no word
        except Exception as error:  # noqa: BLE001 - foreign code over D-Bus, whose messages we do not pass on
            return FoundKey(KeptIn.LOCKED if is_locked(error) else KeptIn.NOWHERE, keyring=called)
        return FoundKey(KeptIn.KEYRING, Secret(text), called) if _is_key(text) else FoundKey(KeptIn.NOWHERE)

    def _in_file(self) -> FoundKey | None:
        try:
            text = self._file.read_text("ascii").strip()
        except (OSError, UnicodeDecodeError):
            return None
        return FoundKey(KeptIn.FILE, Secret(text)) if _is_key(text) else None

    def _made_in_file(self) -> FoundKey:
        """Write a new key where only its owner may read it; another process that was quicker is believed."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with os.fdopen(os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_hex(KEY_BYTES))
        except FileExistsError:
            pass
        except OSError:
            return FoundKey(KeptIn.NOWHERE)
        return self._in_file() or FoundKey(KeptIn.NOWHERE)


def _is_key(text: str | None) -> TypeGuard[str]:
    try:
        return len(bytes.fromhex(text or "")) == KEY_BYTES
    except ValueError:
        return False
