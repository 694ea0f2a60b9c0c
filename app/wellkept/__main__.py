"""No command: the window. Any command: the command line."""

import sys
from pathlib import Path

from wellkept.cli.main import main as run_command_line


def _open_window(store: Path | None) -> int:
    # Imported here so that the command line never waits for, or needs, Qt.
    from wellkept.ui.app import run_window

    return run_window(store)


def main() -> int:
    """Run Wellkept and return its exit code."""
    return run_command_line(_open_window)


if __name__ == "__main__":
    sys.exit(main())
