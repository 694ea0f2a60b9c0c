"""Vectors of memories: which are missing, which are new, which went. Bytes only; no arithmetic but a check."""

from __future__ import annotations

import math
import struct
from array import array
from collections.abc import Sequence
from typing import Any

import apsw

from wellkept.store.sqlite.memories import writing
from wellkept.store.sqlite.staying import STAYS
from wellkept.store.vectors import VectorItem, VectorMark, VectorNews, Wanting

LENGTH_TOLERANCE = 1e-3
"""How far from 1 the length of a vector may be. Source: store notes, section 4 (what a check can rely on)."""

_PUT = (
    "insert into vectors(rid, model_id, dims, vec) select rid, ?, ?, ? from memories where rid = ? and content = ?"
    " on conflict(rid, model_id) do nothing"
)


def unembedded(
    con: apsw.Connection, model: str, limit: int, before: int | None, *, leaving: bool = False
) -> tuple[Wanting, ...]:
    """Return memories without a vector of a model, greatest key first, those below `before` only.

    With `leaving`, without those that never leave this computer.

    Counting first says when there are no more to look for: the newest few of a million are found at once.
    """
    having, total = coverage(con, model, None)
    only = f"and not {STAYS}" if leaving else ""
    found = con.execute(
        "select rid, content from memories as m where rid < ? and not exists("  # noqa: S608 - `only` is ours
        f" select 1 from vectors as v where v.rid = m.rid and v.model_id = ?) {only} order by rid desc limit ?",
        (_beyond(before), _number(con, model), min(limit, total - having)),
    )
    return tuple(Wanting(int(key), str(content)) for key, content in found)


def _beyond(before: int | None) -> int:
    return 2**63 - 1 if before is None else before


def put(con: apsw.Connection, model: str, dims: int, items: Sequence[VectorItem]) -> int:
    """Write vectors in one transaction; return how many landed. Raises: ValueError, and none is written.

    One lands only if its memory still stands with the same words and has no vector of this model.
    """
    for item in items:
        _check(item.vector, dims)
    landed = 0
    with writing(con):
        number = _make_number(con, model, dims)
        for item in items:
            con.execute(_PUT, (number, dims, item.vector, item.key, item.content))
            landed += con.changes()
    return landed


def _check(vector: bytes, dims: int) -> None:
    if len(vector) != 4 * dims:
        raise ValueError(f"a vector of {len(vector)} bytes for {dims} dims")
    length = math.hypot(*struct.unpack(f"<{dims}f", vector))
    if not abs(length - 1.0) <= LENGTH_TOLERANCE:  # written so that NaN does not pass
        raise ValueError("a vector whose length is not 1")


def news(con: apsw.Connection, model: str, mark: VectorMark | None, limit: int) -> VectorNews:
    """Return at most so many vectors written after a mark, and all that went after it."""
    number = _number(con, model)
    reset = mark is not None and (mark.model != number or _forgotten_since(con, mark))
    last_gone: int = con.execute("select ifnull(max(seq), 0) from vectors_gone").get
    if mark is None or reset:
        mark = VectorMark(number, 0, last_gone)
    gone: list[Any] = con.execute(
        "select rid from vectors_gone where seq > ? and seq <= ? and model_id = ?", (mark.gone, last_gone, number)
    ).fetchall()
    rows: list[Any] = con.execute(
        "select vid, rid, vec from vectors where vid > ? and model_id = ? order by vid limit ?",
        (mark.written, number, limit),
    ).fetchall()
    return VectorNews(
        keys=array("q", (row[1] for row in rows)),
        vectors=b"".join([row[2] for row in rows]),
        gone=array("q", (row[0] for row in gone)),
        mark=VectorMark(number, rows[-1][0] if rows else mark.written, last_gone),
        more=len(rows) == limit,
        reset=reset,
    )


def _forgotten_since(con: apsw.Connection, mark: VectorMark) -> bool:
    """Return whether the list of those that went no longer reaches back to the mark."""
    oldest: int | None = con.execute("select min(seq) from vectors_gone").get
    return oldest is not None and oldest > mark.gone + 1


def coverage(con: apsw.Connection, model: str, being_id: str | None) -> tuple[int, int]:
    """Return how many memories (of one being, or all) have a vector of a model, and how many there are."""
    number = _number(con, model)
    having = con.execute("select count(*) from vectors where model_id = ?", (number,)).get
    everyone = total = con.execute("select count(*) from memories").get
    if being_id is not None:
        total = con.execute("select count(*) from memories where being_id = ?", (being_id,)).get
    if total == everyone:  # as in nearly every file: no need to look at each memory
        return int(having), int(total)
    having = con.execute(
        "select count(*) from memories as m where m.being_id = ? and exists("
        " select 1 from vectors as v where v.rid = m.rid and v.model_id = ?)",
        (being_id, number),
    ).get
    return int(having), int(total)


def models(con: apsw.Connection) -> tuple[str, ...]:
    """Return the models that have, or had, vectors here; the oldest first."""
    return tuple(str(name) for (name,) in con.execute("select name from models order by model_id"))


def drop(con: apsw.Connection, model: str) -> None:
    """Take a model out, at once; its vectors belong to none from now on and wait to be swept."""
    with writing(con):
        con.execute("delete from models where name = ?", (model,))


def sweep(con: apsw.Connection, limit: int) -> bool:
    """Erase some vectors that belong to no model; False when none is left."""
    stray = "select vid from vectors where model_id not in (select model_id from models) limit ?"
    if con.execute(stray, (1,)).fetchone() is None:
        return False
    with writing(con):
        con.execute(f"delete from vectors where vid in ({stray})", (limit,))  # noqa: S608 - `stray` is ours
        con.execute("insert into pending_scrub(at) values(unixepoch())")
    return True


def _number(con: apsw.Connection, model: str) -> int:
    number: int | None = con.execute("select model_id from models where name = ?", (model,)).get
    return number or 0


def _make_number(con: apsw.Connection, model: str, dims: int) -> int:
    con.execute("insert into models(name, dims) values(?, ?) on conflict(name) do nothing", (model, dims))
    number, known = con.execute("select model_id, dims from models where name = ?", (model,)).fetchone() or (0, 0)
    if known != dims:
        raise ValueError(f"vectors of {dims} dims for a model of {known}")
    return int(number)
