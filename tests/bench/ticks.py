"""A timer of the GUI thread that is due every 5 ms, and what made it late.

A slip has three parts: the thread's own work (its CPU time), waiting for a processor that others have (Linux
tells), and the rest: waiting for Python's lock. Whoever has that lock either works, which is CPU time of this
process, or waits for a processor itself. So what the program has to answer for, however busy the machine, is at
most the slip without the wait for a processor, and at most what all its threads worked meanwhile.
"""

import os
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer

from tests.bench.figures import percentile

TICK_MS = 5
BAD_MS = 30


@dataclass(frozen=True, slots=True)
class Tick:
    """How late a tick came, and since the last one: the work of its thread and of all, its wait for a processor; ms."""

    slip: float
    worked: float
    all_worked: float
    queued: float

    @property
    def ours(self) -> float:
        """How late it would have come at most had a processor been free at once for every thread, ms."""
        return max(0.0, min(self.slip - self.queued, self.all_worked))


class Ticks(QObject):
    """Ticks and notes, in the part of the run that goes on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.parts: dict[str, list[Tick]] = {}
        self.part = "start"
        self._queue = _opened_queue()
        self._last = self._now()
        self._timer = QTimer(self, interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)
        self._timer.start()

    def lines(self) -> Iterator[str]:
        """Yield what came out, part by part."""
        for part, ticks in self.parts.items():
            yield f"5 ms tick, {part:<18} n {len(ticks):6}   {_spread([tick.slip for tick in ticks])}"
            yield f"   had processors been free at once    {_spread([tick.ours for tick in ticks])}"
            yield f"   work between two ticks, CPU time    {_spread([tick.worked for tick in ticks])}"

    def _on_tick(self) -> None:
        before, self._last = self._last, self._now()
        wall, *spent = (new - old for new, old in zip(self._last, before, strict=True))
        self.parts.setdefault(self.part, []).append(Tick(max(0.0, wall - TICK_MS), *spent))

    def _now(self) -> tuple[float, float, float, float]:
        """Return wall time, CPU time of this thread and of all, and this one's wait for a processor so far, ms."""
        queued = int(os.pread(self._queue, 100, 0).split()[1]) / 1e6 if self._queue is not None else 0.0
        return time.perf_counter() * 1e3, time.thread_time() * 1e3, time.process_time() * 1e3, queued


def _opened_queue() -> int | None:
    """Return where Linux tells how long this thread waited for a processor (`man 5 proc`, schedstat)."""
    path = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
    return os.open(path, os.O_RDONLY) if path.exists() else None


def _spread(values: list[float]) -> str:
    late = sum(value > BAD_MS for value in values)
    marks = "   ".join(f"{name} {percentile(values, share):6.2f}" for name, share in _MARKS)
    return f"{marks}   max {max(values):6.2f}   over {BAD_MS} ms: {late}"


_MARKS = (("median", 0.5), ("p95", 0.95), ("p99.9", 0.999))
