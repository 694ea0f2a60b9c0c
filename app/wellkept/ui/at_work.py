"""Whether the owner is at work in the window right now, so that what nobody waits for gives way."""

import time

REST_MS = 200
"""How long background work rests after a batch. Source: the Copilotz memory chapter's rule for its queue.
It rests as long after each look of the owner, so that nobody who types, scrolls or drags meets it."""
PAUSE_MS = 20
"""How long a call on another thread pauses each time it asks while the owner is at work: a copy of a file, which asks
every 2 MB, goes on at less than 100 MB/s then, and never stops. Two threads that both work in Python hand its lock to
and fro: a frame of the window took half as long again."""


class AtWork:
    """Says when the owner last scrolled, dragged or asked. Noted by the window's thread, read by all others."""

    def __init__(self) -> None:
        self._last = float("-inf")

    def note(self, *_told: object) -> None:
        """Hear that the owner did something."""
        self._last = time.monotonic()

    def __call__(self) -> bool:
        """Say whether the owner did something so lately that the next thing is to be expected."""
        return (time.monotonic() - self._last) * 1e3 < REST_MS

    def give_way(self) -> None:
        """Pause for a moment if the owner is at work. For a thread of calls, where nothing else waits meanwhile: what
        asks is SQLite, in the middle of a copy, and can be held up in no other way.
        """
        if self():
            time.sleep(PAUSE_MS / 1e3)
