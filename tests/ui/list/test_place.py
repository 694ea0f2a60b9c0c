"""Rows as ranges of neighbours."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.ui.list.place import runs

CASES: dict[str, tuple[list[int], list[tuple[int, int]]]] = {
    "none": ([], []),
    "one": ([3], [(3, 3)]),
    "neighbours": ([3, 4, 5], [(3, 5)]),
    "apart": ([1, 3, 4, 9], [(1, 1), (3, 4), (9, 9)]),
}


@pytest.mark.parametrize(("rows", "expected"), CASES.values(), ids=CASES.keys())
def test_neighbours_are_joined(rows: list[int], expected: list[tuple[int, int]]) -> None:
    assert runs(rows) == expected


@given(st.sets(st.integers(0, 60)))
def test_no_row_is_lost_or_added(rows: set[int]) -> None:
    assert {row for first, last in runs(sorted(rows)) for row in range(first, last + 1)} == rows
