"""Writing memories: one transaction an act, on disk when it returns."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import apsw

from wellkept.model.memory import Memory
from wellkept.store.sqlite import attached
from wellkept.store.sqlite.leftovers import take_out_leftovers
from wellkept.store.sqlite.lists import whole_rows
from wellkept.store.sqlite.records import WRITTEN, to_row
from wellkept.store.sqlite.rewriting import rewrite, write_history
from wellkept.store.sqlite.starts import put_starts
from wellkept.store.store import Row

_MARKS = ", ".join("?" * (WRITTEN.count(",") + 1))
_INSERT = f"insert into memories(form, {WRITTEN}) values(?, {_MARKS})"
_INSERT_AT = f"insert into memories(rid, {WRITTEN}) values(?, {_MARKS})"
_WHERE = "where rid in (select value from json_each(?))"
_THESE = f"from memories {_WHERE}"
_WAITING = (
    "insert into meta(key, value) values('forgotten_waiting', ?1)"
    " on conflict(key) do update set value = value + excluded.value"
)
"""How many memories went since the last scrub: what an owner is told while another program holds it up."""


def marks_deletes(con: apsw.Connection) -> bool:
    """Tell whether the indexes only mark what is deleted, to be written anew later (see `bulk`)."""
    return con.execute("select value from meta where key = 'index_debt'").get is not None


@contextmanager
def writing(con: apsw.Connection) -> Iterator[None]:
    """One write transaction, or the one that is under way. The lock is taken first: waiting obeys the busy timeout."""
    if con.in_transaction:
        yield
        return
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
        _beings(con, memories)
        each: Sequence[bytes | None] = forms or [None] * len(memories)
        keys: list[int] = []
        for memory, form in zip(memories, each, strict=True):
            con.execute(_INSERT, (form, *to_row(memory)))
            keys.append(con.last_insert_rowid())
        _write_around(con, keys, memories)
        return tuple(keys)


def replace(con: apsw.Connection, rows: Sequence[Row]) -> None:
    """Make records equal the memories given, history included. Raises: MemoryNotFound, none changed.

    Only what is another is written, and the word indexes are touched only where words or tags are.
    """
    with writing(con):
        _clean(con, rewrite(con, {row.key: row.memory for row in rows}))


def touch(con: apsw.Connection, keys: Sequence[int], at: int) -> None:
    """Note that memories were recalled. Nothing else of them is written, and no index holds it."""
    con.execute(f"update memories set last_accessed = ? {_WHERE}", (at, json.dumps(list(keys))))  # noqa: S608 - ours


def forget(con: apsw.Connection, keys: Sequence[int]) -> tuple[Row, ...]:
    """Erase memories with their history, tags, exam questions and index entries; return them whole.

    Triggers take the index entries, foreign keys all the rest. Keys that are gone are left out.
    """
    with writing(con):
        gone = attached.with_all(con, whole_rows(con, list(dict.fromkeys(keys))))
        these = json.dumps([row.key for row in gone])
        erased = [str(folded) for (folded,) in con.execute(f"select folded {_THESE}", (these,))]
        if gone:
            con.execute(f"delete {_THESE}", (these,))
            _clean(con, erased)
            con.execute(_WAITING, (len(gone),))
    return gone


def put_back(con: apsw.Connection, rows: Sequence[Row]) -> None:
    """Write forgotten memories again under the ids and keys they had."""
    with writing(con):
        memories = [row.memory for row in rows]
        _beings(con, memories)
        con.executemany(_INSERT_AT, [(row.key, *to_row(row.memory)) for row in rows])
        _write_around(con, [row.key for row in rows], memories)
        attached.put_back(con, rows)


def _beings(con: apsw.Connection, memories: Sequence[Memory]) -> None:
    first = {memory.being_id: memory.created_at for memory in reversed(memories)}
    con.executemany("insert or ignore into beings(id, name, created_at) values(?1, ?1, ?2)", list(first.items()))


def _write_around(con: apsw.Connection, keys: Sequence[int], memories: Sequence[Memory]) -> None:
    """Write what stands beside new records: how their words begin, and their history."""
    put_starts(con, keys)
    write_history(con, dict(zip(keys, memories, strict=True)))


def _clean(con: apsw.Connection, erased: Sequence[str]) -> None:
    """Take what was made of erased texts out of the indexes, and note that old pages wait for a scrub."""
    if not marks_deletes(con):
        take_out_leftovers(con, erased)
    owe_scrub(con)


def owe_scrub(con: apsw.Connection) -> None:
    """Note that the write-ahead log holds bytes that must go. Within a transaction."""
    con.execute("insert into pending_scrub(at) values(unixepoch())")
