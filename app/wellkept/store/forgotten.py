"""What the owner had forgotten, as the store keeps it: fingerprints that a key is needed to make, and no words."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Print:
    """The fingerprints of one forgotten sentence, 16 bytes each; whoever hands them in has the key.

    Attributes: `exact` of its very words, `form` of its canonical form, `maker` 4 bytes that name the key.
    """

    exact: bytes = field(repr=False)
    form: bytes = field(repr=False)
    maker: bytes


class ForgottenStore(Protocol):
    """The part of a store that knows what must not come back unasked."""

    def add_prints(self, prints: Sequence[Print], day: int) -> tuple[Print, ...]:
        """Keep fingerprints made on a day (since 1970 UTC), and return those that were not there yet."""

    def drop_prints(self, exacts: Sequence[bytes], forms: Sequence[bytes] = ()) -> tuple[Print, ...]:
        """Remove those with any of these fingerprints, and return them."""

    def printed(self, exacts: Sequence[bytes], forms: Sequence[bytes]) -> Collection[bytes]:
        """Return which of these fingerprints are there."""

    def print_makers(self) -> dict[bytes, int]:
        """Return how many fingerprints there are, by the name of the key that made them."""

    def earlier_words(self, being_id: str, after: int, limit: int) -> tuple[tuple[int, int, str], ...]:
        """Return earlier words of a being's memories: a number, the key of the memory, the words; from beyond `after`.

        They are in no index, so whoever looks for words in them reads them all, page by page, by their numbers.
        """

    def empty_prints(self) -> int:
        """Remove all of them, and return how many there were."""
