"""The characters to mark, in the memory as it is written."""

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from wellkept.recall.highlight import marked_words, spans
from wellkept.recall.lexical import parse

MARKED = (
    ("word", "Owner lives in Oslo", "oslo", ("Oslo",)),
    ("stem", "Owner moved twice", "moving", ("moved",)),
    ("plural", "Owner picks cherries", "cherry", ("cherries",)),
    ("no-stop-words", "Owner is in Oslo", "is in oslo", ("Oslo",)),
    ("half", "Owner drinks coffee", "cof", ("cof",)),
    ("within", "Owner was born in Hamburg", "burg", ("burg",)),
    ("slip", "Owner lives in Oslo", "Osol", ("Oslo",)),
    ("slip-long", "Owner booked a restaurant", "restuarant", ("restaurant",)),
    ("han", "我喜欢咖啡和茶", "咖啡", ("咖啡",)),
    ("han-no-strays", "咖啡很好，啡色", "咖啡", ("咖啡",)),
    ("family", "Card 👨‍👩‍👧 here", "👨‍👩‍👧", ("👨‍👩‍👧",)),
    ("part-of-emoji", "Card 👩🏽‍🚀 here", "🚀", ("👩🏽‍🚀",)),
    ("joined", "Owner reads e-mail", "email", ("e-mail",)),
    ("decomposed", "A Gene\u0300ve map", "gene", ("Gene\u0300",)),
    ("umlaut", "Frau Müller", "Mueller", ("Müller",)),
    ("sharp-s", "In der Lindenstraße", "lindenstrasse", ("Lindenstraße",)),
    ("ligature-whole", "An oﬃce", "off", ("oﬃ",)),
    ("phone", "Call +47 912 34 567 now", "4791234567", ("+47 912 34 567",)),
    ("half-width", "毎朝ﾗｼﾞｵを", "ラジオ", ("ﾗｼﾞｵ",)),
    ("nothing", "Owner lives in Oslo", "qwxzkj", ()),
    ("blank", "Owner lives in Oslo", "  ", ()),
)


@pytest.mark.parametrize(
    ("content", "query", "marked"), [case[1:] for case in MARKED], ids=[case[0] for case in MARKED]
)
def test_marks(content: str, query: str, marked: tuple[str, ...]) -> None:
    assert marked_words(content, parse(query)) == marked


def test_spans_are_places_in_the_original() -> None:
    assert spans("Ein Café in Oslo", parse("oslo cafe")) == ((4, 8), (12, 16))


@given(st.text(), st.text())
def test_spans_are_sorted_apart_and_cut_no_cluster(content: str, query: str) -> None:
    found = spans(content, parse(query))
    borders = {0, *(cluster.end() for cluster in regex.finditer(r"\X", content))}
    last = -1
    for start, end in found:
        assert last < start < end <= len(content)
        assert {start, end} <= borders
        last = end


@given(st.text(min_size=1))
def test_text_looked_for_in_itself_is_safe(text: str) -> None:
    spans(text, parse(text))
