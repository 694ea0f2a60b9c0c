"""The lines of the profile, and the memories behind them."""

from __future__ import annotations

import json
from collections.abc import Sequence

import apsw

from wellkept.model.profile import ProfileLine, Section

_LINES = """
select l.line_id, l.section, l.line, ifnull((
  select json_group_array(b.rid) from profile_behind as b where b.line_id = l.line_id), '[]')
from profile_lines as l
"""


def lines(con: apsw.Connection, being_id: str) -> tuple[ProfileLine, ...]:
    """Return all lines of a being, in the order they came."""
    return _found(con, "where l.being_id = ? order by l.line_id", (being_id,))


def lines_of(con: apsw.Connection, key: int) -> tuple[ProfileLine, ...]:
    """Return the lines that a memory stands behind."""
    where = "where l.line_id in (select line_id from profile_behind where rid = ?) order by l.line_id"
    return _found(con, where, (key,))


def save(con: apsw.Connection, being_id: str, kept: Sequence[ProfileLine]) -> tuple[int, ...]:
    """Write lines and return their numbers; one that has a number already comes back under it, or gains memories.

    Within a transaction. Memories that are gone are left out.
    """
    numbers: list[int] = []
    for line in kept:
        con.execute(
            "insert or ignore into profile_lines(line_id, being_id, section, line) values(nullif(?, 0), ?, ?, ?)",
            (line.line_id, being_id, str(line.section), line.line),
        )
        number = line.line_id or con.last_insert_rowid()
        con.execute(
            "insert or ignore into profile_behind(rid, line_id)"
            " select m.rid, ? from json_each(?) as given join memories as m on m.rid = given.value",
            (number, json.dumps(list(line.behind))),
        )
        numbers.append(number)
    return tuple(numbers)


def put_back(con: apsw.Connection, being_id: str, gone: Sequence[ProfileLine]) -> None:
    """Write lines again that went with a memory, if all memories behind them are there: it may hold words of each."""
    for line in gone:
        there = "select count(*) from memories where rid in (select value from json_each(?))"
        if con.execute(there, (json.dumps(line.behind),)).get == len(line.behind):
            save(con, being_id, [line])


def remove(con: apsw.Connection, line_ids: Sequence[int]) -> tuple[ProfileLine, ...]:
    """Erase lines and return them whole, for undo. Within a transaction."""
    wanted = json.dumps(list(line_ids))
    gone = _found(con, "where l.line_id in (select value from json_each(?)) order by l.line_id", (wanted,))
    con.execute("delete from profile_lines where line_id in (select value from json_each(?))", (wanted,))
    return gone


def _found(con: apsw.Connection, where: str, bindings: tuple[apsw.SQLiteValue, ...]) -> tuple[ProfileLine, ...]:
    return tuple(
        ProfileLine(Section(str(section)), str(line), tuple(json.loads(str(behind))), int(str(number)))
        for number, section, line, behind in con.execute(_LINES + where, bindings)
    )
