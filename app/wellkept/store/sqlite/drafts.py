"""Texts being written, kept so that a crash loses nothing."""

import apsw

from wellkept.store.sqlite.memories import owe_scrub, writing


def load(con: apsw.Connection, name: str) -> str:
    """Return a draft, or ""."""
    text: str | None = con.execute("select text from drafts where name = ?", (name,)).get
    return text or ""


def save(con: apsw.Connection, name: str, text: str) -> None:
    """Keep a draft; "" removes it. Its earlier bytes are owed a scrub, like a memory's."""
    with writing(con):
        if text:
            con.execute(
                "insert into drafts(name, text) values(?, ?) on conflict(name) do update set text = excluded.text",
                (name, text),
            )
        else:
            con.execute("delete from drafts where name = ?", (name,))
        owe_scrub(con)
