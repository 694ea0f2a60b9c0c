"""The ten commonest tasks, done as a new owner would, by the window's own words: how many clicks and keys each takes.

    python -m tests.sitting.tasks [FOLDER]     a picture after each step into build/tasks; ends with 1 if one fails

Whether a task is done is looked up in the file, or read from the window. `docs/tasks.md` tells where a new owner
hesitated, and what was changed for it. What it needs: see `screen.py`.
"""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import apsw

from tests.sitting.__main__ import ROOT
from tests.sitting.hands import Hands
from tests.sitting.screen import program, under_a_screen, window_manager

ABOUT = (
    "My name is Lena Hoffmann and I live in Ghent with my brother Pieter. I am allergic to peanuts. "
    "I work as a bookbinder in a small studio behind the station. Pieter plays the cello on Friday evenings. "
    "I drink green tea in the morning. My dentist is Dr. Aalders, and I see her every March."
)
AGAIN = "I bind books for a living in a small studio behind the station, as a bookbinder."
CORRECTED = "Owner drinks black tea in the morning."
PERSON = "Pieter"
FORGET_TICKED = "Forget what is ticked (Del); Ctrl+Z brings it back until the window closes"


@dataclass(frozen=True, slots=True)
class Task:
    """Something an owner wants. `do` returns whether it is done."""

    name: str
    do: Callable[[Hands, Path], bool]


def kept(store: Path) -> list[str]:
    """Return the sentences in the file."""
    file = apsw.Connection(str(store), apsw.SQLITE_OPEN_READONLY)
    try:
        return [str(row[0]) for row in file.execute("select content from memories")]
    finally:
        file.close()


def search(hands: Hands, words: str) -> None:
    """Search by mouse and keys, as who knows no shortcut."""
    hands.click("Search memories")
    hands.keys("ctrl+a")
    hands.type(words)


def teach(hands: Hands, store: Path) -> bool:
    hands.click("Paste something about yourself")
    hands.paste(ABOUT)
    hands.click("Find sentences")
    hands.click("Keep 6 sentences")
    return len(kept(store)) == 6


def find(hands: Hands, _store: Path) -> bool:
    search(hands, "beverage")
    return hands.sees("THE WORDS IT CAME FROM") and hands.sees("Owner drinks green tea")


def correct(hands: Hands, store: Path) -> bool:
    hands.click("Correct")
    hands.type(CORRECTED)
    hands.keys("Return")
    return CORRECTED in kept(store)


def forget_and_undo(hands: Hands, store: Path) -> bool:
    search(hands, "cello")
    hands.click("Forget")
    gone = not any("cello" in one for one in kept(store))
    hands.click("Undo")
    return gone and any("cello" in one for one in kept(store))


def forget_for_good(hands: Hands, store: Path) -> bool:
    search(hands, "dentist")
    hands.click("Forget")
    hands.click("Check it")
    return hands.sees("Nothing is left in any file") and b"Aalders" not in store.read_bytes()


def forget_a_person(hands: Hands, store: Path) -> bool:
    hands.click("Privacy")
    hands.click("Forget a person, a topic, a time")
    hands.type(PERSON)
    hands.keys("Return")
    hands.click(FORGET_TICKED)
    return bool(kept(store)) and not any(PERSON in one for one in kept(store))


def merge_double(hands: Hands, store: Path) -> bool:
    before = len(kept(store))
    hands.click("Teach")
    hands.paste(AGAIN)
    hands.click("Find sentences")
    hands.click("Keep 1 sentence")
    hands.click("View")
    hands.click("Duplicates and conflicts")
    hands.click("Keep the first; the other becomes part of it (1)")
    return len(kept(store)) == before


def see_what_left(hands: Hands, _store: Path) -> bool:
    hands.click("Privacy")
    hands.click("What left this computer")
    return hands.sees("Nothing has left this computer")


def read_in_german(hands: Hands, _store: Path) -> bool:
    height = hands.where("View")[3]
    hands.keys("ctrl+plus", "ctrl+plus", "ctrl+plus")
    larger = hands.where("View")[3] > height
    hands.click("View")
    hands.click("Language")
    hands.click("Deutsch")
    german = hands.sees("Datei")
    hands.click("Ansicht")
    hands.click("Sprache (Language)")
    hands.click("English")
    return larger and german and hands.sees("File")


def back_up(hands: Hands, store: Path) -> bool:
    hands.click("File")
    hands.click("Backups")
    hands.click("Back up now")
    return hands.sees("the backup is identical") and store.with_name(store.name + ".backups").is_dir()


TASKS = (
    Task("Teach a page about yourself, beginning with nothing", teach),
    Task("Find something by other words, and see where it came from", find),
    Task("Correct it", correct),
    Task("Forget one, and take it back", forget_and_undo),
    Task("Forget one for good, and have that checked", forget_for_good),
    Task("Forget everything about a person", forget_a_person),
    Task("Say the same again, and make the two one", merge_double),
    Task("See what left this computer", see_what_left),
    Task("Read larger letters, in another language, and back", read_in_german),
    Task("Make a backup, lose the file, and have all back", back_up),
)


def done(hands: Hands, task: Task, store: Path, number: int) -> bool:
    """Do a task and print its line."""
    hands.begin(f"task{number:02}")
    try:
        well = task.do(hands, store)
    except LookupError as error:
        print(f"  {error}")
        well = False
    print(f"{number:2}  {hands.clicks:2} clicks  {hands.pressed:2} keys  {hands.typed:2} letters", end="")
    print(f"  {'done' if well else 'NOT DONE'}  {task.name}", flush=True)
    return well


def lose_and_recover(hands: Hands, store: Path, home: Path, before: list[str]) -> bool:
    """Start on a file that was emptied meanwhile, and press the one button that helps."""
    store.write_bytes(b"")
    with program(store, home):
        hands.keys("Return")
        back = hands.sees(f"{len(before)} memories")
    return back and sorted(kept(store)) == sorted(before)


def main(folder: Path) -> None:
    """Do all tasks in one store; end with 1 if one was not done."""
    under_a_screen("tests.sitting.tasks", folder)
    hands = Hands(folder, filming=True)
    with tempfile.TemporaryDirectory() as home, window_manager():
        store = Path(home) / "memories.db"
        with program(store, Path(home)):
            well = [done(hands, task, store, number) for number, task in enumerate(TASKS, 1)]
        well.append(lose_and_recover(hands, store, Path(home), kept(store)))
    print(f"    and, after the loss, {hands.pressed} key: {'all back' if well[-1] else 'NOT BACK'}")
    sys.exit(not all(well))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "tasks")
