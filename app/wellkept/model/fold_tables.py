"""What the fold knows about single letters, marks and signs. Data only.

Every choice errs on the side of finding: two spellings that people use for one word become one,
even where that joins a few words that differ (Russian й and и, Swedish å and a).
"""

from typing import Final

# Letters that Unicode does not decompose, as people type them on a keyboard that lacks them.
_LATIN: Final = {
    "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h", "ı": "i", "ŋ": "n",
    "ŧ": "t", "ĸ": "k", "ə": "e", "ɛ": "e", "ɔ": "o", "ɓ": "b", "ɗ": "d", "ɖ": "d", "ɠ": "g", "ƙ": "k", "ɲ": "n",
    "ƴ": "y", "ƒ": "f", "ɨ": "i", "ʉ": "u", "ɣ": "g", "ʊ": "u", "ɩ": "i", "ȷ": "j", "ƀ": "b", "ƶ": "z", "ǥ": "g",
    "ɫ": "l", "ƚ": "l", "ɟ": "j", "ꞓ": "c", "ƈ": "c", "ƥ": "p", "ƭ": "t", "ȥ": "z", "ⱥ": "a", "ƞ": "n",
}  # fmt: skip
# Arabic script: the seats of hamza, and letters that Arabic, Persian and Urdu keyboards give as other code points.
_ARABIC: Final = {
    "ٱ": "ا", "ى": "ي", "ی": "ي", "ې": "ي", "ے": "ي", "ۍ": "ي", "ة": "ه", "ھ": "ه", "ہ": "ه", "ە": "ه", "ۃ": "ه",
    "ک": "ك", "ڪ": "ك",
}  # fmt: skip
# Hebrew letters have another shape at the end of a word, which half a word does not show.
_HEBREW: Final = {"ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ"}
_CYRILLIC: Final = {"ґ": "г"}
# Candrabindu and anusvara are written for each other.
_INDIC: Final = {"ँ": "ं", "ઁ": "ં"}
_SMALL_KANA: Final = dict(zip("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ", strict=True))

LETTERS: Final[dict[str, str]] = {**_LATIN, **_ARABIC, **_HEBREW, **_CYRILLIC, **_INDIC, "×": "x"}
KANA: Final[dict[str, str]] = {
    **{chr(code): _SMALL_KANA.get(chr(code - 0x60), chr(code - 0x60)) for code in range(0x30A1, 0x30F7)},
    **_SMALL_KANA,
}
"""Katakana to hiragana, small to large, voiced kept: が and か are different letters."""

# Signs that are said as a word. Both the sign and the word are found by either.
WORDS: Final[dict[str, str]] = {
    "%": "percent", "$": "usd", "€": "eur", "£": "gbp", "¥": "jpy", "₹": "inr", "₽": "rub", "₩": "krw", "₺": "try",
    "₴": "uah", "₪": "ils", "₫": "vnd", "₿": "btc", "₱": "php", "₦": "ngn", "₸": "kzt", "₾": "gel", "฿": "thb",
}  # fmt: skip

# Signs that are looked for, although Unicode reads them as letters or punctuation.
SIGNS: Final = "©®™℠℗‼⁉〰〽"

# Signs that stand in a word and look like, or are, letters to Unicode.
APOSTROPHES: Final = "'’‘‛ʹʻʼʽʾʿˈˊˋ`´＇՚ꞌ׳"
HYPHENS: Final = "-‐‑‒–−﹣－_＿"

# Letters by their category that show nothing, or only stretch the word.
FILLERS: Final = "\u115f\u1160\u17b4\u17b5\u3164\uffa0\u0640\u07fa"

# Marks that change the letter (not optional in writing) although they belong to no script.
VOICING: Final = "\u3099\u309a"
NUKTAS: Final = "\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc"

# Where each kind of sign goes among the private characters, which the word index keeps as letters.
PRIVATE_LOW: Final = 0x100000  # + code point, for signs of the first plane
PRIVATE_HIGH: Final = 0xF0000  # + code point - 0x10000, for signs (nearly all emoji) of the second plane
PRIVATE_FLAG: Final = 0xF1000  # + 26 * first letter + second letter
PRIVATE_REGION: Final = 0xF1400  # + place in REGIONS
PRIVATE_KEYCAP: Final = 0xF1500  # + code point
REGIONS: Final = ("gbeng", "gbsct", "gbwls", "usca", "ustx", "caqc", "esct")
