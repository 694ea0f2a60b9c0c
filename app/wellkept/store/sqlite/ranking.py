"""What ranking needs of the word indexes and of every memory, as columns of numbers: no join, no row objects.

SQLite joins thousands of numbers to one text faster than anything here takes thousands of rows: 100,000 keys
of a common word took 6 ms so and 45 ms one by one.
"""

from __future__ import annotations  # array[int] is a name for the type checker only

import json
from array import array
from dataclasses import replace
from typing import Any

import apsw

from wellkept.store.sqlite import changes
from wellkept.store.sqlite.postings import varints
from wellkept.store.sqlite.search import interruptible
from wellkept.store.store import Numbers, RankingMark, RankingNews, Stop

_SCORES = "select rowid, -bm25(words_fts) from words_fts where words_fts match ? order by rowid"
_HOLDING = "select group_concat(rowid) from words_fts where words_fts match ?"
_COLUMNS = """
select group_concat(rid), group_concat(importance), group_concat(created_at),
  group_concat(ifnull(length(starts), -1)), group_concat(ifnull(starts, ''), ''),
  group_concat(ifnull(hex(words), '00'), ''), group_concat(ifnull(hex(grams), '00'), '')
from (select m.rid, m.importance, m.created_at, m.being_id, s.starts, w.sz as words, g.sz as grams
  from memories as m indexed by memories_ranking left join memory_starts as s on s.rid = m.rid
  left join words_fts_docsize as w on w.id = m.rid left join trigrams_fts_docsize as g on g.id = m.rid {which})
where being_id = ?
"""
_SLICE = "where m.rid > ? order by m.rid limit ?"
_SLICE_END = "select max(rid) from (select rid from memories where rid > ? order by rid limit ?)"
_THESE = "where m.rid in (select value from json_each(?))"


def scores(con: apsw.Connection, expression: str, stop: Stop | None) -> list[tuple[int, float]]:
    """Return keys and BM25 (more is better) of all memories that match in whole words, by rising key."""
    if not expression:
        return []
    with interruptible(con, stop):
        found: list[Any] = con.execute(_SCORES, (expression,)).fetchall()
        return found


def holding(con: apsw.Connection, expression: str, stop: Stop | None) -> Numbers:
    """Return the keys of all memories that match in whole words, of any being."""
    if not expression:
        return ""
    with interruptible(con, stop):
        return con.execute(_HOLDING, (expression,)).get or ""


def news(con: apsw.Connection, being_id: str, mark: RankingMark | None, limit: int) -> RankingNews:
    """Return the columns of at most so many memories that changed since a mark, whoever changed them."""
    known = changes.since(con, mark.written, limit) if mark is not None else None
    reset = mark is not None and known is None
    if mark is None or known is None:
        mark = RankingMark(changes.now(con).memories, upto=0, loaded=False)
    if known is None or not mark.loaded:
        return _slice(con, being_id, mark, limit, reset=reset)
    sql = _COLUMNS.format(which=_THESE)
    found = con.execute(sql, (json.dumps(known.keys), being_id)).fetchone() if known.keys else None
    columns = _columns(found)
    here = columns[0]
    gone = array("q", set(known.keys).difference(map(int, here.split(",")) if here else ()))
    return RankingNews(*columns, gone, replace(mark, written=known.place), more=known.more)


def _slice(con: apsw.Connection, being_id: str, mark: RankingMark, limit: int, *, reset: bool) -> RankingNews:
    """Read on from where loading stands. What changes meanwhile comes after it, from the list of changes."""
    last: int | None = con.execute(_SLICE_END, (mark.upto, limit)).get
    found = con.execute(_COLUMNS.format(which=_SLICE), (mark.upto, limit, being_id)).fetchone()
    mark = replace(mark, loaded=True) if last is None else replace(mark, upto=last)
    return RankingNews(*_columns(found), array("q"), mark, more=True, reset=reset)


def _columns(
    found: tuple[apsw.SQLiteValue, ...] | None,
) -> tuple[Numbers, Numbers, Numbers, Numbers, str, array[int], array[int]]:
    """Return a row of joined numbers, of joined starts, and of sizes in the indexes; nothing joined is NULL."""
    keys, importance, created_at, lengths, starts, *sizes = (str(joined or "") for joined in found or ("",) * 7)
    words, grams = (varints(bytes.fromhex(joined)) for joined in sizes)
    return keys, importance, created_at, lengths, starts, words, grams
