import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.teach.markup import NOTHING
from wellkept.teach.spans import Quotes

TEXT = (
    "I moved to Oslo\nin “May”—it rained. Mira's\u00adolives: 12 kg. Mira’s bees. Die STRASSE ist naß. 米拉住在\n北京。"
)


@pytest.mark.parametrize(
    ("quote", "words"),
    [
        pytest.param("I moved to Oslo", "I moved to Oslo", id="exact"),
        pytest.param("moved to Oslo in", "moved to Oslo\nin", id="a wrapped line"),
        pytest.param("MOVED TO OSLO", "moved to Oslo", id="capitals"),
        pytest.param('in "May"-it rained', "in “May”—it rained", id="quotes and dashes"),
        pytest.param("“moved to Oslo”", "moved to Oslo", id="in quotes of its own"),
        pytest.param("...moved to Oslo...", "moved to Oslo", id="dots around it"),
        pytest.param("moved   to \t Oslo", "moved to Oslo", id="blanks"),
        pytest.param("Mira's bees", "Mira’s bees", id="an apostrophe"),
        pytest.param("Mira'solives", "Mira's\u00adolives", id="a soft hyphen"),
        pytest.param("**moved** to _Oslo_", "moved to Oslo", id="emphasis"),
        pytest.param("Die Straße ist nass", "Die STRASSE ist naß", id="sharp s"),
        pytest.param("米拉住在北京", "米拉住在\n北京", id="Chinese over two lines"),
        pytest.param("ｍｏｖｅｄ ｔｏ Ｏｓｌｏ", "moved to Oslo", id="wide letters"),
    ],
)
def test_a_quote_is_found_where_it_stands(quote: str, words: str) -> None:
    span = Quotes(TEXT).find(quote)
    assert span is not None
    assert TEXT[slice(*span)] == words


@pytest.mark.parametrize(
    "quote",
    [
        pytest.param("", id="nothing"),
        pytest.param("I moved to Bergen", id="other words"),
        pytest.param("moved Oslo", id="a word missing"),
        pytest.param("to", id="too short"),
        pytest.param("—", id="a sign"),
        pytest.param("\"'...", id="signs"),
        pytest.param("lives", id="within a word"),
        pytest.param("Oslo i", id="ends within a word"),
        pytest.param("I moved to Oslo in May, and it rained", id="a word too many"),
    ],
)
def test_a_quote_that_does_not_stand_there_is_none(quote: str) -> None:
    assert Quotes(TEXT).find(quote) is None


def test_of_several_places_the_first_free_one_is_taken() -> None:
    quotes = Quotes("Mira swims. Mira swims. Mira swims.")
    assert quotes.find("Mira swims.", [(0, 11)]) == (12, 23)
    assert quotes.find("Mira swims.", [(0, 35)]) == (0, 11)


def test_accents_may_be_written_in_two_ways_and_stay_whole() -> None:
    text = "Le cafe\u0301 est froid."
    span = Quotes(text).find("le café")
    assert span is not None
    assert text[slice(*span)] == "Le cafe\u0301"


def test_tags_of_a_web_page_are_passed_over() -> None:
    text = f"Mira {NOTHING * 3}swims{NOTHING * 4} daily."
    assert Quotes(text).find("Mira swims daily.") == (0, len(text))


ANY = st.text(st.characters(), max_size=200)


@given(ANY, ANY, ANY)
def test_what_stands_in_a_text_is_found_and_nothing_raises(before: str, words: str, after: str) -> None:
    text = f"{before} {words} {after}"
    span = Quotes(text).find(words)
    assert span is None or 0 <= span[0] < span[1] <= len(text)


@given(
    st.lists(
        st.sampled_from(["Mira", "swims", "in", "Oslo", "fjord", "每天", "游泳", "é", "."]), min_size=3, max_size=20
    )
)
def test_the_words_found_are_the_words_asked_for(words: list[str]) -> None:
    text = " ".join(words)
    quote = " ".join(words[1:])
    span = Quotes(text).find(quote)
    assert span is None or text[slice(*span)].split() == quote.strip(" .").split() or text[slice(*span)] in text


@given(ANY)
def test_a_span_never_begins_or_ends_with_a_blank(text: str) -> None:
    span = Quotes(text).find(text[2:-2])
    assert span is None or text[slice(*span)] == text[slice(*span)].strip()
