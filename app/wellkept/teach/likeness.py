"""How alike two sentences are by their words: for showing side by side, never for merging."""

from collections import Counter
from typing import Final

import regex

from wellkept.teach.canonical import canonical
from wellkept.teach.words import word_set

ALIKE_ENOUGH: Final = 0.55
"""Likeness from which two sentences are shown as possibly the same; measured by tests/teach/near_duplicates.py."""

LIGHT_WORDS: Final = word_set(
    """
    a an the of to in on at for with from by about is are was were be been am has have had do does did will
    would can could and or but as it its his her their they he she this that there not no never into than then
    who which owner now longer anymore
    """
)
_LIGHT: Final = 0.3
"""What a function word weighs against a content word. Ours: 0.3 and 0.5 do the same, 0.1 and 0.2 find less."""
_RUN = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]{2,}")


def likeness(a: str, b: str) -> float:
    """Return the weighted share of words that two sentences have in common, 0..1 (Dice's coefficient)."""
    first, second = weights(a), weights(b)
    total = sum(first.values()) + sum(second.values())
    if not total:
        return 1.0 if a.strip() == b.strip() else 0.0
    return 2 * sum((first & second).values()) / total


def weights(content: str) -> "Counter[str]":
    """Return what each word of a sentence weighs, by its stem; in tenths, so that they stay whole numbers."""
    found: Counter[str] = Counter()
    for word in canonical(content):
        for part in _parts(word):
            found[stem(part)] += round(10 * (_LIGHT if part in LIGHT_WORDS else 1))
    return found


def _parts(word: str) -> list[str]:
    """Split a run of a script without spaces into pairs of letters."""
    if not _RUN.fullmatch(word):
        return [word]
    return [word[index : index + 2] for index in range(len(word) - 1)]


def stem(word: str) -> str:
    """Return a word without the commonest English endings; a rough key for likeness only."""
    if len(word) < 5 or not word.isascii():
        return word[:-1] if len(word) == 4 and word[-1] in "se" and word[-2] not in "se" else word  # likes, like
    for ending, put in (("ies", "i"), ("ied", "i"), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""), ("ly", "")):
        if word.endswith(ending) and not word.endswith("ss"):
            return _undoubled(word.removesuffix(ending) + put)
    if word.endswith("y"):
        return word if word[-2] in "aeiou" else _undoubled(word[:-1] + "i")  # enjoys, enjoy; carries, carry
    return _undoubled(word.removesuffix("e"))


def _undoubled(word: str) -> str:
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        return word[:-1]
    return word.removesuffix("e") if len(word) > 4 else word
