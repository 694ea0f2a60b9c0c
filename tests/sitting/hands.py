"""Real keys and a real mouse on the running program, counted, and what is photographed of it."""

import subprocess
import time
from pathlib import Path

from tests.sitting.screen import PAUSE_S

SYSTEM_PYTHON = "/usr/bin/python3"
ACCESSIBLE = str(Path(__file__).parent / "accessible.py")


class Hands:
    """What an owner does, how many clicks and keys it takes (a chord is one key), and pictures of it."""

    def __init__(self, folder: Path, *, filming: bool = False) -> None:
        """Write pictures into a folder; `filming` takes one after each step by itself."""
        self.folder, self.taken, self._filming = folder, 0, filming
        folder.mkdir(parents=True, exist_ok=True)
        self.begin("")

    def begin(self, task: str) -> None:
        """Count from nothing again, for a task of this name."""
        self._task = task
        self.clicks, self.pressed, self.typed = 0, 0, 0

    def _rest(self, step: str) -> None:
        time.sleep(PAUSE_S)
        if self._filming:
            self.picture(f"{self._task}_{step}")

    def keys(self, *keys: str) -> None:
        """Press keys one after the other, and let the window come to rest."""
        self.pressed += len(keys)
        subprocess.run(["xdotool", "key", "--delay", "120", *keys], check=True)
        self._rest("keys")

    def type(self, text: str) -> None:
        """Type as a person does."""
        self.typed += len(text)
        subprocess.run(["xdotool", "type", "--delay", "70", "--", text], check=True)
        self._rest("typed")

    def paste(self, text: str | bytes, kind: str = "UTF8_STRING") -> None:
        """Put something into the clipboard, as another program would, and paste it: one key."""
        given = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        copy = ["xclip", "-selection", "clipboard", "-t", kind, "-in"]
        subprocess.run(copy, input=given, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.keys("ctrl+v")

    def click(self, name: str) -> None:
        """Click a part of the window, by the name that a screen reader says."""
        x, y, width, height = self.where(name)
        self.clicks += 1
        at = [str(x + width // 2), str(y + height // 2)]
        subprocess.run(["xdotool", "mousemove", *at, "sleep", "0.1", "click", "1"], check=True)
        self._rest("click")

    def where(self, name: str) -> tuple[int, int, int, int]:
        """Return where a part of the window is, by the name that a screen reader says.

        Raises: LookupError where nothing in sight is called so.
        """
        asked = [SYSTEM_PYTHON, ACCESSIBLE, "where", name]
        found = subprocess.run(asked, check=False, capture_output=True, text=True)
        if found.returncode:
            raise LookupError(found.stderr.strip())
        x, y, width, height = map(int, found.stdout.split())
        return x, y, width, height

    def sees(self, words: str, patience_s: float = 10.0) -> bool:
        """Say whether an owner can read these words now, or before long."""
        until = time.monotonic() + patience_s
        while True:
            asked = subprocess.run([SYSTEM_PYTHON, ACCESSIBLE, "sees", words], check=False, capture_output=True)
            if asked.returncode == 0 or time.monotonic() > until:
                return asked.returncode == 0
            time.sleep(PAUSE_S / 2)

    def drag(self, name: str, start: float, end: float) -> None:
        """Drag over a part of the window; `start` and `end` are shares of its width, 0..1."""
        x, y, width, height = self.where(name)
        middle = y + height // 3
        mouse = ["mousemove", str(round(x + width * start)), str(middle), "mousedown", "1"]
        for step in range(1, 9):
            at = start + (end - start) * step / 8
            mouse += ["sleep", "0.05", "mousemove", str(round(x + width * at)), str(middle)]
        subprocess.run(["xdotool", *mouse, "mouseup", "1"], check=True)
        self._rest("drag")

    def picture(self, name: str) -> None:
        """Photograph the screen."""
        self.taken += 1
        path = self.folder / f"{self.taken:02}_{name}.png"
        subprocess.run(["import", "-window", "root", str(path)], check=True)
        print(path)

    def tree(self) -> None:
        """Write down what a screen reader is told."""
        path = self.folder / "accessible.txt"
        told = subprocess.run([SYSTEM_PYTHON, ACCESSIBLE, "dump"], check=True, capture_output=True, text=True).stdout
        path.write_text(told, "utf-8")
        print(path, len(told.splitlines()), "lines")
