"""Why a memory is not among the results, in words and numbers."""

import pytest

from wellkept.service.answers import WhyNot
from wellkept.ui.details.why_not import numbers, sentence

NOWHERE = WhyNot(0, 0, (), ("green", "tea"), 0.0, None, None, 0.0, 0.3, 4)


def why(**other: object) -> WhyNot:
    return WhyNot(**{**{name: getattr(NOWHERE, name) for name in NOWHERE.__dataclass_fields__}, **other})


ADVICE = "Search with one of its own words, or correct it so that it says what you look for."


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"rank": 12, "results": 40}, "It is among the results: number 12 of 40."),
        (
            {"hidden_by": ("kinds", "core"), "without_filters": 3},
            "A filter hides it: it is of another kind, it is not always in mind. Without filters it would be number 3.",
        ),
        (
            {"hidden_by": ("kinds",)},
            "A filter hides it: it is of another kind. Without filters it would not be found either."
            " It does not have “green”, “tea”.",
        ),
        ({}, f"It does not have “green”, “tea”. {ADVICE}"),
        ({"coverage": 0.4, "lacks": ("tea",)}, f"It has some of the words, but not “tea”. {ADVICE}"),
        (
            {"meaning": 0.1, "meaning_needed": 0.4},
            f"It does not have “green”, “tea”, and it is not near enough in meaning. {ADVICE}",
        ),
        (
            {"meaning": 0.38, "meaning_needed": 0.4},
            f"It does not have “green”, “tea”, and in meaning it only just misses. {ADVICE}",
        ),
        ({"lacks": ()}, "What was asked says too little to look for. Use a word of the memory."),
        (
            {"lacks": ("a", "b", "c", "d", "e")},
            f"It does not have “a”, “b”, “c”, “d” and more. {ADVICE}",
        ),
    ],
    ids=["there", "filters", "filters and more", "words", "some", "far", "near", "nothing asked", "many words"],
)
def test_in_words(given: dict[str, object], said: str) -> None:
    assert sentence(why(**given)) == said


def test_in_numbers() -> None:
    assert numbers(why(meaning=0.1, meaning_needed=0.4, coverage=0.25, score=0.2)) == [
        ("Share of your words", "0.250"),
        ("Meaning", "0.100  (needs 0.400)"),
        ("Score without filters", "0.200"),
        ("Last result's score", "0.300"),
        ("Results", "4"),
    ]


def test_no_number_for_what_there_is_not() -> None:
    names = [name for name, _ in numbers(why(results=0))]
    assert names == ["Share of your words", "Score without filters", "Results"]
