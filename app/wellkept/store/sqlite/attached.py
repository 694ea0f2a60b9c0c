"""What hangs on a memory: exam questions, its private mark, calls, profile lines, pairs kept apart, an answer.

The answer is the owner's to "Still true?". All of it goes with the memory; undo must lose none of it.
"""

from dataclasses import replace

import apsw

from wellkept.store.sqlite import doubles, exam, profile, still
from wellkept.store.store import Row


def with_all(con: apsw.Connection, row: Row) -> Row:
    """Return a row with all that hangs on it."""
    marked = con.execute("select 1 from private_memories where rid = ?", (row.key,)).get is not None
    sent = con.execute("select sent_id from ledger_memories where rid = ?", (row.key,))
    return replace(
        row,
        questions=exam.questions(con, key=row.key),
        kept_here=marked,
        sent=tuple(int(number) for (number,) in sent),
        lines=profile.lines_of(con, row.key),
        apart=doubles.of_memory(con, row.key),
        still=still.raw_answer(con, row.key),
    )


def put_back(con: apsw.Connection, row: Row) -> None:
    """Write again what hung on a memory that has come back. Within a transaction, after all its memories."""
    exam.put_back(con, row.questions)
    if row.kept_here:
        con.execute("insert into private_memories(rid) values(?)", (row.key,))
    con.executemany(
        "insert into ledger_memories(rid, sent_id) select ?1, sent_id from ledger where sent_id = ?2",
        [(row.key, number) for number in row.sent],
    )
    if row.still is not None:
        still.save(con, {row.key: row.still})
    profile.put_back(con, row.memory.being_id, row.lines)
    doubles.put_back(con, row.key, row.apart)
