"""What changed between the words of a memory before and after: pieces that stayed, went, or came."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from enum import Enum
from itertools import accumulate

import regex

from wellkept.ui.safe_text import Span

_WORDS = regex.compile(
    r"[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}]\p{M}*\s*"  # written without blanks: sign by sign
    r"|[\p{L}\p{N}\p{M}'’]+\s*"
    r"|\S\s*|\s+"
)
_ALIKE_FROM = 0.4
"""Share of words in common, 0..1, below which a sentence counts as written anew."""


class Fate(Enum):
    """What became of a piece."""

    STAYED = ""
    WENT = "went"
    CAME = "came"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of words."""

    text: str = field(repr=False)
    fate: Fate


def changes(before: str, after: str) -> tuple[Piece, ...]:
    """Return how one text became another; what stayed and came is `after`, read in order."""
    old, new = _WORDS.findall(before), _WORDS.findall(after)
    matcher = SequenceMatcher(None, _bare(old), _bare(new), autojunk=False)
    if matcher.ratio() < _ALIKE_FROM:
        went, came = (Piece(before.rstrip() + " ", Fate.WENT) if before else None), Piece(after, Fate.CAME)
        return tuple(piece for piece in (went, came) if piece is not None and piece.text.strip())
    return tuple(_pieces(matcher, old, new))


def differing(one: str, other: str) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
    """Return where two texts differ, as (start, end) in the characters of each; nowhere if little is shared."""
    left, right = _WORDS.findall(one), _WORDS.findall(other)
    matcher = SequenceMatcher(None, _bare(left), _bare(right), autojunk=False)
    if matcher.ratio() < _ALIKE_FROM:
        return (), ()
    parts = [code for code in matcher.get_opcodes() if code[0] != "equal"]
    return (
        _spans(left, [(start, end) for _, start, end, _, _ in parts]),
        _spans(right, [(start, end) for _, _, _, start, end in parts]),
    )


def _spans(words: Sequence[str], runs: Sequence[tuple[int, int]]) -> tuple[Span, ...]:
    ends = [0, *accumulate(map(len, words))]
    return tuple((ends[start], ends[end - 1] + len(words[end - 1].rstrip())) for start, end in runs if end > start)


def _bare(words: Sequence[str]) -> list[str]:
    """Return words without the blanks behind them: those do not count."""
    return [word.rstrip() for word in words]


def _pieces(matcher: "SequenceMatcher[str]", old: Sequence[str], new: Sequence[str]) -> Iterator[Piece]:
    for tag, old_from, old_to, new_from, new_to in matcher.get_opcodes():
        came = "".join(new[new_from:new_to])
        if tag == "equal":
            yield Piece(came, Fate.STAYED)
            continue
        went = "".join(old[old_from:old_to])
        if went:
            yield Piece(_apart(went, came), Fate.WENT)
        if came:
            yield Piece(came, Fate.CAME)


def _apart(went: str, came: str) -> str:
    """Return words that went, with a blank behind them where the words that came would run into them."""
    runs_on = bool(came) and came[0].isalnum() and not went[-1].isspace()
    return went + " " if runs_on else went
