"""Starting again from a backup where the file of memories itself cannot be opened any more."""

from pathlib import Path

from wellkept.model.errors import BackupMissing, StoreMissing
from wellkept.store.sqlite import backup_copy, backup_files
from wellkept.store.sqlite.sqlite_store import SqliteStore

_BESIDE = ("", "-wal", "-shm", "-journal")


def start_from(path: Path, backup: Path | None = None) -> tuple[Path, Path | None]:
    """Put a copy of a backup (by default the newest that opens) where a store was; what was there is moved aside.

    Returns the backup, and where the old file is now, None if there was none. What was forgotten, as far as any backup
    knows, is forgotten in the copy too. Raises: BackupMissing when none can be opened; then nothing is moved.
    """
    for chosen in (backup,) if backup is not None else backup_files.files_of(path):
        try:
            copy, close = backup_copy.open_copy(path, chosen, lambda: False)
        except Exception:  # noqa: BLE001, S112 - whatever is wrong with this one, an older one may be whole
            continue
        try:
            if _opens(copy):
                aside = _aside(path)
                backup_files.put_in_place(copy, path)
                return chosen, aside
        finally:
            close()
    raise BackupMissing("No backup beside the file of memories can be opened.", "Choose another file.")


def _opens(copy: Path) -> bool:
    """Bring a copy to the newest schema and look whether it is whole."""
    store = SqliteStore.open(copy)
    try:
        return not store.problems()
    finally:
        store.close()


def _aside(path: Path) -> Path | None:
    """Move a file with what belongs to it out of the way, under a name that says so."""
    if not path.exists():
        return None
    names = (path.with_name(f"{path.name}.set-aside-{number}") for number in range(1, 10_000))
    aside = next((name for name in names if not name.exists()), None)
    if aside is None:
        raise StoreMissing("There are too many files set aside beside the file of memories.", "Move them away.")
    for ending in _BESIDE:
        old = path.with_name(path.name + ending)
        if old.exists():
            old.rename(aside.with_name(aside.name + ending))
    return aside
