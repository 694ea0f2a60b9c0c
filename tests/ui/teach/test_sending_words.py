"""What is said about sending, and about the parts of a text."""

from collections.abc import Sequence

import pytest

from wellkept.service.answers import PartNote, Review
from wellkept.service.remote_answers import Preview
from wellkept.ui.teach import part_words, sending_words

COSTS: dict[str, tuple[float | None, str]] = {
    "not known": (None, "The price of this model is not known here."),
    "free": (0.0, "It costs nothing."),
    "next to nothing": (0.00002, "It costs less than $0.0001."),
    "a fraction of a cent": (0.00051, "It costs about $0.0005."),
    "cents": (0.0312, "It costs about $0.031."),
    "dollars": (3.456, "It costs about $3.46."),
}


@pytest.mark.parametrize(("usd", "expected"), COSTS.values(), ids=COSTS.keys())
def test_cost_has_as_many_places_as_say_something(usd: float | None, expected: str) -> None:
    assert sending_words.cost(usd) == expected


NAMES = {
    "google/gemini-2.5-flash-lite": "gemini-2.5-flash-lite",
    "qwen3:4b": "qwen3:4b",
    "maker/" + "x" * 60: "x" * 31 + "…",
}


@pytest.mark.parametrize(("identity", "expected"), NAMES.items(), ids=["maker", "local", "long"])
def test_a_model_is_called_by_its_name_without_its_maker(identity: str, expected: str) -> None:
    assert sending_words.model_name(identity) == expected


HELD: dict[str, tuple[tuple[str, ...], str]] = {
    "nothing": ((), ""),
    "one": (("Held back: a card number.",), "Held back: a card number."),
    "two": (("Held back: a card number, 2 passwords.",), "Held back: a card number, 2 passwords."),
    "in two parts": (
        ("Held back: a password.", "Held back: a card number, a password."),
        "Held back: a password (2 times), a card number.",
    ),
}


@pytest.mark.parametrize(("told", "expected"), HELD.values(), ids=HELD.keys())
def test_what_is_held_back_is_one_sentence(told: tuple[str, ...], expected: str) -> None:
    assert sending_words.held_back(told) == expected


def test_a_text_with_nothing_to_ask_about_says_so() -> None:
    nothing = Preview("host", "m", (), "", 0, None, (), agreed=False)
    assert sending_words.summary(nothing) == "There is nothing in it to send."


NUMBERS: dict[str, tuple[Sequence[int], str]] = {
    "one": ([3], "Part 3"),
    "two apart": ([7, 3], "Parts 3 and 7"),
    "two together": ([2, 3], "Parts 2 and 3"),
    "a run": (range(18, 41), "Parts 18 to 40"),
    "all sorts": ([1, 3, 4, 5, 9, 10], "Parts 1, 3 to 5, 9 and 10"),
}


@pytest.mark.parametrize(("numbers", "expected"), NUMBERS.values(), ids=NUMBERS.keys())
def test_parts_are_counted_in_runs(numbers: Sequence[int], expected: str) -> None:
    assert part_words.numbered(numbers) == expected


def _note(number: int, of: int) -> PartNote:
    return PartNote(number, of, (0, 1))


SAID: dict[str, tuple[PartNote, str, str]] = {
    "of many": (_note(3, 12), "The model was busy.", "Part 3: the model was busy."),
    "a name first": (_note(3, 12), "OpenRouter was busy.", "Part 3: OpenRouter was busy."),
    "the only one": (_note(1, 1), "The model was busy.", "The model was busy."),
}


@pytest.mark.parametrize(("note", "sentence", "expected"), SAID.values(), ids=SAID.keys())
def test_a_sentence_is_said_of_its_part(note: PartNote, sentence: str, expected: str) -> None:
    assert part_words.said((note,), sentence) == expected


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ((18, 40), "Parts 18 to 40 are still here: the line broke."),
        ((40, 40), "Part 40 is still here: the line broke."),
    ],
    ids=["some", "the last"],
)
def test_the_rest_is_named_with_its_reason(parts: tuple[int, int], expected: str) -> None:
    review = Review((), (), rest=9, rest_reason="The line broke.", rest_parts=parts)
    assert part_words.rest(review) == expected
