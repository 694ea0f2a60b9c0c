"""A program killed in the middle of embedding leaves nothing half done. 200 times: `tests.bench.kill_bench`."""

from pathlib import Path

import pytest

from tests.bench.kill_bench import faults, killed


@pytest.mark.parametrize("seed", range(20))
def test_a_kill_leaves_no_orphan_no_gap_and_nothing_forgotten(path: Path, seed: int) -> None:
    forgotten, _ = killed(path, 1_000 + seed)
    assert faults(path, forgotten) == []
