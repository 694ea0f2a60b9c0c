"""Encrypting the file of memories, changing its key, and making it plain again."""

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from wellkept.model.errors import CodeMistyped, NoPlaceForKey, StoreError, WellkeptError
from wellkept.model.said import said
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
_NAMES = "encryption_names"
"""The setting that holds, while the file is made anew, the names of the file before and after."""


class NotSaved(WellkeptError):
    """The code could not be written where the owner wanted it."""

    next_step = "Choose another place, or write it down by hand."


class Encryption:
    """Answers the requests of `encryption_requests`. Use it from one thread only."""

    def __init__(self, store: Store, keys: FileKeys, before: Callable[[], object] = lambda: None) -> None:
        """Take an open store; `before` closes what is open beside it, such as a backup that is looked into."""
        self._store, self._keys, self._before = store, keys, before
        self._made: FileKey | None = None
        self._known: dict[bytes, FileKey] = {}
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            AskEncryption: lambda _: self.state(),
            MakeCode: lambda _: self.make_code(),
            Encrypt: lambda _: self.encrypt(),
            Decrypt: lambda _: self.decrypt(),
            SaveCode: save_code,
        }

    def state(self) -> EncryptionState:
        """Return how things stand."""
        name, left = self._store.file_name, len(self._store.backups_otherwise())
        if name is None:
            return EncryptionState(on=False, backups_left=left)
        found = self._keys.standing(name)
        return EncryptionState(on=True, standing=found.standing, keyring=found.keyring, backups_left=left)

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
        self._note(name)
        if self._keys.keep(name, self._made).standing is not Standing.PRESENT:
            self.settle()
            raise NoPlaceForKey
        self._reseal(self._made, name)
        if self._keys.ask(name).standing is not Standing.PRESENT:
            # Another program that opened the file a moment before took the new key for one that a stop had left.
            self._keys.keep(name, self._made)
        self._made = None
        return self.state()

    def decrypt(self) -> EncryptionState:
        """Make the file a plain one. Raises: StoreLocked, StoreError; it is as before then."""
        if self._store.file_name is not None:
            self._note()
            self._reseal(None, b"")
        return self.state()

    def settle(self) -> None:
        """Finish what a stop in the middle left: backups that are not what the file is, keys that nothing needs more.

        Keys that were noted leave the keyring, but the file's own and those of backups that could not be made anew.
        """
        if self._store.read_only:
            return
        noted = self._store.setting(_NAMES) or ""
        unused = [name for name in map(bytes.fromhex, noted.split()) if name != self._store.file_name]
        self._seal_backups(unused)
        if not noted:
            return
        needed = self._store.backups_otherwise()
        staying = [name for name in unused if name in needed or not self._keys.forget(name)]
        if not staying:
            self._store.save_setting(_NAMES, "")

    def _note(self, *new: bytes) -> None:
        """Write into the file under which names there may be keys for it; the file that is made anew says so too."""
        before = self._store.file_name
        names = [name.hex() for name in (*new, before) if name is not None]
        earlier = (self._store.setting(_NAMES) or "").split()  # keys of backups that could not be made anew yet
        self._store.save_setting(_NAMES, " ".join(dict.fromkeys([*names, *earlier])))

    def _reseal(self, key: FileKey | None, new_name: bytes) -> None:
        """Make the file anew; of the two keys, the keyring keeps the one that the file has then."""
        self._before()
        name, was = self._store.file_name, self._store.file_key
        if name is not None and was is not None:
            self._known[name] = was
        try:
            self._store.reseal(key, new_name)
        finally:
            self.settle()
            self._known.clear()

    def _seal_backups(self, names: Sequence[bytes]) -> None:
        wanted = [name for name in names if name in self._store.backups_otherwise()]
        for name in wanted:
            code = self._keys.ask(name).key if name not in self._known else None
            with suppress(CodeMistyped):
                if code is not None:
                    self._known[name] = FileKey.from_code(code.reveal())
        self._store.seal_backups(self._known)


def save_code(request: SaveCode) -> CodeSaved:
    """Write a recovery code into a new file, readable for the owner only. Raises: NotSaved, also where one is there.

    What a file holds already is never written over: it may be the code of another file of memories.
    """
    try:
        handle = os.open(request.path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _FILE_MODE)
    except FileExistsError as error:
        raise NotSaved(
            said("There is something called {name} already, and it was left as it is.", name=request.path.name),
            "Choose another name for the recovery code.",
        ) from error
    except OSError as error:
        raise _not_saved(error) from error
    try:
        with os.fdopen(handle, "w", encoding="utf-8", errors="replace") as file:
            file.write(request.text)
            file.flush()
            os.fsync(handle)
    except OSError as error:
        request.path.unlink(missing_ok=True)  # half a code opens nothing, and its name would be taken
        raise _not_saved(error) from error
    return CodeSaved()


def _not_saved(error: OSError) -> NotSaved:
    return NotSaved(said("The recovery code was not saved: {why}.", why=error.strerror))
