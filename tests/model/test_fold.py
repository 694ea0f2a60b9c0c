"""The fold: what becomes equal, what stays apart, and that the word index sees what `tokens` says."""

import unicodedata

import apsw
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wellkept.model.fold import fold, fold_mapped, index_text, retagged, tokens

EQUAL = (
    ("case", "OSLO", "oslo"),
    ("sharp-s", "Straße", "STRASSE"),
    ("capital-sharp-s", "GROẞ", "gross"),
    ("final-sigma", "Ὀδυσσεύς", "οδυσσευσ"),
    ("dotted-i", "İzmir", "izmir"),
    ("dotless-i", "Işık", "isik"),
    ("armenian-ligature", "և", "եւ"),
    ("cherokee", "ꭰ", "Ꭰ"),
    ("decomposed", "Cafe\u0301", "café"),
    ("slashed-o", "Tromsø", "tromso"),
    ("stroke-l", "Łódź", "lodz"),
    ("thorn", "Þór", "thor"),
    ("yo", "ёлка", "елка"),
    ("short-i-decomposed", "и\u0306", "й"),
    ("harakat", "كِتَاب", "كتاب"),
    ("tatweel", "كتـــاب", "كتاب"),
    ("alef", "أإآٱ", "اااا"),
    ("ya", "على", "علي"),
    ("ta-marbuta", "مدرسة", "مدرسه"),
    ("persian-kaf-yeh", "کی", "كي"),
    ("niqqud", "שָׁלוֹם", "שלום"),
    ("nukta", "क़लम", "कलम"),
    ("bengali-two-part-vowel", "\u09cb", "\u09c7\u09be"),
    ("full-width", "ＯＳＬＯ１２", "oslo12"),
    ("ligature", "ﬁsh oﬃce", "fish office"),
    ("digits", "٣٤٥ ۳۴۵ ३४५", "345 345 345"),
    ("superscript", "m²", "m2"),
    ("half-width-kana", "ｶﾞﾗｽ", "ガラス"),
    ("hiragana", "さくら", "サクラ"),
    ("small-kana", "キャノン", "キヤノン"),
    ("iteration", "人々", "人人"),
    ("voiced-iteration", "いすゞ", "いすず"),
    ("jamo", "\u1112\u1161\u11ab", "한"),
    ("compatibility-jamo", "ㅎㅏㄴㄱㅡㄹ", "한글"),
    ("zero-width-space", "pass\u200bword", "password"),
    ("soft-hyphen", "soft\u00adness", "softness"),
    ("zwnj", "می\u200cخواهم", "میخواهم"),
    ("variation-selector", "❤\ufe0f", "❤"),
    ("bidi", "\u202eabc\u202c", "abc"),
    ("skin-tone", "👍🏽", "👍"),
    ("joined-emoji", "👩‍💻", "👩💻"),
    ("gendered-emoji", "🤷‍♀️", "🤷"),
    ("quotes", "“O’Brien”", '"O\'Brien"'),
    ("dashes", "a–b—c", "a-b-c"),
    ("percent", "50%", "50 percent"),
    ("lone-surrogate", "a\ud800b", "a b"),
    ("nul", "a\0b", "a b"),
)
APART = (
    ("voicing-is-a-letter", "か", "が"),
    ("vowel-sign-is-a-letter", "कि", "की"),
    ("thai-tone-is-a-letter", "มา", "ม้า"),
    ("tamil-vowel-sign", "க", "கா"),
    ("keycap-is-no-digit", "1️⃣", "1"),
    ("flags-differ", "🇳🇴", "🇸🇪"),
    ("regions-differ", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    ("emoji-differ", "🎂", "🎈"),
)


@pytest.mark.parametrize(("one", "other"), [pair[1:] for pair in EQUAL], ids=[pair[0] for pair in EQUAL])
def test_spellings_of_one_word_fold_alike(one: str, other: str) -> None:
    assert fold(one) == fold(other) != ""


@pytest.mark.parametrize(("one", "other"), [pair[1:] for pair in APART], ids=[pair[0] for pair in APART])
def test_different_letters_stay_apart(one: str, other: str) -> None:
    assert fold(one) != fold(other)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("我喜欢咖啡", ("我", "喜", "欢", "咖", "啡")),
        ("น้ำ", ("น้", "\u0e4d", "า")),
        ("커피를", ("커", "피", "를")),
        ("用iPhone拍", ("用", "iphone", "拍")),
        ("...", ()),
        ("", ()),
    ],
    ids=["han", "thai", "hangul", "mixed", "punctuation", "empty"],
)
def test_scripts_without_blanks_come_apart(text: str, words: tuple[str, ...]) -> None:
    assert tokens(fold(text)) == words


def test_one_emoji_is_one_word() -> None:
    assert [len(tokens(fold(sign))) for sign in ("🎸", "🇳🇴", "3️⃣", "❤️", "👋🏾", "🏴󠁧󠁢󠁳󠁣󠁴󠁿")] == [1] * 6


def _index_words(text: str) -> tuple[str, ...]:
    con = apsw.Connection(":memory:")
    split = con.fts5_tokenizer("unicode61", ["remove_diacritics", "2", "categories", "L* N* Co Mn Mc"])
    found = split(text.encode(), apsw.FTS5_TOKENIZE_DOCUMENT, None, include_offsets=False, include_colocated=False)
    return tuple(map(str, found))


def test_word_index_sees_every_character_as_tokens_says() -> None:
    everything = " ".join(chr(code) for code in range(0x110000) if unicodedata.category(chr(code)) != "Cs")
    folded = fold(everything)
    assert _index_words(folded) == tokens(folded)


@given(st.text())
def test_word_index_sees_any_text_as_tokens_says(text: str) -> None:
    folded = index_text(text, (text,))
    assert _index_words(folded) == tokens(folded)


@given(st.text())
def test_mapped_fold_is_the_fold(text: str) -> None:
    folded, places = fold_mapped(text)
    assert folded == fold(text)
    assert len(places) == len(folded)
    assert all(0 <= start <= end <= len(text) for start, end in places)
    assert list(places) == sorted(places)


def test_mapped_fold_points_at_the_original() -> None:
    text = "Die Straße"
    folded, places = fold_mapped(text)
    at = folded.index("ss")
    assert {text[start:end] for start, end in places[at : at + 2]} == {"ß"}


def test_index_text_holds_content_joined_forms_and_tags() -> None:
    assert tokens(index_text("Owner reads E-Mail", ("Über Arbeit", "C++"))) == (
        *("owner", "reads", "e", "mail", "email"),
        *("uber", "arbeit", "c", "cplusplus"),
    )


_TAGS = st.lists(st.text(max_size=8), max_size=3)


@given(st.text(max_size=30), _TAGS, _TAGS)
def test_other_tags_give_what_folding_anew_gives(content: str, before: list[str], after: list[str]) -> None:
    was, now = index_text("", before), index_text("", after)
    assert retagged(index_text(content, before), was, now) in (index_text(content, after), None)


def test_tags_that_the_text_does_not_end_with_cannot_be_told() -> None:
    assert retagged("owner walks", "swims", "rests") is None
    assert retagged("owner walks old", "old", "new") == "owner walks new"
