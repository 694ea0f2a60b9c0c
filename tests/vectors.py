"""Small vectors for tests: of length 1, and made up from a seed."""

import struct

import numpy as np

from wellkept.recall.nearest import Floats

DIMS = 16


def units(count: int, dims: int = DIMS, seed: int = 1) -> Floats:
    """Return so many random vectors of length 1."""
    rows = np.random.default_rng(seed).standard_normal((count, dims), dtype=np.float32)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    return rows


def unit(seed: int = 1, dims: int = DIMS) -> bytes:
    """Return one such vector as it lies in a file."""
    return struct.pack(f"<{dims}f", *units(1, dims, seed)[0])


def axis(number: int, dims: int = DIMS) -> bytes:
    """Return the vector that is 1 at one place and 0 elsewhere."""
    return struct.pack(f"<{dims}f", *(float(place == number) for place in range(dims)))
