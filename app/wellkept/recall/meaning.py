"""Nearness in meaning as ranking needs it: the cosine of every memory, and of what stands beside the best ones."""

from __future__ import annotations  # numpy's types are names for the type checker only

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from wellkept.store.store import Neighbours

if TYPE_CHECKING:  # numpy takes a tenth of a second to load, and words alone do not need it
    import numpy as np
    from numpy.typing import NDArray

    Keys = NDArray[np.int64]
    Scores = NDArray[np.float32]

GAP = 0.20
"""How far below the nearest memory one without a word in common may be. With use3's floor of 0.30 this kept
89 % of the right answers and 2.6 % of all memories (1,210 sentences, 669 questions)."""
NEAREST = 300
"""How many memories without a word in common a search may find: nearness has no end of its own."""
BESIDE = 0.25
"""What each neighbour adds to the vector of a memory. Source: recall notes, 9.2 (`cn`)."""
_LETTERS_LEAST = 3  # below that a text means nothing yet


class Meaning(Protocol):
    """The vectors of the active model, and the model that reads a question."""

    @property
    def floor(self) -> float:
        """Return the cosine below which nothing is found by meaning alone."""

    def cosines(self, text: str) -> tuple[Keys, Scores] | None:
        """Return the cosine of every vector with a text, in no order, each key once; None if it cannot be read."""

    def between(self, ones: Keys, others: Keys) -> Scores:
        """Return the cosines of pairs of memories, pair by pair; NaN where one of the two has no vector."""

    def fits(self, text: str, contents: Mapping[int, str], rarity: Callable[[str], float]) -> Mapping[int, float]:
        """Return by key how well the words of some memories fit those of a text in meaning, 0..1.

        `rarity` says what a folded word of the text counts for. Empty where the model reads texts only as wholes.
        """


class Near:
    """How near every memory is to one question."""

    def __init__(self, keys: Keys, scores: Scores, floor: float) -> None:
        import numpy as np

        self._keys, self._scores, self.floor = keys, scores, floor
        self._by_key = np.zeros(int(keys.max()) + 1 if len(keys) else 0, dtype=np.float32)
        self._by_key[keys] = scores

    def of(self, keys: Keys) -> Scores:
        """Return the clipped cosines of some memories, 0 for what has no vector."""
        import numpy as np

        found = np.zeros(len(keys), dtype=np.float32)
        inside = keys < len(self._by_key)
        found[inside] = self._by_key[keys[inside]]
        clipped: Scores = np.maximum(found, 0.0)
        return clipped

    def raw(self, key: int | None) -> float:
        """Return the cosine of one memory as it is, 0 for none."""
        return float(self._by_key[key]) if key is not None and 0 <= key < len(self._by_key) else 0.0

    def bar(self) -> float:
        """Return what a memory without a word in common has to reach."""
        return max(self.floor, float(self._scores.max()) - GAP) if len(self._scores) else 1.0

    def nearest(self) -> Keys:
        """Return the keys of all memories that reach the bar, nearest first, equal ones newest first."""
        import numpy as np

        chosen = np.flatnonzero(self._scores >= self.bar())
        keys, scores = self._keys[chosen], self._scores[chosen]
        found: Keys = keys[np.lexsort((-keys, -scores))]
        return found


def near(meaning: Meaning | None, text: str) -> Near | None:
    """Return how near all memories are to a text; None without a model, and for a text that says too little."""
    if meaning is None or sum(map(str.isalnum, text)) < _needed(text):
        return None
    found = meaning.cosines(text)
    return None if found is None or not len(found[0]) else Near(*found, meaning.floor)


def _needed(text: str) -> int:
    return _LETTERS_LEAST if text.isascii() else 1


def with_neighbours(
    meaning: Meaning, near: Near, keys: Sequence[int], beside: Mapping[int, Neighbours]
) -> dict[int, float]:
    """Return for each key the clipped cosine with unit(v + 0.25 * (v before + v after)).

    It is the sum of the three cosines over the length of the summed vector, and that length needs only the
    cosines between the three: no vector is made or kept.
    """
    import numpy as np

    trios = [(key, *beside.get(key, Neighbours(None, None))) for key in keys]
    pairs = [(one, other) for a, b, c in trios for one, other in ((a, b), (a, c), (b, c))]
    known = [(-1 if one is None else one, -1 if other is None else other) for one, other in pairs]
    table = np.array(known, dtype=np.int64).reshape(-1, 2)
    cosines = meaning.between(table[:, 0], table[:, 1]).reshape(-1, 3)
    found: dict[int, float] = {}
    for (key, before, after), (to_before, to_after, across) in zip(trios, cosines.tolist(), strict=True):
        one, other = to_before == to_before, to_after == to_after  # NaN: there is none
        length = 1.0 + BESIDE * BESIDE * (one + other)
        length += 2 * BESIDE * ((to_before if one else 0.0) + (to_after if other else 0.0))
        length += 2 * BESIDE * BESIDE * (across if one and other else 0.0)
        summed = near.raw(key) + BESIDE * (near.raw(before) * one + near.raw(after) * other)
        found[key] = max(0.0, summed / max(length, 1e-6) ** 0.5)
    return found
