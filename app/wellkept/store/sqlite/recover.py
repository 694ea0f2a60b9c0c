"""Starting again from a backup where the file of memories itself cannot be opened any more."""

import os
from collections.abc import Callable
from pathlib import Path

from wellkept.model.errors import BackupMissing, StoreMissing, StoreSealed
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite import backup_copy, backup_files
from wellkept.store.sqlite.sqlite_store import SqliteStore


def _none(_path: Path) -> FileKey | None:
    return None


def start_from(
    path: Path, backup: Path | None = None, key_for: Callable[[Path], FileKey | None] = _none
) -> tuple[Path, Path | None]:
    """Put a copy of a backup (by default the newest that opens) where a store was; what was there is moved aside.

    Returns the backup, and where the old file is now, None if there was none. What was forgotten, as far as any backup
    knows, is forgotten in the copy too. Raises: BackupMissing when none can be opened; then nothing is moved.
    `key_for` finds the key of an encrypted backup. Raises: StoreSealed where that is all that is missing.
    """
    sealed: StoreSealed | None = None
    for chosen in (backup,) if backup is not None else backup_files.files_of(path):
        try:
            key = key_for(chosen)
            copy, close = backup_copy.open_copy(path, chosen, lambda: False, key)
        except StoreSealed as error:
            sealed = sealed or error
            continue
        except Exception:  # noqa: BLE001, S112 - whatever is wrong with this one, an older one may be whole
            continue
        try:
            if _opens(copy, key):
                aside = _aside(path)
                backup_files.put_in_place(copy, path)
                return chosen, aside
        finally:
            close()
    if sealed is not None:
        raise sealed
    raise BackupMissing("No backup beside the file of memories can be opened.", "Choose another file.")


def _opens(copy: Path, key: FileKey | None) -> bool:
    """Bring a copy to the newest schema and look whether it is whole; no assistant is let in by it as it is.

    In an older file the token of one that was shut out since would open the door again.
    """
    store = SqliteStore.open(copy, key=key)
    try:
        store.shut_everybody_out()
        return not store.problems()
    finally:
        store.close()


def _aside(path: Path) -> Path | None:
    """Move a file with what belongs to it out of the way, under a name that says so."""
    if not path.exists():
        return None
    names = (path.with_name(f"{path.name}.set-aside-{number}") for number in range(1, 10_000))
    aside = next((name for name in names if not any(map(os.path.lexists, _with_beside(name)))), None)
    if aside is None:
        raise StoreMissing("There are too many files set aside beside the file of memories.", "Move them away.")
    for old, new in zip(_with_beside(path), _with_beside(aside), strict=True):
        if old.exists():
            old.rename(new)
    return aside


def _with_beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in backup_files.BESIDE]
