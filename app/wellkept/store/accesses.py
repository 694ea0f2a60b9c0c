"""The part of a store that knows which assistant read or wrote which memories. Numbers only, no words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

KEPT_MOST = 2_000
"""So many accesses that read, and as many that wrote, are kept of each assistant. One that is asked at every turn of a
talk, sixty a day, is seen for a month; what it wrote is not pushed out by what it reads, nor by another assistant."""
KEPT_KEYS_MOST = 40_000
"""And of so many memories together: about 2 MB of the file for an assistant that reads page after page."""
KEPT_DAYS = 90
"""Then an access goes, however few there are: three months are enough to look back, and no diary for ever."""
KEYS_MOST = 200
"""So many memories of one access are noted: the most that one answer holds."""


@dataclass(frozen=True, slots=True)
class KeptAccess:
    """One access.

    Attributes: `at` ms since 1970 UTC; `assistant` its id; `asked` 8 bytes that stand for a question, b"" for none;
    `count` how many memories it was about, `keys` those that are noted and still there; `number` grows with time, and
    `name` is that of the assistant: both are filled where one is read.
    """

    at: int
    assistant: str
    act: str
    wrote: bool
    count: int
    keys: tuple[int, ...] = ()
    asked: bytes = field(default=b"", repr=False)
    number: int = 0
    name: str = ""


class AccessStore(Protocol):
    """What is noted goes with its memories and its assistant."""

    def add_accesses(self, accesses: Sequence[KeptAccess], seen: Mapping[str, int], since: int) -> None:
        """Write accesses, and when assistants (by id) were last seen, in one go; what is beyond the bounds goes.

        Of memories that are gone nothing is written, and nothing of assistants that are; `since` (ms since 1970 UTC)
        is before when accesses are too old.
        """

    def accesses(
        self, limit: int, *, key: int | None = None, assistant: str = "", before: int | None = None
    ) -> tuple[KeptAccess, ...]:
        """Return accesses, the newest first: of one memory, of one assistant (by id), with numbers below `before`."""

    def count_accesses(self, *, key: int | None = None, assistant: str = "") -> int:
        """Return how many there are of one memory, of one assistant (by id), or in all."""

    def accesses_since(self, since: int) -> Mapping[str, int]:
        """Return how often each assistant (by id) read or wrote since an instant, ms since 1970 UTC."""
