"""One real sitting: the program under Xvfb, with real keys and a real mouse, photographed at each step.

    python -m tests.sitting [FOLDER]     pictures and the accessibility tree into build/sitting

Needs Xvfb, openbox, xdotool, ImageMagick, D-Bus, and a system Python with AT-SPI. Debian: xvfb openbox xdotool
imagemagick dbus at-spi2-core python3-gi gir1.2-atspi-2.0.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.building import memory
from wellkept.model.kinds import Kind
from wellkept.store.sqlite.sqlite_store import SqliteStore

ROOT = Path(__file__).parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
ACCESSIBLE = str(Path(__file__).parent / "accessible.py")
DAY_MS = 86_400_000
PAUSE_S = 1.6  # longer than any answer takes, so that each picture is of a window at rest
START_S = 60.0


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


class Sitting:
    """The running program, its keys and its mouse."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.taken = folder, 0

    def keys(self, *keys: str) -> None:
        """Press keys one after the other, and let the window come to rest."""
        subprocess.run(["xdotool", "key", "--delay", "120", *keys], check=True)
        time.sleep(PAUSE_S)

    def type(self, text: str) -> None:
        """Type as a person does."""
        subprocess.run(["xdotool", "type", "--delay", "70", text], check=True)
        time.sleep(PAUSE_S)

    def where(self, name: str) -> tuple[int, int, int, int]:
        """Return where a part of the window is, by the name that a screen reader says."""
        found = subprocess.run(
            [SYSTEM_PYTHON, ACCESSIBLE, "where", name], check=True, capture_output=True, text=True
        ).stdout.split()
        x, y, width, height = map(int, found)
        return x, y, width, height

    def drag(self, name: str, start: float, end: float) -> None:
        """Drag over a part of the window; `start` and `end` are shares of its width, 0..1."""
        x, y, width, height = self.where(name)
        middle = y + height // 3
        mouse = ["mousemove", str(round(x + width * start)), str(middle), "mousedown", "1"]
        for step in range(1, 9):
            at = start + (end - start) * step / 8
            mouse += ["sleep", "0.05", "mousemove", str(round(x + width * at)), str(middle)]
        subprocess.run(["xdotool", *mouse, "mouseup", "1"], check=True)
        time.sleep(PAUSE_S)

    def picture(self, name: str) -> None:
        """Photograph the screen."""
        self.taken += 1
        path = self.folder / f"{self.taken}_{name}.png"
        subprocess.run(["import", "-window", "root", str(path)], check=True)
        print(path)

    def tree(self) -> None:
        """Write down what a screen reader is told."""
        path = self.folder / "accessible.txt"
        told = subprocess.run([SYSTEM_PYTHON, ACCESSIBLE, "dump"], check=True, capture_output=True, text=True).stdout
        path.write_text(told, "utf-8")
        print(path, len(told.splitlines()), "lines")


def sit(one: Sitting) -> None:
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
    """Start a screen, a bus, a window manager and the program; sit; close it all."""
    if "WELLKEPT_SITTING" not in os.environ:
        inside = os.environ | {"WELLKEPT_SITTING": "1"}
        screen = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--"]
        sat = subprocess.run([*screen, sys.executable, "-m", "tests.sitting", str(folder)], check=False, env=inside)
        sys.exit(sat.returncode)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        store = Path(home) / "memories.db"
        fill(store)
        there = os.environ | {
            "HOME": home,
            "XDG_CONFIG_HOME": home,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
        }
        manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
        program = subprocess.Popen([sys.executable, "-m", "wellkept", "--store", str(store)], env=there)
        try:
            wait_for_window()
            sit(Sitting(folder))
            subprocess.run(["xdotool", "key", "ctrl+q"], check=True)
            print("closed with", program.wait(20))
        finally:
            program.kill()
            manager.kill()


def wait_for_window() -> None:
    """Wait until the window is there and its rows are drawn. Raises: TimeoutError."""
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "^Wellkept$"], check=False, capture_output=True
        )
        if found.returncode == 0:
            time.sleep(4 * PAUSE_S)
            return
        time.sleep(0.3)
    raise TimeoutError("no window")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "sitting")
