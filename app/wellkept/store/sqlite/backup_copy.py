"""Making a backup and proving it: copied by SQLite's backup API, opened, counted, compared and searched.

The copy is of one moment, whatever is written meanwhile: a read transaction on a connection of its own holds that
moment still, for copying and for comparing. While it does, the write-ahead log cannot be emptied; so whoever forgets
something meanwhile says `stop`, and the copy is given up at once. It is made in a scratch place and gets its name as
a backup only when all was found the same. Nothing here touches the store's own connection: it may run beside it.
"""

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw

from wellkept.model.errors import (
    BackupFailed,
    BackupMissing,
    Interrupted,
    KeyRefused,
    NotAStore,
    StoreFull,
    StoreSealed,
)
from wellkept.store.backups import Fresh, Proof
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite import check
from wellkept.store.sqlite.bulk import pay_index_debt
from wellkept.store.sqlite.connection import open_file, open_snapshot, real_path
from wellkept.store.sqlite.digest import digest
from wellkept.store.sqlite.erase import scrub
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.left_out import leave_out
from wellkept.store.sqlite.memories import writing
from wellkept.store.sqlite.scratch import Scratch
from wellkept.store.sqlite.sealing import connected, copy_into, file_id

Stop = Callable[[], bool]

_PAGES = 256
"""How much is copied between two looks at `stop`: 2 MB."""
_SAMPLES = 12
"""How many memories are searched for by their words, spread over all of them. Our judgement."""
_SEARCHED_WORDS = 6
_NAME = "memories.db"
_OPEN_IT = "Open the backup itself with --store and its recovery code."
_SPREAD = """
select rid, folded from memories where rid in (
  select rid from (select rid, ntile(?) over (order by rid) as part from memories) group by part)
"""
_SPARE_BYTES = 16_000_000
"""Room that must be left on the disk beside the copy itself."""


def back_up(store: Path, stop: Stop, key: FileKey | None = None) -> Fresh:
    """Make a backup of a store and prove it; `key` opens an encrypted store, and its backup too.

    Raises: Interrupted once `stop` answers True; BackupFailed, StoreFull and other StoreErrors, in words. Nothing is
    left of it then.
    """
    scratch = Scratch.begin(store)
    try:
        with owner_faults():
            proof = copy_proven(store, scratch.folder / _NAME, stop, key)
        _go_on(stop)
    except OSError as error:
        scratch.close()
        raise BackupFailed from error
    except BaseException:
        scratch.close()
        raise
    return Fresh(scratch.folder / _NAME, proof, scratch.close)


def copy_proven(store: Path, target: Path, stop: Stop, key: FileKey | None) -> Proof:
    """Copy a store and compare the copy with it, both as they were at one moment."""
    room = shutil.disk_usage(target.parent).free
    if room < store.stat().st_size + _SPARE_BYTES:
        raise StoreFull("There is no room on the disk for a backup; your memories are safe.", "Free some room.")
    with open_snapshot(store, key) as source:
        _copy(source, target, stop, key, file_id(store))
        with _opened(target, key) as copy:
            with writing(copy):
                leave_out(copy)
            pay_index_debt(copy)
            scrub(copy)
            proof = _compared(source, copy, stop)
            single_file(copy)
    return proof


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that is too long, say
        return False


def open_copy(store: Path, backup: Path, stop: Stop, key: FileKey | None = None) -> tuple[Path, Callable[[], None]]:
    """Copy a backup into the scratch place of a store; return the copy and what takes it away.

    With the `key` of an encrypted store the copy is encrypted too, whatever the backup is.

    Raises: Interrupted, BackupMissing; NotAStore and other StoreErrors of the backup.
    """
    if not _is_file(backup):
        raise BackupMissing
    scratch = Scratch.begin(store, reading=True)
    try:
        with owner_faults():
            _read_in(real_path(backup), scratch.folder / _NAME, stop, key)
    except BaseException:
        scratch.close()
        raise
    return scratch.folder / _NAME, scratch.close


