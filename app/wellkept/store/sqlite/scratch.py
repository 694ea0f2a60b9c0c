"""The scratch place in which a backup is made or opened: private, and cleared also after a crash.

Whoever works in it holds a lock that ends with the process, whatever ends that; so what nobody holds is left over.
"""

import ctypes
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Self

import apsw

from wellkept.model.errors import BackupFailed, BackupsBusy, StoreFull
from wellkept.store.sqlite.backup_files import folder_of, make_folder

_NAMES = (".being-made", ".being-read")
_LOCK = "lock"


class Scratch:
    """One such place. Close it, or use it as a context."""

    def __init__(self, folder: Path, lock: apsw.Connection) -> None:
        self.folder = folder
        self._lock = lock

    @classmethod
    def begin(cls, store: Path, *, reading: bool = False) -> Self:
        """Take the scratch place beside a store's backups; `reading` the one for looking into a backup.

        Raises: BackupFailed where it cannot be made, or another Wellkept works in it; StoreFull.
        """
        folder = folder_of(store) / _NAMES[reading]
        try:
            make_folder(folder_of(store))
            make_folder(folder)
        except FileNotFoundError:  # taken away between two looks at it, by another that has just done
            raise BackupsBusy from None
        except OSError as error:
            raise BackupFailed(
                "The folder for backups cannot be made or written.", "Allow writing beside the file of memories."
            ) from error
        try:
            lock = _locked(folder)
        except apsw.FullError as error:
            _remove(folder)
            raise StoreFull(
                "There is no room on the disk for a backup; your memories are safe.", "Free some room."
            ) from error
        if lock is None:
            raise BackupsBusy
        _empty(folder)
        return cls(folder, lock)

    def close(self) -> None:
        """Remove all that is left in it."""
        _empty(self.folder)
        _remove(self.folder)
        self._lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_args: object) -> None:
        self.close()


def clear_left_over(store: Path) -> None:
    """Remove what a process that was cut off left half made: it may hold what is forgotten since."""
    for name in _NAMES:
        folder = folder_of(store) / name
        with suppress(apsw.FullError):  # then it is cleared once there is room
            if folder.is_dir() and (lock := _locked(folder)) is not None:
                _empty(folder)
                _remove(folder)
                lock.close()


def _locked(folder: Path) -> apsw.Connection | None:
    """Return what holds a folder, None if another process does, or has just taken it away. Raises: apsw.FullError."""
    try:
        con = apsw.Connection(str(folder / _LOCK))
    except apsw.CantOpenError:
        return None
    try:
        con.execute("begin exclusive")
    except apsw.Error as error:
        con.close()
        if isinstance(error, apsw.FullError):
            raise
        return None
    if _has_moved(con):  # it holds a file that is in no folder any more, and another may hold the next
        con.close()
        return None
    return con


def _has_moved(con: apsw.Connection) -> bool:
    moved = ctypes.c_int(0)
    con.file_control("main", apsw.SQLITE_FCNTL_HAS_MOVED, ctypes.addressof(moved))
    return bool(moved.value)


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        elif not path.name.startswith(_LOCK):
            with suppress(OSError):
                path.unlink()


def _remove(folder: Path) -> None:
    """Take a folder away that is held: once it is let go, another may have taken it already."""
    with suppress(OSError):
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
