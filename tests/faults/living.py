"""Letting a program of its own act on a file, until it ends or is killed in the middle of something."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]

Hear = Callable[[dict[str, object]], None]


class EndedBadly(RuntimeError):
    """A program ended by itself: what it raised stands on its standard error."""


class Program:
    """One program that acts on a file; `hear` is told of all that it says."""

    def __init__(self, path: Path, seed: int, hear: Hear) -> None:
        # No keyring of whoever runs this is opened: the key to what stays forgotten lies beside the file.
        own = {"XDG_CONFIG_HOME": str(path.parent), "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring"}
        paths = {**os.environ, **own, "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(ROOT)))}
        command = [sys.executable, "-m", "tests.faults.acting", str(path), str(seed)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=paths, cwd=ROOT, text=True
        )
        self._hear = hear
        self._said()

    @property
    def ended(self) -> bool:
        """Whether it is no more."""
        return self._process.returncode is not None

    @property
    def killed(self) -> bool:
        """Whether it was killed, once it has ended."""
        return self._process.returncode != 0

    def act(self, order: str, kill_after: int = 0, late_s: float = 0.0) -> bool:
        """Let it do something; False if it is no more.

        With `kill_after` it is killed when it has said so many lines more, `late_s` seconds later: in the middle of
        something.
        """
        self._order(order)
        return self._said(kill_after, late_s)

    def end(self, order: str = "end") -> None:
        """Let it close its window, or with `drop` be gone without."""
        self._order(order)
        for line in self._out:
            self._take(line)
        self._reap()

    @property
    def _out(self) -> IO[str]:
        assert self._process.stdout is not None
        return self._process.stdout

    def _order(self, order: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()

    def _said(self, kill_after: int = 0, late_s: float = 0.0) -> bool:
        for lines, line in enumerate(self._out, start=1):
            said = self._take(line)
            if lines == kill_after:
                time.sleep(late_s)
                self._process.send_signal(signal.SIGKILL)
            if not kill_after or lines < kill_after:
                if said == {}:
                    return True
                if said is not None and "look" in said:
                    self._order("")
        self._reap()
        return False

    def _take(self, line: str) -> dict[str, object] | None:
        if not line.endswith("\n"):
            return None  # it was killed while it said it
        said: dict[str, object] = json.loads(line)
        self._hear(said)
        return said

    def _reap(self) -> None:
        with self._process:
            pass
        if self._process.returncode not in (0, -signal.SIGKILL):
            raise EndedBadly(f"the acting program ended with {self._process.returncode}")


def live(path: Path, rng: random.Random, acts: int, hear: Hear, *, killed: float) -> bool:
    """Let a program do so many acts, and end it in one of the ways programs end; `killed` is the share of kills.

    Return whether it was killed.
    """
    program = Program(path, rng.randrange(1 << 30), hear)
    killed_in = rng.randrange(acts) if rng.random() < killed else acts
    for _ in range(killed_in):
        program.act("go")
    if killed_in == acts:
        program.end()
    else:
        while program.act("go", kill_after=rng.randrange(1, 12), late_s=rng.uniform(0.0, 0.02)):
            pass
    return program.killed
