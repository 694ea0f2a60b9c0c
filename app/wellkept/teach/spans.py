"""Where the words that a model quotes stand in the text it was given, if they stand there at all."""

import unicodedata
from collections.abc import Iterable
from typing import Final

import regex

from wellkept.teach.found import Span
from wellkept.teach.markup import NOTHING
from wellkept.teach.worth import weight

SHORTEST_QUOTE: Final = 4
"""Latin letters that a quote must be worth: fewer stand in any text by chance. Ours."""

_AROUND = regex.compile(r"^[\s\x1c-\x1f\"'“”„‘’«»「」『』…]+|[\s\x1c-\x1f\"'“”„‘’«»「」『』…]+$|^\.{3}\s*|\s*\.{3}$")
_ALIKE = str.maketrans(
    {"’": "'", "‘": "'", "‚": "'", "`": "'", "´": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
     "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "…": "..."}
)  # fmt: skip
_UNSEEN = frozenset("\u00ad\u200b\u200c\u200d\u2060\ufeff*_" + NOTHING)
"""What a model drops or adds when it copies: soft hyphens, joiners, marks of emphasis."""
_WITHIN_WORD = regex.compile(r"[\p{Latin}\p{Cyrillic}\p{Greek}\p{N}]{2}")
_PLACES_MAX = 50
"""How many places of one quote are looked at."""


class Quotes:
    """One text in which quotes are looked up: as they stand, else folded, without blanks."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._folded: str | None = None
        self._origin: list[int] = []

    def find(self, quote: str, taken: Iterable[Span] = ()) -> Span | None:
        """Return where a quote stands, or None; of several places the first that is not taken yet."""
        wanted = _AROUND.sub("", _AROUND.sub("", quote))
        if weight(wanted) < SHORTEST_QUOTE or not any(char.isalnum() for char in wanted):
            return None
        places = self._whole(_places(self._text, wanted)) or self._whole(self._places_folded(wanted))
        used = list(taken)
        free = (place for place in places if not any(_overlap(place, other) for other in used))
        return next(free, places[0] if places else None)

    def _places_folded(self, wanted: str) -> list[Span]:
        if self._folded is None:
            self._folded, self._origin = _fold(self._text)
        folded, _ = _fold(wanted)
        if not folded:
            return []
        return [(self._origin[start], self._origin[end - 1] + 1) for start, end in _places(self._folded, folded)]

    def _whole(self, places: list[Span]) -> list[Span]:
        """Return the places that begin and end with a word, with the marks that belong to the last letter."""
        whole = []
        for start, end in places:
            if _WITHIN_WORD.match(self._text, max(0, start - 1)) and start:
                continue
            if _WITHIN_WORD.match(self._text, end - 1):
                continue
            whole.append((start, self._with_marks(end)))
        return whole

    def _with_marks(self, end: int) -> int:
        while end < len(self._text) and unicodedata.combining(self._text[end]):
            end += 1
        return end


def _places(text: str, wanted: str) -> list[Span]:
    places: list[Span] = []
    at = text.find(wanted)
    while at >= 0 and len(places) < _PLACES_MAX:
        places.append((at, at + len(wanted)))
        at = text.find(wanted, at + len(wanted))
    return places


def _fold(text: str) -> tuple[str, list[int]]:
    """Return a text without case, blanks, marks and differences of form, and for each letter where it stood."""
    letters: list[str] = []
    origin: list[int] = []
    for at, char in enumerate(text):
        if char.isspace() or char in _UNSEEN:
            continue
        plain = char if char.isascii() else unicodedata.normalize("NFKD", char.translate(_ALIKE))
        for letter in plain.casefold().translate(_ALIKE):
            if not unicodedata.combining(letter) and not letter.isspace():
                letters.append(letter)
                origin.append(at)
    return "".join(letters), origin


def _overlap(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]
