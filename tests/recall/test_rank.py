"""The score and the order, on numbers alone."""

import math
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.recall.rank import DAY_MS, LOOKED_AT, ranked, recency, relevance, weight
from wellkept.store.store import WordMatch

NOW = 1_772_452_800_000
CENTURY_HALVES = 36_525 / 45


def _none(_keys: Sequence[int]) -> dict[int, float]:
    return {}


def match(key: int, words: float = 5.0, *, importance: float = 0.5, days: float = 0.0) -> WordMatch:
    return WordMatch(key, words, 0.0, importance, NOW - int(days * DAY_MS))


@pytest.mark.parametrize(
    ("words", "trigrams", "literal", "expected"),
    [(0, 0, 0, 0.0), (10, 0, 0, 0.25), (0, 15, 0, 0.25), (10, 15, 0, 0.5), (10, 15, 0.5, 0.75), (0, 0, 1, 1.0)],
)
def test_relevance(words: float, trigrams: float, literal: float, expected: float) -> None:
    assert relevance(words, trigrams, literal) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("days", "expected"),
    [(0, 1.0), (45, 0.5), (90, 0.25), (-400, 1.0), (10**9, 0.5**CENTURY_HALVES)],
    ids=["now", "half-life", "two", "clock-back", "wild"],
)
def test_recency(days: int, expected: float) -> None:
    assert recency(NOW - days * DAY_MS, NOW) == pytest.approx(expected)


def test_weight_is_one_for_the_newest_and_most_important() -> None:
    assert weight(1.0, 1.0) == pytest.approx(1.0)


def test_important_old_beats_throwaway_new() -> None:
    order = ranked([match(1, importance=0.05), match(2, importance=1.0, days=120)], NOW, _none)
    assert order.keys.tolist() == [2, 1]


def test_recent_wins_all_else_equal() -> None:
    assert ranked([match(1, days=30), match(2, days=1)], NOW, _none).keys.tolist() == [2, 1]


def test_equal_scores_go_by_date_then_key() -> None:
    future = [match(1, days=-2), match(2, days=-1), match(4, days=-1), match(3, days=-1)]
    assert ranked(future, NOW, _none).keys.tolist() == [1, 4, 3, 2]


def test_bonus_lifts_within_the_best() -> None:
    order = ranked([match(1, 6.0), match(2, 5.0)], NOW, lambda keys: {key: 0.5 for key in keys if key == 2})
    assert order.keys.tolist() == [2, 1]


def test_all_that_match_are_ranked() -> None:
    matches = [match(key, words=key / 10) for key in range(1, 2 * LOOKED_AT)]
    order = ranked(matches, NOW, _none)
    assert sorted(order.keys) == [each.key for each in matches]


@given(
    st.lists(
        st.builds(
            WordMatch,
            st.integers(1, 10**6),
            st.floats(0, 1000),
            st.floats(0, 1000),
            st.floats(0, 1),
            st.integers(0, 2 * NOW),
        ),
        unique_by=lambda each: each.key,
    )
)
def test_scores_fall_and_stay_within_0_and_1(matches: list[WordMatch]) -> None:
    order = ranked(matches, NOW, _none)
    assert list(order.scores) == sorted(order.scores, reverse=True)
    assert all(0 <= score <= 1 and math.isfinite(score) for score in order.scores)
