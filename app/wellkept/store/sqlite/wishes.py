"""What assistants ask the owner for."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

import apsw

from wellkept.model.errors import MemoryNotFound
from wellkept.store.wishes import KeptWish

_COLUMNS = "id, wish, asked_at, being_id, rid, content, fields, why, exact, form"
_READ = """
select w.id, s.id, w.wish, w.asked_at, w.being_id, w.rid, w.content, w.fields, w.why, w.exact, w.form, w.wid, s.name
from wishes as w join assistants as s on s.aid = w.aid
"""
GOES_WITH = "(w.rid = m.rid or (w.being_id = m.being_id and (w.exact = m.fingerprint or w.form = m.form)))"
"""When a wish `w` goes with a memory `m`: it is about it, or it says the same."""
_SAME = """
select id from wishes where aid = ? and wish = ? and being_id = ? and rid is ? and exact is ? and fields = ? limit 1
"""


def add(con: apsw.Connection, wish: KeptWish, most: int) -> str:
    """Write a wish, unless it waits already or too many do. Within a transaction. Raises: MemoryNotFound."""
    aid = con.execute("select aid from assistants where id = ?", (wish.assistant,)).get
    if aid is None:
        return ""
    if wish.key is not None and con.execute("select 1 from memories where rid = ?", (wish.key,)).get is None:
        raise MemoryNotFound
    same = con.execute(_SAME, (aid, wish.wish, wish.being_id, wish.key, wish.exact, wish.fields)).get
    if same is not None:
        return str(same)
    if con.execute("select count(*) from wishes where aid = ?", (aid,)).get >= most:
        return ""
    put(con, [wish])
    return wish.id


def oldest(con: apsw.Connection, limit: int) -> tuple[KeptWish, ...]:
    """Return what waits, the oldest first."""
    rows: list[Any] = con.execute(f"{_READ} order by w.wid limit ?", (limit,)).fetchall()
    return tuple(map(_wish, rows))


def of_ids(con: apsw.Connection, ids: Collection[str]) -> tuple[KeptWish, ...]:
    """Return those of these ids."""
    sql = f"{_READ} where w.id in (select value from json_each(?)) order by w.wid"  # noqa: S608 - ours
    rows: list[Any] = con.execute(sql, (json.dumps(list(ids)),)).fetchall()
    return tuple(map(_wish, rows))


def of_memory(con: apsw.Connection, key: int) -> tuple[KeptWish, ...]:
    """Return the wishes that go with a memory: about it, or of the same words."""
    sql = f"{_READ} join memories as m on {GOES_WITH} where m.rid = ? order by w.wid"
    rows: list[Any] = con.execute(sql, (key,)).fetchall()
    return tuple(map(_wish, rows))


def remove(con: apsw.Connection, ids: Collection[str]) -> int:
    """Erase wishes. Within a transaction."""
    con.execute("delete from wishes where id in (select value from json_each(?))", (json.dumps(list(ids)),))
    gone = con.changes()
    if gone:
        con.execute("insert into pending_scrub(at) values(unixepoch())")
    return gone


def put(con: apsw.Connection, wishes: Sequence[KeptWish]) -> None:
    """Write wishes, with the numbers they had. Within a transaction."""
    con.executemany(
        f"insert or ignore into wishes(wid, aid, {_COLUMNS})"  # noqa: S608 - ours
        " select nullif(?, 0), aid, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? from assistants as s where s.id = ?"
        " and (?6 is null or exists(select 1 from memories where rid = ?6))",
        [
            (
                *(one.number, one.id, one.wish, one.asked_at, one.being_id, one.key, one.content, one.fields),
                *(one.why, one.exact, one.form, one.assistant),
            )
            for one in wishes
        ],
    )


def _wish(row: Any) -> KeptWish:
    return KeptWish(*row)
