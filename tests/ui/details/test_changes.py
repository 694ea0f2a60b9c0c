"""What changed between two texts, in pieces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.ui.details.changes import Fate, changes, differing

CASES: dict[str, tuple[str, str, str]] = {
    "a word for another": ("Owner drinks tea.", "Owner drinks coffee.", "Owner drinks [-tea -]{+coffee+}."),
    "words put in": ("Owner drinks tea.", "Owner drinks green tea.", "Owner drinks {+green +}tea."),
    "words taken out": ("Owner drinks green tea.", "Owner drinks tea.", "Owner drinks [-green -]tea."),
    "at the end": ("Owner runs", "Owner runs daily", "Owner runs {+daily+}"),
    "one sign": ("Owner runs", "Owner runs.", "Owner runs{+.+}"),
    "nothing": ("Owner runs.", "Owner runs.", "Owner runs."),
    "without blanks between words": ("我喜欢喝茶", "我喜欢喝咖啡", "我喜欢喝[-茶 -]{+咖啡+}"),
    "written anew": ("Owner lives in Oslo.", "Nobody knows.", "[-Owner lives in Oslo. -]{+Nobody knows.+}"),
}
_SIGNS = {Fate.STAYED: "{}", Fate.WENT: "[-{}-]", Fate.CAME: "{{+{}+}}"}


@pytest.mark.parametrize(("before", "after", "shown"), CASES.values(), ids=CASES.keys())
def test_pieces(before: str, after: str, shown: str) -> None:
    assert "".join(_SIGNS[piece.fate].format(piece.text) for piece in changes(before, after)) == shown


@given(before=st.text(), after=st.text())
def test_without_what_went_it_reads_as_after(before: str, after: str) -> None:
    read = "".join(piece.text for piece in changes(before, after) if piece.fate is not Fate.WENT)
    assert read.split() == after.split()


@given(before=st.text(), after=st.text())
def test_without_what_came_it_has_the_words_of_before(before: str, after: str) -> None:
    read = "".join(piece.text for piece in changes(before, after) if piece.fate is not Fate.CAME)
    assert "".join(read.split()) == "".join(before.split())


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("Owner walks.", "Owner walks.", ([], [])),
        ("Owner lives in Oslo.", "Owner lives in Turin.", (["Oslo"], ["Turin"])),
        ("Owner likes strong tea a lot.", "Owner likes tea a lot.", (["strong"], [])),
        ("Owner likes 🍵 tea a lot.", "Owner likes 🫖 tea a lot.", (["🍵"], ["🫖"])),
        ("Owner likes tea.", "The boat was sold in spring.", ([], [])),
        ("", "Owner walks.", ([], [])),
    ],
    ids=["nothing", "a word", "one side only", "outside the first plane", "nearly all", "empty"],
)
def test_words_that_differ_are_told_for_each_side(one: str, other: str, expected: tuple[list[str], list[str]]) -> None:
    left, right = differing(one, other)
    assert ([one[start:end] for start, end in left], [other[start:end] for start, end in right]) == expected
