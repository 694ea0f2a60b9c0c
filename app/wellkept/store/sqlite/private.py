"""Marks of what never leaves this computer: on a memory, a source or a tag. Every network path asks here first."""

from __future__ import annotations  # array[int] is a name for the type checker only

import json
from array import array
from collections.abc import Sequence

import apsw

from wellkept.model.ledger import Marked, PrivateMark
from wellkept.store.sqlite.memories import writing
from wellkept.store.sqlite.staying import STAYS

_MAY_LEAVE = (
    "select m.rid from json_each(?) as given cross join memories as m on m.rid = given.value"  # noqa: S608 - ours
    f" where not {STAYS} order by given.key"
)


def may_leave(con: apsw.Connection, keys: Sequence[int]) -> tuple[int, ...]:
    """Return those of some memories that may be sent, in their order; those gone may not."""
    return tuple(int(key) for (key,) in con.execute(_MAY_LEAVE, (json.dumps(list(keys)),)))


def staying(con: apsw.Connection) -> int:
    """Return how many memories never leave this computer."""
    count: int = con.execute(f"select count(*) from memories as m where {STAYS}").get  # noqa: S608 - ours
    return count


def keep_here(con: apsw.Connection, keys: Sequence[int], *, marked: bool) -> None:
    """Set or take off the mark on single memories; those gone are left out."""
    given = json.dumps(list(keys))
    with writing(con):
        if marked:
            con.execute(
                "insert or ignore into private_memories(rid)"
                " select m.rid from json_each(?) as given join memories as m on m.rid = given.value",
                (given,),
            )
        else:
            con.execute("delete from private_memories where rid in (select value from json_each(?))", (given,))


def kept_here(con: apsw.Connection, keys: Sequence[int]) -> frozenset[int]:
    """Return those of some memories that are marked themselves."""
    sql = "select rid from private_memories where rid in (select value from json_each(?))"
    return frozenset(int(key) for (key,) in con.execute(sql, (json.dumps(list(keys)),)))


def marked_here(con: apsw.Connection) -> array[int]:
    """Return the keys of all memories that are marked themselves."""
    return array("q", (key for (key,) in con.execute("select rid from private_memories")))


def marks(con: apsw.Connection) -> tuple[PrivateMark, ...]:
    """Return the marks on sources and tags, in order."""
    found = con.execute("select marked, value from private_marks order by marked, value")
    return tuple(PrivateMark(Marked(on), str(value)) for on, value in found)


def save_mark(con: apsw.Connection, mark: PrivateMark, *, marked: bool) -> None:
    """Set or take off the mark on a source or a tag. What it named is owed a scrub when it goes."""
    with writing(con):
        if marked:
            con.execute("insert or ignore into private_marks(marked, value) values(?, ?)", (mark.on.value, mark.value))
        else:
            con.execute("delete from private_marks where marked = ? and value = ?", (mark.on.value, mark.value))
            con.execute("insert into pending_scrub(at) values(unixepoch())")
