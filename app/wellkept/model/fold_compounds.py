"""Words that hold punctuation, joined: what people look for as one word however it is written.

`e-mail` gives `email`, `O'Brien` `obrien`, `AT&T` `att`, `3.11.7` `3117`, `C++` `cplusplus`, `.NET` `dotnet`.
Numbers, dates and times are in `fold_numbers`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import regex

from wellkept.model.fold_chars import SPLIT_SCRIPTS, fold_plain
from wellkept.model.fold_numbers import numbers
from wellkept.model.fold_tables import APOSTROPHES, HYPHENS

_PARTS_MAX = 12  # longer chains are not names of anything
_WEAK = frozenset(APOSTROPHES + HYPHENS + ".+&·‧・״,")
_WORD = rf"(?V1)[[\p{{L}}\p{{N}}\p{{M}}\p{{Cf}}]--[{regex.escape(APOSTROPHES)}{SPLIT_SCRIPTS}]]+"
_RUN = regex.compile(rf"(?P<part>{_WORD})(?:(?P<gap>[^\p{{L}}\p{{N}}\p{{M}}\s]{{1,3}}|[ʹʻʼʽʾʿˈˊˋꞌ])(?P<part>{_WORD}))+")
_within_word = regex.compile(r"\w[^\w\s]{1,3}\w|_|[ʹʻʼʽʾʿˈˊˋꞌ]").search
_SIGNED = regex.compile(rf"({_WORD})(\+\+?|\#|♯)(?![\p{{L}}\p{{N}}+#])")
_DOTTED = regex.compile(rf"(?<![\p{{L}}\p{{N}}.\-_])\.({_WORD})")
_ASCII_RUN = regex.compile(r"(?P<part>[A-Za-z0-9]+)(?:(?P<gap>[^A-Za-z0-9\s]{1,3})(?P<part>[A-Za-z0-9]+))+")
_SIGNS = {"+": "plus", "++": "plusplus", "#": "sharp", "♯": "sharp"}


@dataclass(frozen=True, slots=True)
class Form:
    """One more form that a stretch of a text is indexed under. `start` and `end` in chars of the text."""

    text: str
    start: int
    end: int


def compounds(text: str) -> tuple[Form, ...]:
    """Return the joined forms in a text, each once."""
    if _holds_none(text):
        return ()
    seen: dict[str, Form] = {}
    for joined, start, end in _all(text):
        if joined and joined not in seen:
            seen[joined] = Form(joined, start, end)
    return tuple(seen.values())


def _holds_none(text: str) -> bool:
    """Whether a text is nothing but words of a-z, blanks, and punctuation after which no word follows at once."""
    return text.isascii() and text.replace(", ", " ").rstrip(".!?").replace(" ", "").isalpha()


def _all(text: str) -> Iterator[tuple[str, int, int]]:
    for run in (_ASCII_RUN if text.isascii() else _RUN).finditer(text) if _within_word(text) else ():
        yield from _of_run(text, run.spans("part"), run.captures("gap"))
    if "+" in text or "#" in text or "♯" in text:
        for signed in _SIGNED.finditer(text):
            yield fold_plain(signed[1]) + _SIGNS[signed[2]], signed.start(), signed.end()
    if "." in text:
        for dotted in _DOTTED.finditer(text):
            yield "dot" + fold_plain(dotted[1]), dotted.start(), dotted.end()
    yield from numbers(text)


def _of_run(text: str, parts: list[tuple[int, int]], gaps: list[str]) -> Iterator[tuple[str, int, int]]:
    """Join the parts between strong gaps, and all of them where the whole reads as one name."""
    folded = [fold_plain(text[start:end]) for start, end in parts]
    start = 0
    for place, gap in enumerate([*gaps, ""]):
        if gap not in _WEAK:
            yield from _joined(folded[start : place + 1], parts[start : place + 1])
            start = place + 1
    whole = "@" in gaps or len(parts) <= 3
    if whole and any(gap in {"/", ":", "@"} for gap in gaps) and all(len(gap) == 1 for gap in gaps):
        yield from _join(folded, parts)


def _joined(folded: list[str], parts: list[tuple[int, int]]) -> Iterator[tuple[str, int, int]]:
    yield from _join(folded, parts)
    if folded[0] == "www":
        yield from _join(folded[1:], parts[1:])
    if len(folded) > 2:
        for left, right in pairwise(range(len(folded))):
            yield from _join(folded[left : right + 1], parts[left : right + 1])


def _join(folded: list[str], parts: list[tuple[int, int]]) -> Iterator[tuple[str, int, int]]:
    if 1 < len(folded) <= _PARTS_MAX and all(folded) and not any(" " in part for part in folded):
        yield "".join(folded), parts[0][0], parts[-1][1]
