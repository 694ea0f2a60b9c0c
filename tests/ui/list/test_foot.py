"""The line under the list says in plain words how much can be found by meaning."""

import pytest

from wellkept.service.meaning_answers import Coverage
from wellkept.ui.list.foot import said
from wellkept.ui.meaning_keeper import Standing, State

MISSING = "The built-in model is not installed."
CHANGING = "Vectors of hash-words are being made; until all are there, searching goes by built-in."

CASES: dict[str, tuple[Coverage, State, str]] = {
    "none": (Coverage("built-in", 0, 0, True, ""), State.RESTS, ""),
    "one": (Coverage("built-in", 1, 1, True, ""), State.RESTS, "Searchable by meaning"),
    "all": (Coverage("built-in", 9000, 9000, True, ""), State.RESTS, "All 9,000 searchable by meaning"),
    "some": (Coverage("built-in", 8412, 9000, True, ""), State.RUNS, "Searchable by meaning: 8,412 of 9,000"),
    "paused": (
        Coverage("built-in", 8412, 9000, True, ""),
        State.PAUSED,
        "Searchable by meaning: 8,412 of 9,000, paused",
    ),
    "all, paused": (Coverage("built-in", 9, 9, True, ""), State.PAUSED, "All 9 searchable by meaning"),
    "changing": (
        Coverage("hash-words", 412, 9000, True, CHANGING),
        State.RUNS,
        "Changing to hashed words: 412 of 9,000",
    ),
    "changing, paused": (
        Coverage("hash-words", 412, 9000, True, CHANGING),
        State.PAUSED,
        "Changing to hashed words: 412 of 9,000, paused",
    ),
    "words only": (
        Coverage("built-in", 0, 9, False, f"{MISSING} Searching goes by words only.", MISSING),
        State.RESTS,
        f"Searching by words only: {MISSING}",
    ),
    "words only, and none": (
        Coverage("built-in", 0, 0, False, f"{MISSING} Searching goes by words only.", MISSING),
        State.RESTS,
        f"Searching by words only: {MISSING}",
    ),
    "another serves": (
        Coverage("built-in", 0, 9, True, f"{MISSING} Searching goes by hash-words.", MISSING),
        State.RESTS,
        f"{MISSING} Searching goes by hash-words.",
    ),
    "cannot be written": (
        Coverage("built-in", 3, 9, True, "The file is read-only."),
        State.RESTS,
        "Searchable by meaning: 3 of 9. The file is read-only.",
    ),
}


@pytest.mark.parametrize(("coverage", "state", "expected"), CASES.values(), ids=CASES.keys())
def test_it_is_said_in_plain_words(coverage: Coverage, state: State, expected: str) -> None:
    assert said(Standing(coverage, state)) == expected
