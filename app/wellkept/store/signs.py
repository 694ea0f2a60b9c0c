"""The part of a store that reads words as they were written, which no word index holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from wellkept.model.query import Filters

if TYPE_CHECKING:  # they stand where this part is joined to the others
    from wellkept.store.store import Numbers, Stop


class Writing(NamedTuple):
    """Memories in whose words a text stands, number by number, in no order.

    Attributes: `keys` theirs; `wholly` 1 for each where the text is all there is, else 0; `importance` 0..1;
    `created_at` ms since 1970 UTC.
    """

    keys: Numbers
    wholly: Numbers
    importance: Numbers
    created_at: Numbers


class SignStore(Protocol):
    """Every reading is of the rows themselves."""

    def writing(self, text: str, filters: Filters, stop: Stop | None = None) -> Writing:
        """Return the memories in whose words a text stands.

        All rows are read: 40 ms at 100,000 memories. Raises: Interrupted when `stop` answers True.
        """

    def contents(self, keys: Sequence[int]) -> dict[int, str]:
        """Return the words of some memories as they were written; those gone are left out."""
