"""Running text put together from pieces of a text, each character knowing where it stands in it."""

from dataclasses import dataclass

import regex

from wellkept.teach.found import Span
from wellkept.teach.markup import NOTHING

_SPACELESS = regex.compile(
    r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}。，、！？：；「」『』（）《》…—]"
)
_HYPHENATED = regex.compile(r"\p{L}[-\u2010]$")
_ESCAPED = regex.compile(r"\\(?=[!\"#$%&'()*+,\-./:;<=>?@\[\\\]^_`{|}~])")
_LINK = regex.compile(r"(!?\[)([^\[\]]{1,300})(\]\([^()\s]{1,500}(?:\s\"[^\"]{0,100}\")?\))")
_CODE = regex.compile(r"(`+)([^`]{1,300})(\1)(?!`)")
_FOOTNOTE = regex.compile(r"(?<=[\p{L}.!?,;)”\"\]])\[\d{1,3}\]")
_AUTOLINK = regex.compile(r"(<)((?:https?://|mailto:)[^<>\s]{1,500}|[\w.+-]{1,60}@[\w.-]{1,60})(>)")
_EMPHASIS = tuple(
    regex.compile(pattern)
    for pattern in (
        r"(\*\*\*)(?=\S)([^*]{1,600})(?<=\S)(\*\*\*)",
        r"(\*\*)(?=\S)((?:[^*]|\*(?!\*)){1,600})(?<=\S)(\*\*)",
        r"(?<![\w_])(__)(?=\S)([^_]{1,600})(?<=\S)(__)(?![\w_])",
        r"(?<![\w*])(\*)(?=[^\s*])([^*]{1,600})(?<=[^\s*])(\*)(?![\w*])",
        r"(?<![\w_])(_)(?=[^\s_])([^_]{1,600})(?<=[^\s_])(_)(?![\w_])",
        r"(~~)(?=\S)([^~]{1,600})(?<=\S)(~~)",
    )
)


@dataclass(frozen=True, slots=True)
class Flow:
    """Running text; `at[i]` is the place of its i-th character in the original."""

    text: str
    at: tuple[int, ...]

    def origin(self, start: int, end: int) -> Span:
        """Return the span of the original that characters `start` to `end` (excluded) came from."""
        return self.at[start], self.at[end - 1] + 1


def flow_of(text: str, pieces: tuple[Span, ...]) -> Flow:
    """Return the pieces as running text: wrapped lines joined, Markdown's inline marks taken out.

    Blanks and control characters become a space and half an emoji the replacement character, one for one.
    """
    letters: list[str] = []
    places: list[int] = []
    for start, end in pieces:
        if letters:
            _join(letters, places, text[start], start)
        letters.extend(_plain(text[start:end]))
        places.extend(range(start, end))
    return _without_marks("".join(letters), places)


def _join(letters: list[str], places: list[int], following: str, place: int) -> None:
    """Put a space between two wrapped lines where the script and the hyphen ask for one."""
    if letters[-1] == "\u00ad":
        letters.pop()
        places.pop()
    elif _SPACELESS.match(letters[-1]) and _SPACELESS.match(following):
        return
    elif not (_HYPHENATED.search("".join(letters[-2:])) and following.islower()):
        letters.append(" ")
        places.append(place)


def _plain(piece: str) -> str:
    return "".join(letter if letter.isprintable() or letter in _KEPT else _stand_in(letter) for letter in piece)


_KEPT = frozenset("\u200c\u200d\u00ad\ufe0f")


def _stand_in(letter: str) -> str:
    if 0xD800 <= ord(letter) <= 0xDFFF:
        return "\ufffd"
    if letter.isspace() or ord(letter) < 0x20 or 0x7F <= ord(letter) < 0xA0 or letter in "\ufeff\u200b":
        return " "
    return letter


def _without_marks(text: str, places: list[int]) -> Flow:
    escapes = [found.start() for found in _ESCAPED.finditer(text)]
    dropped: set[int] = set(escapes)
    guarded: set[int] = {place for escape in escapes for place in (escape, escape + 1)}
    for pattern in (_CODE, _LINK, _AUTOLINK, *_EMPHASIS):
        for found in pattern.finditer(text):
            marks = {*range(*found.span(1)), *range(*found.span(3))}
            if guarded.isdisjoint(marks):
                dropped.update(marks)
                guarded.update(range(*found.span()) if pattern is _CODE else marks)
    for found in _FOOTNOTE.finditer(text):
        dropped.update(range(*found.span()))
    if NOTHING in text:
        dropped.update(index for index, letter in enumerate(text) if letter == NOTHING)
    if not dropped:
        return Flow(text, tuple(places))
    kept = [index for index in range(len(text)) if index not in dropped]
    return Flow("".join(text[index] for index in kept), tuple(places[index] for index in kept))
