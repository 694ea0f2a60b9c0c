"""What an assistant may read, for the parts of ranking that look at vectors and neighbours in RAM.

The rule itself is a condition of the store's own reading; here are only the keys that it lets pass.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from array import array

    from wellkept.recall.columns import Columns
    from wellkept.recall.matches import Keys, Mask, Matches, Values


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


class Among:
    """The columns of a being's memories, of those only that may be read: what ranking asks of `Columns`."""

    def __init__(self, columns: Columns, allowed: Allowed) -> None:
        self._columns, self._allowed = columns, allowed
        self.words, self.grams = columns.words, columns.grams

    def has(self, keys: Keys) -> Mask:
        """Return which of these keys are here."""
        here: Mask = self._columns.has(keys) & self._allowed.has(keys)
        return here

    def matches(self, keys: Keys, words: Values, trigrams: Values) -> Matches:
        """Return memories with their scores, leaving out those that are not here."""
        here = self._allowed.has(keys)
        return self._columns.matches(keys[here], words[here], trigrams[here])

    def newest_first(self, keys: Keys, without: Keys | None = None) -> Keys:
        """Return those of these keys that are here, newest first; some may be left out."""
        found = self._columns.newest_first(keys, without)
        return found[self._allowed.has(found)]

    def beginning_newest_first(self, start: str, without: Keys | None = None) -> Keys | None:
        """Return who has a word that begins so, newest first; None where only the word index knows."""
        found = self._columns.beginning_newest_first(start, without)
        return None if found is None else found[self._allowed.has(found)]

    def beside(self, keys: Keys) -> Keys:
        """Return what was written just before and just after memories that are here: two keys each, -1 for none."""
        return self._allowed.beside(keys)
