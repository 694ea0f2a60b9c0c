"""Where a person's memories lie on this system."""

from pathlib import Path

from platformdirs import user_data_path


def default_store_path() -> Path:
    """Return the file of memories in the platform's data folder (its folder need not exist yet)."""
    return user_data_path("wellkept", appauthor=False) / "memories.db"
