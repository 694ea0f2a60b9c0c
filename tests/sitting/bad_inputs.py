"""Each bad input that the program was built against, in the running window, with a picture of what the owner sees.

    python -m tests.sitting.bad_inputs [FOLDER [NAME ...]]     pictures into build/bad_inputs; 1 if words are missing

Each is looked at twice: by whoever opens the pictures, and here, for the words that the owner must read. What it
needs: see `screen.py`.
"""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.building import memory
from tests.sitting.__main__ import ROOT, fill
from tests.sitting.bad_stores import STORES, BadStore
from tests.sitting.hands import Hands
from tests.sitting.screen import program, under_a_screen, window_manager
from wellkept.store.sqlite.sqlite_store import SqliteStore

WORD = "lantern "
SENTENCE = "Owner keeps a brass lantern in the hall. "
HARD = (
    "Owner saved a file named report\u202egnp.exe, which hides its true ending.",
    "Owner wrote <b>bold</b> and <img src=file:///etc/hostname> into a note about a lantern.",
    "Owner's family 👨\u200d👩\u200d👧\u200d👦 went skiing with a lantern.",
)
LATIN = "Owner läßt die Lampe im Flur gern brennen.".encode("latin-1")
BINARY = bytes(range(256)) * 40
PATIENCE_S = 6.0


@dataclass(frozen=True, slots=True)
class Bad:
    """A bad input: what it is, how the owner comes by it, and words that must be in sight then."""

    name: str
    what: str
    do: Callable[[Hands, Path], None]
    sees: str


def query(text: str | bytes, *, pasted: bool = False) -> Callable[[Hands, Path], None]:
    """Search for a text that is typed, or pasted."""

    def do(hands: Hands, _home: Path) -> None:
        hands.keys("ctrl+f", "ctrl+a", "BackSpace")
        if pasted or isinstance(text, bytes):
            hands.paste(text)
        else:
            hands.type(text)

    return do


def begin_text(hands: Hands) -> None:
    """Begin a text to teach, in the place of what is there."""
    hands.keys("ctrl+n")
    if hands.sees("Back to the text", 0):
        hands.click("Back to the text")
    while hands.sees("Remove this text", 0):
        hands.click("Remove this text")
    hands.keys("ctrl+a", "BackSpace")


def taught(text: str | bytes, *, find: bool = True) -> Callable[[Hands, Path], None]:
    """Paste a text to teach, in the place of what is there, and have its sentences found."""

    def do(hands: Hands, _home: Path) -> None:
        begin_text(hands)
        hands.paste(text)
        if find:
            hands.keys("ctrl+Return")

    return do


def file_pasted(name: str, content: bytes | None) -> Callable[[Hands, Path], None]:
    """Paste a file, as a file manager copies it; None for one that is gone meanwhile, b"" with a / for a folder."""

    def do(hands: Hands, home: Path) -> None:
        path = home / name
        if name.endswith("/"):
            path.mkdir()
        elif content is not None:
            path.write_bytes(content)
        begin_text(hands)
        hands.paste(path.as_uri().encode() + b"\r\n", "text/uri-list")

    return do


def corrected(text: str) -> Callable[[Hands, Path], None]:
    """Correct the newest memory to other words."""

    def do(hands: Hands, _home: Path) -> None:
        hands.keys("Escape", "ctrl+f", "Escape", "ctrl+l", "Home", "F2", "ctrl+a", "BackSpace")
        if text:
            hands.paste(text)
        hands.keys("ctrl+Return")

    return do


