"""What every test gets: a clock that stands still, a real store in a folder of its own, and no mercy.

A test fails for any warning (see pyproject.toml), any logged warning, and any thread or connection
that outlives it.
"""

import gc
import logging
import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import apsw
import pytest
from hypothesis import settings
from PySide6.QtCore import QLocale

from tests.building import Clock, lay_new_store, memory
from tests.sockets import forbid_sockets
from wellkept.model.memory import Memory
from wellkept.providers.print_key import FILE_NAME, KEY_BYTES
from wellkept.service.places import settings_folder
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The settings and the keyring of whoever runs the tests are left in peace: a key that lies in the settings already
# is taken, and no keyring is opened.
_SETTINGS = tempfile.TemporaryDirectory()
os.environ["XDG_CONFIG_HOME"] = _SETTINGS.name
settings_folder().mkdir(parents=True)
(settings_folder() / FILE_NAME).write_text("5a" * KEY_BYTES)

# Stores wait for the disk at every commit, 2 to 3 ms each time; in RAM they do all the same and wait for nothing.
_RAM, _ROOM = Path("/dev/shm"), 4 << 30
if _RAM.is_dir() and os.access(_RAM, os.W_OK) and shutil.disk_usage(_RAM).free > _ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_RAM))

# What lands is judged by the same examples every time; at a desk new ones are made up at every run.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("desk", deadline=None)
settings.register_profile("long", deadline=None, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "desk"))


@pytest.fixture(autouse=True)
def garbage_goes_between_tests_and_in_this_thread() -> Iterator[None]:
    """Collect as the window does while it is open (`ui/collecting.py`).

    Else another thread may collect what a window left behind, and Qt's objects are taken apart from there.
    """
    gc.disable()
    yield
    gc.disable()  # a window that closes lets Python collect again
    full = [place for place, count in enumerate(gc.get_count()) if count > gc.get_threshold()[place]]
    if full:
        gc.collect(full[-1])


@pytest.fixture(autouse=True)
def every_test_begins_in_english() -> None:
    """Dates, numbers and lists are written so until a test says otherwise, whatever ran before it."""
    QLocale.setDefault(QLocale(QLocale.Language.English))


@pytest.fixture(autouse=True)
def nothing_outlives_the_test() -> Iterator[None]:
    threads = set(threading.enumerate())
    connections = set(map(id, apsw.connections()))
    yield
    assert not [con for con in apsw.connections() if id(con) not in connections], "a connection outlived the test"
    assert not {one for one in threading.enumerate() if not _is_memory_of_one(one)} - threads, "a thread outlived"


def _is_memory_of_one(thread: threading.Thread) -> bool:
    """Python keeps what it noted of a thread that Qt started, also when that has ended; tests/ui looks at those."""
    return isinstance(thread, threading._DummyThread)


@pytest.fixture(autouse=True)
def no_unexpected_log_warning(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    for records in (caplog.get_records("setup"), caplog.get_records("call")):
        loud = [record for record in records if record.levelno >= logging.WARNING]
        assert not loud, f"logged: {[(record.name, record.msg) for record in loud]}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-sockets", action="store_true", help="End every test in which anybody opens a socket.")


@pytest.fixture(autouse=True)
def no_socket_if_so_asked(request: pytest.FixtureRequest) -> None:
    """Prove that without a key this program needs no network: see the table of commands in CONTRIBUTING.md."""
    if request.config.getoption("--no-sockets"):
        forbid_sockets(request.getfixturevalue("monkeypatch"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "memories.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    lay_new_store(path)
    opened = SqliteStore.open(path)
    yield opened
    opened.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def wellkept(path: Path, clock: Clock) -> Iterator[Wellkept]:
    lay_new_store(path)
    opened = Wellkept.open(path, clock)
    yield opened
    opened.close()


@pytest.fixture
def make() -> Callable[..., Memory]:
    return memory


@pytest.fixture
def as_somebody_else() -> Iterator[Path]:
    """A folder, while the process has the rights of a user who owns nothing."""
    if os.geteuid() != 0:
        pytest.skip("needs root to become somebody else")
    import wellkept.recall.columns  # noqa: F401 - what is loaded at need may lie where somebody else must not read

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        os.seteuid(0)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder that is a disk of 2 MB."""
    folder, mount = tmp_path / "disk", shutil.which("mount")
    folder.mkdir()
    made = mount and subprocess.run(
        [mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if not made or made.returncode:
        pytest.skip("needs the right to mount a small disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)
