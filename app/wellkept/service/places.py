"""Where a person's memories, the program's own settings, and what comes with the program lie on this system."""

from functools import cache
from pathlib import Path

from platformdirs import user_config_path, user_data_path


def default_store_path() -> Path:
    """Return the file of memories in the platform's data folder (its folder need not exist yet)."""
    return user_data_path("wellkept", appauthor=False) / "memories.db"


def settings_folder() -> Path:
    """Return the platform's folder for the settings of a program, apart from the memories (it need not exist yet)."""
    return user_config_path("wellkept", appauthor=False)


@cache
def resources() -> Path:
    """Return the folder of resources: inside the package once installed, beside `app/` in a checkout."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "resources", package.parents[1] / "resources"):
        if folder.is_dir():
            return folder
    return package / "resources"
