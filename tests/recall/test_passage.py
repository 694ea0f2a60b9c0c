"""What of a passage is lit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.recall.passage import shared_words

LIT: dict[str, tuple[str, str, list[str]]] = {
    "one run": ("Owner prefers filter coffee.", "I prefer filter coffee, I think.", ["prefer filter coffee"]),
    "two runs": ("Owner grows beans and apples.", "We grow fine beans, not apples.", ["grow", "beans", "apples"]),
    "small words within a run": ("Owner lives at the sea.", "I live at the sea.", ["live at the sea"]),
    "small words alone": ("Owner is at the sea.", "It was the best at the time.", []),
    "accents and case": ("Owner mag ÄPFEL.", "Die Äpfel!", ["Äpfel"]),
    "without blanks": ("主人喜欢咖啡店。", "我喜欢咖啡店。", ["喜欢咖啡店"]),
    "nothing shared": ("Owner swims.", "A boat lies there.", []),
    "no passage": ("Owner swims.", "", []),
}


@pytest.mark.parametrize(("content", "passage", "lit"), LIT.values(), ids=LIT.keys())
def test_words_of_the_memory_are_lit(content: str, passage: str, lit: list[str]) -> None:
    assert [passage[start:end] for start, end in shared_words(content, passage)] == lit


@given(st.text(), st.text())
def test_spans_are_sorted_apart_and_inside(content: str, passage: str) -> None:
    ends = [end for span in shared_words(content, passage) for end in span]
    assert ends == sorted(set(ends))
    assert all(0 <= end <= len(passage) for end in ends)
