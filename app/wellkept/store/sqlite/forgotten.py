"""Fingerprints of what was forgotten. Their order is that of random bytes, so it says nothing about when."""

import json
from collections.abc import Sequence

import apsw

from wellkept.store.forgotten import Print
from wellkept.store.sqlite.memories import owe_scrub

_PART = 200
_THERE = "select exact, form, maker from forgotten_prints where {column} in (select unhex(value) from json_each(?))"


def add(con: apsw.Connection, prints: Sequence[Print], day: int) -> tuple[Print, ...]:
    """Write fingerprints, and return those that were new. Within a transaction."""
    new: list[Print] = []
    for one in prints:
        con.execute(
            "insert or ignore into forgotten_prints(exact, form, maker, day) values(?, ?, ?, ?)",
            (one.exact, one.form, one.maker, day),
        )
        if con.changes():
            new.append(one)
    return tuple(new)


def drop(con: apsw.Connection, exacts: Sequence[bytes], forms: Sequence[bytes]) -> tuple[Print, ...]:
    """Delete those with any of these fingerprints, and return them. Within a transaction."""
    found = {one.exact: one for one in (*_rows(con, "exact", exacts), *_rows(con, "form", forms))}
    con.executemany("delete from forgotten_prints where exact = ?", [(exact,) for exact in found])
    if found:
        owe_scrub(con)
    return tuple(found.values())


def there(con: apsw.Connection, exacts: Sequence[bytes], forms: Sequence[bytes]) -> frozenset[bytes]:
    """Return which of these fingerprints are there."""
    wanted = {*exacts, *forms}
    found = (*_rows(con, "exact", exacts), *_rows(con, "form", forms))
    return frozenset(part for one in found for part in (one.exact, one.form) if part in wanted)


def makers(con: apsw.Connection) -> dict[bytes, int]:
    """Return how many there are, by key."""
    return {
        bytes(maker): int(count)
        for maker, count in con.execute("select maker, count(*) from forgotten_prints group by 1")
    }


def earlier_words(con: apsw.Connection, being_id: str, after: int, limit: int) -> tuple[tuple[int, int, str], ...]:
    """Return a page of the words that memories had before they were corrected."""
    sql = (
        "select h.hid, h.rid, h.was from memory_history as h cross join memories as m on m.rid = h.rid"
        " where h.hid > ? and m.being_id = ? order by h.hid limit ?"
    )
    return tuple((int(number), int(key), str(was)) for number, key, was in con.execute(sql, (after, being_id, limit)))


def empty(con: apsw.Connection) -> int:
    """Delete all, and return how many there were. Within a transaction."""
    count = sum(makers(con).values())
    con.execute("delete from forgotten_prints")
    owe_scrub(con)
    return count


def _rows(con: apsw.Connection, column: str, values: Sequence[bytes]) -> list[Print]:
    sql = _THERE.format(column=column)
    found: list[Print] = []
    for start in range(0, len(values), _PART):
        part = json.dumps([value.hex() for value in values[start : start + _PART]])
        found += [Print(bytes(exact), bytes(form), bytes(maker)) for exact, form, maker in con.execute(sql, (part,))]
    return found
