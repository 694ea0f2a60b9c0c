"""Which memories mean nearly the same, for many at once: a product of bytes in blocks, exact in the end.

A block of 128 questions and 16,384 rows of 512 numbers takes 11 ms of one thread, so all pairs among 100,000
memories about half a minute; one scan of 4 ms for each memory would take twelve times as long.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numkong
import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from wellkept.recall.nearest import Keys, NearestIndex

ROWS_AT_ONCE = 16_384
_MOST_ROUGH = 4096
"""So many rough matches of a block are looked at exactly, best first: more are no pairs but one great heap."""

Near = dict[int, list[int]]
"""By key, the keys of what is near, nearest first."""


def near_before(index: NearestIndex, keys: Keys, least: float, most: int) -> Iterator[Near]:
    """Yield for a block of memories which ones before them (of smaller key) have a cosine of `least` or more.

    Yields `{}` after each block of rows but the last, so that others get their turn; then the answer, at most `most`
    for each key. A memory without a vector has none near.
    """
    keys = keys[index.has(keys)]
    found: list[tuple[NDArray[np.int64], NDArray[np.int64]]] = []
    start = 0
    while len(keys) and start < len(index):
        found.append(_block(index, keys, start, least))
        start += ROWS_AT_ONCE
        yield {}
    yield _nearest(index, found, least, most)


def _block(index: NearestIndex, keys: Keys, start: int, least: float) -> tuple[Keys, Keys]:
    """Return the pairs (memory, one before it) among some rows whose cosine may reach `least`."""
    rows = index.block(start, start + ROWS_AT_ONCE)
    asked = index.packed(keys)
    if not len(rows.keys) or int(rows.keys.min()) >= int(keys.max()):
        return keys[:0], keys[:0]
    products = np.asarray(numkong.dots_packed(asked.high, numkong.dots_pack(rows.high)))
    # Whole numbers are compared first, against what the greatest scale of these rows makes possible.
    needed = (least - index.uncertainty) / (asked.scale * rows.scale.max())
    passing = np.flatnonzero(products >= np.floor(needed).astype(np.int32)[:, None])
    one, other = np.divmod(passing, len(rows.keys))
    rough = products[one, other] * asked.scale[one] * rows.scale[other]
    good = np.flatnonzero((rough >= least - index.uncertainty) & (rows.keys[other] < keys[one]))
    if len(good) > _MOST_ROUGH:
        good = good[np.argpartition(-rough[good], _MOST_ROUGH)[:_MOST_ROUGH]]
    return keys[one[good]], rows.keys[other[good]]


def _nearest(index: NearestIndex, found: list[tuple[Keys, Keys]], least: float, most: int) -> Near:
    if not found:
        return {}
    ones, others = (np.concatenate(side) for side in zip(*found, strict=True))
    scores = index.between(ones, others)
    near: Near = {}
    for place in np.lexsort((others, -scores)).tolist():
        if scores[place] >= least:  # not so for NaN: one that went meanwhile
            beside = near.setdefault(int(ones[place]), [])
            if len(beside) < most:
                beside.append(int(others[place]))
    return near
