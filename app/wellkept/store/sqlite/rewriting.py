"""Making records equal others: only the columns that differ are written, and the indexes only for other words or tags.

Ten thousand memories of another kind take a tenth of a second so, and two seconds when all of each is written.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

import apsw

from wellkept.model.errors import MemoryNotFound
from wellkept.model.fold import index_text, retagged
from wellkept.model.memory import Memory
from wellkept.model.text import exact_digest, fingerprint
from wellkept.store.sqlite.lists import histories
from wellkept.store.sqlite.records import COLUMNS, to_columns
from wellkept.store.sqlite.starts import put_starts

_NAMES = tuple(COLUMNS.split(", "))
_CONTENT, _TAGS = _NAMES.index("content"), _NAMES.index("tags")
_THESE = "from memories where rid in (select value from json_each(?))"
_RAW = f"select rid, {COLUMNS} {_THESE}"

Values = Sequence[Any]


def rewrite(con: apsw.Connection, wanted: Mapping[int, Memory]) -> list[str]:
    """Make records equal memories by key; return the searchable forms that stand in the indexes no more.

    Within a transaction. Raises: MemoryNotFound before anything is written.
    """
    before: dict[int, Values] = {int(str(row[0])): row[1:] for row in con.execute(_RAW, (json.dumps(list(wanted)),))}
    if len(before) < len(wanted):
        raise MemoryNotFound
    after = {key: to_columns(memory) for key, memory in wanted.items()}
    erased = _refold(con, before, after, wanted)
    for columns, rows in _by_columns(before, after).items():
        names = ", ".join(f"{_NAMES[at]} = ?" for at in columns)
        con.executemany(f"update memories set {names} where rid = ?", rows)  # noqa: S608 - names are ours
    known = histories(con, list(wanted))
    other = {key: memory for key, memory in wanted.items() if known.get(key, ()) != memory.history}
    con.execute("delete from memory_history where rid in (select value from json_each(?))", (json.dumps(list(other)),))
    write_history(con, other)
    return erased


def write_history(con: apsw.Connection, memories: Mapping[int, Memory]) -> None:
    """Write the earlier words of memories by key, where none of them stand."""
    con.executemany(
        "insert into memory_history(rid, was, changed_at, why) values(?, ?, ?, ?)",
        [
            (key, earlier.was, earlier.changed_at, earlier.why)
            for key, memory in memories.items()
            for earlier in memory.history
        ],
    )


def _by_columns(before: Mapping[int, Values], after: Mapping[int, Values]) -> dict[tuple[int, ...], list[Values]]:
    """Return new values and key of each record that is another, by the places of the columns that differ."""
    found: dict[tuple[int, ...], list[Values]] = {}
    for key, new in after.items():
        if new != before[key]:
            columns = tuple(at for at, value in enumerate(new) if value != before[key][at])
            found.setdefault(columns, []).append((*(new[at] for at in columns), key))
    return found


def _refold(
    con: apsw.Connection, before: Mapping[int, Values], after: Mapping[int, Values], wanted: Mapping[int, Memory]
) -> list[str]:
    """Write the searchable form of what has other words or tags, and all that is made of it; return the old ones."""
    reworded = {key for key, new in after.items() if new[_CONTENT] != before[key][_CONTENT]}
    others = reworded | {key for key, new in after.items() if new[_TAGS] != before[key][_TAGS]}
    if not others:
        return []
    old = _folded(con, others)
    of_tags = cache(_tags_text)  # many memories of one act have the same tags; kept no longer than that
    new: dict[int, str] = {}
    for key, folded in old.items():
        memory = wanted[key]
        known = None
        if key not in reworded:
            known = retagged(folded, of_tags(str(before[key][_TAGS])), of_tags(str(after[key][_TAGS])))
        new[key] = index_text(memory.content, memory.tags) if known is None else known
    changed = [key for key in others if new[key] != old[key]]
    con.executemany("update memories set folded = ? where rid = ?", [(new[key], key) for key in changed])
    con.executemany(
        "update memories set fingerprint = ?, exact = ? where rid = ?",
        [(fingerprint(wanted[key].content), exact_digest(wanted[key].content), key) for key in reworded],
    )
    put_starts(con, changed)
    return [old[key] for key in changed]


def _tags_text(written: str) -> str:
    return index_text("", json.loads(written))


def _folded(con: apsw.Connection, keys: Collection[int]) -> dict[int, str]:
    sql = f"select rid, folded {_THESE}"
    return {int(str(key)): str(folded) for key, folded in con.execute(sql, (json.dumps(list(keys)),))}
