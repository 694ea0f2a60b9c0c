import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from wellkept.teach.parts import PART_CHARS, parts_of
from wellkept.teach.worth import weight

PIECES = st.sampled_from(
    [
        *"\n\r\t .!?。！，、;-aé1я米ن\u0301\u200d😀",
        "\r\n",
        "\n\n",
        "\n \n",
        "\u2028",
        "Mira moved to Bergen. ",
        "米拉住在北京。",
        "ミラはベルゲンに住んでいる。",
        "มิราอาศัยอยู่ที่เบอร์เกน",
        "x" * 50,
        "👩‍👩‍👧",
        "e" + "\u0301" * 90,
    ]
)
TEXTS = st.one_of(st.text(st.characters(), max_size=400), st.lists(PIECES, max_size=120).map("".join))


def cut(text: str, most: int) -> list[str]:
    return [text[start:end] for start, end in parts_of(text, most)]


@given(TEXTS, st.integers(8, 120))
@example("x" * 300, 8)
@example("\r\n" * 100, 8)
@example("米" * 200, 8)
@example("e" + "\u0301" * 500, 16)
def test_every_character_belongs_to_exactly_one_part(text: str, most: int) -> None:
    parts = cut(text, most)
    assert "".join(parts) == text
    assert all(0 < len(part) <= most for part in parts)


@given(TEXTS, st.integers(32, 120))
def test_parts_are_not_crumbs(text: str, most: int) -> None:
    parts = cut(text, most)
    assert all(len(part) >= most // 16 for part in parts[:-1])


@pytest.mark.parametrize(
    ("text", "most", "parts"),
    [
        pytest.param("", 40, [], id="nothing"),
        pytest.param("One.\n\nTwo.", 40, ["One.\n\nTwo."], id="all in one"),
        pytest.param(
            "Anna is one.\nB.\n\nAnd two here.\nIt ends.",
            24,
            ["Anna is one.\nB.\n\n", "And two here.\nIt ends."],
            id="a blank line before a line",
        ),
        pytest.param(
            "Anna is one.\r\n\r\nAnd two here.", 20, ["Anna is one.\r\n\r\n", "And two here."], id="Windows lines"
        ),
        pytest.param(
            "Anna is one.\n \t\nAnd two here.", 20, ["Anna is one.\n \t\n", "And two here."], id="blanks on the line"
        ),
        pytest.param("Anna is. One of\ntwo sisters here", 20, ["Anna is. One of\n", "two sisters here"], id="a line"),
        pytest.param("Anna is one. And she has two", 20, ["Anna is one. ", "And she has two"], id="a sentence"),
        pytest.param("Anna of the seven seas of old", 20, ["Anna of the ", "seven seas of old"], id="a word"),
        pytest.param(
            "米拉住在北京。她有猫。她喜欢茶和面包", 20, ["米拉住在北京。", "她有猫。", "她喜欢茶和面包"], id="Chinese"
        ),
        pytest.param("xxxxxxxxxxxxx👩‍👩‍👧👩‍👩‍👧", 16, ["xxxxxxxxxxxxx", "👩‍👩‍👧👩‍👩‍👧"], id="a family stays together"),
    ],
)
def test_a_part_ends_where_a_reader_would_pause(text: str, most: int, parts: list[str]) -> None:
    assert cut(text, most) == parts


def test_the_last_two_parts_share_what_is_left() -> None:
    paragraph = "Mira keeps bees on the roof.\n\n"
    sizes = [len(part) for part in cut(paragraph * 40, 1000)]
    assert len(sizes) == 2
    assert abs(sizes[0] - sizes[1]) <= len(paragraph)


def test_a_part_of_dense_letters_carries_no_more_than_others() -> None:
    parts = cut("米拉住在北京的老城区，她的姐姐在学校教书。" * 2000, PART_CHARS)
    assert all(weight(part) <= PART_CHARS * 1.1 for part in parts)
    assert min(map(len, parts[:-1])) > PART_CHARS / 4
