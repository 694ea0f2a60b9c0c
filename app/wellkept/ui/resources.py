"""Where the program's own fonts and icons lie."""

from functools import cache
from pathlib import Path


@cache
def resources() -> Path:
    """Return the folder of resources: inside the package once installed, beside `app/` in a checkout."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "resources", package.parents[1] / "resources"):
        if folder.is_dir():
            return folder
    return package / "resources"
