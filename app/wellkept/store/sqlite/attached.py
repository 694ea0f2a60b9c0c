"""What hangs on a memory: exam questions, its private mark, calls, profile lines, pairs kept apart, an answer, words
not saved yet; and of assistants what they did with it and what they wish for.

The answer is the owner's to "Still true?". All of it goes with the memory; undo must lose none of it.
"""

import json
from collections.abc import Sequence
from dataclasses import replace

import apsw

from wellkept.store.sqlite import accesses, doubles, exam, profile, still, unsaved, wishes
from wellkept.store.store import Row

_HANGS = f"""
select rid from exam_questions where rid in (select value from json_each(?1))
union select rid from private_memories where rid in (select value from json_each(?1))
union select rid from ledger_memories where rid in (select value from json_each(?1))
union select rid from profile_behind where rid in (select value from json_each(?1))
union select rid from still_true where rid in (select value from json_each(?1))
union select rid from unsaved where rid in (select value from json_each(?1))
union select rid from access_memories where rid in (select value from json_each(?1))
union select m.rid from memories as m join wishes as w on {wishes.GOES_WITH}
  where m.rid in (select value from json_each(?1))
union select one from kept_apart where one in (select value from json_each(?1))
union select other from kept_apart where other in (select value from json_each(?1))
"""  # noqa: S608 - nothing of it comes from outside


def with_all(con: apsw.Connection, rows: Sequence[Row]) -> tuple[Row, ...]:
    """Return rows with all that hangs on them. On most hangs nothing, which one question tells for all."""
    found = con.execute(_HANGS, (json.dumps([row.key for row in rows]),))
    some = {int(str(key)) for (key,) in found}
    return tuple(_with_all(con, row) if row.key in some else row for row in rows)


def _with_all(con: apsw.Connection, row: Row) -> Row:
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
        unsaved=unsaved.words(con, row.key),
        accesses=accesses.of_memory(con, row.key),
        wishes=wishes.of_memory(con, row.key),
    )


def put_back(con: apsw.Connection, rows: Sequence[Row]) -> None:
    """Write again what hung on memories that have come back. Within a transaction, after all these memories."""
    for row in rows:
        if row != Row(row.key, row.memory):
            _put_back(con, row)


def _put_back(con: apsw.Connection, row: Row) -> None:
    exam.put_back(con, row.questions)
    if row.kept_here:
        con.execute("insert into private_memories(rid) values(?)", (row.key,))
    con.executemany(
        "insert into ledger_memories(rid, sent_id) select ?1, sent_id from ledger where sent_id = ?2",
        [(row.key, number) for number in row.sent],
    )
    if row.still is not None:
        still.save(con, {row.key: row.still})
    if row.unsaved:
        unsaved.save(con, row.key, row.unsaved)
    profile.put_back(con, row.memory.being_id, row.lines)
    doubles.put_back(con, row.key, row.apart)
    accesses.put_back(con, row.key, row.accesses)
    wishes.put(con, row.wishes)
