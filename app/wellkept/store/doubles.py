"""The part of a store that says what memories say, page by page, and which of them the owner keeps apart."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

ApartPair = tuple[int, int]
"""Two keys, the smaller first."""


@dataclass(frozen=True, slots=True)
class Wording:
    """What a memory says, and since when (ms since 1970 UTC).

    Attributes: `alike` is the key of the first memory before it that has the same form, None where there is none.
    """

    key: int
    content: str = field(repr=False)
    created_at: int
    alike: int | None = None


class DoublesStore(Protocol):
    """Forgetting a memory, or giving it other words, takes its pairs along."""

    def wordings(self, being_id: str, after: int, limit: int) -> tuple[Wording, ...]:
        """Return what memories of a being say, those with keys above `after`, by rising key."""

    def said(self, keys: Sequence[int]) -> tuple[Wording, ...]:
        """Return what some memories say, in the order of `keys`, without `alike`; those gone are left out."""

    def kept_apart(self) -> frozenset[ApartPair]:
        """Return all pairs that the owner keeps both."""

    def keep_apart(self, one: int, other: int) -> None:
        """Write down that the owner keeps both. Raises: MemoryNotFound when one of them is gone."""

    def offer_again(self, one: int, other: int) -> None:
        """Take that back."""
