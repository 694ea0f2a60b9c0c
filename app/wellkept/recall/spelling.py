"""Slips of the finger: the words that one slip turns into another."""

from collections.abc import Iterator

_LEAST = 4  # letters; shorter words have too many neighbours that are words
_MOST = 24
_ALPHABETS = (
    "abcdefghijklmnopqrstuvwxyz",
    "абвгдежзиклмнопрстуфхцчшщъыьэюяєі",
    "αβγδεζηθικλμνξοπρστυφχψω",
    "אבגדהוזחטיכלמנסעפצקרשת",
    "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
)


def slips(word: str) -> Iterator[str]:
    """Yield every word that is one slip away, the likeliest first: two letters swapped, one too many,
    one missing, one wrong.

    Only for words of one alphabet that the fold keeps whole.
    """
    alphabet = next((letters for letters in _ALPHABETS if word[:1] in letters), "") if word else ""
    if not _LEAST <= len(word) <= _MOST or not all(char in alphabet for char in word):
        return
    for at in range(len(word) - 1):
        if word[at] != word[at + 1]:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]
    for at in range(len(word) + 1):
        for letter in alphabet:
            yield word[:at] + letter + word[at:]
    for at in range(len(word)):
        for letter in alphabet:
            if letter != word[at]:
                yield word[:at] + letter + word[at + 1 :]
