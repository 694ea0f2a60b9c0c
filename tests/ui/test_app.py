"""The program itself, started as its own process: it opens, ends in good order, and comes up only once."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
REPOSITORY = Path(__file__).parents[2]
PATIENCE_S = 60


def _start(path: Path, **environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "wellkept", "--store", str(path)],
        env={**ENVIRONMENT, **environment, "PYTHONPATH": str(REPOSITORY / "app")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def running(path: Path, qtbot: QtBot) -> Iterator["subprocess.Popen[str]"]:
    """Return a program whose store is open (its file is there)."""
    program = _start(path)
    lock = path.with_name(path.name + ".window")
    qtbot.waitUntil(lambda: path.exists() and lock.exists(), timeout=PATIENCE_S * 1000)
    yield program
    program.kill()
    program.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["kill", "ctrl+c"])
def test_program_closes_its_store_when_asked_to_end(
    running: "subprocess.Popen[str]", path: Path, number: signal.Signals
) -> None:
    running.send_signal(number)
    _, faults = running.communicate(timeout=PATIENCE_S)
    assert (running.returncode, faults.replace("This plugin does not support propagateSizeHints()\n", "")) == (0, "")
    assert not path.with_name("memories.db-wal").exists()
    assert path.with_name("window.ini").exists()


def test_second_start_ends_at_once_and_says_nothing(running: "subprocess.Popen[str]", path: Path) -> None:
    second = _start(path)
    said = second.communicate(timeout=PATIENCE_S)
    assert (second.returncode, said) == (0, ("", ""))
    assert running.poll() is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_program_says_so(path: Path) -> None:
    program = _start(path, QT_QPA_PLATFORM="xcb", DISPLAY="", WAYLAND_DISPLAY="")
    _, faults = program.communicate(timeout=PATIENCE_S)
    assert program.returncode == 2
    assert faults.startswith("There is no display")
    assert len(faults.strip().splitlines()) == 1
