"""Twin's exam: questions beside their memories, and how the last exams came out.

What writes here works inside the transaction of its caller: forgetting and putting back are one act with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import apsw

from wellkept.model.errors import MemoryNotFound
from wellkept.store.exam import RUNS_KEPT, ExamQuestion, ExamRun

_COLUMNS = "qid, being_id, rid, text, created_at"


def questions(con: apsw.Connection, being_id: str | None = None, key: int | None = None) -> tuple[ExamQuestion, ...]:
    """Return questions, the oldest first; None stands for all beings, and all memories."""
    found = con.execute(
        f"select {_COLUMNS} from exam_questions"  # noqa: S608 - nothing of it comes from outside
        " where (?1 is null or being_id = ?1) and (?2 is null or rid = ?2) order by created_at, qid",
        (being_id, key),
    )
    return tuple(
        ExamQuestion(int(number), str(being), int(rid), str(text), int(at)) for number, being, rid, text, at in found
    )


def add(con: apsw.Connection, question: ExamQuestion) -> int:
    """Write a new question and return its number. Raises: MemoryNotFound."""
    con.execute(
        "insert into exam_questions(being_id, rid, text, created_at) select being_id, rid, ?, ?"
        " from memories where rid = ?",
        (question.text, question.created_at, question.key),
    )
    if not con.changes():
        raise MemoryNotFound
    return con.last_insert_rowid()


def remove(con: apsw.Connection, number: int) -> bool:
    """Erase a question; False if there is none of this number."""
    con.execute("delete from exam_questions where qid = ?", (number,))
    if not con.changes():
        return False
    con.execute("insert into pending_scrub(at) values(unixepoch())")
    return True


def put_back(con: apsw.Connection, gone: Sequence[ExamQuestion]) -> None:
    """Write questions again that went with their memory."""
    con.executemany(
        f"insert or ignore into exam_questions({_COLUMNS}) values(?, ?, ?, ?, ?)",
        [(one.number, one.being_id, one.key, one.text, one.created_at) for one in gone],
    )


def runs(con: apsw.Connection, being_id: str) -> tuple[ExamRun, ...]:
    """Return the results that are kept, the newest first."""
    kept: list[Any] = con.execute(
        "select run_id, ran_at, embedder, ranking from exam_runs where being_id = ? order by run_id desc", (being_id,)
    ).fetchall()
    return tuple(ExamRun(at, embedder, ranking, _places(con, run_id)) for run_id, at, embedder, ranking in kept)


def _places(con: apsw.Connection, run_id: int) -> dict[int, int]:
    found = con.execute("select qid, place from exam_places where run_id = ?", (run_id,))
    return {int(number): int(place) for number, place in found}


def save_runs(con: apsw.Connection, being_id: str, kept: Sequence[ExamRun]) -> None:
    """Keep the newest results in place of those there are; questions that are gone meanwhile are left out."""
    con.execute("delete from exam_runs where being_id = ?", (being_id,))
    for run in reversed(kept[:RUNS_KEPT]):
        con.execute(
            "insert into exam_runs(being_id, ran_at, embedder, ranking) values(?, ?, ?, ?)",
            (being_id, run.at, run.embedder, run.ranking),
        )
        run_id = con.last_insert_rowid()
        con.executemany(
            "insert into exam_places(run_id, qid, place) select ?, qid, ? from exam_questions"
            " where qid = ? and being_id = ?",
            [(run_id, place, number, being_id) for number, place in run.places.items()],
        )
