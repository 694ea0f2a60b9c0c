"""The real Secret Service: gnome-keyring in a D-Bus session of its own, with a home of its own."""

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

NEEDED = ("gnome-keyring-daemon", "dbus-run-session")
ROOT = Path(__file__).parents[2]
START = 'printf %s a-password | gnome-keyring-daemon --unlock --components=secrets >/dev/null; "$@"'

pytestmark = pytest.mark.skipif(
    any(shutil.which(program) is None for program in NEEDED),
    reason=f"needs {' and '.join(NEEDED)} (Debian: gnome-keyring, dbus)",
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name in ("data", "run"):
        (tmp_path / name).mkdir(mode=0o700)
    return tmp_path


def session(home: Path, *steps: str, start: str = START) -> list[tuple[str, bool]]:
    """Return how things stood with the key after each step taken in a session of its own."""
    return [(standing, same) for standing, same in said_in(home, "keyring_session.py", *steps, start=start)]


def said_in(home: Path, script: str, *arguments: str, start: str = START) -> list[Any]:
    """Return what a script beside this file says in a session of its own."""
    pid_file = home / "pid"
    environ = {
        **{name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ},
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_RUNTIME_DIR": str(home / "run"),
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",  # forgets whatever it is given; never ours
        "KEYRING_PID_FILE": str(pid_file),
        "PYTHONPATH": f"{ROOT / 'app'}{os.pathsep}{ROOT}",
    }
    try:
        said = subprocess.run(
            ["dbus-run-session", "--", "bash", "-c", start, "_",
             sys.executable, str(Path(__file__).with_name(script)), *arguments],
            env=environ, capture_output=True, text=True, check=False, timeout=60,
        )  # fmt: skip
    finally:
        with suppress(OSError, ValueError):  # one that was stopped would not end with its session
            os.kill(int(pid_file.read_text()), signal.SIGKILL)
    assert said.returncode == 0, said.stderr
    assert "a-key-for-tests" not in said.stderr
    answers: list[Any] = json.loads(said.stdout)
    return answers


def test_a_key_is_stored_read_and_deleted(home: Path) -> None:
    assert session(home, "ask", "keep", "ask", "forget", "ask") == [
        ("none", False),
        ("present", True),
        ("present", True),
        ("none", False),
        ("none", False),
    ]


def test_a_key_outlives_the_session(home: Path) -> None:
    session(home, "keep")
    assert session(home, "ask") == [("present", True)]


def test_a_locked_keyring_says_so_and_the_key_stays_in_ram(home: Path) -> None:
    assert session(home, "keep", "lock", "ask", "keep") == [("present", True), ("locked", False), ("session", True)]


def test_a_keyring_that_hangs_is_not_waited_for(home: Path) -> None:
    assert session(home, "keep", "stop", "ask", "go on", "ask") == [
        ("present", True),
        ("hung", False),
        ("present", True),
    ]


def test_without_a_keyring_there_is_none(home: Path) -> None:
    assert session(home, "ask", "keep", start='export DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere; "$@"') == [
        ("no keyring", False),
        ("session", True),
    ]


def test_an_encrypted_file_opens_in_the_next_session_and_not_while_the_keyring_is_locked(home: Path) -> None:
    file = home / "memories.db"
    assert said_in(home, "encryption_session.py", str(file), "fill", "on") == ["1 plain", "1 encrypted"]
    assert b"quokka" not in file.read_bytes()
    assert said_in(home, "encryption_session.py", str(file), "open", "lock", "open") == [
        "1 encrypted",
        "locked",
        "KeyringShut",
    ]


UNMADE = 'gnome-keyring-daemon --start --components=secrets >/dev/null; "$@"'

LOCK = f"{sys.executable} -c 'import secretstorage as s; s.get_default_collection(s.dbus_init()).lock()'"
LOCKED = START.replace('"$@"', f'{LOCK}; "$@"')


@pytest.mark.parametrize(
    ("start", "expected"),
    [(START, [False, "keyring"]), (UNMADE, [True, "file"]), (LOCKED, [True, "file"])],
    ids=["open", "not made yet", "locked"],
)
def test_who_only_forgets_is_not_asked_to_make_or_unlock_a_keyring(
    home: Path, start: str, expected: list[object]
) -> None:
    assert said_in(home, "keyring_missing.py", str(home / "settings"), start=start) == expected


def test_who_only_looks_for_a_key_or_takes_it_away_is_not_asked_to_make_a_keyring(home: Path) -> None:
    assert session(home, "ask", "forget", start=UNMADE) == [("none", False), ("none", False)]
