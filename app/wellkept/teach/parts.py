"""A long text in parts that a model can be asked about one by one: each ends where a reader would pause."""

from collections.abc import Iterator
from typing import Final

import regex

from wellkept.teach.found import Span
from wellkept.teach.worth import weight

PART_CHARS: Final = 4000
"""The most characters of one part. Of ours: about 1,000 tokens of English and 30 sentences, so that the twelve
memories that a part may give are seldom too few, and a fault costs the owner no more than a page."""

_SMALLEST_SHARE: Final = 4
"""A part is never smaller than a fourth of the most it may hold, unless it is the last one."""
_LONGEST_CLUSTER = 64
_BORDERS = (
    regex.compile(r"(?:\r\n?|\n)(?:[^\S\r\n]*(?:\r\n?|\n))+"),  # a blank line
    regex.compile(r"\r\n?|[\n\x0b\x0c\x85\u2028\u2029]"),  # a line
    regex.compile(r"[.!?…؟।።](?:[\"'”’»)\]]*)\s+|[。！？．｡](?:[」』”）]*)\s*"),  # a sentence
    regex.compile(r"\s+|[、，；,;](?=\p{Han}|\p{Hiragana}|\p{Katakana})"),
)
"""What a part may end with, best first."""
_CLUSTER = regex.compile(r"\X")


def parts_of(text: str, most: int = PART_CHARS) -> Iterator[Span]:
    """Yield the spans of the parts in order; together they are the whole text, each character in one.

    `most` is in characters, at least 8; where letters carry more than Latin ones (Chinese: 2.4 times), a part
    holds so many fewer. The work between two parts is bounded by `most`.
    """
    start = 0
    while start < len(text):
        end = _end(text, start, most)
        yield start, end
        start = end


def _end(text: str, start: int, most: int) -> int:
    room = _room(text[start : start + most], most)
    rest = len(text) - start
    if rest <= room:
        return len(text)
    low, high = start + max(1, room // _SMALLEST_SHARE), start + room
    aim = start + rest // 2 if rest < 2 * room else high
    for border in _BORDERS:
        ends = (found.end() for found in border.finditer(text, start, high))
        best = min((end for end in ends if low <= end < len(text)), key=lambda end: abs(end - aim), default=None)
        if best is not None:
            return best
    return _whole_cluster(text, low, high)


def _room(window: str, most: int) -> int:
    """Return how many characters of a window make one part: fewer where each carries more."""
    heavy = weight(window)
    return most if heavy <= most else max(most // _SMALLEST_SHARE, int(most * len(window) / heavy))


def _whole_cluster(text: str, low: int, high: int) -> int:
    """Return the last place up to `high` that does not part a letter from its marks, or an emoji family."""
    begun = max(low, high - _LONGEST_CLUSTER)
    starts = [found.start() for found in _CLUSTER.finditer(text, begun, high + _LONGEST_CLUSTER)]
    return max((at for at in starts if begun < at <= high), default=high)
