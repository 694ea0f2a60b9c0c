"""Two bytes a number lose next to nothing."""

import numpy as np
import pytest

from tests.vectors import units
from wellkept.recall.packed import pack, unpack


@pytest.mark.parametrize("dims", [2, 16, 512, 3072])
def test_unpacked_rows_are_what_was_packed(dims: int) -> None:
    rows = units(200, dims)
    packed = pack(rows)
    errors = np.linalg.norm(unpack(packed.high, packed.low, packed.scale) - rows, axis=1)
    assert errors.max() < 1e-4
    assert packed.high.dtype == packed.low.dtype == np.int8


def test_what_the_high_bytes_lose_is_known() -> None:
    rows = units(200, 512)
    packed = pack(rows)
    lost = np.linalg.norm(packed.high * packed.scale[:, None] - rows, axis=1)
    assert np.allclose(lost, packed.lost, atol=1e-6)


def test_an_axis_is_exact() -> None:
    rows = np.eye(8, dtype=np.float32)
    packed = pack(np.concatenate([rows, -rows]))
    assert np.array_equal(unpack(packed.high, packed.low, packed.scale), np.concatenate([rows, -rows]))
