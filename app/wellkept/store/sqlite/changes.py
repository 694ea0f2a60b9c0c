"""What has changed in a file, as its triggers count it (migration 17)."""

from __future__ import annotations

from typing import Any, NamedTuple

import apsw

from wellkept.store.changes import Changes

_KINDS = ("private", "beside", "settings", "reads", "assistants")
_NOW = """
select ifnull((select max(seq) from changed), 0),
  (select sum(seq) from sqlite_sequence where name in ('vectors', 'vectors_gone', 'models'))
"""
_SINCE = "select seq, rid from changed where seq > ? order by seq limit ?"
INDEXES = "insert into changed(rid) values(0)"
"""No memory has the number 0: what was remembered of the word indexes counts no more, and no memory is read again."""


class ChangedKeys(NamedTuple):
    """Which memories changed since a place, each once, the place after them, and whether there may be more."""

    keys: list[int]
    place: int
    more: bool


def now(con: apsw.Connection) -> Changes:
    """Return how often each kind of thing has changed so far."""
    counted = {str(what): int(str(times)) for what, times in con.execute("select what, times from change_counts")}
    memories, vectors = con.execute(_NOW).fetchone() or (0, 0)
    return Changes(
        memories=int(str(memories)), vectors=int(str(vectors or 0)), **{what: counted.get(what, 0) for what in _KINDS}
    )


def since(con: apsw.Connection, place: int, limit: int) -> ChangedKeys | None:
    """Return the keys of at most so many changes after a place; None if they are no longer known."""
    rows: list[Any] = con.execute(_SINCE, (place, limit)).fetchall()
    oldest, newest = con.execute("select min(seq), max(seq) from changed").fetchone() or (None, None)
    # Looked at afterwards: what went meanwhile would be missing above.
    if (oldest is None and place) or (oldest is not None and not int(str(oldest)) - 1 <= place <= int(str(newest))):
        return None
    return ChangedKeys(list(dict.fromkeys(row[1] for row in rows)), rows[-1][0] if rows else place, len(rows) == limit)
