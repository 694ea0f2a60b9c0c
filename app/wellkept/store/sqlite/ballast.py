"""A megabyte kept in reserve among the backups, so that on a full disk there is still room to forget.

Forgetting writes before it frees: the pages it clears go through the write-ahead log. Source: store notes 4 (a full
disk refuses a forget; after freeing a ballast of 512 KB it works).
"""

import os
import shutil
from contextlib import suppress
from pathlib import Path

from wellkept.store.sqlite.backup_files import folder_of

NAME = ".ballast"
BYTES = 1_000_000
_SPARE_BYTES = 64_000_000
"""No reserve is laid in while the disk has less than this to spare: it would be the one to fill it."""


def keep_ballast(store: Path, spare: int = _SPARE_BYTES) -> None:
    """Lay the reserve in, where it is not there and the disk has room. The folder of the backups must be there."""
    ballast = folder_of(store) / NAME
    with suppress(OSError):
        if ballast.exists() or shutil.disk_usage(ballast.parent).free < spare:
            return
        with ballast.open("wb") as file:
            os.fchmod(file.fileno(), 0o600)
            file.write(bytes(BYTES))  # written, not only promised: some file systems keep holes for free


def give_ballast(store: Path) -> bool:
    """Give the reserve up; True if there was one."""
    try:
        (folder_of(store) / NAME).unlink()
    except OSError:
        return False
    return True
