"""The copy of a file that is made before it is brought to a newer schema, and becomes a backup once that has worked."""

import os
from contextlib import closing, suppress
from pathlib import Path

import apsw

from wellkept.model.errors import BackupFailed, StoreFull
from wellkept.store.backups import BackupKind, Proof
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite import backup_files, backup_records
from wellkept.store.sqlite.backup_copy import single_file
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.digest import digest
from wellkept.store.sqlite.erase import scrub
from wellkept.store.sqlite.left_out import leave_out
from wellkept.store.sqlite.memories import writing
from wellkept.store.sqlite.scratch import Scratch
from wellkept.store.sqlite.sealing import connected, copy_into, file_id


def copy_path(path: Path) -> Path:
    """Return where the copy of a file stands while it is being brought to a newer schema."""
    return path.with_name(path.name + ".before-update")


def copy_before(con: apsw.Connection, path: Path, key: FileKey | None = None) -> None:
    """Copy a file beside itself, and compare the two; with the `key` of an encrypted one the copy is encrypted too.

    Raises: BackupFailed; what SQLite says of a full disk.
    """
    copy = copy_path(path)
    if copy.exists():
        return  # made by a start that was interrupted: it is the older, so the better one
    half = copy.with_name(copy.name + "-half")
    half.unlink(missing_ok=True)
    os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    name = file_id(path)
    key = None if name is None else key
    with closing(connected(str(path), key, apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_URI)) as whole:
        whole.execute("pragma temp_store=memory")
        copy_into(whole, half, key, name or b"")
    _prove(con, half, key)
    half.replace(copy)


def keep_copy(con: apsw.Connection, path: Path, key: FileKey | None = None) -> None:
    """Put the copy among the backups, in place of the one before the last update. It honours forgetting there.

    Where another program is at the backups, or there is no room, it waits for the next start.
    """
    if copy_path(path).exists():
        with suppress(BackupFailed, StoreFull), Scratch.begin(path):
            _keep(con, path, key)


def _keep(con: apsw.Connection, path: Path, key: FileKey | None) -> None:
    copy = copy_path(path)
    if not copy.exists():  # another program, that started at the same moment, has done it
        return
    proof = _summed_up(copy, key)
    if proof is None:
        copy.unlink()
        return
    made_at = int(copy.stat().st_mtime * 1000)
    name = backup_files.free_name(path, BackupKind.UPDATE, made_at)
    # A start that was interrupted here may have written the name down already.
    updates = (one.name for one in backup_records.backups(con, path) if one.kind is BackupKind.UPDATE)
    older = [one for one in updates if one != name]
    backup_records.note(con, name, BackupKind.UPDATE, made_at, proof)
    backup_files.put_in_place(copy, backup_files.folder_of(path) / name)
    for one in older:
        backup_files.remove(backup_files.folder_of(path) / one)
        backup_records.drop(con, one)


def _prove(con: apsw.Connection, half: Path, key: FileKey | None) -> None:
    copy, _ = open_file(half, key=key)
    try:
        whole = copy.execute("pragma quick_check(1)").get == "ok"
        same = whole and digest(con, _never) == digest(copy, _never)
        with writing(copy):
            leave_out(copy)
        scrub(copy)
        single_file(copy)
    finally:
        copy.close()
    if not same:
        half.unlink()
        raise BackupFailed("The copy made before an update was not the same as your memories, so nothing was updated.")


def _summed_up(copy: Path, key: FileKey | None) -> Proof | None:
    """Return what there is to know of a copy; None for a file that is none."""
    con = connected(str(copy), key if file_id(copy) else None, apsw.SQLITE_OPEN_READONLY)
    try:
        memories = con.execute("select count(*) from memories").get
        return Proof(int(memories), None, backup_records.mark(con), 0)
    except apsw.Error:
        return None
    finally:
        con.close()


def _never() -> bool:
    return False
