"""What a store knows of its backups, and which of them still hold what was forgotten. No words, random ids only."""

from __future__ import annotations  # apsw.SQLiteValue is a name for the type checker only

from collections.abc import Sequence
from hashlib import blake2b
from json import dumps, loads
from pathlib import Path

import apsw

from wellkept.store.backups import Backup, BackupKind, Debt, Outline, Proof
from wellkept.store.sqlite.backup_files import folder_of, size_of
from wellkept.store.sqlite.memories import writing

_ALL = """
select name, kind, made_at, memories, proven_at, gone, (select count(*) from forgotten where seq > upto)
from backups order by made_at desc, name desc
"""
_OWING = """
select name, (select json_group_array(id) from forgotten where seq > upto), (select max(seq) from forgotten)
from backups where upto < (select max(seq) from forgotten) order by made_at desc
"""
_OUTLINES = """
select id, rid, content, kind, source, importance, tags, about, space, core, trust from memories
where id > ? order by id limit ?
"""
_WORDS_AT = 2


def backups(con: apsw.Connection, store: Path) -> tuple[Backup, ...]:
    """Return all backups, the newest first."""
    folder = folder_of(store)
    return tuple(
        Backup(
            str(name), folder / str(name), BackupKind(kind), made_at, memories, proven_at, gone, owed,
            size_of(folder / str(name)),
        )
        for name, kind, made_at, memories, proven_at, gone, owed in con.execute(_ALL)
    )  # fmt: skip


def note(con: apsw.Connection, name: str, kind: BackupKind, made_at: int, proof: Proof) -> None:
    """Write down a backup that was proven when it was made, ms since 1970 UTC; one of its name has no file any more."""
    with writing(con):
        con.execute("delete from backups where name = ?", (name,))
        con.execute(
            "insert into backups(name, kind, made_at, memories, proven_at, digest, upto) values(?, ?, ?, ?, ?, ?, ?)",
            (name, kind.value, made_at, proof.memories, made_at, proof.digest, proof.upto),
        )


def drop(con: apsw.Connection, name: str) -> None:
    """Strike a backup off."""
    with writing(con):
        con.execute("delete from backups where name = ?", (name,))


def debts(con: apsw.Connection, store: Path) -> tuple[Debt, ...]:
    """Return which backups still have to forget what."""
    folder = folder_of(store)
    return tuple(
        Debt(str(name), folder / str(name), tuple(_parts(ids)), int(upto)) for name, ids, upto in con.execute(_OWING)
    )


def paid(con: apsw.Connection, debt: Debt, gone: int) -> None:
    """Write down that a debt is paid. What the backup holds is no longer what was digested, if anything went."""
    with writing(con):
        con.execute(
            "update backups set upto = max(upto, ?1), gone = gone + ?2, memories = memories - ?2,"
            " digest = iif(?2, null, digest) where name = ?3",
            (debt.upto, gone, debt.name),
        )


def mark(con: apsw.Connection) -> int:
    """Return the number of the last memory forgotten, also of one that came back."""
    return int(con.execute("select seq from sqlite_sequence where name = 'forgotten'").get or 0)


def forgotten_of(con: apsw.Connection, ids: Sequence[str]) -> frozenset[str]:
    """Return those of some ids that were forgotten."""
    sql = "select id from forgotten where id in (select value from json_each(?))"
    return frozenset(str(one) for (one,) in con.execute(sql, (dumps(list(ids)),)))


def not_forgotten(con: apsw.Connection, ids: Sequence[str]) -> None:
    """Take back that memories were forgotten. Within a transaction."""
    con.execute("delete from forgotten where id in (select value from json_each(?))", (dumps(list(ids)),))


def outlines(con: apsw.Connection, after: str, limit: int) -> tuple[Outline, ...]:
    """Return memories to be compared, by rising id."""
    return tuple(_outline(row) for row in con.execute(_OUTLINES, (after, limit)))


def _outline(row: tuple[apsw.SQLiteValue, ...]) -> Outline:
    words = _short(str(row[_WORDS_AT]))
    return Outline(str(row[0]), int(str(row[1])), words, _short(ascii(row[_WORDS_AT + 1 :])))


def _short(text: str) -> bytes:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()


def _parts(text: apsw.SQLiteValue) -> list[str]:
    return [str(one) for one in loads(str(text))]
