"""Reading what stands around memories: whom they are about, what was learned together, and just before and after."""

import json
from collections.abc import Sequence

import apsw

from wellkept.model.query import Filters
from wellkept.store.sqlite.search import filter_sql
from wellkept.store.store import Background, Neighbours, WordMatch

# What was learned together: one conversation, paste or import; without a session, one source on one day (UTC).
_SESSION = "ifnull({m}.session, {m}.source || ' ' || ({m}.created_at / 86400000))"

_BACKGROUND = f"""
select m.rid, m.folded, m.about, {_SESSION.format(m="m")}
from json_each(?) as wanted cross join memories as m on m.rid = wanted.value
"""  # noqa: S608 - nothing of it comes from outside

_SESSIONS = f"""
select m.rid, {_SESSION.format(m="m")}
from json_each(?) as wanted cross join memories as m on m.rid = wanted.value
"""  # noqa: S608 - nothing of it comes from outside

# Each seek walks memories_newest to the next row in time; many rows may share a moment, so within it first.
# What is of another session is no neighbour.
_NEIGHBOURS = f"""
select found.rid, p.rid, n.rid from (
  select m.rid, {_SESSION.format(m="m")} as session,
    ifnull(
      (select max(o.rid) from memories as o
       where o.being_id = m.being_id and o.created_at = m.created_at and o.rid < m.rid),
      (select o.rid from memories as o where o.being_id = m.being_id and o.created_at < m.created_at
       order by o.created_at desc, o.rid desc limit 1)) as earlier,
    ifnull(
      (select min(o.rid) from memories as o
       where o.being_id = m.being_id and o.created_at = m.created_at and o.rid > m.rid),
      (select o.rid from memories as o where o.being_id = m.being_id and o.created_at > m.created_at
       order by o.created_at, o.rid limit 1)) as later
  from json_each(?) as wanted cross join memories as m on m.rid = wanted.value
) as found
left join memories as p on p.rid = found.earlier and {_SESSION.format(m="p")} = found.session
left join memories as n on n.rid = found.later and {_SESSION.format(m="n")} = found.session
"""  # noqa: S608 - nothing of it comes from outside

# One seek for each different value instead of a walk over all rows.
_ABOUTS = """
with recursive skip(about) as (
  select min(about) from memories where being_id = ?1
  union all
  select (select min(about) from memories where being_id = ?1 and about > skip.about)
  from skip where skip.about is not null
)
select about from skip where about is not null
"""


def backgrounds(con: apsw.Connection, keys: Sequence[int]) -> dict[int, Background]:
    """Return the searchable form, the subject and the session of some memories; those gone are left out."""
    found = con.execute(_BACKGROUND, (json.dumps(list(keys)),))
    return {int(values[0]): Background._make(values[1:]) for values in found}


def sessions(con: apsw.Connection, keys: Sequence[int]) -> dict[int, str]:
    """Return the session of some memories; those gone are left out."""
    return dict(con.execute(_SESSIONS, (json.dumps(list(keys)),)))


def neighbours(con: apsw.Connection, keys: Sequence[int]) -> dict[int, Neighbours]:
    """Return what was written just before and just after some memories in their session."""
    found = con.execute(_NEIGHBOURS, (json.dumps(list(keys)),))
    return {int(values[0]): Neighbours._make(values[1:]) for values in found}


def beings(con: apsw.Connection) -> tuple[str, ...]:
    """Return who has memories, the first who had one first."""
    found = con.execute(
        "select id from beings where exists(select 1 from memories as m where m.being_id = beings.id)"
        " order by created_at, id"
    )
    return tuple(str(value) for (value,) in found)


def abouts(con: apsw.Connection, being_id: str) -> tuple[str, ...]:
    """Return whom this being's memories are about, each once, in no meant order."""
    return tuple(str(value) for (value,) in con.execute(_ABOUTS, (being_id,)))


def passing(con: apsw.Connection, keys: Sequence[int], filters: Filters) -> list[WordMatch]:
    """Return those of some memories that pass, as matches without a word, in the order of `keys`."""
    where, bindings = filter_sql(filters)
    sql = (
        "select m.rid, 0.0, 0.0, m.importance, m.created_at"  # noqa: S608 - `where` is ours
        f" from json_each(?) as wanted cross join memories as m on m.rid = wanted.value where {where}"
        " order by wanted.key"
    )
    return list(map(WordMatch._make, con.execute(sql, (json.dumps(list(keys)), *bindings))))
