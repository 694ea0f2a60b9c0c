"""Files of memories that cannot be used as they are: how they came to be so, and what the owner must read."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path

import apsw

from tests.building import Clock
from tests.sitting.hands import Hands
from wellkept.service.answers import finish
from wellkept.service.backup_requests import MakeBackup
from wellkept.service.wellkept import Wellkept

NEWEST = 999


@dataclass(frozen=True, slots=True)
class BadStore:
    """A bad file. `harm` does it to a good one and gives the path to open; `do` is what the owner does then."""

    name: str
    what: str
    harm: Callable[[Path], AbstractContextManager[Path]]
    sees: str
    do: Callable[[Hands, Path], None] = lambda _hands, _store: None
    bound: bool = False


@contextmanager
def no_database(store: Path) -> Iterator[Path]:
    store.write_bytes(b"This is a shopping list and no database at all. " * 40)
    yield store


@contextmanager
def newer(store: Path) -> Iterator[Path]:
    file = apsw.Connection(str(store))
    file.execute(f"PRAGMA user_version = {NEWEST}")
    file.close()
    yield store


@contextmanager
def emptied(store: Path) -> Iterator[Path]:
    kept = Wellkept.open(store, Clock())
    finish(kept.backups.make(MakeBackup()))
    kept.close()
    store.write_bytes(b"")
    yield store


@contextmanager
def cut_short(store: Path) -> Iterator[Path]:
    content = store.read_bytes()
    store.write_bytes(content[: len(content) // 2])
    yield store


@contextmanager
def read_only(store: Path) -> Iterator[Path]:
    store.chmod(0o444)
    yield store


@contextmanager
def held(store: Path) -> Iterator[Path]:
    file = apsw.Connection(str(store))
    file.execute("BEGIN IMMEDIATE")
    try:
        yield store
    finally:
        file.execute("ROLLBACK")
        file.close()


@contextmanager
def no_folder(store: Path) -> Iterator[Path]:
    yield store.parent / "not there" / "memories.db"


@contextmanager
def a_folder(store: Path) -> Iterator[Path]:
    path = store.parent / "folder.db"
    path.mkdir()
    yield path


@contextmanager
def good(store: Path) -> Iterator[Path]:
    yield store


def forget(hands: Hands, _store: Path) -> None:
    """Forget the newest memory."""
    hands.keys("ctrl+l", "Home")
    hands.keys("Delete")


def start_again(hands: Hands, store: Path) -> None:
    """Put the window away, search being open in it, and start the program a second time."""
    hands.type("coffee")
    subprocess.run(["xdotool", "getactivewindow", "windowminimize"], check=True)
    hands.picture("put_away")
    again = [sys.executable, "-m", "wellkept", "--store", str(store)]
    print("  the second start ended with", subprocess.run(again, check=False, timeout=30).returncode)


STORES = (
    BadStore("store_no_database", "a file that is no database", no_database, "not a store of memories"),
    BadStore("store_newer", "a file of a newer version", newer, "newer Wellkept"),
    BadStore("store_emptied", "an empty file, with a backup beside it", emptied, "Start from the newest backup"),
    BadStore("store_cut_short", "half a file", cut_short, "damaged"),
    BadStore("store_read_only", "a file to be read only", read_only, "Allow writing to the file", forget, bound=True),
    BadStore("store_held", "a file that another program holds", held, "Another program is using", forget),
    BadStore("store_no_folder", "a folder that does not exist", no_folder, "does not exist"),
    BadStore("store_folder", "a folder in the place of the file", a_folder, "is a folder"),
    BadStore("two_windows", "a second window on one file", good, "of 41 memories", start_again),
)
