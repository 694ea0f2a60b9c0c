"""The score, on numbers alone."""

import math
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.recall.meaning import BESIDE, GAP
from wellkept.recall.piece_fit import CONTEXTUAL, STATIC
from wellkept.recall.rank import (
    BY_MEANING,
    BY_PIECES,
    BY_WORDS,
    DAY_MS,
    HALF_LIFE_DAYS,
    RANKING,
    TRIGRAMS_HALF,
    WORDS_HALF,
    Terms,
    Weights,
    base,
    recency,
    relevance,
    saturated,
    weight,
)
from wellkept.recall.refine import REFINED

NOW = 1_772_452_800_000
CENTURY_HALVES = 36_525 / 45
EACH = tuple(Terms._fields)


@pytest.mark.parametrize(("score", "expected"), [(0, 0.0), (-1, 0.0), (10, 0.5), (30, 0.75)])
def test_saturated(score: float, expected: float) -> None:
    assert saturated(score, 10) == pytest.approx(expected)


@pytest.mark.parametrize("weights", [BY_WORDS, BY_MEANING, BY_PIECES], ids=["words", "meaning", "pieces"])
def test_all_terms_make_one_and_none_make_zero(weights: Weights) -> None:
    assert relevance(Terms(*[1.0] * len(EACH)), weights) == pytest.approx(1.0)
    assert relevance(Terms(*[1.0] * len(EACH))._replace(literal=0.0), weights) == pytest.approx(1.0)
    assert relevance(Terms(), weights) == 0.0


def test_the_literal_bonus_closes_its_part_of_the_gap() -> None:
    without = relevance(Terms(words=0.5), BY_WORDS)
    assert relevance(Terms(words=0.5, literal=0.2), BY_WORDS) == pytest.approx(without + 0.2 * (1 - without))


def test_base_is_what_a_memory_is_worth_by_itself() -> None:
    assert base(Terms(words=1.0, trigrams=1.0, session=1.0), 1.0, BY_WORDS) == pytest.approx(1.0)
    assert base(Terms(meaning=1.0), 0.0, BY_WORDS) == 0.0
    assert base(Terms(meaning=1.0), 0.0, BY_MEANING) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("days", "expected"),
    [(0, 1.0), (45, 0.5), (90, 0.25), (-400, 1.0), (10**9, 0.5**CENTURY_HALVES)],
    ids=["now", "half-life", "two", "clock-back", "wild"],
)
def test_recency(days: int, expected: float) -> None:
    assert recency(NOW - days * DAY_MS, NOW) == pytest.approx(expected)


def test_weight_is_one_for_the_newest_and_most_important() -> None:
    assert weight(1.0, 1.0) == pytest.approx(1.0)


_PIECES = (REFINED, STATIC, CONTEXTUAL)
_PART = st.floats(0, 1)
_WEIGHTS = st.sampled_from([BY_WORDS, BY_MEANING, BY_PIECES])


@given(st.builds(Terms, *[_PART] * len(EACH)), st.sampled_from(EACH), _WEIGHTS)
def test_more_of_a_term_never_lowers_and_all_stays_within_0_and_1(terms: Terms, name: str, weights: Weights) -> None:
    more = relevance(terms._replace(**{name: 1.0}), weights)
    assert 0 <= relevance(terms, weights) <= more + 1e-12
    assert more <= 1
    assert math.isfinite(more)


def test_other_weights_are_another_ranking() -> None:
    """Exam results remember which ranking they are of: raise RANKING, and then write the new weights here."""
    weights = (BY_WORDS, BY_MEANING, BY_PIECES, *_PIECES, HALF_LIFE_DAYS, WORDS_HALF, TRIGRAMS_HALF, GAP, BESIDE)
    known = {1: "8d31c2ea00462140", 2: "d638da1b70ca86c0", 3: "d638da1b70ca86c0"}
    assert known.get(RANKING) == blake2b(repr(weights).encode(), digest_size=8).hexdigest()
