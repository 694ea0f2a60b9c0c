"""Turning a file of memories into an encrypted one, back, or to another key. Nothing is lost at any moment.

The new file is made whole beside the old one, compared with it row by row and forced to the disk; then it takes the
old one's name in a single step, and the old one's bytes are overwritten before it goes. So whenever the program or
the computer stops, the file under the name is wholly old or wholly new, and all that lies beside it is rubbish that
the next start takes away (`clean_up`). Meanwhile nobody else may have the file open: whoever waits for it would
write into the old one.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import zip_longest
from pathlib import Path

import apsw

from wellkept.model.errors import StoreDamaged, StoreLocked
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.connection import BUSY_TIMEOUT_MS
from wellkept.store.sqlite.sealing import connected, copy_into, file_id

_FILE_MODE = 0o600
_NEW, _OLD = ".being-resealed", ".before-resealing"
_CHUNK = bytes(1024 * 1024)
_BESIDE = ("", "-journal", "-wal", "-shm")

_FLAGS = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_URI


def new_path(path: Path) -> Path:
    """Return where the file is made anew."""
    return path.with_name(path.name + _NEW)


def old_path(path: Path) -> Path:
    """Return where the old file waits for being overwritten."""
    return path.with_name(path.name + _OLD)


def reseal(path: Path, was: FileKey | None, key: FileKey | None, name: bytes = b"") -> None:
    """Make the file anew: encrypted with `key` under the name `name`, or plain without one. `was` opens it now.

    The caller has no connection to it any more. Raises: StoreLocked while another program has it open, StoreDamaged
    if the new file is not the same; apsw.Error for what the disk or the file do not allow. The old file stays then.
    """
    new = new_path(path)
    destroy(new)
    destroy(old_path(path))
    with closing(connected(str(path), was, _FLAGS)) as con:
        try:
            _stand_alone(con)
            os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _FILE_MODE))
            copy_into(con, new, key, name)
            _compare(con, new, key, name)
            _force(new)
            _take_place(path, new, con)
        finally:
            destroy(new)
            destroy(old_path(path))


def left_over(folder: Path) -> tuple[Path, ...]:
    """Return what a stop in the middle left in a folder."""
    with suppress(OSError):
        return tuple(one for end in (_OLD, _NEW) for one in sorted(folder.glob(f"*{end}")))
    return ()


def bring_back(path: Path) -> None:
    """Give the old file its name back where a stop came just between its losing it and the new one's getting it."""
    with suppress(OSError):  # opening says in words what is wrong with the name or the folder
        if old_path(path).exists() and not path.exists():
            old_path(path).replace(path)


def clean_up(path: Path) -> None:
    """Take away what a stop in the middle left beside a file. Only by one that has the file open, or is alone.

    A journal is none of a file that is open: it keeps a log instead. It was left by `_stand_alone`.
    """
    for left in (new_path(path), old_path(path)):
        destroy(left)
    _destroy(path.with_name(path.name + "-journal"))


def destroy(path: Path) -> None:
    """Overwrite a file, and what SQLite may have left beside it, and take it away; nothing if it is not there.

    One that has another name too (the file itself, after a stop in the middle; a copy that the owner made so) only
    loses this one. A disk that writes elsewhere than it is told (an SSD, one with snapshots) may keep the bytes.
    """
    for end in _BESIDE:
        _destroy(path.with_name(path.name + end))


def _destroy(path: Path) -> None:
    try:
        names = path.stat().st_nlink
    except OSError:
        return  # it is not there
    with suppress(FileNotFoundError):
        if names == 1:
            _overwrite(path)
        path.unlink()


def _overwrite(path: Path) -> None:
    with path.open("r+b") as file:
        left = os.fstat(file.fileno()).st_size
        while left > 0:
            left -= file.write(_CHUNK[:left])
        file.flush()
        os.fsync(file.fileno())


def _stand_alone(con: apsw.Connection) -> None:
    """Fold the log into the file and keep everybody else out until the connection closes."""
    con.set_busy_timeout(BUSY_TIMEOUT_MS)
    con.execute("pragma temp_store=memory; pragma secure_delete=on; pragma cell_size_check=on")
    con.execute("select count(*) from sqlite_schema").fetchall()
    try:
        # Leaves no log behind; another program that has the file open, even if it only waits, is met here.
        con.execute("pragma journal_mode=delete; pragma locking_mode=exclusive; begin exclusive; commit").fetchall()
        alone = con.execute("pragma journal_mode").get == "delete"
    except apsw.BusyError:
        alone = False
    if not alone:
        raise StoreLocked(
            "Another program has the file of memories open, so it was left as it is.",
            "Close other windows and commands of Wellkept, then try again.",
        )


def _compare(con: apsw.Connection, new: Path, key: FileKey | None, name: bytes) -> None:
    """Raise StoreDamaged unless the new file holds exactly what the old one does, and is sealed as it should be."""
    if file_id(new) != (name if key is not None else None):
        raise _differs()
    with closing(connected(str(new), key, apsw.SQLITE_OPEN_READONLY)) as other:
        for mine, theirs in zip_longest(_everything(con), _everything(other)):
            if mine != theirs:
                raise _differs()
        if other.execute("pragma quick_check(1)").get != "ok":
            raise _differs()


def _everything(con: apsw.Connection) -> Iterator[object]:
    """Yield the versions, what the file is made of, and every row of every table, the indexes' own included."""
    yield con.execute("select application_id, user_version from pragma_application_id, pragma_user_version").fetchall()
    yield con.execute("select type, name, tbl_name, sql from sqlite_schema order by type, name").fetchall()
    tables = con.execute(
        "select name, wr from pragma_table_list where schema = 'main' and type in ('table', 'shadow')"
        " and name not in ('sqlite_schema') order by name"
    ).fetchall()
    for name, without_rowid in tables:
        yield name
        key = "" if without_rowid else "rowid, "
        yield from con.execute(f'select {key}* from "{name}"')  # noqa: S608 - the names are our own tables'


def _differs() -> StoreDamaged:
    return StoreDamaged(
        "The new file was not the same as the old one, so the old one was kept as it is.",
        "Check the file with: wellkept check.",
    )


def _force(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def _take_place(path: Path, new: Path, con: apsw.Connection) -> None:
    """Give the new file the name, in one step; the old one keeps its bytes under another until they are destroyed."""
    if sys.platform == "win32":
        con.close()  # an open file cannot be replaced there
    old = old_path(path)
    try:
        os.link(path, old)
    except OSError:  # a disk that knows no second names: for a moment the file has none, see `bring_back`
        path.replace(old)
    new.replace(path)
    _force_names(path.parent)


def _force_names(folder: Path) -> None:
    """Make the disk keep who is called what."""
    with suppress(OSError):  # some systems cannot open a folder
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
