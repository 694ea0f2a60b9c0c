"""Small builders for tests."""

import itertools
import tempfile
from functools import cache
from pathlib import Path

from wellkept.model.ids import new_memory_id
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.service.answers import Outside, Progress
from wellkept.store.sqlite.sqlite_store import SqliteStore

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


def lay_new_store(path: Path) -> None:
    """Write a store without memories unless there is one: what opening makes, in a tenth of the time.

    That it is the same, byte for byte, stands in tests/store/sqlite/test_schema.py.
    """
    if not path.exists():
        path.touch(0o600)
        path.write_bytes(_new_store())


@cache
def _new_store() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "memories.db"
        SqliteStore.open(path).close()
        return path.read_bytes()


def progress(step: Progress | Outside) -> Progress:
    """Return a step that is progress; there is no call to the network in this work."""
    assert isinstance(step, Progress)
    return step
