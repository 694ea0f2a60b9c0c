"""Shows what came piece by piece, a frame each, where all of it at once would hold up the next frame."""

import time
from collections import deque
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer

from wellkept.ui.outcomes import Outcome, Progressed

FRAME_MS = 16
"""One frame of a screen that shows 60 in a second."""
BESIDE_MS = 1.0
"""What came still has room beside so much work of another kind: a letter that was typed and painted takes 0.7 ms."""
LITTLE_MS = 0.1
"""What takes no more than that is followed by another in the same frame: an answer that nobody wants any more, or how
far a job has come. Whatever is shown takes more, and its layout and painting, 1 to 6 ms, come after it."""


class Pace(QObject):
    """Hands on what came in the order that it came, at once where the window was at rest.

    Work is measured in processor time of this thread, so a busy machine does not slow it down.
    """

    def __init__(self, hand_on: Callable[[Outcome], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.frame_ms = FRAME_MS
        self._hand_on = hand_on
        self._waiting: deque[Callable[[], None]] = deque()
        self._progress: dict[int, Progressed] = {}
        self._began, self._worked = 0.0, 0.0  # the frame that goes on: s, and s of the processor by then
        self._full = False
        self._next = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._next.timeout.connect(self._on_next)

    @property
    def idle(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting

    def begin(self) -> None:
        """Hear that the window is at work: a frame begins, unless one goes on."""
        now = time.perf_counter()
        if (now - self._began) * 1e3 >= self.frame_ms:
            self._began, self._worked, self._full = now, time.thread_time(), False

    def take(self, outcome: Outcome) -> None:
        """Hand on an outcome now or in one of the next frames; of how far a job has come only the newest."""
        if isinstance(outcome, Progressed):
            known = outcome.ticket in self._progress
            self._progress[outcome.ticket] = outcome
            if known:
                return
            self._waiting.append(partial(self._hand_on_progress, outcome.ticket))
        else:
            self._waiting.append(partial(self._hand_on, outcome))
        if not self._next.isActive():
            self._hand_on_some()

    def next_frame(self, act: Callable[[], None]) -> None:
        """Do something in a frame of its own, after what already waits."""
        self._waiting.append(partial(self._alone, act))
        self._wait()

    def clear(self) -> None:
        """Let go of all that waits."""
        self._waiting.clear()
        self._progress.clear()
        self._next.stop()

    def _hand_on_progress(self, ticket: int) -> None:
        self._hand_on(self._progress.pop(ticket))

    def _alone(self, act: Callable[[], None]) -> None:
        self._full = True
        act()

    def _on_next(self) -> None:
        self._began = 0.0
        self._hand_on_some()

    def _hand_on_some(self) -> None:
        self.begin()
        try:
            while self._waiting and not self._full and self._spent() < BESIDE_MS:
                before = self._spent()
                self._waiting.popleft()()
                if self._spent() - before > LITTLE_MS:
                    self._full = True
        finally:
            if self._waiting:
                self._wait()

    def _spent(self) -> float:
        """Return how long this thread has worked in this frame, ms of the processor."""
        return (time.thread_time() - self._worked) * 1e3

    def _wait(self) -> None:
        if not self._next.isActive():
            self._next.start(self.frame_ms)
