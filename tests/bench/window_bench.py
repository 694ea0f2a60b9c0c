"""The window over many memories, by key and mouse: `python -m tests.bench.window_bench [ROWS] [DIMS] [--file PATH]`.

Scrolling by wheel, jumping to the end, typing, selecting all, tagging and forgetting 10,000, taking that back, and
resizing. For each: the processor time of the window's thread from one frame (16 ms) to the next, and how late a
tick of 5 ms came (see `ticks`), with a process beside it that does nothing but tick. Vectors are made up, so no
model is loaded. PATH is copied first; it needs vectors of `made-up/DIMS` (see `filled`).
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.bench import corpus
from tests.bench.embedding_bench import CONTROL
from tests.bench.figures import percentile, resident_mb
from tests.bench.filled import Clusters, fill
from tests.bench.ticks import Ticks
from tests.bench.window import first_rows
from wellkept.providers.embedders import DEFAULT
from wellkept.service.requests import Edit
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.ages import now_ms
from wellkept.ui.app import SWITCH_S
from wellkept.ui.desk import Desk
from wellkept.ui.errands import Service
from wellkept.ui.list.place import select
from wellkept.ui.main_window import MainWindow
from wellkept.ui.theme import Theme

FRAME_MS = 16
TARGET_MS, STALL_MS = 8, 50
MANY = 10_000
_KEY_FRAMES = 6  # between two keys: 96 ms
_WHEEL, _RESIZES, _JUMPS, _KEYS, _SELECTS = 300, 120, 12, 150, 8
_WAIT_S = 1200

Script = Iterator[None]
"""Does something, and yields when the next frame may come."""


class Run(QObject):
    """Runs the script, a step each frame."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.frames: dict[str, list[float]] = {}
        self.lines: list[str] = []
        self._window, self._list, self._table = window, window.list, window.list.table
        typed = (query[:end] for query in corpus.queries(40) for end in range(1, len(query) + 1))
        self._texts = list(islice(typed, _KEYS))
        self.ticks = Ticks()  # now: to make up those texts takes 70 ms
        self._last = time.thread_time()
        self._steps = self._script()
        self._timer = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_frame)
        self._timer.start()

    def _on_frame(self) -> None:
        now = time.thread_time()
        self.frames.setdefault(self.ticks.part, []).append((now - self._last) * 1e3)
        self._last = now
        if next(self._steps, "end") == "end":
            self._timer.stop()
            self._window.close()

    def _script(self) -> Script:
        yield from self._until(lambda: self._list.model.rowCount() > 0)
        yield from self._until(lambda: self._window.meaning.settled)
        self.lines.append(f"{self._list.model.rowCount():,} rows, {resident_mb():.0f} MB with all loaded")
        parts: dict[str, Callable[[], Script]] = {
            "idle": lambda: self._frames(60),
            "wheel": self._wheel,
            "jump to the end": self._jump,
            "type-ahead": self._type,
            "select all": self._select_all,
            "tag 10,000": self._tag,
            "undo the tag": self._undo,
            "forget 10,000": self._forget,
            "undo forgetting": self._undo,
            "resize": self._resize,
        }
        for self.ticks.part, part in parts.items():
            start, busy = time.perf_counter(), time.process_time()
            yield from part()
            spent = f"{time.perf_counter() - start:6.1f} s, {time.process_time() - busy:5.1f} s of processors"
            self.lines.append(f"{self.ticks.part:<16} took {spent}, then {resident_mb():.0f} MB")
        self.ticks.part = "closing"  # the window waits for its thread, which empties the log

    def _frames(self, count: int) -> Script:
        yield from [None] * count

    def _until(self, happened: Callable[[], bool]) -> Script:
        end = time.monotonic() + _WAIT_S
        while not happened():
            if time.monotonic() > end:
                raise TimeoutError(self.ticks.part)
            yield

    def _rest(self) -> Script:
        """Wait for all answers, and until they are painted."""
        yield from self._frames(4)
        yield from self._until(lambda: self._window.desk.idle)
        yield from self._frames(4)

    def _wheel(self) -> Script:
        for _ in range(_WHEEL):
            view = self._table.viewport()
            at = QPointF(view.rect().center())
            event = QWheelEvent(
                at, QPointF(view.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, -240), Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(view, event)
            yield

    def _jump(self) -> Script:
        for _ in range(_JUMPS):
            for key in (Qt.Key.Key_End, Qt.Key.Key_Home):
                QTest.keyClick(self._table, key)
                yield from self._rest()

    def _type(self) -> Script:
        for text in self._texts:
            self._window.search.setText(text)
            yield from self._frames(_KEY_FRAMES)
        self._window.search.clear()
        yield from self._rest()

    def _select_all(self) -> Script:
        for _ in range(_SELECTS):
            QTest.keyClick(self._table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            yield from self._rest()
            QTest.keyClick(self._table, Qt.Key.Key_Down)
            yield from self._rest()

    def _select_many(self) -> Script:
        select(self._table, self._list.model, range(MANY), 0)
        yield from self._rest()

    def _tag(self) -> Script:
        yield from self._select_many()
        self._window.acts.edit(Edit(self._list.selected_keys(), add_tags=("holiday",)))
        yield from self._rest()

    def _forget(self) -> Script:
        yield from self._select_many()
        QTest.keyClick(self._table, Qt.Key.Key_Delete)
        yield
        self._window.messages.notice_box.press()
        yield from self._rest()

    def _undo(self) -> Script:
        self._window.acts.undo()
        yield from self._rest()

    def _resize(self) -> Script:
        width = self._window.width()
        for step in range(_RESIZES):
            self._window.resize(width - 4 * min(step, _RESIZES - step), self._window.height())
            yield


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=100_000)
    parser.add_argument("dims", nargs="?", type=int, default=512)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--no-start", action="store_true", help="leave the start of the program out")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path("build") if Path("build").is_dir() else None) as folder:
        path = Path(folder) / "memories.db"
        if asked.file is not None:
            shutil.copy(asked.file, path)
            SqliteStore.open(path).close()  # brings it to the newest schema
        else:
            fill(path, asked.rows, Clusters(asked.dims))
        if not asked.no_start:
            for line in first_rows(path):
                print(line, flush=True)
        _measure(path, Clusters(asked.dims))


def _measure(path: Path, embedder: Clusters) -> None:
    def opened(path: Path | None, _code: str) -> Service:
        assert path is not None
        return Wellkept(SqliteStore.open(path), now_ms, {DEFAULT: embedder})

    control = subprocess.Popen([sys.executable, "-c", CONTROL], stdin=subprocess.PIPE)
    sys.setswitchinterval(SWITCH_S)
    app = QApplication([])
    window = MainWindow(Desk(opened), Theme(app))
    window.show()
    run = Run(window)
    window.open_store(path)
    app.exec()
    control.communicate()
    for line in run.lines:
        print(line)
    for part, frames in run.frames.items():
        stalls = [tick.ours for tick in run.ticks.parts.get(part, [])]
        late, stall = sum(one > STALL_MS for one in stalls), max(stalls, default=0.0)
        fits = percentile(frames, 0.95) <= TARGET_MS and not late
        print(
            f"frame, {part:<16} n {len(frames):5}   median {percentile(frames, 0.5):6.2f} ms   "
            f"p95 {percentile(frames, 0.95):6.2f}   max {max(frames):7.2f}   longest stall of ours {stall:7.2f}   "
            f"over {STALL_MS} ms: {late}{'' if fits else '   MISSED'}"
        )
    for line in run.ticks.lines():
        print(line)


if __name__ == "__main__":
    main()
