"""The one fold: the searchable form of a text, the same for what is stored and for what is asked.

Two spellings of one word become equal: case, accents, full-width and other compatibility forms, digits
of other scripts, kana and hangul forms, invisible characters. Scripts written without blanks are taken
apart into characters, emoji and signs become one private character each. What is punctuation to a
tokenizer but not to people (C++, e-mail, 3.11.7, phone numbers, dates) is indexed joined as well:
see `fold_compounds`.
"""

import re
from collections.abc import Sequence

from wellkept.model.fold_chars import CHARS, fold_units
from wellkept.model.fold_chars import fold_plain as fold
from wellkept.model.fold_compounds import compounds

__all__ = ["FOLD_VERSION", "fold", "fold_mapped", "index_text", "tokens"]

FOLD_VERSION = 1
"""Goes up with every change of what `index_text` gives; the store then folds all memories again."""


def fold_mapped(text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return `fold(text)` and, for each of its characters, start and end of what it came from.

    A blank of the folded text maps to what the letter after it came from.
    """
    plain = text.translate(CHARS) if text.isascii() else ""
    if len(plain) == len(text):  # no ASCII character becomes nothing: each became one
        return _mapped_one_to_one(plain)
    chars: list[str] = []
    places: list[tuple[int, int]] = []
    blank = True
    for folded, start, end in fold_units(text):
        for char in folded:
            if char != " ":
                if blank and chars:
                    chars.append(" ")
                    places.append((start, end))
                chars.append(char)
                places.append((start, end))
            blank = char == " "
    return "".join(chars), tuple(places)


def _mapped_one_to_one(plain: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    bare = plain.rstrip(" ")
    if len(bare) < len(_IN_PLACE) and bare[:1] != " " and "  " not in bare:  # most: a sentence and its stop
        places = list(_IN_PLACE[: len(bare)])
        blank = bare.find(" ")
        while blank >= 0:
            places[blank] = _IN_PLACE[blank + 1]
            blank = bare.find(" ", blank + 1)
        return bare, tuple(places)
    words = list(_WORD.finditer(plain))
    places = []
    for word in words:
        start, end = word.span()
        if places:
            places.append((start, start + 1))
        places += [(at, at + 1) for at in range(start, end)]
    return " ".join(word[0] for word in words), tuple(places)


_WORD = re.compile("[^ ]+")
_IN_PLACE = tuple((at, at + 1) for at in range(2048))


def tokens(folded: str) -> tuple[str, ...]:
    """Return the words of a folded text: exactly those that the word index sees in it."""
    return tuple(folded.split())


def index_text(content: str, tags: Sequence[str] = ()) -> str:
    """Return what the indexes hold of a memory: its folded words, joined forms, and tags."""
    parts = [fold(content), *(form.text for form in compounds(content))]
    for tag in tags:
        parts += [fold(tag), *(form.text for form in compounds(tag))]
    return " ".join(filter(None, parts))


def retagged(folded: str, was: str, now: str) -> str | None:
    """Return the `index_text` of the same words with other tags, at a tenth of its cost; None if it cannot tell.

    `was` and `now` are the `index_text` of the tags alone, which come last in `folded`.
    """
    if was and not folded.endswith(f" {was}"):
        return None
    words = folded[: -len(was) - 1] if was else folded
    return f"{words} {now}" if words and now else words or now
