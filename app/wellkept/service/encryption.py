"""Encrypting the file of memories, changing its key, and making it plain again."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from wellkept.model.errors import NoPlaceForKey, StoreError, WellkeptError
from wellkept.providers.keys import Standing
from wellkept.service.encryption_requests import (
    AskEncryption,
    CodeSaved,
    Decrypt,
    Encrypt,
    EncryptionState,
    MakeCode,
    NewCode,
    SaveCode,
)
from wellkept.service.file_keys import FileKeys
from wellkept.store.file_key import ID_BYTES, FileKey
from wellkept.store.store import Store

_FILE_MODE = 0o600


class NotSaved(WellkeptError):
    """The code could not be written where the owner wanted it."""

    next_step = "Choose another place, or write it down by hand."


class Encryption:
    """Answers the requests of `encryption_requests`. Use it from one thread only."""

    def __init__(self, store: Store, keys: FileKeys) -> None:
        self._store, self._keys = store, keys
        self._made: FileKey | None = None
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            AskEncryption: lambda _: self.state(),
            MakeCode: lambda _: self.make_code(),
            Encrypt: lambda _: self.encrypt(),
            Decrypt: lambda _: self.decrypt(),
            SaveCode: save_code,
        }

    def state(self) -> EncryptionState:
        """Return how things stand."""
        name = self._store.file_name
        if name is None:
            return EncryptionState(on=False)
        found = self._keys.standing(name)
        return EncryptionState(on=True, standing=found.standing, keyring=found.keyring)

    def make_code(self) -> NewCode:
        """Make a key for `encrypt`, and return its recovery code."""
        self._made = FileKey.new()
        return NewCode(self._made.code())

    def encrypt(self) -> EncryptionState:
        """Encrypt the file with the key made last. The key is in the keyring before the file needs it.

        Raises: NoPlaceForKey; StoreLocked while another program has the file open; StoreError. It is as before then.
        """
        if self._made is None:
            raise StoreError("There is no recovery code yet, so nothing was encrypted.", "Make one first.")
        name = secrets.token_bytes(ID_BYTES)
        if self._keys.keep(name, self._made).standing is not Standing.PRESENT:
            self._keys.forget(name)
            raise NoPlaceForKey
        self._reseal(self._made, name)
        self._made = None
        return self.state()

    def decrypt(self) -> EncryptionState:
        """Make the file a plain one. Raises: StoreLocked, StoreError; it is as before then."""
        if self._store.file_name is not None:
            self._reseal(None, b"")
        return self.state()

    def _reseal(self, key: FileKey | None, name: bytes) -> None:
        """Make the file anew; of the two keys, the keyring keeps the one that the file has then."""
        before = self._store.file_name
        try:
            self._store.reseal(key, name)
        finally:
            now = self._store.file_name
            for unused in (before, name):
                if unused and unused != now:
                    self._keys.forget(unused)


def save_code(request: SaveCode) -> CodeSaved:
    """Write a recovery code into a file, readable for the owner only. Raises: NotSaved."""
    try:
        request.path.touch(mode=_FILE_MODE)
        request.path.chmod(_FILE_MODE)
        request.path.write_text(request.text, encoding="utf-8")
    except OSError as error:
        raise NotSaved(f"The recovery code was not saved: {error.strerror}.") from error
    return CodeSaved()
