"""What the owner said to "Still true?", and the memories that may be asked about, as the store keeps them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from wellkept.model.kinds import Kind


@dataclass(frozen=True, slots=True)
class StillAnswer:
    """The last answer about a memory; times are ms since 1970 UTC.

    Attributes: `answered_at` when it was given; `confirmed_at` when the owner last said that it is true, None for
    never; `confirmations` how often in a row; `ask_after` when to ask again. It is about the words that stood there
    at `answered_at`: with other words it counts for nothing, and does again once those are taken back.
    """

    answered_at: int
    confirmed_at: int | None
    confirmations: int
    ask_after: int


@dataclass(frozen=True, slots=True)
class StillCandidate:
    """A memory that may have aged.

    Attributes: `said_at` when its words were written, ms since 1970 UTC; `importance` 0..1; `confirmed_at` as in
    `StillAnswer`, of an answer that counts.
    """

    key: int
    content: str = field(repr=False)
    kind: Kind
    said_at: int
    importance: float
    confirmed_at: int | None


class StillStore(Protocol):
    """The part of a store that holds the answers. Forgetting a memory takes its answer along."""

    def still_answers(self, keys: Sequence[int]) -> Mapping[int, StillAnswer]:
        """Return the answers about some memories that count, by key."""

    def save_still_answers(self, answers: Mapping[int, StillAnswer | None]) -> None:
        """Write answers by key, None takes one out; memories that are gone are left out."""

    def still_candidates(
        self, being_id: str, words: Iterable[str], now: int, limit: int, *, after: int | None, newest: bool
    ) -> tuple[tuple[StillCandidate, ...], int | None]:
        """Return memories with any of some words that may be asked about now, in the order of their keys.

        At most `limit` are looked at, from beyond the key `after` (None: from the end), upwards, or downwards with
        `newest`. The second is the `after` for going on, None where there are no more.
        """
