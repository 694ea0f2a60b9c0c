"""What a file holds that does not go into its backups.

A draft, words not saved yet and a wish of an assistant are no memories, and hold words that may be forgotten or refused
after the backup was made; what assistants did is numbers that go with age, which a backup would keep for ever.
"""

import apsw

from wellkept.store.sqlite.memories import owe_scrub

LEFT_OUT = ("drafts", "unsaved", "wishes", "access_memories", "accesses")


def leave_out(con: apsw.Connection) -> None:
    """Delete it from a copy of a file, of whatever version its schema is. Within a transaction."""
    for table in LEFT_OUT:
        if con.execute("select 1 from sqlite_schema where type = 'table' and name = ?", (table,)).get is not None:
            con.execute(f"delete from {table}")  # noqa: S608 - ours
    owe_scrub(con)
