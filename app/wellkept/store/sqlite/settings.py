"""Small settings that belong to the file and not to the computer it lies on."""

import apsw

from wellkept.store.sqlite.memories import writing

_PREFIX = "setting."


def load(con: apsw.Connection, name: str) -> str | None:
    """Return a setting, or None."""
    value: str | None = con.execute("select value from meta where key = ?", (_PREFIX + name,)).get
    return value


def save(con: apsw.Connection, name: str, value: str) -> None:
    """Keep a setting."""
    with writing(con):
        con.execute("insert or replace into meta(key, value) values(?, ?)", (_PREFIX + name, value))
