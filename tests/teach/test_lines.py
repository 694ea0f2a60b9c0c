import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.lines import LONGEST_LINE, lines_of


def words(text: str) -> list[tuple[str, bool]]:
    return [(text[line.start : line.end], line.apart) for line in lines_of(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        (" \n\t\n", []),
        ("a\nb", [("a", True), ("b", False)]),
        ("a\r\nb\r\n\r\nc", [("a", True), ("b", False), ("c", True)]),
        ("a\rb\r\rc", [("a", True), ("b", False), ("c", True)]),
        ("a\u2028b\x85c", [("a", True), ("b", False), ("c", False)]),
        ("  a  \n\n   b", [("  a", True), ("   b", True)]),
        ("a\n \t\nb", [("a", True), ("b", True)]),
    ],
)
def test_lines(text: str, expected: list[tuple[str, bool]]) -> None:
    assert words(text) == expected


def test_a_long_line_is_cut_after_a_sentence() -> None:
    text = "Mira lives in Linz. " * 1000
    pieces = [text[line.start : line.end] for line in lines_of(text)]
    assert all(piece.endswith("Linz.") for piece in pieces)
    assert max(map(len, pieces)) <= LONGEST_LINE


@given(st.text(alphabet="a \n\r.\u2028\x1c", max_size=200))
def test_no_word_is_lost(text: str) -> None:
    assert "".join("".join(piece.split()) for piece, _ in words(text)) == "".join(text.split())