def look_over(path: Path, stop: Stop, key: FileKey | None = None) -> tuple[str, ...]:
    """Look over a store on a connection of its own; answer what is wrong, in sentences."""
    with _opened(path, key) as con:
        con.set_progress_handler(stop, 100_000)
        return check.problems(con, read_only=False)


def single_file(con: apsw.Connection) -> None:
    """Let a file need no other beside it, so that it can be carried about and read where nothing may be written."""
    con.execute("pragma journal_mode=delete").fetchall()


def _read_in(backup: Path, target: Path, stop: Stop, key: FileKey | None) -> None:
    name = file_id(backup)
    if name is not None and key is None:
        raise StoreSealed("This backup is encrypted, and the file of memories is not.", _OPEN_IT)
    try:
        with open_snapshot(backup, key if name is not None else None) as source:
            if not source.execute("pragma user_version").get:
                raise NotAStore("This file is no backup of memories; it was left as it is.", "Choose another file.")
            if name is not None or key is None:
                _copy(source, target, stop, key, name)
                return
    except apsw.NotADBError as error:
        raise (NotAStore if name is None else KeyRefused) from error
    with closing(connected(str(backup), None, apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)) as plain:
        plain.set_progress_handler(stop, 100_000)
        copy_into(plain, target, key)


def _copy(source: apsw.Connection, target: Path, stop: Stop, key: FileKey | None, name: bytes | None) -> None:
    flags = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
    copy = connected(str(target), key if name is not None else None, flags, name or b"")
    try:
        if name is not None:  # the cipher wants it before, where SQLite takes it from the source
            copy.execute(f"pragma page_size={int(source.execute('pragma page_size').get)}").fetchall()
        with copy.backup("main", source, "main") as backup:
            while not backup.done:
                _go_on(stop)
                backup.step(_PAGES)
    finally:
        copy.close()


@contextmanager
def _opened(path: Path, key: FileKey | None) -> Iterator[apsw.Connection]:
    con, unwritable = open_file(path, key=key)
    try:
        if unwritable is not None:
            raise unwritable
        yield con
    finally:
        con.close()


def _compared(source: apsw.Connection, copy: apsw.Connection, stop: Stop) -> Proof:
    """Return the proof. Raises: BackupFailed."""
    _go_on(stop)
    copy.set_progress_handler(stop, 100_000)
    if check.problems(copy, read_only=False):
        raise BackupFailed("The backup was damaged when it was written, so it was not kept.")
    memories = int(copy.execute("select count(*) from memories").get)
    ours, theirs = digest(source, stop), digest(copy, stop)
    if ours is None or theirs is None:
        raise Interrupted
    if ours != theirs or memories != source.execute("select count(*) from memories").get:
        raise BackupFailed("The backup was not the same as your memories, so it was not kept.")
    searched = _searched(copy)
    copy.set_progress_handler(None)
    return Proof(memories, theirs, _upto(copy), searched)


def _searched(copy: apsw.Connection) -> int:
    """Look some memories up by their words. Raises: BackupFailed when one is not found."""
    found = 0
    for key, folded in copy.execute(_SPREAD, (_SAMPLES,)).fetchall():
        words = [word for word in str(folded).split() if word.isalnum()][:_SEARCHED_WORDS]
        if not words:
            continue
        asked = " AND ".join(f'"{word}"' for word in words)
        if copy.execute("select 1 from words_fts where words_fts match ? and rowid = ?", (asked, key)).get is None:
            raise BackupFailed("A memory could not be found in the backup by its words, so it was not kept.")
        found += 1
    return found


def _upto(con: apsw.Connection) -> int:
    """Return the number of the last memory that was forgotten, 0 in a file that does not count them yet."""
    return int(con.execute("select seq from sqlite_sequence where name = 'forgotten'").get or 0)


def _go_on(stop: Stop) -> None:
    if stop():
        raise Interrupted
