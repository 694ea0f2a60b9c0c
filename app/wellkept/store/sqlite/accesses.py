"""Which assistant read or wrote which memories."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import apsw

from wellkept.store.accesses import KEPT_KEYS_MOST, KEPT_MOST, KEYS_MOST, KeptAccess

_INSERT = """
insert into accesses(at, aid, act, wrote, asked, count) select ?, aid, ?, ?, ?, ? from assistants where id = ?
"""
_LINK = """
insert or ignore into access_memories(rid, access_id)
select m.rid, ?1 from json_each(?2) as given cross join memories as m on m.rid = given.value
"""
_READ = """
select a.at, s.id, a.act, a.wrote, a.count, a.asked, a.access_id, s.name
from accesses as a join assistants as s on s.aid = a.aid
"""
# Goes through the newest first: 1 ms for an assistant that has as many as are kept, once a flush.
_BEYOND = """
delete from accesses where aid = ?1 and wrote = ?2 and access_id <= (
  select max(access_id) from (
    select access_id, row_number() over newest as number, sum(min(count, ?4)) over newest as keys
    from accesses where aid = ?1 and wrote = ?2 window newest as (order by access_id desc))
  where number > ?3 or keys > ?5)
"""


def add(con: apsw.Connection, accesses: Sequence[KeptAccess], seen: Mapping[str, int], since: int) -> None:
    """Write accesses and sightings, then delete what is too old or too much. Within a transaction."""
    for access in accesses:
        _add(con, access)
    con.executemany("update assistants set last_seen = ? where id = ?", [(at, name) for name, at in seen.items()])
    con.execute("delete from accesses where at < ?", (since,))
    for assistant, wrote in {(access.assistant, access.wrote) for access in accesses}:
        aid = con.execute("select aid from assistants where id = ?", (assistant,)).get
        con.execute(_BEYOND, (aid, wrote, KEPT_MOST, KEYS_MOST, KEPT_KEYS_MOST))


def _add(con: apsw.Connection, access: KeptAccess) -> None:
    con.execute(_INSERT, (access.at, access.act, access.wrote, access.asked or None, access.count, access.assistant))
    if not con.changes() or not access.keys:
        return
    number = con.last_insert_rowid()
    con.execute(_LINK, (number, json.dumps(access.keys[:KEYS_MOST])))
    if not con.changes():  # all of them were forgotten meanwhile
        con.execute("delete from accesses where access_id = ?", (number,))


def some(
    con: apsw.Connection, limit: int, *, key: int | None, assistant: str, before: int | None
) -> tuple[KeptAccess, ...]:
    """Return accesses, the newest first, with those of their memories that are still there."""
    where, bindings = _where(key, assistant)
    if before is not None:
        where, bindings = f"{where} and a.access_id < ?", [*bindings, before]
    rows: list[Any] = con.execute(f"{_READ} {where} order by a.access_id desc limit ?", (*bindings, limit)).fetchall()
    return tuple(_access(row, _keys(con, row[6])) for row in rows)


def count(con: apsw.Connection, *, key: int | None, assistant: str) -> int:
    """Return how many there are."""
    where, bindings = _where(key, assistant)
    sql = f"select count(*) from accesses as a join assistants as s on s.aid = a.aid {where}"  # noqa: S608 - ours
    found: int = con.execute(sql, bindings).get
    return found


def since(con: apsw.Connection, at: int) -> dict[str, int]:
    """Return how many there are of each assistant (by id) since an instant, ms since 1970 UTC."""
    sql = "select s.id, count(*) from accesses as a join assistants as s on s.aid = a.aid where a.at >= ? group by s.id"
    return {str(name): int(str(times)) for name, times in con.execute(sql, (at,))}


def of_memory(con: apsw.Connection, key: int) -> tuple[KeptAccess, ...]:
    """Return what is noted of one memory, without the other memories: what undo brings back."""
    where, bindings = _where(key, "")
    rows: list[Any] = con.execute(f"{_READ} {where} order by a.access_id", bindings).fetchall()
    return tuple(_access(row, ()) for row in rows)


def put_back(con: apsw.Connection, key: int, gone: Sequence[KeptAccess]) -> None:
    """Write again what was noted of a memory that has come back. Within a transaction."""
    con.executemany(
        "insert or ignore into accesses(access_id, at, aid, act, wrote, asked, count)"
        " select ?, ?, aid, ?, ?, ?, ? from assistants where id = ?",
        [(one.number, one.at, one.act, one.wrote, one.asked or None, one.count, one.assistant) for one in gone],
    )
    con.executemany(
        "insert or ignore into access_memories(rid, access_id) select ?, access_id from accesses where access_id = ?",
        [(key, one.number) for one in gone],
    )


def _where(key: int | None, assistant: str) -> tuple[str, list[apsw.SQLiteValue]]:
    wanted: list[tuple[str, apsw.SQLiteValue]] = []
    if key is not None:
        wanted.append(("a.access_id in (select access_id from access_memories where rid = ?)", key))
    if assistant:
        wanted.append(("s.id = ?", assistant))
    return " and ".join(["where true", *(sql for sql, _ in wanted)]), [value for _, value in wanted]


def _keys(con: apsw.Connection, number: int) -> tuple[int, ...]:
    found = con.execute("select rid from access_memories where access_id = ? order by rid", (number,))
    return tuple(int(str(key)) for (key,) in found)


def _access(row: Any, keys: tuple[int, ...]) -> KeptAccess:
    at, assistant, act, wrote, noted, asked, number, name = row
    return KeptAccess(at, assistant, act, bool(wrote), noted, keys, asked or b"", number, name)
