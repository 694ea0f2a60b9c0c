"""Which names answer what was typed, and how well."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.ui.palette.matching import rank

NAME = "Never leaves this computer"
CASES: dict[str, tuple[str, str, int | None]] = {
    "nothing typed": ("", NAME, 0),
    "its beginning": ("never le", NAME, 0),
    "parts of words in any order": ("comp lea", NAME, 1),
    "initials": ("nltc", NAME, 2),
    "some of the initials": ("ltc", NAME, 2),
    "within words": ("eave", NAME, 3),
    "another case": ("NEVER", NAME, 0),
    "accents left out": ("cafe", "Open the café", 1),
    "accents typed": ("café", "Open the cafe", 1),
    "one word twice": ("le le", NAME, 3),
    "after a colon": ("kind pref", "Change kind: Preference", 1),
    "another word": ("forget", NAME, None),
    "one part of two": ("never forget", NAME, None),
    "only signs": ("??", NAME, None),
}


@pytest.mark.parametrize(("typed", "name", "how"), CASES.values(), ids=CASES.keys())
def test_how_well_a_name_answers(typed: str, name: str, how: int | None) -> None:
    assert rank(typed, name) == how


@given(typed=st.text(), name=st.text())
def test_any_text_is_taken(typed: str, name: str) -> None:
    assert rank(typed, name) in (0, 1, 2, 3, None)
