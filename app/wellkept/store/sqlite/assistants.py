"""Assistants: their names, their rights, and the digests of their tokens."""

from __future__ import annotations

import json
from typing import Any

import apsw

from wellkept.model.assistants import Assistant, Right, Rights
from wellkept.store.assistants import TokenDigest
from wellkept.store.sqlite.memories import owe_scrub

_COLUMNS = "id, name, rights, created_at, revoked_at, last_seen"


def all_of_them(con: apsw.Connection) -> tuple[Assistant, ...]:
    """Return all, the newest first."""
    found: list[Any] = con.execute(f"select {_COLUMNS} from assistants order by aid desc").fetchall()  # noqa: S608 - ours
    return tuple(_assistant(row) for row in found)


def one(con: apsw.Connection, assistant_id: str) -> Assistant | None:
    """Return the one of an id."""
    found: Any = con.execute(f"select {_COLUMNS} from assistants where id = ?", (assistant_id,)).fetchone()  # noqa: S608 - ours
    return None if found is None else _assistant(found)


def digests(con: apsw.Connection) -> tuple[TokenDigest, ...]:
    """Return the digests of all tokens."""
    found = con.execute("select id, digest, revoked_at is not null from assistants")
    return tuple(TokenDigest(str(name), bytes(digest), bool(revoked)) for name, digest, revoked in found)


def add(con: apsw.Connection, assistant: Assistant, folded: str, digest: bytes) -> bool:
    """Write a new one; False if its name is taken. Within a transaction."""
    con.execute(
        "insert into assistants(id, name, folded, rights, digest, created_at, revoked_at, last_seen)"
        " values(?, ?, ?, ?, ?, ?, ?, ?) on conflict(folded) do nothing",
        (
            assistant.id,
            assistant.name,
            folded,
            packed(assistant.rights),
            digest,
            assistant.created_at,
            assistant.revoked_at,
            assistant.last_seen,
        ),
    )
    return bool(con.changes())


def change(con: apsw.Connection, what: str, value: apsw.SQLiteValue, assistant_id: str) -> bool:
    """Write columns (`what`, ours) of one; False if it is not there. Within a transaction."""
    con.execute(f"update assistants set {what} where id = ?", (value, assistant_id))  # noqa: S608 - ours
    return bool(con.changes())


def remove(con: apsw.Connection, assistant_id: str) -> bool:
    """Delete one with all that hangs on it, by foreign keys; False if it is not there. Within a transaction."""
    con.execute("delete from assistants where id = ?", (assistant_id,))
    if not con.changes():
        return False
    owe_scrub(con)
    return True


def packed(rights: Rights) -> str:
    """Return rights as JSON."""
    can = sorted(right.value for right in rights.can)
    return json.dumps({"can": can, "beings": rights.beings, "abouts": rights.abouts, "spaces": rights.spaces})


def _assistant(row: Any) -> Assistant:
    assistant_id, name, rights, created_at, revoked_at, last_seen = row
    return Assistant(
        id=assistant_id,
        name=name,
        rights=_unpacked(rights),
        created_at=created_at,
        revoked_at=revoked_at,
        last_seen=last_seen,
    )


def _unpacked(text: str) -> Rights:
    """Return rights; of what a later version wrote, only what is known here: nothing more is allowed by it."""
    kept = json.loads(text)
    known = {right.value: right for right in Right}
    return Rights(
        can=frozenset(known[value] for value in kept.get("can", ()) if value in known),
        beings=tuple(kept.get("beings", ())),
        abouts=_any_or(kept.get("abouts", ())),
        spaces=_any_or(kept.get("spaces", ())),
    )


def _any_or(values: list[str] | None) -> tuple[str, ...] | None:
    return None if values is None else tuple(values)
