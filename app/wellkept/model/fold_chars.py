"""The core of the fold: what each character, and each sequence that belongs together, becomes.

A folded text holds only letters, digits, marks and private characters, in words with blanks between.
Everything here depends on one character or one short sequence alone, so that folding can be mapped
back to the original, and cached.
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

import regex

from wellkept.model import fold_tables as tables

SPLIT_SCRIPTS = (
    r"\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Bopomofo}\p{Yi}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}"
    r"\p{Tai_Le}\p{New_Tai_Lue}\p{Tai_Tham}\p{Tai_Viet}\p{Javanese}\p{Balinese}ー〆"
)
_STACKED = r"\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\p{Tai_Tham}\p{Tai_Viet}\p{Javanese}\p{Balinese}"
_JAMO = r"\u1100-\u11ff\u3131-\u318e\ua960-\ua97c\ud7b0-\ud7fb\uffa1-\uffdc"
_KANJI_OR_KANA = r"\p{Han}\u3041-\u3096\u30a1-\u30fa"

split_script = regex.compile(f"[{SPLIT_SCRIPTS}]").search
"""Finds a character of a script that is written without blanks between its words."""

SEQUENCE = regex.compile(
    rf"""
    (?P<keycap> [0-9\#*] \ufe0f? \u20e3 )
  | (?P<flag> [\U0001f1e6-\U0001f1ff]{{2}} )
  | (?P<region> \U0001f3f4 [\U000e0020-\U000e007f]+ )
  | (?P<gender> \u200d [\u2640\u2642\U0001f9b0-\U0001f9b3] \ufe0f? )
  | (?P<voiced> [\u3041-\u3096\u30a1-\u30fa\uff66-\uff9d] [\u3099-\u309c\uff9e\uff9f] )
  | (?P<twice> [{_KANJI_OR_KANA}]{{2}} 々々 | [{_KANJI_OR_KANA}] [々〻ゝゞヽヾ] )
  | (?P<final> [\uac00-\ud7a3] [\u11a8-\u11ff] )
  | (?P<jamo> [{_JAMO}]{{2,}} )
  | (?P<stack> [{_STACKED}] \p{{M}}+ )
    """,
    regex.VERBOSE,
)


class _Chars(dict[int, str]):
    """The folded form of every character met so far; fills itself, for `str.translate`."""

    def __missing__(self, code: int) -> str:
        folded = _fold_char(chr(code))
        self[code] = folded
        return folded


def _fold_char(char: str) -> str:
    """Return what one character becomes: "" if it shows nothing, blanks around what stands alone."""
    if char in tables.WORDS:
        return f" {tables.WORDS[char]} "
    if char in tables.APOSTROPHES or char in tables.HYPHENS:
        return " "
    category = unicodedata.category(char)
    if category == "Cf" or char in tables.FILLERS or char in tables.VOICING:
        return ""
    if category in {"Cc", "Cs", "Cn"} or char in "\uff9e\uff9f" or ord(char) >= tables.PRIVATE_HIGH:
        return " "
    plain = unicodedata.normalize("NFKC", char)
    if char in tables.SIGNS or (category[0] == "S" and not any(map(str.isalnum, plain)) and char != "×"):
        return _sign(char)
    apart = "\u2044" in plain or unicodedata.decomposition(char).startswith(("<circle>", "<square>"))
    folded = _letters(plain)
    return f" {folded} " if apart else folded


def _sign(char: str) -> str:
    code = ord(char)
    if 0x1F3FB <= code <= 0x1F3FF:  # skin tones
        return ""
    ornament = 0x2500 <= code <= 0x25FF or 0x2800 <= code <= 0x28FF  # lines, blocks, bullets; Braille patterns
    if ornament or code < 0x80 or unicodedata.category(char) == "Sk":
        return " "
    base = tables.PRIVATE_LOW + code if code <= 0xFFFF else tables.PRIVATE_HIGH + code - 0x10000
    return f" {chr(base)} "


def _letters(text: str) -> str:
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    kept = "".join(map(_letter, bare))
    if _COMPOSES.search(kept):  # and nothing else: two-part vowels are typed as one or two characters
        kept = unicodedata.normalize("NFC", kept)
    return "".join(_placed(tables.KANA.get(char, char)) for char in kept)


_COMPOSES = regex.compile(r"[\u1100-\u11ff\u3099\u309a]")


def _letter(char: str) -> str:
    category = unicodedata.category(char)
    if category == "Mn" and _is_optional(char):
        return ""
    if category[0] == "N":
        digit = unicodedata.digit(char, None)
        return char if digit is None else str(digit)
    if category[0] == "L":
        return tables.LETTERS.get(char, char)
    return tables.LETTERS.get(char, char) if category in {"Mn", "Mc", "Co"} else " "


def _is_optional(mark: str) -> bool:
    """Whether a nonspacing mark may be left out in writing: accents, harakat, niqqud, nukta; not vowel signs."""
    return mark in tables.NUKTAS or bool(_OPTIONAL.match(mark))


_OPTIONAL = regex.compile(
    r"(?V1)[[\p{Inherited}\p{Latin}\p{Greek}\p{Cyrillic}\p{Hebrew}\p{Arabic}\p{Syriac}\p{Common}]--[\u3099\u309a]]"
)


def _placed(char: str) -> str:
    """Put blanks round a character of a script that is written without them."""
    if char < "\u0e00":
        return char
    if unicodedata.category(char)[0] == "L" and split_script(char):
        return f" {char} "
    return f" {char} " if unicodedata.category(char) == "Co" else char


@lru_cache(maxsize=4096)
def _fold_sequence(text: str, kind: str) -> str:
    match kind:
        case "keycap":
            return f" {chr(tables.PRIVATE_KEYCAP + ord(text[0]))} "
        case "flag":
            first, second = (ord(char) - 0x1F1E6 for char in text)
            return f" {chr(tables.PRIVATE_FLAG + 26 * first + second)} "
        case "region":
            name = "".join(chr(ord(char) - 0xE0000) for char in text[1:]).rstrip("\x7f")
            place = tables.REGIONS.index(name) if name in tables.REGIONS else len(tables.REGIONS)
            return f" {chr(tables.PRIVATE_REGION + place)} "
        case "gender":
            return ""
        case "twice":
            return "".join(CHARS[ord(char)] for char in _repeated(text))
        case "jamo":
            return _letters(_composed(text))
        case "voiced":
            return _letters(text.translate({0x309B: 0x3099, 0x309C: 0x309A}))
        case "stack":
            return f" {_letters(text).replace(' ', '')} "
        case _:
            return _letters(text)


def _repeated(text: str) -> str:
    """Write out an iteration mark: the character before it again, voiced for ゞ and ヾ."""
    if len(text) == 4:
        return text[:2] * 2
    voiced = unicodedata.normalize("NFC", text[0] + "\u3099") if text[1] in "ゞヾ" else text[0]
    return text[0] + (voiced if len(voiced) == 1 else text[0])


_VOWELS = regex.compile(r"[\u1161-\u1175]")


def _composed(text: str) -> str:
    """Join single Korean letters, as half-width and keyboard forms give them, into syllables."""
    letters = unicodedata.normalize("NFKC", text)
    letters = unicodedata.normalize("NFD", letters)
    joined: list[str] = []
    for place, char in enumerate(letters):
        follows_vowel = bool(joined) and bool(_VOWELS.match(joined[-1]))
        before_vowel = place + 1 < len(letters) and bool(_VOWELS.match(letters[place + 1]))
        final = _FINALS.get(char) if follows_vowel and not before_vowel else None
        joined.append(final or char)
    return unicodedata.normalize("NFC", "".join(joined))


_FINALS = dict(zip("ᄀᄁᄂᄃᄅᄆᄇᄉᄊᄋᄌᄎᄏᄐᄑᄒ", "ᆨᆩᆫᆮᆯᆷᆸᆺᆻᆼᆽᆾᆿᇀᇁᇂ", strict=True))

CHARS = _Chars()


def fold_plain(text: str) -> str:
    """Fold a whole text; words end up with one blank between them."""
    if text.isascii():
        return " ".join(text.translate(CHARS).split())
    pieces: list[str] = []
    done = 0
    for found in SEQUENCE.finditer(text):
        pieces.append(text[done : found.start()].translate(CHARS))
        pieces.append(_fold_sequence(found[0], found.lastgroup or ""))
        done = found.end()
    pieces.append(text[done:].translate(CHARS))
    return " ".join("".join(pieces).split())


def fold_units(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield what each character or sequence becomes, with where it stood."""
    done = 0
    for found in SEQUENCE.finditer(text):
        yield from ((CHARS[ord(text[at])], at, at + 1) for at in range(done, found.start()))
        yield _fold_sequence(found[0], found.lastgroup or ""), found.start(), found.end()
        done = found.end()
    yield from ((CHARS[ord(text[at])], at, at + 1) for at in range(done, len(text)))
