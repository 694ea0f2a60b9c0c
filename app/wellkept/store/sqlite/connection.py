"""Opening the file: the right settings on every connection, and a clear fault for every bad file."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import apsw

from wellkept.model.errors import (
    KeyRefused,
    NotAStore,
    StoreDamaged,
    StoreEmptied,
    StoreError,
    StoreFull,
    StoreMissing,
    StoreReadOnly,
    StoreSealed,
)
from wellkept.model.said import said
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.backup_files import has_backups
from wellkept.store.sqlite.ballast import give_ballast
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.sealing import connected, file_id

APPLICATION_ID = 0x57454C4B  # "WELK"
BUSY_TIMEOUT_MS = 5000
_FILE_MODE = 0o600
_FOLDER_MODE = 0o700

# Source of each: store notes 3.5. secure_delete and the two journal settings belong to a connection,
# not to the file, so every connection we open goes through here.
_SETTINGS = (
    "page_size=8192",
    "auto_vacuum=none",
    "secure_delete=on",
    "foreign_keys=on",
    "recursive_triggers=on",
    "temp_store=memory",
    "journal_mode=wal",
    "synchronous=full",
    "wal_autocheckpoint=1000",
    "journal_size_limit=4194304",
    "cell_size_check=on",
    "mmap_size=0",
    "cache_size=-16384",
)
_NAME_MAX = 255  # bytes, of nearly every file system
_BESIDE = len(".before-update-journal")  # the longest ending of what lies beside a store
_MENDED_BY_A_BACKUP = (NotAStore, StoreDamaged, StoreEmptied)
_READ_SETTINGS = ("temp_store=memory", "cell_size_check=on", "mmap_size=0", "cache_size=-16384")
# What every word and 3-gram of the indexes stands in, once for each time. Made for a connection, it takes nothing.
_INSTANCES = """
create virtual table temp.words_instances using fts5vocab('main', 'words_fts', 'instance');
create virtual table temp.trigrams_instances using fts5vocab('main', 'trigrams_fts', 'instance');
"""


def open_file(
    path: Path, *, make_folder: bool = False, key: FileKey | None = None
) -> tuple[apsw.Connection, StoreError | None]:
    """Open a store's file, made if it is not there; also say why it can only be read, if so.

    `make_folder` makes the folder (private to the owner) when it is missing; `key` opens an encrypted file and is
    not needed for a plain one. `path` must be what `real_path` answers.
    Raises: StoreMissing, NotAStore, StoreLocked, StoreDamaged, StoreSealed without a key, KeyRefused, StoreError.
    """
    _prepare(path, make_folder=make_folder)
    if file_id(path) is None:
        return _open_either_way(path, None)
    if key is None:
        raise StoreSealed
    try:
        return _open_either_way(path, key)
    except NotAStore as error:  # all that the cipher can say of a first page that it cannot make sense of
        raise KeyRefused from error


def _open_either_way(path: Path, key: FileKey | None) -> tuple[apsw.Connection, StoreError | None]:
    try:
        with owner_faults():
            return _open_for_writing(path, key), None
    except (StoreReadOnly, StoreMissing, StoreFull) as error:
        if not path.is_file() or not path.stat().st_size:
            raise
        if isinstance(error, StoreFull) and give_ballast(path):
            with owner_faults():
                return _open_for_writing(path, key), None
        why = error if isinstance(error, StoreFull) else StoreReadOnly()
        try:
            with owner_faults():
                return _open_for_reading(path, key), why
        except StoreMissing as missing:  # it is there, so it may not be read
            raise StoreMissing(
                "You are not allowed to read the file of memories; nothing in it was changed.",
                "Allow yourself to read and write it in its properties, or choose another file with --store.",
            ) from missing


@contextmanager
def open_snapshot(path: Path, key: FileKey | None = None) -> Iterator[apsw.Connection]:
    """Open a store for reading as it is at this moment, whatever is written meanwhile; closed at the end.

    The write-ahead log cannot be emptied while it is open.
    """
    con = _open_for_reading(path, key)
    try:
        con.execute("begin; select count(*) from sqlite_schema").fetchall()
        yield con
    finally:
        con.close()


def real_path(path: Path) -> Path:
    """Return where a file named by the owner really is: absolute, through links, also one not yet made.

    SQLite reads more into a name than a name: ":memory:" is no file, and the log of a link would lie beside
    the link. Raises: StoreMissing for a name that no file can have.
    """
    try:
        real = path.resolve()
        str(real).encode()
    except (UnicodeEncodeError, ValueError, RuntimeError, OSError) as error:
        raise StoreMissing("No file of memories can have this name.", "Choose another file with --store.") from error
    if len(real.name.encode()) + _BESIDE > _NAME_MAX:
        raise StoreMissing(
            "This name is too long: the log and the backups beside the file have longer ones.",
            "Choose a shorter one with --store.",
        )
    return real


def file_identity(path: Path) -> tuple[int, int] | None:
    """Return what tells the file of this name from any other that may take its name; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def refuse_emptied(path: Path) -> None:
    """Raise StoreEmptied where an empty file, or none, stands in the place of memories that were backed up.

    SQLite would take it for a new database, and it would look as if all memories were gone.
    """
    with suppress(OSError):
        empty = not path.exists() or (path.is_file() and not path.stat().st_size)
        if empty and has_backups(path):
            raise StoreEmptied


