"""Other words for a memory that are typed and not saved yet: kept so that a crash loses nothing (migration 18)."""

import apsw


def words(con: apsw.Connection, key: int) -> str:
    """Return the words typed for a memory and not saved yet, or ""."""
    found: str | None = con.execute("select words from unsaved where rid = ?", (key,)).get
    return found or ""


def save(con: apsw.Connection, key: int, typed: str) -> None:
    """Keep words typed for a memory; "" removes them, and for a memory that is gone nothing is kept.

    Within a transaction, which owes a scrub.
    """
    con.execute("delete from unsaved where rid = ?", (key,))
    if typed:
        con.execute("insert into unsaved(rid, words) select rid, ? from memories where rid = ?", (typed, key))
