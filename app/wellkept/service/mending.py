"""Ways on when a file of memories cannot be used: what can be read of it, or a backup in its place."""

from pathlib import Path

from wellkept.store.sqlite.connection import real_path
from wellkept.store.sqlite.recover import start_from
from wellkept.store.sqlite.salvage import Salvaged, salvage


def salvage_file(damaged: Path, target: Path) -> Salvaged:
    """Read what can be read of a damaged file into a new one. Raises: NotAStore, StoreMissing."""
    return salvage(damaged, target)


def start_over_from(path: Path, backup: Path | None = None) -> tuple[Path, Path | None]:
    """Put a backup in the place of a store; return it, and where the old file is. Raises: BackupMissing."""
    return start_from(real_path(path), backup)
