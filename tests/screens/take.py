"""Make pictures of the window in all its states: `python -m tests.screens.take FOLDER [NAME ...]`."""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.screens.scenes import SCENES

SMALLEST = 0
"""Qt's word for the highest compression of a PNG."""


def main(folder: Path, names: list[str]) -> int:
    """Write one PNG for each scene."""
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    for name in names or list(SCENES):
        with tempfile.TemporaryDirectory() as place:
            target = folder / f"{name}.png"
            SCENES[name](Path(place), app).save(str(target), None, SMALLEST)
            print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
