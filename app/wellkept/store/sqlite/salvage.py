"""Reading what can still be read of a damaged file, row by row, into a new one.

A row that reads but whose words do not agree with the fingerprint written beside them is not taken for right: it is
counted and left out. What is not read is the vectors (made anew from the words) and the word indexes (made anew too).
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import apsw

from wellkept.model.assistant_names import folded_name
from wellkept.model.errors import NotAStore, StoreMissing, StoreSealed, WellkeptError
from wellkept.model.text import exact_digest
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite import assistants, attached, lists, wishes
from wellkept.store.sqlite.backup_files import BESIDE
from wellkept.store.sqlite.check import is_as_written
from wellkept.store.sqlite.sealing import connected, file_id
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.store.store import Row

_AT_ONCE = 200
_FILE_MODE = 0o600
_WISHES_MOST = 100_000
_BAD = (apsw.Error, ValueError, TypeError, KeyError, UnicodeDecodeError, WellkeptError)
"""All that a garbled row can raise on its way to a memory."""
_HIGHEST = ("select max(rid) from memories", "select seq from sqlite_sequence where name = 'memories'")
_GUESS = 1_000_000
"""How far keys are tried where the file does not say how far they go."""
_GAP = 20_000
"""After so many keys in a row without a row a guessed walk ends."""


@dataclass(frozen=True, slots=True)
class Salvaged:
    """What was read of a damaged file.

    Attributes: `memories` written to the new file; `bare` how many of them without what hung on them (questions,
    marks); `doubtful` read but not what was written, so left out; `unreadable` keys at which reading failed.
    """

    memories: int
    bare: int
    doubtful: int
    unreadable: int


def salvage(damaged: Path, target: Path, key: FileKey | None = None) -> Salvaged:
    """Read a damaged file into a new one; the damaged one is only read.

    `key` opens an encrypted one; the new one is encrypted with it then, from before the first word is in it.

    Raises: NotAStore where not even its first page can be read, or it is another program's; StoreMissing where there
    is no such file, or the new one is already there; StoreSealed without the key.
    """
    if not damaged.is_file():
        raise StoreMissing("There is no file of this name to read from.", "Check its name and try again.")
    if any(os.path.lexists(f"{target}{ending}") for ending in BESIDE):
        raise _already_there()
    name = file_id(damaged)
    if name is not None and key is None:
        raise StoreSealed
    con = _opened(damaged, key if name is not None else None)
    try:
        _claim(target)
        store = SqliteStore.open(target)
        try:
            if name is not None:
                store.reseal(key, name)
            return _read(con, store)
        finally:
            store.close()
    finally:
        con.close()


def _claim(target: Path) -> None:
    """Make the new file, empty, so that nobody's is taken for it. What else is wrong with its place, opening says."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _FILE_MODE))
    except FileExistsError:
        raise _already_there() from None
    except OSError:
        return


def _already_there() -> StoreMissing:
    return StoreMissing("The file to write what is salvaged to is already there.", "Name another with --to.")


def _opened(damaged: Path, key: FileKey | None) -> apsw.Connection:
    wal = damaged.with_name(damaged.name + "-wal")
    way = "mode=ro" if wal.is_file() and wal.stat().st_size else "immutable=1"
    flags = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
    try:
        con = connected(f"{damaged.absolute().as_uri()}?{way}", key, flags)
    except apsw.CantOpenError as error:
        raise StoreMissing(
            "This file cannot be opened, so nothing can be read of it.", "Allow yourself to read it in its properties."
        ) from error
    try:
        # The last lets SQLite go on where a table that is not needed is described by nonsense.
        con.execute("pragma cell_size_check=on; pragma query_only=on; pragma writable_schema=on").fetchall()
        con.execute("select rid, fingerprint from memories limit 0").fetchall()
    except apsw.Error as error:
        con.close()
        raise NotAStore(
            "This is no store of memories, or not even its beginning can be read.",
            "Bring your memories back from a backup.",
        ) from error
    return con


def _read(con: apsw.Connection, store: SqliteStore) -> Salvaged:
    counts = {"memories": 0, "bare": 0, "doubtful": 0, "unreadable": 0}
    _assistants(con, store)
    ready: list[Row] = []
    for key in _keys(con):
        try:
            row = _row(con, key)
            if row is None:
                continue
            right = _is_right(con, row)
        except _BAD as error:
            counts["unreadable" if isinstance(error, apsw.Error) else "doubtful"] += 1
            continue
        if not right:
            counts["doubtful"] += 1
            continue
        whole = _whole(con, row)
        counts["bare"] += whole is None
        ready.append(whole or row)
        if len(ready) >= _AT_ONCE:
            counts["memories"] += _write(store, ready)
            ready = []
    counts["memories"] += _write(store, ready)
    _wishes(con, store)
    return Salvaged(**counts)


def _assistants(con: apsw.Connection, store: SqliteStore) -> None:
    """Take over who is let in, with their tokens: an assistant goes on as before."""
    with suppress(*_BAD):
        digests = {one.id: one.digest for one in assistants.digests(con)}
        for one in reversed(assistants.all_of_them(con)):
            store.add_assistant(one, folded_name(one.name), digests[one.id])


def _wishes(con: apsw.Connection, store: SqliteStore) -> None:
    """Take over what waits for the owner."""
    with suppress(*_BAD):
        store.put_wishes(wishes.oldest(con, _WISHES_MOST))


def _row(con: apsw.Connection, key: int) -> Row | None:
    """Return a memory with its history, or without where that cannot be read."""
    try:
        return lists.row_of(con, key)
    except _BAD:
        return next(iter(lists.rows(con, [key])), None)


def _is_right(con: apsw.Connection, row: Row) -> bool:
    """Tell whether the words are those that were written: SQLite has no checksums, but two columns agree."""
    content = row.memory.content
    try:
        found = con.execute("select fingerprint, exact from memories where rid = ?", (row.key,)).fetchone()
    except apsw.SQLError:  # a file of before there was `exact`
        found = con.execute("select fingerprint, ? from memories where rid = ?", (exact_digest(content), row.key))
        found = found.fetchone()
    return bool(content.strip()) and found is not None and is_as_written(content, *found)


def _whole(con: apsw.Connection, row: Row) -> Row | None:
    try:
        # Lines of the profile and pairs kept apart speak of other memories, which may be lost.
        return replace(attached.with_all(con, (row,))[0], lines=(), apart=(), sent=())
    except _BAD:
        return None


def _write(store: SqliteStore, rows: list[Row]) -> int:
    """Write rows; where one of them cannot be written, the others one by one."""
    try:
        store.put_back(rows)
    except _BAD:
        return 0 if len(rows) == 1 else sum(_write(store, [row]) for row in rows)
    return len(rows)


def _keys(con: apsw.Connection) -> Iterator[int]:
    """Yield every key there may be: a broken page must not hide the rows behind it."""
    highest = 0
    for question in _HIGHEST:
        try:
            highest = max(highest, int(con.execute(question).get or 0))
        except apsw.Error:
            continue
    if highest:
        yield from range(1, highest + 1)
        return
    seen = 0
    for key in range(1, _GUESS):
        try:
            if con.execute("select 1 from memories where rid = ?", (key,)).get is not None:
                seen = key
        except apsw.Error:
            seen = key
        if key - seen > _GAP:
            return
        yield key
