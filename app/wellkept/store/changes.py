"""The part of a store that knows what has changed, in whatever process, so that only that is read again."""

from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Changes:
    """How often each kind of thing in a file has changed; only whether two of these differ says something.

    Attributes: `memories` came, went, or look otherwise (being recalled is no change of one); `private` marks of what
    never leaves this computer; `beside` is what else is shown with memories: history, answers, questions, pairs, saved
    searches, lines of the profile, what left; `settings` those kept in the file; `vectors` of memories; `reads` are
    accesses and recalls of assistants; `assistants` are they, with their rights and wishes; `others` is another number
    after another process has written anything.
    """

    memories: int
    private: int
    beside: int
    settings: int
    vectors: int
    reads: int
    assistants: int
    others: int = 0


class ChangeStore(Protocol):
    """All that other processes write is seen at the next look."""

    def changes(self) -> Changes:
        """Return what has changed so far. Asked again while nobody writes, it costs some microseconds."""

    def require_in_place(self) -> None:
        """Raise StoreMissing where the file was moved, deleted or replaced while it was open."""

    def undisturbed(self) -> AbstractContextManager[None]:
        """Let no other process write inside, so that what is read holds while something is written for it.

        All that is written inside is one transaction. Nothing may be yielded or scrubbed inside, and what lies in RAM
        must not be brought up to date after a write. Raises: StoreLocked where another process writes for long.
        """
