"""Backups are encrypted as the file is: brought there one by one when that changes, each the way the file itself is.

A stop in the middle leaves some as they were; the next start finds them by how they begin, and goes on.
"""

from collections.abc import Mapping
from pathlib import Path

from wellkept.model.errors import NotAStore, StoreDamaged, StoreError
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.backup_files import files_of, folder_of
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.resealing import bring_back, destroy, left_over, reseal
from wellkept.store.sqlite.scratch import Scratch
from wellkept.store.sqlite.sealing import file_id


def sealed_otherwise(store: Path) -> tuple[Path, ...]:
    """Return what lies among the backups and is not encrypted as a store is, or not with its key."""
    name = file_id(store)
    backups = tuple(backup for backup in files_of(store) if file_id(backup) != name)
    return backups + left_over(folder_of(store))


def seal_backups(store: Path, key: FileKey | None, known: Mapping[bytes, FileKey]) -> tuple[str, ...]:
    """Make the backups of a store what it is: encrypted with `key`, or plain without one.

    `known` has the keys of those that are encrypted otherwise, by the names that these begin with. What cannot be made
    anew now stays (see `sealed_otherwise`), but a plain one that is damaged goes: nobody could encrypt it. Returns the
    names of these. Raises: BackupFailed while another program works on the backups; OSError.
    """
    if not sealed_otherwise(store):
        return ()
    with Scratch.begin(store):
        for old in left_over(folder_of(store)):
            bring_back(old.with_suffix(""))
            destroy(old)
        return tuple(backup.name for backup in files_of(store) if not _sealed(backup, store, key, known))


def _sealed(backup: Path, store: Path, key: FileKey | None, known: Mapping[bytes, FileKey]) -> bool:
    """Make a backup what the store is, if it can be; False for one that was damaged and is gone."""
    was, name = file_id(backup), file_id(store)
    if was == name or (was is not None and was not in known):
        return True
    try:
        with owner_faults():
            reseal(backup, None if was is None else known[was], key, name or b"")
    except (StoreError, OSError) as error:
        if was is None and isinstance(error, StoreDamaged | NotAStore):
            destroy(backup)
            return False
    return True
