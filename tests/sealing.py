"""Builders for tests of encrypted files."""

from contextlib import closing
from pathlib import Path

import apsw

from tests.providers.keyring_drawer import Drawer
from wellkept.providers.keyring_doors import Door
from wellkept.service.file_keys import FileKeys
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.sealing import connected
from wellkept.store.sqlite.sqlite_store import SqliteStore

NAME = bytes(range(100, 116))
KEY = FileKey(bytes(range(16)))
OTHER = FileKey(bytes(range(16, 32)))


def sealed_store(path: Path) -> SqliteStore:
    """Return an open store that is encrypted with `KEY`."""
    store = SqliteStore.open(path)
    store.reseal(KEY, NAME)
    return store


def decrypted(path: Path, key: FileKey = KEY) -> bytes:
    """Return every page of an encrypted file in the clear, used or not: what its key shows of it."""
    with closing(connected(str(path), key, apsw.SQLITE_OPEN_READWRITE)) as con:
        return bytes(con.serialize("main"))


def holding(folder: Path, *words: bytes) -> list[str]:
    """Return the files in a folder in which one of some words stands."""
    return [file.name for file in sorted(folder.iterdir()) if any(word in file.read_bytes() for word in words)]


def keys_in(drawer: Drawer, ask_s: float = 5) -> FileKeys:
    """Return the keys of files that are in a keyring in RAM."""

    def door() -> tuple[Door, str]:
        return drawer, "the keyring of this test"

    return FileKeys(door, ask_s)
