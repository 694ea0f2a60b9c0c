"""Small builders for tests."""

import itertools

from wellkept.model.ids import new_memory_id
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.service.answers import Outside, Progress

NOON = 1_772_452_800_000
"""2 March 2026, 12:00 UTC, in ms since 1970: the time at which most tests take place."""

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

_numbers = itertools.count()


class Clock:
    """A clock that moves only when told to."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def memory(content: str, **record: object) -> Memory:
    """Return a memory with this sentence; anything else of its record by name."""
    values: dict[str, object] = {
        "id": new_memory_id(NOON + next(_numbers)),
        "kind": Kind.FACT,
        "created_at": NOON,
        **record,
    }
    return Memory(content=content, **values)  # type: ignore[arg-type] # named by the test


def progress(step: Progress | Outside) -> Progress:
    """Return a step that is progress; there is no call to the network in this work."""
    assert isinstance(step, Progress)
    return step
