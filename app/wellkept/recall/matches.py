"""What answers a query, column by column: a key press scores thousands of memories at once."""

from __future__ import annotations  # numpy's types are names for the type checker only

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wellkept.store.store import WordMatch

if TYPE_CHECKING:  # numpy takes a tenth of a second to load, and the first rows do not need it
    import numpy as np
    from numpy.typing import NDArray

    Keys = NDArray[np.int64]
    Values = NDArray[np.float64]
    Sizes = NDArray[np.int32]
    Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Matches:
    """Memories that answer, in no order, each once; the columns are those of `WordMatch`."""

    keys: Keys = field(repr=False)
    words: Values = field(repr=False)
    trigrams: Values = field(repr=False)
    importance: Values = field(repr=False)
    created_at: Keys = field(repr=False)

    def __len__(self) -> int:
        return len(self.keys)

    def at(self, places: Keys | Mask) -> Matches:
        """Return some of them: those at these places, or where a mask is true."""
        return Matches(
            self.keys[places],
            self.words[places],
            self.trigrams[places],
            self.importance[places],
            self.created_at[places],
        )

    def of(self, keys: Keys) -> Matches:
        """Return those with these keys, in the order they have here."""
        import numpy as np

        return self.at(np.isin(self.keys, keys))

    def rows(self) -> list[WordMatch]:
        """Return them one by one, for the few that are looked at closely."""
        columns = (self.keys, self.words, self.trigrams, self.importance, self.created_at)
        return list(map(WordMatch._make, zip(*(column.tolist() for column in columns), strict=True)))


def matches_of(rows: Sequence[WordMatch]) -> Matches:
    """Return rows as columns."""
    import numpy as np

    table = np.array(rows, dtype=np.float64).reshape(-1, 5)  # keys and ms stay whole below 2**53
    keys, words, trigrams, importance, created_at = table.T
    return Matches(keys.astype(np.int64), words, trigrams, importance, created_at.astype(np.int64))


def joined(ones: Matches, others: Matches) -> Matches:
    """Return both, which share no key."""
    import numpy as np

    return Matches(
        np.concatenate((ones.keys, others.keys)),
        np.concatenate((ones.words, others.words)),
        np.concatenate((ones.trigrams, others.trigrams)),
        np.concatenate((ones.importance, others.importance)),
        np.concatenate((ones.created_at, others.created_at)),
    )
