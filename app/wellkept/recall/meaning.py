"""Nearness in meaning as ranking needs it: the cosine of every memory, and of what stands beside the best ones."""

from __future__ import annotations  # numpy's types are names for the type checker only

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from wellkept.providers.embedder import says_enough
from wellkept.store.store import Neighbours

if TYPE_CHECKING:  # numpy takes a tenth of a second to load, and words alone do not need it
    import numpy as np
    from numpy.typing import NDArray

    from wellkept.recall.allowed import Allowed

    Keys = NDArray[np.int64]
    Scores = NDArray[np.float32]

GAP = 0.20
"""How far below the nearest memory one without a word in common may be. With use3's floor of 0.30 this kept
89 % of the right answers and 2.6 % of all memories (1,210 sentences, 669 questions)."""
NEAREST = 300
"""How many memories without a word in common a search may find: nearness has no end of its own."""
BESIDE = 0.25
"""What each neighbour adds to the vector of a memory. Source: recall notes, 9.2 (`cn`)."""
_ALONE = Neighbours(None, None)


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

    def among(self, allowed: Allowed) -> Near | None:
        """Return the same of those only that may be read; None if none of them has a vector."""
        here = allowed.has(self._keys)
        return Near(self._keys[here], self._scores[here], self.floor) if here.any() else None

    def of(self, keys: Keys) -> Scores:
        """Return the clipped cosines of some memories, 0 for what has no vector."""
        import numpy as np

        clipped: Scores = np.maximum(self.raw(keys), 0.0)
        return clipped

    def raw(self, keys: Keys) -> Scores:
        """Return the cosines of some memories as they are, 0 for what has no vector, and for -1."""
        import numpy as np

        found = np.zeros(keys.shape, dtype=np.float32)
        inside = (keys >= 0) & (keys < len(self._by_key))
        found[inside] = self._by_key[keys[inside]]
        return found

    def of_one(self, key: int) -> float:
        """Return the cosine of one memory as it is, 0 where it has no vector."""
        return float(self._by_key[key]) if 0 <= key < len(self._by_key) else 0.0

    def bar(self) -> float:
        """Return what a memory without a word in common has to reach."""
        return max(self.floor, float(self._scores.max()) - GAP) if len(self._scores) else 1.0

    def nearest(self, without: Keys) -> Keys:
        """Return the keys of all memories that reach the bar, nearest first, equal ones newest first; some left out."""
        import numpy as np

        wanted = np.ones(len(self._by_key), dtype=np.bool_)
        wanted[without[without < len(wanted)]] = False
        chosen = np.flatnonzero(self._scores >= self.bar())
        chosen = chosen[wanted[self._keys[chosen]]]
        keys, scores = self._keys[chosen], self._scores[chosen]
        found: Keys = keys[np.lexsort((-keys, -scores))]
        return found


def near(meaning: Meaning | None, text: str) -> Near | None:
    """Return how near all memories are to a text; None without a model, and for a text that says too little."""
    if meaning is None or not says_enough(text):
        return None
    found = meaning.cosines(text)
    return None if found is None or not len(found[0]) else Near(*found, meaning.floor)


def with_neighbours(
    meaning: Meaning, near: Near, keys: Sequence[int], beside: Mapping[int, Neighbours]
) -> dict[int, float]:
    """Return for each key the clipped cosine with unit(v + 0.25 * (v before + v after)).

    It is the sum of the three cosines over the length of the summed vector, and that length needs only the
    cosines between the three: no vector is made or kept.
    """
    import numpy as np

    around = (beside.get(key, _ALONE) for key in keys)
    both = [(-1 if one is None else one, -1 if other is None else other) for one, other in around]
    trios = np.column_stack((np.array(keys, dtype=np.int64), np.array(both, dtype=np.int64).reshape(-1, 2)))
    cosines = meaning.between(trios[:, (0, 0, 1)].ravel(), trios[:, (1, 2, 2)].ravel()).reshape(-1, 3)
    there = ~np.isnan(cosines[:, :2])
    each, across = np.where(there, cosines[:, :2], 0.0), np.where(there.all(axis=1), cosines[:, 2], 0.0)
    length = 1.0 + BESIDE * BESIDE * there.sum(axis=1) + 2 * BESIDE * each.sum(axis=1) + 2 * BESIDE * BESIDE * across
    raw = near.raw(trios)
    summed = raw[:, 0] + BESIDE * (raw[:, 1:] * there).sum(axis=1)
    blended = np.maximum(summed / np.sqrt(np.maximum(length, 1e-6)), 0.0)
    return dict(zip(keys, blended.tolist(), strict=True))
