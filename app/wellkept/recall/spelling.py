"""Slips of the finger: two letters swapped, one too many, one missing, one wrong.

The shorter a word, the more words are one slip away that mean something else; and the first letter is
nearly always right. So short words are only tried with letters swapped, and the first letter stays.
"""

from collections.abc import Iterator
from functools import lru_cache

_SWAP_LEAST = 4  # letters, from which swapped ones are tried
_COUNT_LEAST = 5  # one too many or one missing
_WRONG_LEAST = 6  # one wrong
_MOST = 24
_ALPHABETS = (
    "abcdefghijklmnopqrstuvwxyz",
    "абвгдежзиклмнопрстуфхцчшщъыьэюяєі",
    "αβγδεζηθικλμνξοπρστυφχψω",
    "אבגדהוזחטיכלמנסעפצקרשת",
    "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
)


def slips(word: str) -> Iterator[str]:
    """Yield every word that one slip turns into this one, the likeliest first; none for short words.

    Only for words of one alphabet that the fold keeps whole.
    """
    alphabet = next((letters for letters in _ALPHABETS if word[:1] in letters), "") if word else ""
    if not _SWAP_LEAST <= len(word) <= _MOST or not all(char in alphabet for char in word):
        return
    yield from _swapped(word)
    if len(word) >= _COUNT_LEAST:
        yield from (word[:at] + word[at + 1 :] for at in range(1, len(word)))
        yield from (word[:at] + letter + word[at:] for at in range(1, len(word) + 1) for letter in alphabet)
    if len(word) >= _WRONG_LEAST:
        for at in range(1, len(word)):
            yield from (word[:at] + letter + word[at + 1 :] for letter in alphabet if letter != word[at])


def _swapped(word: str) -> Iterator[str]:
    for at in range(len(word) - 1):
        if word[at] != word[at + 1]:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def is_slip(typed: str, word: str) -> bool:
    """Whether `word` is among the `slips` of what was typed."""
    return abs(len(typed) - len(word)) <= 1 and typed[:1] in word[:2] and word in slips_of(typed)


@lru_cache(maxsize=64)
def slips_of(typed: str) -> frozenset[str]:
    """Return all `slips` of a word, to look many words up in."""
    return frozenset(slips(typed))
