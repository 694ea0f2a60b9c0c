"""What memories say, page by page, and the pairs that are kept apart."""

import json
from collections.abc import Sequence

import apsw

from wellkept.model.errors import MemoryNotFound
from wellkept.store.doubles import ApartPair, Wording

# Not by an index: the one that begins with the being would be sorted anew for every page, 0.3 s at 100,000.
_PAGE = """
select m.rid, m.content, m.created_at,
  (select min(o.rid) from memories as o where o.being_id = m.being_id and o.form = m.form and o.rid < m.rid)
from memories as m not indexed where m.being_id = ? and m.rid > ? order by m.rid limit ?
"""


def wordings(con: apsw.Connection, being_id: str, after: int, limit: int) -> tuple[Wording, ...]:
    """Return what memories of a being say, those with keys above `after`, by rising key."""
    found = con.execute(_PAGE, (being_id, after, limit))
    return tuple(
        Wording(int(str(key)), str(content), int(str(at)), None if alike is None else int(str(alike)))
        for key, content, at, alike in found
    )


def said(con: apsw.Connection, keys: Sequence[int]) -> tuple[Wording, ...]:
    """Return what some memories say, in the order of `keys`."""
    found = con.execute(
        "select m.rid, m.content, m.created_at from json_each(?) as given"
        " join memories as m on m.rid = given.value order by given.key",
        (json.dumps(list(keys)),),
    )
    return tuple(Wording(int(str(key)), str(content), int(str(at))) for key, content, at in found)


def kept_apart(con: apsw.Connection) -> frozenset[ApartPair]:
    """Return all pairs."""
    found = con.execute("select one, other from kept_apart")
    return frozenset((int(str(one)), int(str(other))) for one, other in found)


def of_memory(con: apsw.Connection, key: int) -> tuple[int, ...]:
    """Return the keys of the memories that one is kept apart from."""
    found = con.execute(
        "select other from kept_apart where one = ?1 union all select one from kept_apart where other = ?1", (key,)
    )
    return tuple(int(str(other)) for (other,) in found)


def keep_apart(con: apsw.Connection, one: int, other: int) -> None:
    """Write a pair. Within a transaction. Raises: MemoryNotFound."""
    if con.execute("select count(*) from memories where rid in (?, ?)", (one, other)).get != 2:
        raise MemoryNotFound
    con.execute("insert or ignore into kept_apart(one, other) values(?, ?)", ordered(one, other))


def offer_again(con: apsw.Connection, one: int, other: int) -> None:
    """Take a pair out. Within a transaction."""
    con.execute("delete from kept_apart where one = ? and other = ?", ordered(one, other))


def put_back(con: apsw.Connection, key: int, others: Sequence[int]) -> None:
    """Write the pairs of a memory that has come back, with those that are there. Within a transaction."""
    con.execute(
        "insert or ignore into kept_apart(one, other) select min(?1, m.rid), max(?1, m.rid)"
        " from json_each(?2) as given join memories as m on m.rid = given.value",
        (key, json.dumps(list(others))),
    )


def ordered(one: int, other: int) -> ApartPair:
    """Return two keys, the smaller first."""
    return min(one, other), max(one, other)