INPUTS = (
    Bad("query_punctuation", "a search for punctuation only", query('"", (:;!? ,,'), "Nothing found"),
    Bad("query_quote", "a search with a quote that nobody closes", query('"coffee'), "of 44 memories"),
    Bad("query_near", "a search in the words of the database", query("coffee NEAR("), "of 44 memories"),
    Bad("query_star", "a search for a star", query("*"), "Nothing found"),
    Bad("query_nul", "a search with a NUL in a word", query("cof\0fee", pasted=True), "of 44 memories"),
    Bad("query_half_emoji", "a search with half an emoji", query(b"coffee \xed\xa0\xbd"), "of 44 memories"),
    Bad("query_words", "a search of 10,000 words", query(WORD * 10_000, pasted=True), "of 44 memories"),
    Bad("query_10_mb", "a search of 10 MB", query(SENTENCE * 250_000, pasted=True), "of 44 memories"),
    Bad("memory_hard", "memories that turn round, hold HTML, a family of emoji", query("lantern"), "<img src=file"),
    Bad("teach_nothing", "a text of blanks only", taught(" \n\t \n"), "Add a file"),
    Bad(
        "teach_control",
        "a text with control characters",
        taught("Owner\x07 has a\x1b[31m red\0 lantern."),
        "1 sentence",
    ),
    Bad("teach_long", "a sentence of 5,000 characters, and one of 1", taught(f"A. {'lantern' * 714}."), "left out"),
    Bad("teach_10_mb", "a paste of 10 MB", taught(SENTENCE * 250_000, find=False), "10.3 MB"),
    Bad(
        "file_binary",
        "a program in the place of a text",
        file_pasted("lamp.txt", BINARY),
        "lamp.txt is not a text file",
    ),
    Bad("file_latin", "a text of an older encoding", file_pasted("old.txt", LATIN), "some letters may be wrong"),
    Bad("file_empty", "an empty file", file_pasted("empty.md", b""), "empty.md is empty"),
    Bad("file_gone", "a file that is gone", file_pasted("gone.txt", None), "gone.txt cannot be read"),
    Bad("file_folder", "a folder", file_pasted("letters/", b""), "letters is a folder"),
    Bad("correct_nothing", "a correction to nothing", corrected(""), "There are no words to keep"),
    Bad("correct_long", "a correction to 5,000 characters", corrected("lantern " * 625), "2,000 characters"),
    Bad("correct_letter", "a correction to one letter", corrected("A"), "Corrected"),
)


def looked_at(hands: Hands, name: str, what: str, sees: str) -> bool:
    """Take the picture, and say whether the words that the owner must read are in sight."""
    seen = hands.sees(sees, PATIENCE_S)
    hands.picture(name)
    print(f"  {what}: " + (f"“{sees}” is there" if seen else f"“{sees}” is NOT there"))
    return seen


def into_the_window(hands: Hands, names: list[str]) -> list[bool]:
    """Give one window all the bad inputs, one after the other."""
    wanted = [bad for bad in INPUTS if not names or bad.name in names]
    if not wanted:
        return []
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        store = home / "memories.db"
        fill(store)
        kept = SqliteStore.open(store)
        kept.insert([memory(text, id=f"mem_hard{number}") for number, text in enumerate(HARD)])
        kept.close()
        with program(store, home):
            return [_given(hands, bad, home) for bad in wanted]


def _given(hands: Hands, bad: Bad, home: Path) -> bool:
    bad.do(hands, home)
    return looked_at(hands, bad.name, bad.what, bad.sees)


def with_store(hands: Hands, bad: BadStore) -> bool:
    """Start the program on a bad store."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        store = home / "memories.db"
        fill(store)
        with bad.harm(store) as harmed, program(harmed, home, bound=bad.bound):
            bad.do(hands, harmed)
            return looked_at(hands, bad.name, bad.what, bad.sees)


def main(folder: Path, names: list[str]) -> None:
    """Give the program each bad input, or those named; end with 1 if an owner would not read what to do."""
    under_a_screen("tests.sitting.bad_inputs", folder, *names)
    hands = Hands(folder)
    with window_manager():
        stores = [bad for bad in STORES if not names or bad.name in names]
        seen = into_the_window(hands, names) + [with_store(hands, bad) for bad in stores]
    print(f"{len(seen)} bad inputs, {seen.count(False)} without words for the owner")
    sys.exit(not all(seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "bad_inputs", sys.argv[2:])
