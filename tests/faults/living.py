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

ROOT = Path(__file__).parents[2]

Hear = Callable[[dict[str, object]], None]


def live(path: Path, rng: random.Random, acts: int, hear: Hear, *, killed: float) -> bool:
    """Let a program do so many acts, and end it in one of the ways programs end; `killed` is the share of kills.

    Return whether it was killed.
    """
    command = [sys.executable, "-m", "tests.faults.acting", str(path), str(rng.randrange(1 << 30))]
    # No keyring of whoever runs this is opened: the key to what stays forgotten lies beside the file.
    own = {"XDG_CONFIG_HOME": str(path.parent), "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring"}
    paths = {**os.environ, **own, "PYTHONPATH": os.pathsep.join((str(ROOT / "app"), str(ROOT)))}
    killed_at = rng.randrange(20, 12 * acts) if rng.random() < killed else 0
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=paths, cwd=ROOT, text=True
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        done = 0
        for lines, line in enumerate(program.stdout, start=1):
            if not line.endswith("\n"):
                break
            said = json.loads(line)
            hear(said)
            done += not said
            if lines == killed_at:
                time.sleep(rng.uniform(0.0, 0.02))  # so that it is met in the middle of something
                program.send_signal(signal.SIGKILL)
            elif not 0 < killed_at < lines and ("look" in said or not said):
                program.stdin.write("go\n" if done < acts else "end\n")
                program.stdin.flush()
    if program.returncode not in (0, -signal.SIGKILL):
        raise RuntimeError(f"the acting program ended with {program.returncode}")
    return program.returncode != 0
