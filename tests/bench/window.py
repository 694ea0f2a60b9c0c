"""From the start of the program to the first rows on the screen, in processes of their own."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

_RUNS = 5


def first_rows(path: Path) -> Iterator[str]:
    """Start the window so many times on a store and yield lines of figures; the first start is not counted."""
    runs = [_run(path) for _ in range(_RUNS + 1)][1:]
    for name, title, unit in (
        ("window", "start of the process to the window painted", "ms"),
        ("rows", "start of the process to the first rows painted", "ms"),
        ("rss", "memory of the program with the window open", "MB"),
    ):
        values = sorted(run[name] for run in runs)
        yield f"{title:<48} median {statistics.median(values):7.0f} {unit}   min {values[0]:.0f}   max {values[-1]:.0f}"


def _run(path: Path) -> dict[str, float]:
    said = subprocess.run(
        [sys.executable, "-m", "tests.bench.first_rows", str(time.time()), str(path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return {name: float(value) for name, value in (line.split() for line in said.stdout.splitlines())}
