"""All vectors of one model in RAM, and which of them are nearest to a question. Exact: every row is looked at.

At the size of a life no index of neighbours is needed: a scan runs at the speed of the memory (store notes,
2.2), answers exactly, starts at once, and leaves nothing of a forgotten memory in a structure of its own.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numkong
import numpy as np
from numpy.typing import NDArray

from wellkept.recall.packed import Bytes, Floats, pack, unpack

__all__ = ["REFINED", "Cosines", "Floats", "Keys", "NearestIndex"]

Keys = NDArray[np.int64]
_Places = NDArray[np.intp]

REFINED = 300
"""How many of the best rows get their exact cosine in a scan: more than a person looks through."""
_ROWS_AT_ONCE = 65_536  # 32 MB of 512 dims, 3 ms: how long a scan goes on after it was told to stop
_GROWTH = 1.25
_BLOCK = 1024


class Cosines(NamedTuple):
    """The cosine of every row, in no order; those of the best `REFINED` to 1e-5, the others to about 2e-3."""

    keys: Keys
    scores: Floats


class Rows(NamedTuple):
    """Some rows by their high bytes: `high` times `scale` is the vector, but for what rounding took."""

    keys: Keys
    high: Bytes
    scale: Floats


class NearestIndex:
    """Vectors by key. 1,042 bytes a memory at 512 dims: 104 MB for 100,000 and 1.04 GB for 1,000,000.

    Not safe for two threads at once.
    """

    def __init__(self, dims: int) -> None:
        self.dims = dims
        self._count = 0
        self._worst_lost = 0.0  # no row's low bytes are longer than this
        self._allocate(0)
        self._place = np.full(0, -1, dtype=np.int32)  # by key, which is small: the store counts them up

    def __len__(self) -> int:
        return self._count

    @property
    def keys(self) -> Keys:
        """The keys of all rows, in no order; a view that holds until the next change."""
        view = self._keys[: self._count]
        view.flags.writeable = False
        return view

    @property
    def nbytes(self) -> int:
        """How much memory this takes, bytes."""
        return sum(part.nbytes for part in (self._high, self._low, self._scale, self._keys, self._place))

    def reserve(self, total: int) -> None:
        """Make room for so many rows at once."""
        if total > len(self._keys):
            self._grow(total)

    def put(self, keys: Keys, vectors: Floats) -> None:
        """Add rows of length 1, or put them in place of those with the same keys; of equal keys the last counts.

        Raises: ValueError for rows of another size or not finite.
        """
        if vectors.shape != (len(keys), self.dims) or not np.isfinite(vectors).all():
            raise ValueError("these are no vectors of this model")
        if not len(keys):
            return
        last = len(keys) - 1 - np.unique(keys[::-1], return_index=True)[1]
        keys, packed = keys[last], pack(vectors[last])
        places = self._places_for(keys)
        self._high[places], self._low[places], self._scale[places] = packed.high, packed.low, packed.scale
        self._keys[places] = keys
        self._worst_lost = max(self._worst_lost, float(packed.lost.max()))

    def remove(self, keys: Keys) -> None:
        """Take rows out and overwrite their bytes with zeros; keys that are not there are passed over."""
        for key in keys:
            place = self._place_of(int(key))
            if place < 0:
                continue
            last = self._count - 1
            self._place[self._keys[last]] = place  # the last row fills the hole
            self._place[key] = -1  # after it: the row may be the last itself
            for part in (self._high, self._low, self._scale, self._keys):
                part[place] = part[last]
                part[last] = 0
            self._count = last

    def clear(self) -> None:
        """Take all rows out and overwrite their bytes with zeros."""
        for part in (self._high, self._low, self._scale, self._keys):
            _wipe(part[: self._count])
        self._place[:] = -1
        self._count = 0
        self._worst_lost = 0.0

    def cosines(self, query: Floats, stop: Callable[[], bool] | None = None) -> Cosines:
        """Return the cosine of every row with a query of length 1; cut short (empty) once `stop` answers True."""
        rough, _ = self._scan(query, stop)
        if len(rough) != self._count:
            return Cosines(self._keys[:0], rough[:0])
        best = _best(rough, REFINED)
        rough[best] = self._exact(best, query)
        return Cosines(self.keys, rough)

    def top(self, query: Floats, count: int, allowed: Keys | None = None) -> Cosines:
        """Return the nearest rows, best first, equal ones by key; with `allowed`, of those keys only.

        Exact: a row is left out only if what rounding took from it cannot bring it among the best.
        """
        rough, uncertainty = self._scan(query)
        places = np.arange(self._count) if allowed is None else self._places(allowed)
        rough = rough[places]
        first = _best(rough, max(count, REFINED))
        if count <= 0 or not len(first):
            return Cosines(self._keys[:0], rough[:0])
        sure = np.sort(self._exact(places[first], query))[-min(count, len(first))]
        maybe = places[np.flatnonzero(rough >= sure - uncertainty)]
        keys, scores = self._keys[maybe], self._exact(maybe, query)
        order = np.lexsort((keys, -scores))[:count]
        return Cosines(keys[order], scores[order])

    def of(self, query: Floats, keys: Keys) -> Floats:
        """Return the exact cosines of some rows, in the order of `keys`; NaN for those not there."""
        scores = np.full(len(keys), np.nan, dtype=np.float32)
        there = np.flatnonzero(self.has(keys))
        scores[there] = self._exact(self._place[keys[there]].astype(np.intp), query)
        return scores

    def between(self, ones: Keys, others: Keys) -> Floats:
        """Return the cosines of pairs of rows, pair by pair; NaN where one of the two is not there."""
        scores = np.full(len(ones), np.nan, dtype=np.float32)
        there = np.flatnonzero(self.has(ones) & self.has(others))
        left, right = self._places(ones[there]), self._places(others[there])
        for start in range(0, len(there), _BLOCK):
            block = slice(start, start + _BLOCK)
            pairs = self._vectors(left[block]), self._vectors(right[block])
            scores[there[block]] = np.einsum("ij,ij->i", *pairs)
        return scores

    @property
    def uncertainty(self) -> float:
        """How much the product of two rows' high bytes may differ from their cosine, at most."""
        return (self._worst_lost * (2.0 + self._worst_lost)) * 1.001 + 1e-5

    def block(self, start: int, end: int) -> Rows:
        """Return the rows from place to place, in no order; views that hold until the next change."""
        block = slice(start, min(end, self._count))
        return Rows(self._keys[block], self._high[block], self._scale[block])

    def packed(self, keys: Keys) -> Rows:
        """Return the rows of some keys, in their order; those not there are left out."""
        places = self._places(keys)
        return Rows(self._keys[places], self._high[places], self._scale[places])

    def vectors(self, keys: Keys) -> Floats:
        """Return the vectors of some rows, all of which are there, in the order of `keys`."""
        return self._vectors(self._place[keys].astype(np.intp))

    def _scan(self, query: Floats, stop: Callable[[], bool] | None = None) -> tuple[Floats, float]:
        """Return each row's cosine from the high bytes, and how much any of them may be off.

        A dot product is off by no more than the lengths of what was rounded away (Cauchy-Schwarz).
        """
        asked = pack(query[None])
        scores = np.empty(self._count, dtype=np.float32)
        for start in range(0, self._count, _ROWS_AT_ONCE):
            if stop is not None and stop():
                return scores[:0], 0.0
            end = min(start + _ROWS_AT_ONCE, self._count)
            numkong.dot(asked.high, self._high[start:end], out=scores[start:end], out_dtype="float32")
            scores[start:end] *= self._scale[start:end]
        scores *= asked.scale[0]
        lost = float(asked.lost[0])
        return scores, (self._worst_lost + lost * (1.0 + self._worst_lost)) * 1.001 + 1e-5

    def _exact(self, places: _Places, query: Floats) -> Floats:
        scores = np.empty(len(places), dtype=np.float32)
        for start in range(0, len(places), _BLOCK):
            block = places[start : start + _BLOCK]
            scores[start : start + _BLOCK] = np.einsum("ij,j->i", self._vectors(block), query)
        return scores

    def _vectors(self, places: _Places) -> Floats:
        return unpack(self._high[places], self._low[places], self._scale[places])

    def _place_of(self, key: int) -> int:
        return int(self._place[key]) if 0 <= key < len(self._place) else -1

    def has(self, keys: Keys) -> NDArray[np.bool_]:
        """Return which of these keys have a row."""
        inside = (keys >= 0) & (keys < len(self._place))
        inside[inside] = self._place[keys[inside]] >= 0
        return inside

    def _places(self, keys: Keys) -> _Places:
        return self._place[keys[self.has(keys)]].astype(np.intp)

    def _places_for(self, keys: Keys) -> _Places:
        """Return where rows of these keys (each once) belong, making room for the new ones."""
        if int(keys.max()) >= len(self._place):
            longer = np.full(int((int(keys.max()) + 1) * _GROWTH), -1, dtype=np.int32)
            longer[: len(self._place)] = self._place
            self._place = longer
        new = keys[self._place[keys] < 0]
        if self._count + len(new) > len(self._keys):
            self._grow(int((self._count + len(new)) * _GROWTH))
        self._place[new] = np.arange(self._count, self._count + len(new))
        self._count += len(new)
        return self._place[keys].astype(np.intp)

    def _allocate(self, rows: int) -> None:
        self._high: Bytes = np.zeros((rows, self.dims), dtype=np.int8)
        self._low: Bytes = np.zeros((rows, self.dims), dtype=np.int8)
        self._scale: Floats = np.zeros(rows, dtype=np.float32)
        self._keys: Keys = np.zeros(rows, dtype=np.int64)

    def _grow(self, rows: int) -> None:
        high, low, scale, keys = self._high, self._low, self._scale, self._keys
        self._allocate(rows)
        count = self._count
        for start in range(0, count, _ROWS_AT_ONCE):
            piece = slice(start, min(start + _ROWS_AT_ONCE, count))
            self._high[piece], self._low[piece] = high[piece], low[piece]
        self._scale[:count], self._keys[:count] = scale[:count], keys[:count]
        _wipe(high[:count])  # nothing stays behind in memory that was given back
        _wipe(low[:count])


def _wipe(rows: NDArray[Any]) -> None:
    """Overwrite rows with zeros, some at a time: while numpy does, it lets no other thread of Python work."""
    for start in range(0, len(rows), _ROWS_AT_ONCE):
        rows[start : start + _ROWS_AT_ONCE] = 0


def _best(scores: Floats, count: int) -> _Places:
    """Return where the best so many scores stand, and perhaps some more; in no order.

    The best of each block say how good one must be: a tenth of the time of a partition of all. Blocks are as
    long as leaves eight for each one wanted, so few more than those wanted pass.
    """
    if len(scores) <= max(count, 0):
        return np.arange(len(scores))
    block = min(len(scores) // (8 * max(count, 1)), _BLOCK)
    if block < 2:
        return np.argpartition(scores, -count)[-count:]
    whole = len(scores) // block
    maxima = scores[: whole * block].reshape(whole, block).max(axis=1)
    return np.flatnonzero(scores >= np.partition(maxima, -count)[-count])
