"""Words with punctuation in them, numbers, dates and times: the further forms they are indexed under."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.model.fold_compounds import compounds

FORMS = (
    ("hyphen", "e-mail", "email"),
    ("apostrophe", "O’Brien", "obrien"),
    ("okina", "Hawaiʻi", "hawaii"),
    ("ampersand", "AT&T", "att"),
    ("slash", "AC/DC", "acdc"),
    ("dots", "node.js", "nodejs"),
    ("underscore", "tax_2023.pdf", "tax2023pdf"),
    ("part-of-chain", "wi-fi-router", "wifi"),
    ("hebrew", "צה״ל", "צהל"),
    ("c-plus-plus", "C++.", "cplusplus"),
    ("c-sharp", "in C#", "csharp"),
    ("plus", "Canal+", "canalplus"),
    ("dot-net", "a .NET job", "dotnet"),
    ("address", "nora.lind@post.example", "noralindpostexample"),
    ("domain", "https://www.tide.example/x", "tideexample"),
    ("version", "3.11.7", "3117"),
    ("version-v", "v4.2", "42"),
    ("id", "INV-2024-001", "inv2024001"),
    ("phone", "+47 912 34 567", "4791234567"),
    ("phone-zeros", "0047 912 34 567", "4791234567"),
    ("iban", "DE89 3704 0044 0532 0130 00", "de89370400440532013000"),
    ("flight", "EK 242", "ek242"),
    ("thousands", "1,200", "1200"),
    ("thousands-swiss", "1’200", "1200"),
    ("date-iso", "2019-08-24", "20190824"),
    ("date-german", "24.8.2019", "20190824"),
    ("date-american", "8/24/2019", "20190824"),
    ("date-words", "24th of August 2019", "20190824"),
    ("date-month-first", "Aug 24, 2019", "20190824"),
    ("date-spanish", "24 de agosto de 2019", "20190824"),
    ("date-without-year", "24 August", "day0824"),
    ("date-either-way", "3/4/2020", "20200403"),
    ("date-either-way-2", "3/4/2020", "20200304"),
    ("time", "19:30", "at1930"),
    ("time-pm", "7:30 p.m.", "at1930"),
    ("midnight", "12 am", "at0000"),
    ("time-german", "19.30 Uhr", "at1930"),
    ("arabic-digits", "٩١٢-٣٤-٥٦٧", "91234567"),
)


@pytest.mark.parametrize(("text", "form"), [case[1:] for case in FORMS], ids=[case[0] for case in FORMS])
def test_text_is_also_indexed_as(text: str, form: str) -> None:
    assert form in [found.text for found in compounds(text)]


@pytest.mark.parametrize(
    "text",
    ["Owner likes tea. Owner likes cake.", "end.", "(so)", "a - b", "咖啡，世界", "Owner said: yes", "99/99/2020"],
    ids=["sentences", "full-stop", "brackets", "spaced-dash", "han", "colon", "no-date"],
)
def test_plain_text_has_no_word_forms(text: str) -> None:
    assert not [found for found in compounds(text) if found.text.isalpha() or found.text.startswith("day")]


@given(st.text())
def test_forms_lie_in_the_text_and_are_single_words(text: str) -> None:
    for form in compounds(text):
        assert 0 <= form.start < form.end <= len(text)
        assert form.text
        assert not form.text.isspace()
