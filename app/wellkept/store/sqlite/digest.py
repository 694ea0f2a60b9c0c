"""One number for all that a file holds: equal for two files only if every row of every table is equal."""

from __future__ import annotations  # apsw.SQLiteValue is a name for the type checker only

import hashlib
from collections.abc import Callable, Iterator

import apsw

from wellkept.store.sqlite.left_out import LEFT_OUT

# Word indexes are made of the memories and have a check of their own; `left_out` says what is not backed up; the rest
# is SQLite's, the debt of scrubbing, and the counters of changes, which count what is left out of a copy as well.
_LEFT_OUT = (*LEFT_OUT, "pending_scrub", "changed", "change_counts")
# And what `meta` says is still to be done, or was, in the indexes and in the file: in a backup it is done already.
_DEBTS = "where key not in ('index_debt', 'leftovers_taken_out', 'forgotten_waiting')"
_TABLES = """
select name from sqlite_schema as s where type = 'table' and name not like 'sqlite!_%' escape '!'
and sql not like 'create virtual%' and not exists(
  select 1 from sqlite_schema as v where v.sql like 'create virtual%' and s.name glob v.name || '_*')
order by name
"""
_ROWS = 500

Stop = Callable[[], bool]


def digest(con: apsw.Connection, stop: Stop) -> bytes | None:
    """Return 32 bytes made of all rows of all tables, in the order they stand there; None if `stop` said so.

    BLAKE2b (RFC 7693). Python's `ascii` writes a value in one way only, whatever it is.
    """
    made = hashlib.blake2b(digest_size=32)
    for table in tables(con):
        made.update(f"\n{table}\n".encode())
        for rows in _pieces(con, table):
            if stop():
                return None
            made.update(b"\n".join(map(_written, rows)))
    return made.digest()


def tables(con: apsw.Connection) -> list[str]:
    """Return the tables whose rows count, in order of their names."""
    return [str(name) for (name,) in con.execute(_TABLES) if name not in _LEFT_OUT]


def _written(row: tuple[apsw.SQLiteValue, ...]) -> bytes:
    """Return a row as bytes that no other row has: where bytes stood is their length, and they follow."""
    blobs = [value for value in row if isinstance(value, bytes)]
    plain = ascii([(len(value),) if isinstance(value, bytes) else value for value in row])
    return b"".join((plain.encode("ascii"), *blobs))


def _pieces(con: apsw.Connection, table: str) -> Iterator[list[tuple[apsw.SQLiteValue, ...]]]:
    which = _DEBTS if table == "meta" else ""
    rows = con.execute(f"select * from {table} not indexed {which}")  # noqa: S608 - a name out of the file's own schema
    while piece := [row for row, _ in zip(rows, range(_ROWS), strict=False)]:
        yield piece
