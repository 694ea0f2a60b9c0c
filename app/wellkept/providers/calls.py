"""One call under way: its limits, and whether it must stop. Everything that waits asks it many times a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from time import monotonic, sleep

from wellkept.providers.faults import Cancelled, OfflineSwitched, TookTooLong


@dataclass(frozen=True, slots=True)
class Limits:
    """How long and how much: seconds, bytes, tries.

    Attributes: `connect_s` to get a connection; `silence_s` without a single byte; `total_s` for one try;
    `tries` at most, the first included; `first_wait_s` before the second, doubled each time; `wait_max_s` for
    all waits together: who asks for more is told so at once; `body_max` bytes of an answer (96 vectors of 4,096
    numbers take 9 MB); `slice_s` how soon a stop is noticed.
    """

    connect_s: float = 10.0
    silence_s: float = 90.0
    total_s: float = 180.0
    tries: int = 3
    first_wait_s: float = 0.5
    wait_max_s: float = 60.0
    body_max: int = 32 * 1024 * 1024
    slice_s: float = 0.05


AT_HOME = Limits(silence_s=600.0, total_s=900.0)
"""For a server of the owner's own, where a model without a graphics card writes a few words a second."""


class Call:
    """What is being waited for. Used by the thread that made it, and by those that ask `cancelled`."""

    def __init__(self, limits: Limits, cancelled: Callable[[], bool], offline: Callable[[], bool]) -> None:
        self.limits = limits
        self._cancelled = cancelled
        self._offline = offline
        self._ends_at = monotonic() + limits.total_s

    def check(self) -> None:
        """Raise what ends this call: OfflineSwitched, Cancelled or TookTooLong."""
        if self._offline():
            raise OfflineSwitched
        if self._cancelled():
            raise Cancelled
        if monotonic() >= self._ends_at:
            raise TookTooLong

    def slices(self, limit_s: float) -> Iterator[float]:
        """Yield one short wait after the other until `limit_s` seconds are over. Raises: as `check`."""
        ends_at = monotonic() + limit_s
        while (left := ends_at - monotonic()) > 0:
            self.check()
            yield min(left, self.limits.slice_s)
        self.check()

    def rest(self, seconds: float) -> None:
        """Wait, unless something ends the call meanwhile. The time limit of the next try starts afterwards."""
        self._ends_at = monotonic() + seconds + self.limits.total_s
        for piece in self.slices(seconds):
            sleep(piece)
        self._ends_at = monotonic() + self.limits.total_s


_current: ContextVar[Call] = ContextVar("call")


def current_call() -> Call:
    """Return the call that this thread is making: sockets deep below ask it. Raises: LookupError outside of one."""
    return _current.get()


@contextmanager
def under_way(call: Call) -> Iterator[None]:
    """Make a call the current one."""
    token = _current.set(call)
    try:
        yield
    finally:
        _current.reset(token)
