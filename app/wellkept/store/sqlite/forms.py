"""What memories say in one form: finding by it, and filling in what has none yet."""

from collections.abc import Sequence
from typing import Any

import apsw

from wellkept.store.sqlite.lists import row_of
from wellkept.store.sqlite.memories import writing
from wellkept.store.store import FormItem, Formless, Row


def of_form(con: apsw.Connection, being_id: str, form: bytes) -> tuple[Row, ...]:
    """Return the memories of a being that have this form, with their history, the oldest first."""
    sql = "select rid from memories where being_id = ? and form = ? order by rid"
    keys: list[Any] = con.execute(sql, (being_id, form)).fetchall()
    rows = (row_of(con, key) for (key,) in keys)
    return tuple(row for row in rows if row is not None)


def formless(con: apsw.Connection, limit: int) -> tuple[Formless, ...]:
    """Return some memories without a form, in no meant order."""
    found = con.execute("select rid, content from memories where form is null limit ?", (limit,))
    return tuple(Formless(int(key), str(content)) for key, content in found)


def put_forms(con: apsw.Connection, items: Sequence[FormItem]) -> None:
    """Write forms. One lands only if its memory still stands with the same words."""
    with writing(con):
        con.executemany(
            "update memories set form = ? where rid = ? and content = ?",
            [(item.form, item.key, item.content) for item in items],
        )


def drop_forms(con: apsw.Connection) -> None:
    """Take the forms of all memories out."""
    with writing(con):
        con.execute("update memories set form = null where form is not null")
