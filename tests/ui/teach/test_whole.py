"""A draft as one text, and what is left of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.ui.errands import KeepDraft, Part
from wellkept.ui.teach.whole import rest_of, whole

FILE = Part("notes.md", "From a file.", from_file=True)
PASTE = Part("Pasted text", "A long paste.")
SOURCES: dict[str, tuple[KeepDraft, bool, tuple[str, str]]] = {
    "typed": (KeepDraft("Typed."), False, ("typed", "said")),
    "pasted": (KeepDraft("Pasted."), True, ("paste", "found")),
    "a file": (KeepDraft(" \n", (FILE,)), False, ("file:notes.md", "found")),
    "a file and a word": (KeepDraft("Typed.", (FILE,)), False, ("paste", "found")),
    "a long paste": (KeepDraft("", (PASTE,)), False, ("paste", "found")),
    "two files": (KeepDraft("", (FILE, FILE)), False, ("paste", "found")),
}


@pytest.mark.parametrize(("draft", "pasted", "expected"), SOURCES.values(), ids=SOURCES.keys())
def test_source_and_trust_follow_where_the_text_is_from(
    draft: KeepDraft, pasted: bool, expected: tuple[str, str]
) -> None:
    found = whole(draft, pasted=pasted)
    assert (found.source, found.trust) == expected


TEXTS = st.text(st.sampled_from("ab \n"), max_size=8)
DRAFTS = st.builds(KeepDraft, TEXTS, st.lists(st.builds(Part, st.just("x"), TEXTS), max_size=3).map(tuple))


@given(DRAFTS, st.integers(0, 40))
def test_no_letter_of_the_rest_is_lost_and_none_comes_twice(draft: KeepDraft, at: int) -> None:
    text = whole(draft, pasted=True).text
    at = min(at, len(text))
    assert whole(rest_of(draft, at), pasted=True).text.split() == text[at:].split()


def test_the_rest_of_a_file_is_still_of_that_file() -> None:
    rest = rest_of(KeepDraft("", (FILE,)), 5)
    assert whole(rest, pasted=False).source == "file:notes.md"
    assert rest.parts[0].text == "a file."


def test_what_comes_after_the_cut_stays_as_it_was() -> None:
    assert rest_of(KeepDraft("One. Two.", (FILE, PASTE)), 5) == KeepDraft("Two.", (FILE, PASTE))
