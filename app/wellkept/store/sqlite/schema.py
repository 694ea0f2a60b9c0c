"""Bringing a file to the newest schema: numbered steps, all of them or none."""

from __future__ import annotations  # apsw.SQLiteValue is a name for the type checker only

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import apsw

from wellkept.model.errors import StoreDamaged, StoreReadOnly, StoreTooNew
from wellkept.model.text import exact_digest
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.connection import APPLICATION_ID
from wellkept.store.sqlite.memories import writing
from wellkept.store.sqlite.update_copy import copy_before, keep_copy


def migration_texts() -> tuple[str, ...]:
    """Return the SQL of all steps in order; step n (from 1) brings a file from version n-1 to n."""
    folder = files("wellkept.store.sqlite") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple((folder / name).read_text(encoding="utf-8") for name in names)


def version_of(con: apsw.Connection) -> int:
    """Return the schema version of a file, 0 for an empty one."""
    version: int = con.execute("pragma user_version").get
    return version


def migrate(
    con: apsw.Connection,
    path: Path,
    *,
    steps: Sequence[str],
    read_only: bool = False,
    key: FileKey | None = None,
) -> None:
    """Bring a file to version `len(steps)`.

    All steps are one transaction, from the look at the version on: one that is interrupted leaves the
    version before it and is done again at the next start, and another program that starts meanwhile
    waits, then finds it done. Before the first step on a file that holds something, the file is copied
    beside itself; once the steps have landed and the file has been checked, the copy goes to the
    backups, in which what the owner forgets later is forgotten too. `key` opens an encrypted file, and
    the copy of it.

    Raises: StoreTooNew (the file is left as it is), StoreReadOnly, StoreDamaged, BackupFailed.
    """
    newest = len(steps)
    version = version_of(con)
    if version > newest:
        raise StoreTooNew
    if read_only:
        if version < newest:
            raise StoreReadOnly("This file was written by an older Wellkept and is read-only, so it cannot be updated.")
        return
    if version < newest:
        with writing(con):
            _bring(con, path, steps, key)
    keep_copy(con, path, key)


def _bring(con: apsw.Connection, path: Path, steps: Sequence[str], key: FileKey | None) -> None:
    version = version_of(con)  # again: another process may have done it while we waited for the lock
    if version > len(steps):
        raise StoreTooNew
    older = 0 < version < len(steps)
    if older:
        copy_before(con, path, key)
    con.create_scalar_function("exact_of", _exact_of, 1, deterministic=True)
    for number, sql in enumerate(steps[version:], version + 1):
        con.execute(sql)
        con.execute(f"pragma application_id={APPLICATION_ID}; pragma user_version={number}")
    if older:
        _check(con)


def _exact_of(*values: apsw.SQLiteValue) -> apsw.SQLiteValue:
    return exact_digest(str(values[0]))


def _check(con: apsw.Connection) -> None:
    if con.execute("pragma quick_check(1)").get != "ok":
        raise StoreDamaged(
            "The file of memories did not pass its check after an update.",
            "The copy made before the update is beside it and ends in .before-update.",
        )
