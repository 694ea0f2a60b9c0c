"""Does the window stay alive while memories are read for their meaning? `python -m tests.bench.embedding_bench [ROWS]`.

The real window over 10,000 memories none of which has a vector, with the built-in model. A timer of the GUI
thread is due every 5 ms; how late it comes is the slip, see `ticks`. From the loading of the model on, a question
is typed every 4 s, letter by letter: what happens then is counted apart. For comparison, typing goes on for 20 s
after the last memory, and a second process does nothing but tick.
"""

import argparse
import itertools
import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from tests.bench import corpus
from tests.bench.figures import percentile, resident_mb
from tests.bench.ticks import Ticks
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.app import SWITCH_S, open_service
from wellkept.ui.desk import Desk
from wellkept.ui.main_window import MainWindow
from wellkept.ui.meaning_keeper import BEGIN_MS, Standing
from wellkept.ui.theme import Theme

KEY_EVERY_MS = 90
BETWEEN_QUESTIONS = 45  # keys that are not pressed: 4 s
_IDLE_KEYS = 6  # not pressed: what the last key brought has been painted
_BATCH = 500
_AFTER_MS = 20_000


class Typist(QObject):
    """Types questions into the window, and notes how long each answer took, ms. Signals: `typing` or not."""

    typing = Signal(bool)

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.part = ""
        self._idle_keys = _IDLE_KEYS
        self.took: dict[str, list[float]] = {}
        self._window = window
        self._asked = 0.0
        self._keys = itertools.cycle(
            step for query in corpus.queries(40) for step in (*_letters(query), *[None] * BETWEEN_QUESTIONS)
        )
        window.list.shown.connect(self._on_shown)
        self._timer = QTimer(self, interval=KEY_EVERY_MS)
        self._timer.timeout.connect(self._on_key)

    def start(self) -> None:
        """Begin to type."""
        self._timer.start()

    def stop(self) -> None:
        """Type no more."""
        self._timer.stop()

    def _on_key(self) -> None:
        text = next(self._keys)
        self._idle_keys = 0 if text is not None else self._idle_keys + 1
        self.typing.emit(self._idle_keys < _IDLE_KEYS)
        if text is not None:
            self._asked = time.perf_counter()
            self._window.search.setText(text)

    def _on_shown(self) -> None:
        if self._asked:
            self.took.setdefault(self.part, []).append((time.perf_counter() - self._asked) * 1e3)
            self._asked = 0.0


def _letters(query: str) -> list[str]:
    return [query[:end] for end in range(1, len(query) + 1)]


def main() -> None:
    """Measure one run and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=10_000)
    rows = parser.parse_args().rows
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memories.db"
        store = SqliteStore.open(path)
        made = corpus.memories(rows)
        while batch := list(itertools.islice(made, _BATCH)):
            store.insert(batch)
        store.close()
        _run(path)


class Run(QObject):
    """One run of the window: start, loading, embedding, as long again with nothing to embed, close."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.ticks, self.typist = Ticks(), Typist(window)
        self._window = window
        self._start = time.perf_counter()
        self.typist.typing.connect(self._on_typing)
        window.list.shown.connect(self._on_shown)
        window.meaning.told.connect(self._on_standing)

    def _on_shown(self) -> None:
        if self.ticks.part == "start":
            self.ticks.part = "first rows"
            QTimer.singleShot(BEGIN_MS, partial(self._enter, "loading"))

    def _on_standing(self, standing: Standing) -> None:
        if self.typist.part == "loading":
            self._enter("embedding")
        if self.typist.part == "embedding" and standing.coverage.with_ == standing.coverage.total:
            seconds = time.perf_counter() - self._start
            print(f"{standing.coverage.total:,} memories read in {seconds:.1f} s, {resident_mb():.0f} MB", flush=True)
            self._enter("after")
            QTimer.singleShot(_AFTER_MS, self._close)

    def _on_typing(self, typing: bool) -> None:
        self.ticks.part = f"{self.typist.part}, typing" if typing else self.typist.part

    def _close(self) -> None:
        self.typist.stop()
        self._enter("close")
        self._window.close()

    def _enter(self, part: str) -> None:
        self.ticks.part = self.typist.part = part
        if part == "loading":
            self.typist.start()


CONTROL = """
import sys, threading, time
threading.Thread(target=lambda: (sys.stdin.read(), done.append(1)), daemon=True).start()
done, slips = [], []
while not done:
    start = time.perf_counter()
    time.sleep(0.005)  # the control: a process that only waits, as often as the tick
    slips.append((time.perf_counter() - start) * 1e3 - 5)
slips.sort()
print(f"5 ms tick, a process that does nothing else   n {len(slips):6}   p99.9 {slips[int(len(slips) * 0.999)]:6.2f}"
      f"   max {slips[-1]:6.2f}   over 30 ms: {sum(slip > 30 for slip in slips)}")
"""


def _run(path: Path) -> None:
    control = subprocess.Popen([sys.executable, "-c", CONTROL], stdin=subprocess.PIPE)
    sys.setswitchinterval(SWITCH_S)
    app = QApplication([])
    window = MainWindow(Desk(open_service), Theme(app))
    run = Run(window)
    window.show()
    window.open_store(path)
    app.exec()
    control.communicate()
    for line in run.ticks.lines():
        print(line)
    for part, took in run.typist.took.items():
        print(
            f"key to rows, {part:<17} n {len(took):4}   median {percentile(took, 0.5):6.1f} ms"
            f"   p95 {percentile(took, 0.95):6.1f}   max {max(took):6.1f}"
        )


if __name__ == "__main__":
    main()
