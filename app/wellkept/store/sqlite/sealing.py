"""Opening encrypted files: how one is told from a plain one, and how a connection gets its key.

The cipher is a layer of its own between SQLite and the disk. It has to be the uppermost: SQLite asks the layer it
sees for the encrypted form of pages that go into the write-ahead log, and with any other on top (the gap layer, say)
the log would be written in the clear while the file is not. So `cipher_gaps` does the gap layer's work inside the
cipher's, for plain files too. Source: SQLite3 Multiple Ciphers 2.6, `sqlite3mcPagerCodec`.
"""

from pathlib import Path

import apsw

from wellkept.store.file_key import ID_BYTES, FileKey
from wellkept.store.sqlite import cipher_gaps, page_gaps

_MAGIC = b"SQLite format 3\0"
_HEADER = 24
# What the cipher leaves readable after the name: bytes 20 to 23 of SQLite's header. 32 bytes of each page are the
# cipher's own (a nonce and a tag), and the three after it are the same in every file.
_TELLS = bytes((32, 64, 32, 32))


def file_id(path: Path) -> bytes | None:
    """Return the name that an encrypted file begins with; None for one that is not encrypted, or none at all.

    Read by SQLite's own way to the disk: closing a file otherwise ends the locks that it has on it in this process
    (POSIX advisory locks; https://sqlite.org/howtocorrupt.html, section 2.2).
    """
    if not path.is_file():
        return None
    flags = [apsw.SQLITE_OPEN_MAIN_DB | apsw.SQLITE_OPEN_READONLY, 0]
    try:
        file = apsw.VFSFile(cipher_layer().removeprefix(f"{cipher_gaps.LAYER}-"), str(path), flags)
        try:
            header = file.xRead(_HEADER, 0)
        finally:
            file.xClose()
    except apsw.Error:
        return None
    if len(header) < _HEADER or header.startswith(_MAGIC) or header[20:24] != _TELLS:
        return None
    return header[:ID_BYTES]


def connected(name: str, key: FileKey | None, flags: int, file_name: bytes = b"") -> apsw.Connection:
    """Open a file, with its key if it is encrypted. Nothing of it has been read yet.

    `file_name` is what a file begins with that is made so.
    """
    if key is None:  # what is only read leaves nothing behind, and needs no gap layer
        return apsw.Connection(name, flags=flags) if flags & apsw.SQLITE_OPEN_READONLY else _plain(name, flags)
    con = apsw.Connection(name, flags=flags, vfs=cipher_layer())
    try:
        con.execute(f"pragma hexkey='{key.cipher_text(file_name)}'").fetchall()
        cipher_gaps.watch(con)
    except BaseException:
        con.close()
        raise
    return con


def _plain(name: str, flags: int) -> apsw.Connection:
    con = apsw.Connection(name, flags=flags)
    try:
        cipher_gaps.watch(con)
        if cipher_gaps.watched(con):
            return con
    except BaseException:
        con.close()
        raise
    con.close()
    return apsw.Connection(name, flags=flags, vfs=page_gaps.register())


def gaps_zeroed(con: apsw.Connection) -> bool:
    """Tell whether what this connection writes into the main file passes a gap layer."""
    return con.open_vfs == page_gaps.VFS_NAME or cipher_gaps.watched(con)


def cipher_layer() -> str:
    """Return the name of the cipher's layer, which differs by system."""
    return next(name for name in apsw.vfs_names() if name.startswith(cipher_gaps.LAYER))


def copy_into(con: apsw.Connection, target: Path, key: FileKey | None, name: bytes = b"") -> None:
    """Write a whole, compact copy of what a connection sees into a new file, encrypted with `key` if there is one.

    The connection must be opened with SQLITE_OPEN_URI. Each page passes the gap layer in the clear before it is
    encrypted; a copy has no write-ahead log, so the order of layers does no harm. With the `name` of the file that
    is copied, the keyring's key for that one opens the copy too.
    """
    told = "key=" if key is None else f"hexkey={key.cipher_text(name)}"
    con.execute("vacuum into ?", (f"{target.absolute().as_uri()}?vfs={page_gaps.register()}&{told}",))
