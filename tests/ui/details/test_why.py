"""Why a memory was found, in a sentence."""

import pytest

from wellkept.recall.explain import Why
from wellkept.ui.details.why import numbers, sentence


def _why(**terms: object) -> Why:
    usual: dict[str, object] = {
        "words": 0.0, "trigrams": 0.3, "literal": 0.0, "relevance": 0.4, "importance": 0.2,
        "recency": 0.1, "age_days": 150.0, "score": 0.3, "matched": (), "rank": 3,
    }  # fmt: skip
    return Why(**{**usual, **terms})  # type: ignore[arg-type] # named by the test


CASES: dict[str, tuple[Why, str]] = {
    "literal": (
        _why(literal=0.2, words=0.5, matched=("night train",)),
        "It holds the very text you typed: “night train”.",
    ),
    "words": (_why(words=0.5, matched=("train", "night")), "It has the words “train”, “night”."),
    "spelling": (_why(matched=("train",)), "It is spelled much like what you typed: “train”."),
    "parts": (_why(), "Parts of its words are the same as in what you typed."),
    "hidden": (_why(words=0.5, matched=("a\u202eb",)), "It has the word “a‹RLO›b”."),
    "many": (_why(words=0.5, matched=tuple("abcdef")), "It has the words “a”, “b”, “c”, “d” and more."),
    "both": (_why(importance=0.9, recency=0.9), "Being important and recent lifted it."),
    "important": (_why(importance=0.9), "Being important lifted it."),
    "recent": (_why(recency=0.9), "Being recent lifted it."),
    "meaning alone": (_why(trigrams=0.0, meaning=0.26), "It has none of your words, but is near to them in meaning."),
    "meaning too": (_why(words=0.5, matched=("train",), meaning=0.5), "“train”. It is near in meaning too."),
    "fits": (_why(words=0.5, matched=("train",), meaning=0.5, fit=0.8), "“train”. Its words fit yours in meaning."),
    "fits badly": (_why(words=0.5, matched=("train",), meaning=0.5, fit=0.3), "“train”. It is near in meaning too."),
    "time": (_why(month=1.0, recency=0.9), "Being from the time asked for and recent lifted it."),
    "neither": (_why(), "Neither importance nor age lifted it much."),
}


@pytest.mark.parametrize(("why", "expected"), CASES.values(), ids=CASES.keys())
def test_sentence_says_what_counted(why: Why, expected: str) -> None:
    assert expected in sentence(why)


def test_numbers_hold_every_term() -> None:
    named = dict(numbers(_why(score=0.123, age_days=150.0)))
    assert named["Place"] == "3"
    assert named["Score"] == "0.123"
    assert "150.0 days old" in named["Recency"]


@pytest.mark.parametrize(("fit", "said"), [(0.6543, "0.654"), (None, None)], ids=["looked at", "not looked at"])
def test_how_words_fit_is_told_where_it_counted(fit: float | None, said: str | None) -> None:
    assert dict(numbers(_why(fit=fit))).get("· how its words fit yours in meaning") == said


def test_an_unknown_place_is_not_named() -> None:
    assert "Place" not in dict(numbers(_why(rank=0)))
