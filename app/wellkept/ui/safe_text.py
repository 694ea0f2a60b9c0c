"""Memory text made ready for Qt: hidden characters visible, offsets in Qt's own units."""

import html
from collections.abc import Sequence

from wellkept.model.text import has_ink, shown, shown_part

Span = tuple[int, int]


def qt_length(text: str) -> int:
    """Return how many UTF-16 units Qt counts in a text."""
    return len(text) if text.isascii() else len(text) + sum(char > "\uffff" for char in text)


def tip_of_text(text: str) -> str:
    """Return a text as a tooltip that shows it as it is: Qt would take a tag like <b> or <img> in it for markup."""
    return f'<span style="white-space: pre-wrap">{html.escape(text)}</span>' if "<" in text or "&lt;" in text else text


def shown_with_spans(text: str, spans: Sequence[Span]) -> tuple[str, list[Span]]:
    """Return text for the screen and its spans as (start, length) in UTF-16 units.

    `spans` are (start, end) in characters of `text`; overlapping and odd ones are tolerated.
    """
    say = shown_part if has_ink(text) else shown
    pieces: list[str] = []
    found: list[Span] = []
    at = units = 0
    for first, last in sorted(spans):
        start, end = max(first, at), min(last, len(text))
        if start >= end:
            continue
        before, inside = say(text[at:start]), say(text[start:end])
        pieces += (before, inside)
        units += qt_length(before)
        found.append((units, qt_length(inside)))
        units += qt_length(inside)
        at = end
    pieces.append(say(text[at:]))
    return "".join(pieces), found
