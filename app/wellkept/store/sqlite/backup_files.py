"""Where backups lie and what they are called: beside the store, for the owner's eyes only."""

import os
from datetime import UTC, datetime
from pathlib import Path

from wellkept.store.backups import BackupKind

_FOLDER_MODE = 0o700
_FILE_MODE = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside a file while it is open, and leaves there when it is cut off."""


def folder_of(store: Path) -> Path:
    """Return where the backups of a store lie; the folder need not be there yet."""
    return store.with_name(store.name + ".backups")


def files_of(store: Path) -> tuple[Path, ...]:
    """Return the files of backups beside a store, the newest first, whether it knows of them or not."""
    try:
        found = sorted(folder_of(store).glob("[0-9]*.db"), reverse=True)
    except OSError:
        return ()
    return tuple(one for one in found if one.is_file())


def has_backups(store: Path) -> bool:
    """Tell whether there is a file of a backup beside a store."""
    return bool(files_of(store))


def make_folder(folder: Path) -> None:
    """Make a folder for the owner only, or shut one that others may look into. Raises: OSError."""
    folder.mkdir(mode=_FOLDER_MODE, exist_ok=True)
    if folder.stat().st_mode & 0o077:
        folder.chmod(_FOLDER_MODE)


def free_name(store: Path, kind: BackupKind, made_at: int) -> str:
    """Return a name that says when (UTC; `made_at` in ms since 1970) and why, and that no other backup has."""
    moment = datetime.fromtimestamp(made_at / 1000, UTC).strftime("%Y-%m-%d_%H-%M-%S")
    names = (f"{moment}_{kind.value}{more}.db" for more in ("", *(f"_{n}" for n in range(2, 1000))))
    return next(name for name in names if not (folder_of(store) / name).exists())


def put_in_place(fresh: Path, place: Path) -> None:
    """Give a finished backup its name, so that it is there whole or not at all. Raises: OSError."""
    fresh.chmod(_FILE_MODE)
    fresh.replace(place)
    folder = os.open(place.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def remove(path: Path) -> None:
    """Delete a backup with what SQLite may have left beside it. Raises: OSError."""
    for ending in BESIDE:
        path.with_name(path.name + ending).unlink(missing_ok=True)


def size_of(path: Path) -> int | None:
    """Return how large a file is, in bytes; None where it cannot be reached."""
    try:
        return path.stat().st_size
    except OSError:
        return None
