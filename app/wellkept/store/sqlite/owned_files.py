"""Which files the program made for a store, and how to read them without breaking SQLite's locks.

The system ends every lock that a process has on a file as soon as the process closes the file anywhere (POSIX
advisory locks; https://sqlite.org/howtocorrupt.html, section 2.2). So those that SQLite locks stay open here until
the connection is closed.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from wellkept.store.sqlite import ballast
from wellkept.store.sqlite.backup_files import folder_of
from wellkept.store.sqlite.sealing import file_id
from wellkept.store.sqlite.update_copy import copy_path
from wellkept.store.traces import OVERLAP, FileRole, OwnedFile

_PIECE = 1024 * 1024
_LOGS = (FileRole.LOG, FileRole.JOURNAL)
_LOCKED = (FileRole.MEMORIES, FileRole.LOG_INDEX)


def owned_files(path: Path) -> tuple[OwnedFile, ...]:
    """Return the files there are, the file of memories first. A new kind of file is added to `_known`."""
    roles = _known(path)
    beside = {one: roles.get(one, FileRole.OTHER) for one in sorted(path.parent.glob(_escaped(path.name) + "?*"))}
    beside |= dict.fromkeys(sorted(folder_of(path).rglob("*")), FileRole.BACKUP)
    beside[folder_of(path) / ballast.NAME] = FileRole.RESERVE
    sealed_log = file_id(path) is not None
    found: list[OwnedFile] = []
    for file, role in {**roles, **beside}.items():
        with suppress(OSError):
            if file.is_file():
                sealed = sealed_log if role in _LOGS else file_id(file) is not None
                found.append(OwnedFile(file, role, file.stat().st_size, sealed))
    return tuple(found)


def _known(path: Path) -> dict[Path, FileRole]:
    """Return where each kind of file would be."""
    return {
        path: FileRole.MEMORIES,
        path.with_name(path.name + "-wal"): FileRole.LOG,
        path.with_name(path.name + "-shm"): FileRole.LOG_INDEX,
        path.with_name(path.name + "-journal"): FileRole.JOURNAL,
        copy_path(path): FileRole.COPY,
        copy_path(path).with_name(copy_path(path).name + "-half"): FileRole.COPY,
        path.with_name(path.name + ".window"): FileRole.LOCK,
        path.with_name("window.ini"): FileRole.WINDOW,
    }


def _escaped(name: str) -> str:
    return "".join(f"[{char}]" if char in "*?[" else char for char in name)


class OpenFiles:
    """Reads files, and keeps those open that SQLite has locks on."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], int] = {}

    def pieces(self, file: OwnedFile) -> Iterator[bytes]:
        """Return a file in pieces, each beginning with the end of the one before. One that is gone has none."""
        with suppress(OSError):
            number = self._number(file)
            try:
                yield from _pieces(number)
            finally:
                if file.role not in _LOCKED:
                    os.close(number)

    def close(self) -> None:
        """Close what was kept open; only after the connection."""
        while self._kept:
            _, number = self._kept.popitem()
            os.close(number)

    def _number(self, file: OwnedFile) -> int:
        """Open a file; one that SQLite locks only once."""
        flags = os.O_RDONLY | getattr(os, "O_BINARY", 0)
        if file.role not in _LOCKED:
            return os.open(file.path, flags)
        status = file.path.stat()
        identity = status.st_dev, status.st_ino
        if identity not in self._kept:
            self._kept[identity] = os.open(file.path, flags)
        return self._kept[identity]


def _pieces(number: int) -> Iterator[bytes]:
    at, before = 0, b""
    while True:
        os.lseek(number, at, os.SEEK_SET)
        piece = os.read(number, _PIECE - OVERLAP)
        if not piece:
            return
        at += len(piece)
        yield before + piece
        before = piece[-OVERLAP:]
