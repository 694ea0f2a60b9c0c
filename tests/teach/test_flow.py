import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.flow import flow_of


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("**Mira** is _very_ tall", "Mira is very tall"),
        ("***Mira*** is `tall`", "Mira is tall"),
        ("[Mira](https://a.example/x_y) and ![a cat](cat.png)", "Mira and a cat"),
        ("<https://a.example> and <a@b.example>", "https://a.example and a@b.example"),
        (r"3 \* 4 is \_not\_ five", "3 * 4 is _not_ five"),
        ("Mira was here.[1][23] She left", "Mira was here. She left"),
        ("snake_case_name and 3 * 4 * 5", "snake_case_name and 3 * 4 * 5"),
        ("`a*b*c`", "a*b*c"),
        ("a\tb\x00c\ufeffd", "a b c d"),
        ("half \ud83d emoji", "half \ufffd emoji"),
        ("می‌کند 👨‍👩‍👧", "می‌کند 👨‍👩‍👧"),
    ],
)
def test_marks_go_and_words_stay(text: str, plain: str) -> None:
    assert flow_of(text, ((0, len(text)),)).text == plain


@pytest.mark.parametrize(
    ("first", "second", "joined"),
    [
        ("Mira lives", "in Linz", "Mira lives in Linz"),
        ("a well-", "kept boat", "a well-kept boat"),
        ("on page 3 -", "maybe", "on page 3 - maybe"),
        ("Donau\u00ad", "schiff", "Donauschiff"),
        ("米拉住在", "北京", "米拉住在北京"),
        ("米拉住在", "Linz", "米拉住在 Linz"),
    ],
)
def test_wrapped_lines_are_joined(first: str, second: str, joined: str) -> None:
    text = f"{first}\n{second}"
    pieces = ((0, len(first)), (len(first) + 1, len(text)))
    assert flow_of(text, pieces).text == joined


@given(st.text(min_size=1, max_size=200))
def test_every_character_knows_where_it_came_from(text: str) -> None:
    flow = flow_of(text, ((0, len(text)),))
    assert len(flow.at) == len(flow.text)
    assert list(flow.at) == sorted(set(flow.at))
    assert all(text[place] == letter for place, letter in zip(flow.at, flow.text, strict=True) if letter.isalpha())


def test_a_stretch_is_found_again_in_the_original() -> None:
    text = "**Mira** lives"
    flow = flow_of(text, ((0, len(text)),))
    assert flow.origin(0, 4) == (2, 6)
