"""Where a person's memories, and the program's own settings, lie on this system."""

from pathlib import Path

from platformdirs import user_config_path, user_data_path


def default_store_path() -> Path:
    """Return the file of memories in the platform's data folder (its folder need not exist yet)."""
    return user_data_path("wellkept", appauthor=False) / "memories.db"


def settings_folder() -> Path:
    """Return the platform's folder for the settings of a program, apart from the memories (it need not exist yet)."""
    return user_config_path("wellkept", appauthor=False)
