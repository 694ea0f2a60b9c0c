"""Which lines of a paragraph belong together: wrapped by a mail program, or each complete in itself."""

from itertools import pairwise

import regex

from wellkept.teach.found import Span

NARROWEST_WRAP = 40
"""Columns below which nobody wraps prose; mail programs wrap at 60 to 78. Ours."""
_WIDEST_VERSE = 60

_ENDS = regex.compile(r"[.!?…。！？।։።۔؟:：;][\"'”’»«)\]」』*_]*$")
_OPEN_END = regex.compile(
    r"(?:[,،、，(\-–—&/+]|\b(?:and|or|the|a|an|of|to|in|und|oder|der|die|das|y|et|e|de))$", regex.I
)
_BULLET = regex.compile(r"[•◦▪‣●○■□✓✔☐☑→]\s|[-*+–—]\s+\S")
_NOTE = regex.compile(r"\d|:\s|\s[-–—=]\s")
_WIDE = regex.compile(r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}]")


def units_of(text: str, pieces: tuple[Span, ...]) -> list[tuple[Span, ...]]:
    """Return the lines of one paragraph grouped into stretches of running text."""
    if len(pieces) < 2:
        return [pieces] if pieces else []
    lines = [text[start:end] for start, end in pieces]
    widths = [_columns(line) for line in lines]
    joined = _Joins(lines, widths)
    units: list[list[Span]] = [[pieces[0]]]
    for index in range(1, len(pieces)):
        if joined.at(index):
            units[-1].append(pieces[index])
        else:
            units.append([pieces[index]])
    return [tuple(unit) for unit in units]


def _columns(line: str) -> int:
    return len(line) + len(_WIDE.findall(line))


class _Joins:
    """Decides for each line of a paragraph whether it goes on the line before."""

    def __init__(self, lines: list[str], widths: list[int]) -> None:
        self._lines = lines
        self._widths = widths
        self._wrap = max(widths[:-1])
        capitals = sum(1 for line in lines if not line[:1].islower())
        runs_on = (line[:1].islower() and not _ENDS.search(before) for before, line in pairwise(lines))
        self._is_prose = self._wrap >= NARROWEST_WRAP and any(runs_on)
        self._are_notes = (
            len(lines) > 2
            and not any(map(_ENDS.search, lines))
            and (self._had_room() or 2 * sum(map(bool, map(_NOTE.search, lines))) > len(lines))
        )
        self._verse = len(lines) > 2 and capitals == len(lines) and max(widths) <= _WIDEST_VERSE

    def at(self, index: int) -> bool:
        before, line = self._lines[index - 1], self._lines[index]
        if _BULLET.match(line) and not before.endswith(("-", "–", "—")) and self._is_marked(index):
            return False
        if line[:1].islower() and not _ENDS.search(before):
            return not self._are_notes or _OPEN_END.search(before) is not None
        if _ENDS.search(before):
            return self._has_no_room(index) and self._wrap >= NARROWEST_WRAP
        if _OPEN_END.search(before) and not self._verse:
            return True
        if self._is_prose and 2 * self._widths[index - 1] >= self._wrap:
            return True
        return not self._verse and self._wrap >= NARROWEST_WRAP and self._has_no_room(index)

    def _had_room(self) -> bool:
        """Lines that break where there was room, nearly all of them, are short notes under each other."""
        breaks = range(1, len(self._lines))
        return 3 * sum(not self._has_no_room(index) for index in breaks) >= 2 * len(breaks)

    def _has_no_room(self, index: int) -> bool:
        """Would the first word of this line have fitted on the line before? Only then was it a choice."""
        first = self._lines[index].split(maxsplit=1)[0]
        word = min(_columns(first), 20) if not _WIDE.match(first) else 2
        return self._widths[index - 1] + 1 + word > self._wrap

    def _is_marked(self, index: int) -> bool:
        """A dash begins an item only where another line has one too, or the line before has ended."""
        marked = sum(1 for line in self._lines if _BULLET.match(line))
        return marked > 1 or bool(_ENDS.search(self._lines[index - 1])) or self._lines[index][:1] not in "-–—+*"
