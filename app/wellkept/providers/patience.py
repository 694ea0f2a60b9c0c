"""A blocking call that may never come back, on a thread of its own: waited for as long as one likes, then left.

The only threads of this room, because two systems offer no time limit: a Secret Service that owns its name but
never answers, and a name server that does not. They are daemons, so that none keeps the program from ending.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Errand(Generic[T]):
    """One call under way. Its answer stays here, also when nobody waited long enough at first."""

    def __init__(self, call: Callable[[], T], name: str) -> None:
        self._call = call
        self._ended = threading.Event()
        self._answer: T | None = None
        self._fault: Exception | None = None
        threading.Thread(target=self._run, name=name, daemon=True).start()

    def wait(self, timeout_s: float) -> bool:
        """Wait so many seconds; return whether the call has ended."""
        return self._ended.wait(timeout_s)

    def answer(self) -> T:
        """Return what an ended call returned, or raise what it raised."""
        if self._fault is not None:
            raise self._fault
        return self._answer  # type: ignore[return-value] # None only where T allows it

    def _run(self) -> None:
        try:
            self._answer = self._call()
        except Exception as error:  # noqa: BLE001 - handed to the one who asks
            self._fault = error
        finally:
            self._ended.set()
