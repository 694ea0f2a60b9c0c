"""The program as it is started, where Qt cannot be loaded."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

APP = Path(__file__).parent.parent / "app"


@pytest.mark.parametrize(
    ("says", "code", "told"),
    [
        ("libGL.so.1: cannot open shared object file: No such file or directory", 2, "The window needs libGL.so.1,"),
        ("cannot import name 'Nothing'", 1, "Traceback"),
    ],
    ids=["a library of the system", "a fault of ours"],
)
def test_a_window_that_cannot_be_loaded(tmp_path: Path, says: str, code: int, told: str) -> None:
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(f"raise ImportError({says!r})")
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{APP}"}
    ended = subprocess.run([sys.executable, "-m", "wellkept"], capture_output=True, text=True, env=env, check=False)
    assert ended.returncode == code
    assert told in ended.stderr
