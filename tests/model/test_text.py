import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from wellkept.model.errors import InvalidMemory
from wellkept.model.text import (
    content_of,
    exact_form,
    fingerprint,
    has_ink,
    mend_surrogates,
    normalise,
    shown,
    tags_of,
)

ANY_TEXT = st.text(st.characters(), max_size=200)  # lone surrogates included


@pytest.mark.parametrize(
    ("given_text", "expected"),
    [
        pytest.param("  Owner\tlikes \r\n tea. ", "Owner likes tea.", id="blanks"),
        pytest.param("Owner\x00likes\x07tea", "Owner likes tea", id="controls"),
        pytest.param("Cafe\u0301", "Café", id="composed"),
        pytest.param("half \ud83d of it", "half \ufffd of it", id="lone surrogate"),
        pytest.param("\ud83d\ude00", "😀", id="surrogate pair"),
        pytest.param("one\u2028two\u00a0three", "one two three", id="line separator and hard blank"),
        pytest.param("👩‍👩‍👧", "👩‍👩‍👧", id="emoji family stays whole"),
    ],
)
def test_normalise(given_text: str, expected: str) -> None:
    assert normalise(given_text) == expected


@given(ANY_TEXT)
def test_normalise_is_idempotent_and_storable(text: str) -> None:
    once = normalise(text)
    assert normalise(once) == once
    once.encode("utf-8")
    assert "\x00" not in once


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_mending_leaves_whole_text_as_it_is(text: str) -> None:
    assert mend_surrogates(text) == text


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Owner likes tea.", "owner  LIKES tea!"),
        ("Owner likes tea", "Owner likes tea."),
        ("オーナー", "ｵｰﾅｰ"),
        ("Owner lives in Straße 5", "Owner lives in STRASSE 5."),
        ("Owner saw it…", "Owner saw it… "),
    ],
)
def test_sentences_that_say_exactly_the_same_share_a_fingerprint(one: str, other: str) -> None:
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Owner has 10⁵ shares", "Owner has 105 shares"),
        ("Owner likes tea?", "Owner likes tea."),
        ("Owner was born in 1980", "Owner was born in 1981"),
        ("Owner resumes work", "Owner résumés work"),
        (".", "!"),
    ],
)
def test_sentences_that_differ_do_not(one: str, other: str) -> None:
    assert fingerprint(one) != fingerprint(other)


@given(ANY_TEXT)
def test_exact_form_is_idempotent(text: str) -> None:
    form = exact_form(normalise(text))
    assert exact_form(form) == form


@pytest.mark.parametrize("text", ["", " ", "\x00", "x" * 2001])
def test_what_cannot_be_one_memory_is_refused_in_words(text: str) -> None:
    with pytest.raises(InvalidMemory) as refused:
        content_of(text)
    assert refused.value.sentence
    assert refused.value.next_step


def test_two_thousand_characters_are_one_memory() -> None:
    assert content_of("x" * 2000) == "x" * 2000


def test_tags_are_clean_and_each_there_once() -> None:
    assert tags_of(["#coffee", " coffee ", "", "#", "two\nlines", "c" * 200]) == ("coffee", "two lines", "c" * 80)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        pytest.param("evil \u202etxt.exe", "evil ‹RLO›txt.exe", id="override"),
        pytest.param("pass\u200bword", "pass‹ZWSP›word", id="zero width"),
        pytest.param("bell\x07", "bell\ufffd", id="control"),
        pytest.param("<img src=x>", "<img src=x>", id="markup is text"),
        pytest.param("שלום\u200f!", "שלום\u200f!", id="plain direction mark stays"),
        pytest.param("👩‍👩‍👧 هی", "👩‍👩‍👧 هی", id="joiners stay"),
    ],
)
def test_shown(text: str, expected: str) -> None:
    assert shown(text) == expected


INKLESS = ["\u3164", "\u2800\u2800", "\u200b", "\ufeff\u2060", "\u00ad", "\u115f \u1160", "\u200d\ufe0f", "\u200e"]


@pytest.mark.parametrize("text", INKLESS, ids=ascii)
def test_what_leaves_no_ink_is_no_memory_and_no_tag_and_is_shown_by_marks(text: str) -> None:
    with pytest.raises(InvalidMemory):
        content_of(text)
    assert tags_of([text]) == ()
    assert has_ink(shown(text))


@pytest.mark.parametrize(
    ("text", "expected"), [("\u3164", "‹U+3164›"), ("\u200b \u2800", "‹ZWSP› ‹U+2800›"), (" \t", " \ufffd"), ("", "")]
)
def test_each_character_without_ink_is_named(text: str, expected: str) -> None:
    assert shown(text) == expected


@pytest.mark.parametrize("text", [".", "?", "\u0301", "\u0640", "🏴\U000e0067\U000e007f", "\U0001fae9", "ㅤa"], ids=ascii)
def test_a_sign_a_mark_or_a_picture_is_ink(text: str) -> None:
    assert content_of(text) == text


def test_all_that_unicode_lets_a_program_leave_out_has_no_ink() -> None:
    left_out = regex.compile(r"\p{Default_Ignorable_Code_Point}")
    every = "".join(map(chr, (*range(0xD800), *range(0xE000, 0x110000))))
    assert [hex(ord(char)) for char in left_out.findall(every) if has_ink(char)] == []
