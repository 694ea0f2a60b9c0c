"""Ways on when a file of memories cannot be used: what can be read of it, or a backup in its place."""

from pathlib import Path

from wellkept.service.file_keys import FileKeys, system_keys
from wellkept.store.sqlite.connection import real_path
from wellkept.store.sqlite.recover import start_from
from wellkept.store.sqlite.salvage import Salvaged, salvage


def salvage_file(damaged: Path, target: Path, keys: FileKeys | None = None) -> Salvaged:
    """Read what can be read of a damaged file into a new one, encrypted if that one is.

    Raises: NotAStore, StoreMissing; StoreSealed without its key.
    """
    damaged = real_path(damaged)
    return salvage(damaged, target, (keys or system_keys()).key_for(damaged))


def start_over_from(path: Path, backup: Path | None = None, keys: FileKeys | None = None) -> tuple[Path, Path | None]:
    """Put a backup in the place of a store; return it, and where the old file is. `keys` are for encrypted ones.

    Raises: BackupMissing; StoreSealed where a key is all that is missing.
    """
    return start_from(real_path(path), backup, (keys or system_keys()).key_for)
