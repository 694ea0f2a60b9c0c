"""Looking whether the file and its indexes are whole. Nothing is changed."""

import apsw

from wellkept.model.said import said, term
from wellkept.model.text import exact_digest, fingerprint
from wellkept.store.sqlite.changes import INDEXES
from wellkept.store.sqlite.memories import owe_scrub, writing

_WORDS = "select content, fingerprint, exact from memories"
_INDEXES = {"words_fts": term("word index"), "trigrams_fts": term("letter index")}


def problems(con: apsw.Connection, *, read_only: bool) -> tuple[str, ...]:
    """Return one plain sentence for each thing that is wrong; empty when all is well.

    SQLite's own check does not see a word index that disagrees with the rows, so each index is
    asked too (FTS5's integrity-check at rank 1 compares it with the content; it needs to write).
    """
    found: list[str] = []
    if con.execute("pragma integrity_check(1)").get != "ok":
        found.append("The file is damaged: some of it cannot be read as it was written.")
    if con.execute("pragma foreign_key_check").fetchone() is not None:
        found.append("Some history, tags or vectors belong to no memory.")
    if not _as_written(con):
        found.append("Some memories are not as they were written: their words have changed on the disk.")
    for index, name in () if read_only else _INDEXES.items():
        try:
            con.execute(f"insert into {index}({index}, rank) values('integrity-check', 1)")
        except apsw.CorruptError:
            found.append(said("The {name} does not agree with the memories; searching may miss some.", name=name))
    return tuple(found)


def _as_written(con: apsw.Connection) -> bool:
    """Tell whether all memories still say what they said: a fingerprint stands beside each.

    SQLite has no checksums of its own. The fingerprint passes over case and blanks; `exact` passes over nothing.
    """
    try:
        return all(is_as_written(str(content), *digests) for content, *digests in con.execute(_WORDS))
    except UnicodeDecodeError:
        return False


def is_as_written(content: str, its_fingerprint: object, exact: object) -> bool:
    """Tell whether words are those that both digests beside them were made of."""
    return fingerprint(content) == its_fingerprint and exact_digest(content) == exact


def rebuild_indexes(con: apsw.Connection) -> None:
    """Make both word indexes anew from the memories. Raises: apsw.CorruptError where those cannot be read."""
    with writing(con):
        for index in _INDEXES:
            con.execute(f"insert into {index}({index}) values('rebuild')")
        con.execute(INDEXES)
        owe_scrub(con)
