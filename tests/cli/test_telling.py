"""Why a memory was found, and why not, in a sentence."""

import pytest

from wellkept.cli.telling import told, told_not
from wellkept.service.answers import Why, WhyNot


def _why(**terms: object) -> Why:
    usual: dict[str, object] = {
        "words": 0.0, "trigrams": 0.3, "literal": 0.0, "relevance": 0.4, "importance": 0.2,
        "recency": 0.1, "age_days": 150.0, "score": 0.3, "matched": (), "rank": 3,
    }  # fmt: skip
    return Why(**{**usual, **terms})  # type: ignore[arg-type] # named by the test


def _why_not(**terms: object) -> WhyNot:
    usual: dict[str, object] = {
        "rank": 0, "without_filters": 0, "hidden_by": (), "lacks": (), "coverage": 0.0, "meaning": None,
        "meaning_needed": None, "score": 0.0, "least": 0.2, "results": 7,
    }  # fmt: skip
    return WhyNot(**{**usual, **terms})  # type: ignore[arg-type] # named by the test


@pytest.mark.parametrize(
    ("why", "expected"),
    [
        (_why(words=0.5, matched=("train", "night")), "It has train, night."),
        (_why(words=0.5, literal=0.2, matched=("night train",)), "It holds the very text: night train."),
        (_why(matched=("train",)), "It is spelled much like what was asked: train."),
        (_why(meaning=0.41), "It is near in meaning (0.41)."),
        (_why(words=0.5, matched=("train",), meaning=0.41), "It has train, and is near in meaning (0.41)."),
        (_why(), "Parts of its words are the same as in what was asked."),
        (_why(words=0.5, matched=tuple("abcde")), "It has a, b, c, d and more."),
        (_why(words=0.5, matched=("a\u202eb",)), "It has a‹RLO›b."),
        (_why(words=0.5, matched=("a",), fit=0.7), "It has a; its words fit those asked for in meaning."),
        (_why(words=0.5, matched=("a",), fit=0.5), "It has a."),
        (
            _why(words=0.5, matched=("a",), month=0.4, person=1.0, session=0.5, importance=0.9, recency=0.9),
            "It has a; it fits the time asked for, it is about the person asked for,"
            " what was learned with it answers too, it is important, it is recent.",
        ),
    ],
)
def test_why(why: Why, expected: str) -> None:
    assert told(why) == expected


@pytest.mark.parametrize(
    ("why", "expected"),
    [
        (_why_not(rank=2, score=0.5), "It is there: number 2 of 7, with a score of 0.500."),
        (_why_not(lacks=("tea", "cup")), "It does not have tea, cup."),
        (
            _why_not(lacks=("tea",), meaning=0.21, meaning_needed=0.3),
            "It does not have tea, and in meaning it reaches 0.21 where 0.30 is needed.",
        ),
        (
            _why_not(hidden_by=("kinds", "since"), without_filters=1, score=0.6),
            "A filter hides it: it is of another kind, it is older;"
            " without filters it would be number 1 with a score of 0.600.",
        ),
        (
            _why_not(hidden_by=("tags",)),
            "A filter hides it: it does not have all the tags; without filters it would not be there either.",
        ),
        (_why_not(), "Nothing that was asked says anything."),
    ],
)
def test_why_not(why: WhyNot, expected: str) -> None:
    assert told_not(why) == expected
