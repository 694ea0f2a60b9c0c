"""Any text at all becomes a query that the real word indexes accept."""

from dataclasses import replace

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.recall.lexical import ALL, POSTINGS_MAX, LexicalQuery, parse

_NASTY = (
    "", " ", "\0", "\ud800", '"', '""', '"a', "*", "a*", "^a", "-a", "a:b", "NEAR(", "NEAR(a b, 2)", "AND", "a AND",
    "OR OR", "NOT", "(", "))))", "{a b}:c", "'", "';drop table memories;--", "C++", "100%", "a\\b", "e-mail",
    "😀\u200d", "\u0301", "+ + +", "x" * 1_000_000, "word " * 10_000, "(" * 2000, "\U000f0001", "\uffff",
    "ﷺ", "٪", "\r\n\t", "ーーー",
)  # fmt: skip


def _index() -> apsw.Connection:
    con = apsw.Connection(":memory:")
    con.execute("""
      create virtual table words using fts5(t, tokenize="porter unicode61 categories 'L* N* Co Mn Mc'");
      create virtual table grams using fts5(t, tokenize='trigram');
    """)
    return con


def _ask(con: apsw.Connection, query: LexicalQuery) -> None:
    for table, asked in (("words", query.words), ("grams", query.trigrams)):
        if asked:
            con.execute(f"select count(*) from {table} where {table} match ?", (asked,)).fetchall()


@pytest.mark.parametrize("text", _NASTY, ids=range(len(_NASTY)))
def test_hostile_text_is_a_valid_query(text: str) -> None:
    con = _index()
    _ask(con, parse(text))
    con.close()


@given(st.text(st.characters(codec=None)), st.booleans())
def test_any_text_is_a_valid_query(text: str, typing: bool) -> None:
    con = _index()
    _ask(con, parse(text, typing=typing))
    con.close()


@pytest.mark.parametrize("text", ["", "   ", "?!", "\0", "\u200b", '"*"'])
def test_nothing_to_look_for_asks_nothing(text: str) -> None:
    query = parse(text)
    assert (query.words, query.trigrams) == ("", "")


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("what is the name of my dog", ("name", "dog")),
        ("to be or not to be", ("to", "be", "or", "not")),
        ("Oslo oslo OSLO", ("oslo",)),
        ("咖啡", ("咖", "啡")),
    ],
    ids=["stop-words", "only-stop-words", "each-once", "characters"],
)
def test_terms(text: str, terms: tuple[str, ...]) -> None:
    assert parse(text).terms == terms


@pytest.mark.parametrize(
    ("text", "typing", "prefix"),
    [
        ("strong cof", True, "cof"),
        ("strong cof", False, ""),
        ("strong cof ", True, ""),
        ("C++", True, ""),
        ("咖", True, ""),
        ("🎸", True, ""),
        ("the", True, "the"),
    ],
    ids=["typing", "not-typing", "blank-after", "sign-after", "character", "emoji", "stop-word-alone"],
)
def test_last_word_may_go_on_only_while_typed(text: str, typing: bool, prefix: str) -> None:
    assert parse(text, typing=typing).prefix == prefix


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("Mueller", "muller"),
        ("Müller", "mueller"),
        ("wi fi", "wifi"),
        ("C++", "cplusplus"),
        ("c plus plus", "cplusplus"),
        ("12 dollars", "usd"),
    ],
)
def test_other_ways_to_write_it_are_tried(text: str, form: str) -> None:
    assert form in parse(text).forms


def test_long_text_is_bounded() -> None:
    query = parse(" ".join(f"word{number}" for number in range(10_000)))
    assert len(query.terms) <= 64
    assert len(query.grams) <= 256


def test_small_store_leaves_nothing_out() -> None:
    query = parse("owner drinks coffee")
    cheap = query.affordable({ALL: POSTINGS_MAX, "owner": POSTINGS_MAX, "drinks": 4000, "coffee": 4000}, {})
    assert (cheap.terms, cheap.grams) == (query.terms, query.grams)


def test_commonest_words_are_left_out_of_a_large_store() -> None:
    counts = {ALL: 100_000, "owner": 95_000, "drinks": 3000, "coffee": 400}
    cheap = parse("owner drinks coffee", typing=False).affordable(counts, {"own": 95_000, "cof": 500})
    assert cheap.terms == ("drinks", "coffee")
    assert "own" not in cheap.grams
    assert "cof" in cheap.grams


def test_rarest_word_stays_however_common() -> None:
    cheap = parse("owner went", typing=False).affordable({ALL: 100_000, "owner": 95_000, "went": 60_000}, {})
    assert cheap.terms == ("went",)
    assert cheap.too_common


def test_what_a_prefix_holds_is_not_asked_twice() -> None:
    assert parse("owner rows", typing=True).held == '"owner" OR "ownerrows" OR "rows" *'
    assert parse("rows", typing=False).held == '"rows"'


def test_words_that_stand_nowhere_are_not_asked_for_but_still_terms() -> None:
    counts = {ALL: 100_000, "drinks": 3000, "coffe": 0, "coffe*": 40, "drinkscoffe": 0}
    cheap = parse("drinks coffe").affordable(counts, {})
    assert cheap.terms == ("drinks", "coffe")
    assert cheap.words == '"drinks" OR "coffe" *'
    assert parse("zzz").affordable({ALL: 100_000, "zzz": 0, "zzz*": 0}, {}).words == ""


@pytest.mark.parametrize(
    ("text", "begun"), [("te", "te"), ("tea t", ""), ("te ", ""), ("TÉ", "te"), ("雨", ""), ("", "")]
)
def test_what_words_have_to_begin_with_where_nothing_else_is_asked(text: str, begun: str) -> None:
    assert parse(text).begun == begun


@pytest.mark.parametrize(("absent", "begun"), [(0, "v"), (1, "")], ids=["stands-nowhere", "stands-somewhere"])
def test_a_word_that_stands_nowhere_asks_for_nothing_else(absent: int, begun: str) -> None:
    query = parse("absent v")
    known = dict.fromkeys((*query.counted_words, ALL), 0) | {"absent": absent, "v*": 5}
    assert replace(query, frequencies=known).begun == begun
