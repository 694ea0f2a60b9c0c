"""A layer under SQLite that remembers what a disk would have after a power cut.

What was synced is there. Each write and each shortening since the last sync of its file is there, or not, or (a
write) torn: some of its blocks of 512 bytes. Source: store notes 4, after SQLite's own `atomic commit` paper, which
assumes no more of a disk.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import apsw

from wellkept.store.sqlite import page_gaps

if TYPE_CHECKING:
    from typing_extensions import Buffer

_BLOCK = 512
_NAME = "recording"


class Disk:
    """The files of one folder: what is safe, and what may be."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.usual = apsw.vfs_names()[0]
        self.safe: dict[str, bytearray] = {}
        self.waiting: dict[str, list[tuple[int, bytes | None]]] = {}
        self.writes = 0

    def write(self, name: str, at: int, data: bytes | None) -> None:
        """Note a write, or with None that the file ends there."""
        self.writes += 1
        self.waiting.setdefault(name, []).append((at, data))

    def sync(self, name: str) -> None:
        """Make safe what waits of a file."""
        self.writes += 1
        for at, data in self.waiting.pop(name, []):
            _apply(self.safe.setdefault(name, bytearray()), at, data)

    def delete(self, name: str) -> None:
        """Take a file away."""
        self.safe.pop(name, None)
        self.waiting.pop(name, None)

    def after_a_cut(self, rng: random.Random) -> dict[str, bytes]:
        """Return what the files may hold when the power comes back."""
        files = {name: bytearray(data) for name, data in self.safe.items()}
        for name, waiting in self.waiting.items():
            for at, data in waiting:
                for place, piece in _what_came(rng, at, data):
                    _apply(files.setdefault(name, bytearray()), place, piece)
        return {name: bytes(data) for name, data in files.items()}


def _what_came(rng: random.Random, at: int, data: bytes | None) -> Iterator[tuple[int, bytes | None]]:
    fate = rng.choice(("kept", "dropped", "torn"))
    if fate == "kept":
        yield at, data
    elif fate == "torn" and data is not None:
        blocks = [start for start in range(0, len(data), _BLOCK) if rng.random() < 0.5]
        yield from ((at + start, data[start : start + _BLOCK]) for start in blocks)


def _apply(file: bytearray, at: int, data: bytes | None) -> None:
    if data is None:
        del file[at:]
        return
    if len(file) < at:
        file.extend(bytes(at - len(file)))
    file[at : at + len(data)] = data


class _File(apsw.VFSFile):
    def __init__(self, name: apsw.URIFilename | str | None, flags: list[int], disk: Disk) -> None:
        super().__init__(disk.usual, name, flags)
        self._name = Path(name.filename() if isinstance(name, apsw.URIFilename) else str(name)).name
        self._disk = disk

    def xWrite(self, data: "Buffer", offset: int) -> None:  # noqa: N802 - SQLite's name
        super().xWrite(data, offset)
        self._disk.write(self._name, offset, bytes(data))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 - SQLite's name
        super().xTruncate(newsize)
        self._disk.write(self._name, newsize, None)

    def xSync(self, flags: int) -> None:  # noqa: N802 - SQLite's name
        super().xSync(flags)
        self._disk.sync(self._name)


class _Recording(apsw.VFS):
    def __init__(self, disk: Disk) -> None:
        super().__init__(_NAME, disk.usual, makedefault=True)
        self._disk = disk

    def xOpen(self, name: apsw.URIFilename | str | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        whole = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        if str(Path(whole).parent) == self._disk.folder:
            return _File(name, flags, self._disk)
        return apsw.VFSFile(self._disk.usual, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802 - SQLite's name
        super().xDelete(filename, syncdir)
        self._disk.delete(Path(filename).name)


@contextmanager
def recorded(folder: Path) -> Iterator[Disk]:
    """Record within what happens in a folder, by stores opened within."""
    disk = Disk(folder)
    recording = _Recording(disk)
    page_gaps._registered.clear()
    try:
        yield disk
    finally:
        recording.unregister()
        apsw.set_default_vfs(disk.usual)
        page_gaps._registered.clear()
