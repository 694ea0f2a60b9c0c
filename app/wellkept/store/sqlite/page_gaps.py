"""A layer under SQLite that writes zeros over stale copies of rows in the free gap of a page.

SQLite's `secure_delete` zeroes a deleted row and freed pages. But when a page is rebalanced, rows
that moved to a neighbour stay behind as old bytes between the page's pointer array and its cells;
deleting the row later zeroes only its living copy. SQLite never reads that gap, so zeroing it each
time a page is written loses nothing. Source: store notes 3.2 (0 of 14,297 forgotten memories left,
31 of 13,018 without); page layout: the SQLite file format, section 1.6.
"""

from typing import TYPE_CHECKING

import apsw

if TYPE_CHECKING:
    from typing_extensions import Buffer

VFS_NAME = "wellkept-gaps"

_LEAF = (10, 13)
_INTERIOR = (2, 5)
_HEADER_BYTES = 100
# Beyond this size an overflow page's first byte could look like the type byte of a b-tree page.
LARGEST_FILE = 64 * 1024**3


def zero_gap(page: bytes, *, first: bool) -> bytes:
    """Return a page with its unallocated gap zeroed; unchanged if it is no b-tree page.

    `first` says that this is page 1, which begins with the 100-byte file header.
    """
    start = _HEADER_BYTES if first else 0
    kind = page[start]
    if kind not in _LEAF and kind not in _INTERIOR:
        return page
    cells = int.from_bytes(page[start + 3 : start + 5], "big")
    content = int.from_bytes(page[start + 5 : start + 7], "big") or 65536
    gap = start + (8 if kind in _LEAF else 12) + 2 * cells
    if not gap < content <= len(page):
        return page
    if not any(page[gap:content]):
        return page
    return b"".join((page[:gap], bytes(content - gap), page[content:]))


def auto_vacuum(header: bytes) -> bool:
    """Tell from its first page whether a file is an auto-vacuum one.

    Pointer-map pages of such a file may begin like b-tree pages, so it is left alone.
    """
    return any(header[52:56])


class _MainFile(apsw.VFSFile):
    """The main database file; journals and the write-ahead log never come here."""

    def __init__(self, base: str, name: apsw.URIFilename | str | None, flags: list[int]) -> None:
        super().__init__(base, name, flags)
        self._trusted = True

    def xWrite(self, data: "Buffer", offset: int) -> None:  # noqa: N802 - SQLite's name
        page = bytes(data)
        whole = len(page) >= 512 and offset % len(page) == 0
        if offset == 0 and len(page) >= _HEADER_BYTES:
            self._trusted = not auto_vacuum(page)
        if whole and self._trusted and offset < LARGEST_FILE:
            page = zero_gap(page, first=offset == 0)
        super().xWrite(page, offset)

    def excepthook(self, *_fault: object) -> bool:
        """Print nothing: SQLite is told what went wrong (a full disk, say), and tells those who asked."""
        return True


class _GapsVFS(apsw.VFS):
    def xOpen(self, name: apsw.URIFilename | str | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        if flags[0] & apsw.SQLITE_OPEN_MAIN_DB:
            return _MainFile("", name, flags)
        return apsw.VFSFile("", name, flags)


_registered: list[_GapsVFS] = []


def register() -> str:
    """Make the layer known to SQLite (once a process) and return its name."""
    if not _registered:
        _registered.append(_GapsVFS(VFS_NAME, ""))
    return VFS_NAME
