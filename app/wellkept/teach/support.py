"""Whether the words that a model quotes say anything of what it made of them."""

from typing import Final

import regex

from wellkept.teach.likeness import LIGHT_WORDS
from wellkept.teach.third_person import OWNER_NAME

_SCRIPTS = r"[\p{Han}\p{Hiragana}\p{Katakana}ー\p{Hangul}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]"
_DENSE: Final = regex.compile(_SCRIPTS)
_WORD: Final = regex.compile(rf"\p{{N}}+|{_SCRIPTS}+|[\p{{L}}\p{{M}}--{_SCRIPTS}]+", regex.V1)
_STEM_LETTERS: Final = 4
"""Letters by which two forms of a word are taken for the same ("swim", "swimming"). Ours: rough, as it only
tells a memory that shares nothing with its quote from one that shares anything."""
_NUMBER: Final = regex.compile(r"\p{N}+")
_DATED: Final = (range(32), range(1900, 2101))
"""Numbers that a date made from "yesterday" may bring in: days, months and years."""


def shares_a_word(content: str, quote: str) -> bool:
    """Tell whether a sentence and the words it is said to come from have any telling word in common."""
    mine = _stems(content.replace(OWNER_NAME, " "))
    return not mine or not mine.isdisjoint(_stems(quote))


def invents_a_number(content: str, text: str) -> bool:
    """Tell whether a sentence holds a number that its text does not, and that no date explains."""
    known = set(map(_value, _NUMBER.findall(text)))
    new = {_value(number) for number in _NUMBER.findall(content)} - known
    return any(not any(number in span for span in _DATED) for number in new)


def _stems(text: str) -> set[str]:
    stems: set[str] = set()
    for word in _WORD.findall(text.casefold()):
        if _DENSE.match(word):
            stems.update(word[at : at + 2] for at in range(max(1, len(word) - 1)))
        elif word not in LIGHT_WORDS:
            stems.add(word[:_STEM_LETTERS])
    return stems


def _value(number: str) -> int:
    try:
        return int(number[:20])
    except ValueError:  # a raised or a circled digit, a Roman numeral
        return 0
