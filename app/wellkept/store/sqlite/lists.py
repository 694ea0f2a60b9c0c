"""Reading memories: single ones, pages newest first, true counts, and what can be filtered by."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import apsw

from wellkept.model.errors import StoreDamaged
from wellkept.model.memory import Earlier, Memory
from wellkept.model.query import Filters
from wellkept.model.text import fingerprint, mend_surrogates
from wellkept.store.facets import Facet, Facets
from wellkept.store.sqlite.records import COLUMNS, to_memory
from wellkept.store.sqlite.search import filter_sql, interruptible
from wellkept.store.store import Cursor, Row, Stop


def row_of(con: apsw.Connection, key: int) -> Row | None:
    """Return one memory with its history, or None."""
    return _single(con, "rid = ?", (key,))


def row_by_id(con: apsw.Connection, memory_id: str) -> Row | None:
    """Return the memory with this public id, with its history, or None."""
    return _single(con, "id = ?", (mend_surrogates(memory_id),))


def known(con: apsw.Connection, being_id: str, content: str) -> Row | None:
    """Return the oldest memory of that being with the same fingerprint, or None."""
    return _single(con, "being_id = ? and fingerprint = ? order by rid limit 1", (being_id, fingerprint(content)))


def _single(con: apsw.Connection, where: str, bindings: tuple[apsw.SQLiteValue, ...]) -> Row | None:
    sql = f"select rid, {COLUMNS} from memories where {where}"  # noqa: S608 - `where` is ours
    found = con.execute(sql, bindings).fetchone()
    if found is None:
        return None
    key = int(found[0])
    history = con.execute(
        "select was, changed_at, why from memory_history where rid = ? order by changed_at, hid", (key,)
    )
    return Row(key, _memory(found[1:], (Earlier(*earlier) for earlier in history)))


def rows(con: apsw.Connection, keys: Sequence[int]) -> tuple[Row, ...]:
    """Return memories without history, in the order of `keys`; those gone are left out."""
    sql = (
        f"select m.rid, {COLUMNS} from json_each(?) as wanted join memories as m on m.rid = wanted.value"  # noqa: S608
        " order by wanted.key"
    )
    return _rows(con.execute(sql.replace("select m.rid, id,", "select m.rid, m.id,"), (json.dumps(list(keys)),)))


def whole_rows(con: apsw.Connection, keys: Sequence[int]) -> tuple[Row, ...]:
    """Return memories with their history, in the order of `keys`; those gone are left out."""
    found = rows(con, keys)
    earlier = histories(con, keys)
    return tuple(
        replace(row, memory=replace(row.memory, history=earlier[row.key])) if row.key in earlier else row
        for row in found
    )


def histories(con: apsw.Connection, keys: Sequence[int]) -> dict[int, tuple[Earlier, ...]]:
    """Return the earlier words of those memories that have any, the oldest first, by key."""
    found: dict[int, list[Earlier]] = {}
    sql = (
        "select rid, was, changed_at, why from memory_history"
        " where rid in (select value from json_each(?)) order by changed_at, hid"
    )
    rows: list[Any] = con.execute(sql, (json.dumps(list(keys)),)).fetchall()
    for key, *earlier in rows:
        found.setdefault(key, []).append(Earlier(*earlier))
    return {key: tuple(words) for key, words in found.items()}


def newest(con: apsw.Connection, filters: Filters, limit: int, after: Cursor | None) -> tuple[Row, ...]:
    """Return a page of memories newest first, by keyset: as fast at the end as at the start."""
    where, bindings = filter_sql(filters)
    if after is not None:
        where += " and (m.created_at, m.rid) < (?, ?)"
        bindings = (*bindings, after.created_at, after.key)
    sql = f"select rid, {COLUMNS} from memories as m where {where} order by m.created_at desc, m.rid desc limit ?"  # noqa: S608
    return _rows(con.execute(sql, (*bindings, limit)))


def newest_keys(con: apsw.Connection, filters: Filters, stop: Stop | None) -> array[int]:
    """Return the keys of all memories that pass, newest first."""
    where, bindings = filter_sql(filters)
    sql = f"select rid from memories as m where {where} order by m.created_at desc, m.rid desc"  # noqa: S608
    with interruptible(con, stop):
        return array("q", (key for (key,) in con.execute(sql, bindings)))


def count(con: apsw.Connection, filters: Filters) -> int:
    """Return how many memories pass."""
    where, bindings = filter_sql(filters)
    total: int = con.execute(f"select count(*) from memories as m where {where}", bindings).get  # noqa: S608
    return total


def facets(con: apsw.Connection, being_id: str) -> Facets:
    """Return what this being's memories can be filtered by, most frequent first."""

    def of(column: str) -> tuple[Facet, ...]:
        sql = f"select {column}, count(*) from memories where being_id = ? group by 1 order by 2 desc, 1"  # noqa: S608
        return _facets(con.execute(sql, (being_id,)))

    tags = con.execute(
        "select tag, count(*) from memory_tags join memories using(rid) where being_id = ?"
        " group by 1 order by 2 desc, 1",
        (being_id,),
    )
    return Facets(of("kind"), of("source"), _facets(tags), of("about"))


def _facets(pairs: Iterable[Sequence[Any]]) -> tuple[Facet, ...]:
    return tuple(Facet(str(value), total) for value, total in pairs)


def _rows(found: Iterable[Sequence[Any]]) -> tuple[Row, ...]:
    return tuple(Row(values[0], _memory(values[1:])) for values in found)


def _memory(values: Sequence[Any], history: Iterable[Earlier] = ()) -> Memory:
    """Return the memory that a row holds. Raises: StoreDamaged for one that holds nonsense, without its words."""
    try:
        return to_memory(values, history)
    except (TypeError, ValueError):
        raise StoreDamaged from None
