"""Writing memories: one transaction an act, on disk when it returns."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import apsw

from wellkept.model.errors import MemoryNotFound
from wellkept.model.memory import Memory
from wellkept.store.sqlite import attached
from wellkept.store.sqlite.leftovers import take_out_leftovers
from wellkept.store.sqlite.lists import row_of
from wellkept.store.sqlite.records import WRITTEN, folded_in, to_row
from wellkept.store.sqlite.starts import put_starts
from wellkept.store.store import Row

_MARKS = ", ".join("?" * (WRITTEN.count(",") + 1))
_INSERT = f"insert into memories(form, {WRITTEN}) values(?, {_MARKS})"
_INSERT_AT = f"insert into memories(rid, {WRITTEN}) values(?, {_MARKS})"
_WAITING = (
    "insert into meta(key, value) values('forgotten_waiting', ?1)"
    " on conflict(key) do update set value = value + excluded.value"
)
"""How many memories went since the last scrub: what an owner is told while another program holds it up."""
_REPLACE = f"update memories set ({WRITTEN}) = ({_MARKS}) where rid = ?"  # noqa: S608 - as above


def marks_deletes(con: apsw.Connection) -> bool:
    """Tell whether the indexes only mark what is deleted, to be written anew later (see `bulk`)."""
    return con.execute("select value from meta where key = 'index_debt'").get is not None


@contextmanager
def writing(con: apsw.Connection) -> Iterator[None]:
    """One write transaction. The lock is taken first, so that waiting for it obeys the busy timeout."""
    con.execute("begin immediate")
    try:
        yield
    except BaseException:
        if con.in_transaction:
            con.execute("rollback")
        raise
    try:
        con.execute("commit")
    except BaseException:
        if con.in_transaction:
            con.execute("rollback")
        raise


def insert(con: apsw.Connection, memories: Sequence[Memory], forms: Sequence[bytes] = ()) -> tuple[int, ...]:
    """Write new memories in one transaction and return their keys; `forms` one for each, or none at all."""
    with writing(con):
        each: Sequence[bytes | None] = forms or [None] * len(memories)
        return tuple(_insert_one(con, memory, form) for memory, form in zip(memories, each, strict=True))


def _insert_one(con: apsw.Connection, memory: Memory, form: bytes | None) -> int:
    _being(con, memory)
    row = to_row(memory)
    con.execute(_INSERT, (form, *row))
    key = con.last_insert_rowid()
    put_starts(con, key, folded_in(row))
    _write_history(con, key, memory)
    return key


def replace(con: apsw.Connection, rows: Sequence[Row]) -> None:
    """Make records equal the memories given, history included. Raises: MemoryNotFound, none changed."""
    with writing(con):
        erased: list[str] = []
        for row in rows:
            before = _folded(con, row.key)
            if before is None:
                raise MemoryNotFound
            written = to_row(row.memory)
            con.execute(_REPLACE, (*written, row.key))
            put_starts(con, row.key, folded_in(written))
            if before != folded_in(written):
                erased.append(before)
            con.execute("delete from memory_history where rid = ?", (row.key,))
            _write_history(con, row.key, row.memory)
        _clean(con, erased)


def forget(con: apsw.Connection, keys: Sequence[int]) -> tuple[Row, ...]:
    """Erase memories with their history, tags, exam questions and index entries; return them whole.

    Triggers take the index entries, foreign keys all the rest. Keys that are gone are left out.
    """
    gone: list[Row] = []
    erased: list[str] = []
    with writing(con):
        for key in keys:
            row, folded = row_of(con, key), _folded(con, key)
            if row is not None and folded is not None:
                gone.append(attached.with_all(con, row))
                erased.append(folded)
                con.execute("delete from memories where rid = ?", (key,))
        if gone:
            _clean(con, erased)
            con.execute(_WAITING, (len(gone),))
    return tuple(gone)


def put_back(con: apsw.Connection, rows: Sequence[Row]) -> None:
    """Write forgotten memories again under the ids and keys they had."""
    with writing(con):
        for row in rows:
            _being(con, row.memory)
            written = to_row(row.memory)
            con.execute(_INSERT_AT, (row.key, *written))
            put_starts(con, row.key, folded_in(written))
            _write_history(con, row.key, row.memory)
        for row in rows:
            attached.put_back(con, row)


def _being(con: apsw.Connection, memory: Memory) -> None:
    con.execute(
        "insert or ignore into beings(id, name, created_at) values(?, ?, ?)",
        (memory.being_id, memory.being_id, memory.created_at),
    )


def _write_history(con: apsw.Connection, key: int, memory: Memory) -> None:
    con.executemany(
        "insert into memory_history(rid, was, changed_at, why) values(?, ?, ?, ?)",
        [(key, earlier.was, earlier.changed_at, earlier.why) for earlier in memory.history],
    )


def _folded(con: apsw.Connection, key: int) -> str | None:
    """Return the searchable form of a memory, which is what the word indexes hold of it."""
    folded: str | None = con.execute("select folded from memories where rid = ?", (key,)).get
    return folded


def _clean(con: apsw.Connection, erased: Sequence[str]) -> None:
    """Take what was made of erased texts out of the indexes, and note that old pages wait for a scrub."""
    if not marks_deletes(con):
        take_out_leftovers(con, erased)
    owe_scrub(con)


def owe_scrub(con: apsw.Connection) -> None:
    """Note that the write-ahead log holds bytes that must go. Within a transaction."""
    con.execute("insert into pending_scrub(at) values(unixepoch())")
