"""The lines of a text as positions in it, one at a time, none of them monstrous."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import regex

LONGEST_LINE = 4000
"""Characters of a line that are worked on at once; ours, so that one step stays a few milliseconds."""

_BREAKS = "\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"
_NEXT_BREAK = regex.compile(f"[{_BREAKS}]")
_NEXT_WORD = regex.compile(r"[\s\x1c-\x1f]*+(?=[^\s\x1c-\x1f])")
_STOP = regex.compile(r"(?r)(?:(?<=\w{3})[.!?]+[\"'”’)»]*\s+(?=[\p{Lu}\p{Lo}])|[。！？।።။۔]+)")
_BLANK = regex.compile(r"(?r)\s+")


@dataclass(frozen=True, slots=True)
class Line:
    """A line that is not blank: `start` includes its indent, `end` is after its last non-blank character.

    `apart` is True when a blank line, or the beginning of the text, stands before it.
    """

    start: int
    end: int
    apart: bool


def lines_of(text: str) -> Iterator[Line]:
    """Yield the lines of a text that are not blank; a line over 4,000 characters comes in pieces."""
    at, first = 0, True
    while (skipped := _NEXT_WORD.match(text, at)) is not None:
        word = skipped.end()
        start = max(at, max(text.rfind(mark, at, word) for mark in _BREAKS) + 1)
        stop = _NEXT_BREAK.search(text, word)
        end = stop.start() if stop else len(text)
        yield from _pieces(text, start, end, apart=first or _has_two_breaks(text, at, word))
        at, first = end, False


class LinesAhead:
    """Lines with a look at the next few."""

    def __init__(self, text: str) -> None:
        self._coming = lines_of(text)
        self._seen: list[Line] = []

    def take(self) -> Line | None:
        """Return the next line, or None at the end."""
        self._fill(1)
        return self._seen.pop(0) if self._seen else None

    def peek(self, count: int) -> list[Line]:
        """Return up to `count` of the next lines; they stay to be taken."""
        self._fill(count)
        return self._seen[:count]

    def _fill(self, count: int) -> None:
        self._seen.extend(islice(self._coming, max(0, count - len(self._seen))))


def _has_two_breaks(text: str, start: int, end: int) -> bool:
    if end - start < 2:
        return False
    found = sum(text.count(mark, start, end) for mark in _BREAKS)
    return found - text.count("\r\n", start, end) > 1


def _pieces(text: str, start: int, end: int, *, apart: bool) -> Iterator[Line]:
    """Cut a long line, best after a stop, else at a blank; the last resort is any place."""
    while end - start > LONGEST_LINE:
        cut = _cut(text, start, start + LONGEST_LINE)
        yield Line(start, cut - _trailing(text, start, cut), apart)
        blank = regex.compile(r"[\s\x1c-\x1f]*").match(text, cut, end)
        start, apart = (blank.end() if blank else cut), True
    if start < end:
        yield Line(start, end - _trailing(text, start, end), apart)


def _cut(text: str, start: int, limit: int) -> int:
    for pattern in (_STOP, _BLANK):
        found = pattern.search(text, (start + limit) // 2, limit)
        if found is not None:
            return int(found.end())
    return limit


def _trailing(text: str, start: int, end: int) -> int:
    piece = text[start:end]
    return len(piece) - len(piece.rstrip())
