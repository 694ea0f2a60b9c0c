"""What else a person is called, as the memories say it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.recall.aliases import Alias, Aliases, asked_words, holds, said, speaks_of


def aliases(asked: tuple[str, ...], sentences: list[str]) -> tuple[Alias, ...]:
    called = Aliases(asked)
    for sentence in sentences:
        called.hear(said(sentence))
    return called.heard


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Ingrid", ("ingrid",)),
        ("my sister", ("sister",)),
        ("Ingrid Holm", ("ingrid", "holm")),
        ("the", ("the",)),
        ("  ", ()),
        ("Zoë", ("zoe",)),
    ],
)
def test_what_is_asked_for(text: str, asked: tuple[str, ...]) -> None:
    assert asked_words(text) == asked


@pytest.mark.parametrize(
    ("sentence", "asked", "found"),
    [
        ("Owner's sister Ingrid lives in Oslo.", "Ingrid", ("sister",)),
        ("Ingrid is the owner's sister.", "Ingrid", ("sister",)),
        ("Ingrid, my sister, called.", "Ingrid", ("sister",)),
        ("Their neighbour is called Ingrid Holm.", "Ingrid Holm", ("neighbour",)),
        ("Seine Schwester heißt Ingrid.", "Ingrid", ("Schwester",)),
        ("Ingrid likes her sister.", "Ingrid", ()),
        ("Ingrid lives in Oslo.", "Ingrid", ()),
        ("Owner's sister Anna met Ingrid.", "Ingrid", ()),
        ("Owner's sister Ingrid lives in Oslo.", "my sister", ("Ingrid",)),
        ("Owner's sister is called Ingrid.", "sister", ("Ingrid",)),
        ("Owner's sister lives in Oslo.", "sister", ()),
    ],
)
def test_a_name_and_a_relation_lead_to_each_other(sentence: str, asked: str, found: tuple[str, ...]) -> None:
    assert tuple(one.written for one in aliases(asked_words(asked), [sentence])) == found


def test_what_is_said_most_often_comes_first() -> None:
    sentences = [f"Owner's {one} Ingrid called." for one in ("boss", "sister", "sister")]
    assert [one.folded for one in aliases(("ingrid",), sentences)] == ["sister", "boss"]


@pytest.mark.parametrize(
    ("sentence", "alias", "speaks"),
    [
        ("Owner's sister plays chess.", "sister", True),
        ("His sister's flat is small.", "sister", True),
        ("Owner's sister Anna plays chess.", "sister", False),
        ("A sister of somebody plays chess.", "sister", False),
        ("Ingrid plays chess.", "ingrid", True),
        ("Owner plays chess.", "ingrid", False),
    ],
)
def test_who_is_spoken_of(sentence: str, alias: str, speaks: bool) -> None:
    assert speaks_of(said(sentence), alias) is speaks


@pytest.mark.parametrize(
    ("sentence", "asked", "there"),
    [
        ("Ingrid's boat", "Ingrid", True),
        ("Ingrids Boot", "Ingrid", False),
        ("Holm met Ingrid", "Ingrid Holm", True),
        ("我喜欢咖啡", "咖啡", True),
        ("我喜欢茶", "咖啡", False),
        ("anything", "", False),
    ],
)
def test_a_sentence_holds_whole_words(sentence: str, asked: str, there: bool) -> None:
    assert holds(said(sentence), asked_words(asked)) is there


@given(st.text(max_size=60), st.text(max_size=30))
def test_any_text_can_be_asked(sentence: str, asked: str) -> None:
    words = asked_words(asked)
    for alias in aliases(words, [sentence]):
        speaks_of(said(sentence), alias.folded)
    assert holds(said(sentence), words) in (True, False)
