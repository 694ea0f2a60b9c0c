"""Text for Qt, and where its marked words stand in Qt's units."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import Qt, QTextDocument

from wellkept.model.text import shown
from wellkept.ui.safe_text import qt_length, shown_with_spans, tip_of_text

CASES: dict[str, tuple[str, tuple[tuple[int, int], ...], list[str]]] = {
    "plain": ("owner drinks tea", ((6, 12),), ["drinks"]),
    "after an emoji": ("👩 drinks tea", ((2, 8),), ["drinks"]),
    "hidden before": ("\u202eab cd", ((4, 6),), ["cd"]),
    "hidden inside": ("a\u200bb", ((0, 3),), ["a‹ZWSP›b"]),
    "a mark alone in a piece": ("a\u200eb", ((1, 2),), ["\u200e"]),
    "nothing to be seen": ("\u3164\u2800", ((1, 2),), ["‹U+2800›"]),
    "unsorted": ("one two", ((4, 7), (0, 3)), ["one", "two"]),
    "overlapping": ("one two", ((0, 5), (2, 7)), ["one t", "wo"]),
    "beyond the end": ("one", ((1, 99),), ["ne"]),
    "empty": ("one", ((2, 2),), []),
}


@pytest.mark.parametrize(("text", "spans", "expected"), CASES.values(), ids=CASES.keys())
def test_spans_name_the_same_words_in_qt_units(
    text: str, spans: tuple[tuple[int, int], ...], expected: list[str]
) -> None:
    clean, found = shown_with_spans(text, spans)
    assert [_cut(clean, start, length) for start, length in found] == expected


def _cut(text: str, start: int, length: int) -> str:
    units = text.encode("utf-16-le")
    return units[start * 2 : (start + length) * 2].decode("utf-16-le")


@given(st.text(), st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), max_size=4))
def test_text_is_shown_whole_whatever_the_spans(text: str, spans: list[tuple[int, int]]) -> None:
    clean, found = shown_with_spans(text, spans)
    assert clean == shown(text)
    assert all(start >= 0 and length >= 0 and start + length <= qt_length(clean) for start, length in found)


@given(st.text())
def test_length_is_counted_as_qt_counts(text: str) -> None:
    assert qt_length(text) == len(text.encode("utf-16-le", "surrogatepass")) // 2


@given(
    st.text(alphabet="ab <>&;/\"'=\u202e\u0301lt", max_size=40)
    | st.sampled_from(("<b>x</b>", "<img src=file:x>", "&lt;b>"))
)
def test_a_tooltip_shows_its_text_and_nothing_else(text: str) -> None:
    tip = tip_of_text(text)
    document = QTextDocument()
    if Qt.mightBeRichText(tip):
        document.setHtml(tip)
    else:
        document.setPlainText(tip)
    assert document.toPlainText() == text
