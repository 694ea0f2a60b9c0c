"""The part of a store that reads words as they were written, which no word index holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from wellkept.model.query import Filters

if TYPE_CHECKING:  # they stand where this part is joined to the others
    from wellkept.store.store import Stop, WordMatch


class SignStore(Protocol):
    """Every reading is of the rows themselves."""

    def writing(self, text: str, filters: Filters, stop: Stop | None = None) -> Sequence[WordMatch]:
        """Return the memories in whose words a text stands, in no order; `words` is 1, and 2 where it is all there is.

        All rows are read: 60 ms at 100,000 memories. Raises: Interrupted when `stop` answers True.
        """

    def contents(self, keys: Sequence[int]) -> dict[int, str]:
        """Return the words of some memories as they were written; those gone are left out."""
