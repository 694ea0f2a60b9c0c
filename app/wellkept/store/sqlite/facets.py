"""What every memory can be filtered by, for those who count it in RAM and follow the file."""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import apsw

from wellkept.store.facets import FacetNews, FacetRow
from wellkept.store.sqlite import changes
from wellkept.store.store import RankingMark

_ROWS = """
select m.rid, m.kind, m.source, m.about, m.core, m.trust, m.created_at, m.tags, m.being_id
from memories as m {which}
"""
_SLICE = "where m.rid > ? order by m.rid limit ?"
_THESE = "where m.rid in (select value from json_each(?))"


def news(con: apsw.Connection, being_id: str, mark: RankingMark | None, limit: int) -> FacetNews:
    """Return at most so many memories that changed since a mark, whoever changed them."""
    known = changes.since(con, mark.written, limit) if mark is not None else None
    reset = mark is not None and known is None
    if mark is None or known is None:
        mark = RankingMark(changes.now(con).memories, upto=0, loaded=False)
    if known is None or not mark.loaded:
        return _slice(con, being_id, mark, limit, reset=reset)
    found = con.execute(_ROWS.format(which=_THESE), (json.dumps(known.keys),)).fetchall() if known.keys else []
    rows = _of(being_id, found)
    gone = array("q", set(known.keys).difference(row.key for row in rows))
    return FacetNews(rows, gone, replace(mark, written=known.place), more=known.more)


def _slice(con: apsw.Connection, being_id: str, mark: RankingMark, limit: int, *, reset: bool) -> FacetNews:
    """Read on from where loading stands. What changes meanwhile comes after it, from the list of changes."""
    found: list[Any] = con.execute(_ROWS.format(which=_SLICE), (mark.upto, limit)).fetchall()
    mark = replace(mark, upto=int(found[-1][0])) if found else replace(mark, loaded=True)
    return FacetNews(_of(being_id, found), array("q"), mark, more=True, reset=reset)


def _of(being_id: str, found: Sequence[Sequence[Any]]) -> list[FacetRow]:
    return [FacetRow(*row[:-1]) for row in found if row[-1] == being_id]
