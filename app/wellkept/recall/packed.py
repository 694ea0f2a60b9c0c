"""A vector in two bytes a number: the scan reads the high bytes only, the low ones make the best exact.

A row is scaled so that its greatest number is 127, rounded to whole numbers (`high`), and what rounding took
away is kept in 254ths (`low`). Two bytes instead of float32's four, and a cosine is off by about 1e-6.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]

_TOP = np.float32(127)
_PARTS = np.float32(254)  # a rounding takes at most half away: 127 parts, which fit a signed byte


class Packed(NamedTuple):
    """Rows of vectors: `high + low / 254`, times `scale`, is the vector; `lost` the length of all low parts."""

    high: Bytes
    low: Bytes
    scale: Floats
    lost: Floats


def pack(vectors: Floats) -> Packed:
    """Return unit rows in two bytes a number."""
    scale = np.abs(vectors).max(axis=1) / _TOP
    scaled = vectors / scale[:, None]
    high = np.rint(scaled)
    rest = scaled - high
    lost = np.sqrt(np.einsum("ij,ij->i", rest, rest)) * scale
    return Packed(high.astype(np.int8), np.rint(rest * _PARTS).astype(np.int8), scale, lost)


def unpack(high: Bytes, low: Bytes, scale: Floats) -> Floats:
    """Return the vectors of packed rows."""
    vectors = low.astype(np.float32)
    vectors /= _PARTS
    vectors += high
    vectors *= scale[:, None]
    return vectors
