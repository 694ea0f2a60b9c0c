"""No command: the window. Any command: the command line."""

import sys
from pathlib import Path

from wellkept.cli.main import main as run_command_line
from wellkept.ui.display import lacking


def _open_window(store: Path | None) -> int:
    # Imported here so that the command line never waits for, or needs, Qt.
    try:
        from wellkept.ui.app import run_window
    except ImportError as error:
        if "shared object" not in str(error):
            raise  # a part of Python, or of this program, is not there
        raise lacking(error) from None
    return run_window(store)


def main() -> int:
    """Run Wellkept and return its exit code."""
    return run_command_line(_open_window)


if __name__ == "__main__":
    sys.exit(main())
