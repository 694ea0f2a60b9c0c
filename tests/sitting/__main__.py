"""One real sitting: the program under Xvfb, with real keys and a real mouse, photographed at each step.

    python -m tests.sitting [FOLDER]     pictures and the accessibility tree into build/sitting

What it needs: see `screen.py`.
"""

import json
import sys
import tempfile
import time
from pathlib import Path

from tests.building import memory
from tests.sitting.hands import Hands
from tests.sitting.screen import program, under_a_screen, window_manager
from wellkept.model.kinds import Kind
from wellkept.store.sqlite.sqlite_store import SqliteStore

ROOT = Path(__file__).parents[2]
DAY_MS = 86_400_000


def fill(path: Path) -> None:
    """Write a store of some forty memories, the samples as if they were the owner's own."""
    now = time.time_ns() // 1_000_000
    rows = json.loads((ROOT / "resources" / "sample" / "memories.json").read_text("utf-8"))
    store = SqliteStore.open(path)
    store.insert(
        [
            memory(
                row["content"],
                kind=Kind(row["kind"]),
                tags=tuple(row.get("tags", ())),
                importance=row["importance"],
                source=row["source"],
                created_at=round(now - row["days"] * DAY_MS),
            )
            for row in rows
        ]
    )
    store.close()


def sit(one: Hands) -> None:
    """Search, see why, correct, forget three, undo, look at a stretch of time, use the palette."""
    one.keys("ctrl+f")
    one.type("coffee in the morning")
    one.picture("search")
    one.keys("Return")
    one.keys("Tab", "Tab")
    one.picture("why")
    one.tree()
    one.keys("ctrl+l")
    one.keys("F2")
    one.keys("ctrl+End")
    one.type(" Only decaf after four.")
    one.picture("correcting")
    one.keys("ctrl+Return")
    one.picture("corrected")
    one.keys("ctrl+f", "Escape", "ctrl+l", "Home", "shift+Down", "shift+Down")
    one.keys("Delete")
    one.picture("forgot_three")
    one.keys("ctrl+z")
    one.picture("undone")
    one.drag("Memories over time", 0.55, 0.8)
    one.picture("timeline")
    one.keys("ctrl+k")
    one.type("map")
    one.picture("palette")
    one.keys("Return")
    one.picture("map")


def main(folder: Path) -> None:
    """Start a screen and the program; sit; close it all."""
    under_a_screen("tests.sitting", folder)
    with tempfile.TemporaryDirectory() as home, window_manager():
        store = Path(home) / "memories.db"
        fill(store)
        with program(store, Path(home)) as running:
            sit(Hands(folder))
        print("closed with", running.returncode)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "sitting")
