"""The part of a store that has to do with other computers: what left, what never may, and what models made of it."""

from array import array
from collections.abc import Sequence
from typing import Protocol

from wellkept.model.ledger import PrivateMark, Sent, SentRow, Totals
from wellkept.model.profile import ProfileLine


class OutsideStore(Protocol):
    """Forgetting a memory takes its marks, its place in calls and the lines it stands behind along."""

    def add_sent(self, sent: Sent, keys: Sequence[int] = ()) -> int:
        """Write down a call before it is made, and which memories it will hold; return its number."""

    def close_sent(self, row: SentRow, keys: Sequence[int] | None = None) -> None:
        """Write down how a call ended: outcome, reason, tokens and cost.

        With `keys` also what it held after all, where less went out than was written down before: those memories
        of the ones named then, and the numbers of memories and characters.
        """

    def sent_page(self, limit: int, before: int | None = None) -> tuple[SentRow, ...]:
        """Return a page of the calls made, the latest first, those with numbers below `before` only."""

    def sent_of(self, key: int) -> tuple[SentRow, ...]:
        """Return the calls that held a memory, the latest first."""

    def sent_totals(self, since: int = 0) -> Totals:
        """Return all calls since a moment (ms since 1970 UTC) together."""

    def may_leave(self, keys: Sequence[int]) -> tuple[int, ...]:
        """Return those of some memories that may be sent to another computer, in their order.

        A memory marked to never leave, by itself, its source or a tag, may not; nor may one that is gone.
        """

    def staying(self) -> int:
        """Return how many memories never leave this computer."""

    def keep_here(self, keys: Sequence[int], *, marked: bool) -> None:
        """Set or take off the mark on single memories that they never leave this computer."""

    def kept_here(self, keys: Sequence[int]) -> frozenset[int]:
        """Return those of some memories that are marked themselves, whatever their sources and tags."""

    def marked_here(self) -> "array[int]":
        """Return the keys of all memories that are marked themselves."""

    def private_marks(self) -> tuple[PrivateMark, ...]:
        """Return the marks on sources and tags."""

    def save_private_mark(self, mark: PrivateMark, *, marked: bool) -> None:
        """Set or take off the mark on a source or a tag."""

    def profile_lines(self, being_id: str) -> tuple[ProfileLine, ...]:
        """Return the lines of a being's profile, in the order they came."""

    def save_profile_lines(self, being_id: str, lines: Sequence[ProfileLine]) -> tuple[int, ...]:
        """Write lines of the profile and return their numbers; one that has a number keeps it, or gains memories."""

    def remove_profile_lines(self, line_ids: Sequence[int]) -> tuple[ProfileLine, ...]:
        """Erase lines of the profile; return them whole, for undo."""