def was_cut_off(path: Path) -> bool:
    """Tell whether the last who wrote a file did not close it in good order, or is still at it: its log is there."""
    try:
        return path.with_name(path.name + "-wal").stat().st_size > 0
    except OSError:
        return False


@contextmanager
def telling_of_backups(path: Path) -> Iterator[None]:
    """Let the faults of opening a file say whether there is a backup to start again from."""
    try:
        yield
    except StoreError as error:
        error.has_backups = isinstance(error, _MENDED_BY_A_BACKUP) and has_backups(path)
        raise


def _prepare(path: Path, *, make_folder: bool) -> None:
    try:
        if make_folder:
            path.parent.mkdir(mode=_FOLDER_MODE, parents=True, exist_ok=True)
        if path.is_dir():
            raise NotAStore(
                said("{path} is a folder, not a file of memories.", path=path),
                "Name a file in it, such as memories.db.",
            )
        if path.exists() and not path.is_file():
            raise NotAStore(
                said("{path} is no ordinary file, so it cannot hold memories.", path=path), "Name another with --store."
            )
        if not path.parent.is_dir():
            raise StoreMissing(
                said("The folder {path} does not exist, so there is no file of memories in it.", path=path.parent),
                "Make the folder, or choose another file with --store.",
            )
        _make_private(path)
    except OSError as error:
        if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
            raise StoreReadOnly(
                said(
                    "The folder {path} does not allow writing, so no file of memories can be made in it.",
                    path=path.parent,
                )
            ) from error
        raise StoreMissing(
            said("The file {path} cannot be used: {why}.", path=path, why=error.strerror),
            "Choose another file with --store.",
        ) from error


def _make_private(path: Path) -> None:
    """Make a missing file with mode 0600 before SQLite would make it with a wider one."""
    if path.exists():
        return
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _FILE_MODE))


def _open_for_writing(path: Path, key: FileKey | None) -> apsw.Connection:
    con = connected(str(path), key, apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE)
    try:
        if con.readonly("main"):  # in a folder that can be written the log would take what can never reach the file
            raise StoreReadOnly
        _defend(con)
        _check_ours(con)
        for setting in _SETTINGS:
            con.execute(f"pragma {setting}").fetchall()
        con.execute(_INSTANCES)
        # The first statement that needs the write lock: a read-only file is found out here.
        con.execute("begin immediate; rollback")
    except BaseException:
        con.close()
        raise
    return con


def _open_for_reading(path: Path, key: FileKey | None) -> apsw.Connection:
    """Open a file that cannot be written; `immutable` last, and only if no log could hold newer rows."""
    wal = path.with_name(path.name + "-wal")
    ways = ["mode=ro"] if wal.exists() and wal.stat().st_size else ["mode=ro", "immutable=1"]
    flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
    for way in ways:
        con = connected(f"{path.absolute().as_uri()}?{way}", key, flags)
        try:
            _defend(con)
            _check_ours(con)
            for setting in _READ_SETTINGS:
                con.execute(f"pragma {setting}").fetchall()
            con.execute(f"{_INSTANCES} pragma query_only=on").fetchall()
        except (apsw.CantOpenError, apsw.ReadOnlyError, apsw.IOError):
            con.close()
            if way == ways[-1]:
                raise
        except BaseException:
            con.close()
            raise
        else:
            return con
    raise StoreReadOnly


def _defend(con: apsw.Connection) -> None:
    con.set_busy_timeout(BUSY_TIMEOUT_MS)
    for option, value in (
        (apsw.SQLITE_DBCONFIG_DEFENSIVE, 1),
        (apsw.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
        (apsw.SQLITE_DBCONFIG_DQS_DML, 0),
        (apsw.SQLITE_DBCONFIG_DQS_DDL, 0),
    ):
        con.config(option, value)


def _check_ours(con: apsw.Connection) -> None:
    """Raise NotAStore for another program's database, before anything in it is touched."""
    tables: int = con.execute("select count(*) from sqlite_schema").get
    owner: int = con.execute("pragma application_id").get
    if tables and owner != APPLICATION_ID:
        raise NotAStore("This file is another program's database, not a store of memories; it was left as it is.")
