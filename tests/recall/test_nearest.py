"""The index in RAM answers what plain float32 arithmetic would, whatever was put in and taken out."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.vectors import DIMS, units
from wellkept.recall.nearest import REFINED, Floats, Keys, NearestIndex


def keys(*numbers: int) -> Keys:
    return np.array(numbers, dtype=np.int64)


def filled(rows: Floats, first: int = 1) -> NearestIndex:
    index = NearestIndex(rows.shape[1])
    index.put(np.arange(first, first + len(rows), dtype=np.int64), rows)
    return index


@pytest.mark.parametrize("count", [1, 9, 300, 301, 5_000])
@pytest.mark.parametrize("dims", [16, 512])
def test_the_best_ten_are_those_of_float32(count: int, dims: int) -> None:
    rows, queries = units(count, dims), units(20, dims, seed=2)
    index = filled(rows)
    for query in queries:
        exact = rows @ query
        found = index.top(query, 10)
        best = np.sort(exact)[::-1][:10]
        assert np.allclose(found.scores, best, atol=2e-5)
        assert np.allclose(exact[found.keys - 1], best, atol=2e-5)


def test_sentences_nearly_alike_do_not_hide_the_nearest() -> None:
    middle = units(1, 512)[0]
    rows = middle + 0.002 * units(3_000, 512, seed=3)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    found = filled(rows).top(middle, 5)
    assert np.allclose(found.scores, np.sort(rows @ middle)[::-1][:5], atol=2e-5)


def test_every_row_has_its_cosine_and_the_best_have_it_exactly() -> None:
    rows, query = units(4_000, 512), units(1, 512, seed=2)[0]
    found = filled(rows).cosines(query)
    exact = (rows @ query)[found.keys - 1]
    assert sorted(found.keys.tolist()) == list(range(1, 4_001))
    assert np.abs(found.scores - exact).max() < 5e-3
    best = np.argsort(-exact)[: REFINED // 2]
    assert np.allclose(found.scores[best], exact[best], atol=2e-5)


def test_a_scan_that_is_told_to_stop_answers_nothing() -> None:
    found = filled(units(50)).cosines(units(1)[0], stop=lambda: True)
    assert (len(found.keys), len(found.scores)) == (0, 0)


def test_an_empty_index_answers_nothing() -> None:
    index, query = NearestIndex(DIMS), units(1)[0]
    assert len(index.cosines(query).keys) == len(index.top(query, 5).keys) == len(index) == 0


def test_only_allowed_keys_are_answered() -> None:
    rows, query = units(2_000, 64), units(1, 64, seed=2)[0]
    allowed = keys(3, 700, 1_999, 99_999, -4)
    found = filled(rows).top(query, 10, allowed)
    order = sorted((3, 700, 1_999), key=lambda key: -float(rows[key - 1] @ query))
    assert found.keys.tolist() == order
    assert len(filled(rows).top(query, 10, keys()).keys) == 0


def test_equal_rows_come_in_the_order_of_their_keys() -> None:
    index = NearestIndex(DIMS)
    row = units(1)
    for key in (7, 3, 5, 1):
        index.put(keys(key), row)
    assert index.top(row[0], 3).keys.tolist() == [1, 3, 5]


def test_a_row_put_again_is_replaced() -> None:
    index, rows = filled(units(5)), units(2, seed=9)
    index.put(keys(2, 2), rows)
    assert len(index) == 5
    assert index.of(rows[1], keys(2))[0] == pytest.approx(1.0, abs=2e-5)


def test_exact_cosines_of_some_and_of_pairs() -> None:
    rows = units(30)
    index = filled(rows)
    found = index.of(rows[3], keys(4, 999, 9))
    assert found[[0, 2]] == pytest.approx([1.0, float(rows[3] @ rows[8])], abs=2e-5)
    assert np.isnan(found[1])
    pairs = index.between(keys(1, 2, 77), keys(3, 2, 1))
    assert pairs[:2] == pytest.approx([float(rows[0] @ rows[2]), 1.0], abs=2e-5)
    assert np.isnan(pairs[2])


@pytest.mark.parametrize("victim", [1, 3, 5], ids=["first", "middle", "last"])
def test_a_removed_row_leaves_zeros(victim: int) -> None:
    rows = units(5, 512)
    index = filled(rows)
    index.remove(keys(victim, victim, 99))
    assert sorted(index.keys.tolist()) == [key for key in range(1, 6) if key != victim]
    assert not index._high[4:].any()
    assert not index._low[4:].any()
    for key in index.keys:
        assert index.of(rows[key - 1], keys(int(key)))[0] == pytest.approx(1.0, abs=2e-5)


def test_growing_and_clearing_leave_zeros_behind() -> None:
    index = filled(units(4, 512))
    old = index._high
    index.put(np.arange(100, 200, dtype=np.int64), units(100, 512, seed=4))
    assert not old.any()
    index.clear()
    assert not index._high.any()
    assert (len(index), len(index.top(units(1, 512)[0], 3).keys)) == (0, 0)


@pytest.mark.parametrize(
    "rows",
    [np.full((1, DIMS), np.nan, np.float32), np.ones((1, DIMS - 1), np.float32), np.ones((2, DIMS), np.float32)],
    ids=["not finite", "another size", "another number"],
)
def test_what_is_no_vector_is_refused(rows: Floats) -> None:
    with pytest.raises(ValueError, match="no vectors of this model"):
        NearestIndex(DIMS).put(keys(1), rows)


def test_reserving_takes_nothing_away() -> None:
    index, rows = filled(units(5)), units(5)
    index.reserve(1_000)
    index.reserve(2)
    assert np.allclose(np.sort(index.cosines(rows[0]).scores), np.sort(rows @ rows[0]), atol=2e-5)


@settings(max_examples=60)
@given(st.lists(st.tuples(st.sampled_from(("put", "remove")), st.integers(0, 40), st.integers(1, 99)), max_size=60))
def test_any_history_ends_in_the_same_as_a_dictionary(history: list[tuple[str, int, int]]) -> None:
    index, kept = NearestIndex(DIMS), {}
    for act, key, seed in history:
        if act == "put":
            kept[key] = units(1, seed=seed)[0]
            index.put(keys(key), kept[key][None])
        else:
            kept.pop(key, None)
            index.remove(keys(key))
    assert sorted(index.keys.tolist()) == sorted(kept)
    query = units(1, seed=100)[0]
    for key, score in zip(*index.top(query, len(kept)), strict=True):
        assert score == pytest.approx(float(kept[int(key)] @ query), abs=2e-5)
