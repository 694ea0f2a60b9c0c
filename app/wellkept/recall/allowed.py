"""What an assistant may read, for the parts of ranking that look at vectors and neighbours in RAM.

The rule itself is a condition of the store's own reading; here are only the keys that it lets pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from array import array

    from wellkept.recall.matches import Keys, Mask


class Allowed:
    """The keys of all memories that may be read, and which stand beside each other in time. 9 bytes a memory."""

    def __init__(self, newest_first: array[int]) -> None:
        """Take the keys, newest first."""
        keys = np.frombuffer(newest_first, dtype=np.int64) if newest_first else np.zeros(0, dtype=np.int64)
        self._framed: Keys = np.concatenate(([-1], keys, [-1]))
        self._places: Keys = np.zeros(int(keys.max()) + 1 if len(keys) else 0, dtype=np.int64)
        self._places[keys] = np.arange(1, len(keys) + 1)

    def has(self, keys: Keys) -> Mask:
        """Return which of these keys may be read."""
        inside = (keys >= 0) & (keys < len(self._places))
        inside[inside] = self._places[keys[inside]] > 0
        return inside

    def beside(self, keys: Keys) -> Keys:
        """Return what was written just before and just after memories that are here: two keys each, -1 for none."""
        here = self.has(keys)  # what came in since is not, yet
        places = np.where(here, self._places[np.where(here, keys, 0)] if len(self._places) else 0, 0)
        pairs = np.column_stack((self._framed[places + 1], self._framed[places - 1]))
        pairs[~here] = -1
        return pairs
