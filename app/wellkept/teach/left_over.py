"""What of a part nobody proposes: by the same names as without a model, so that nothing vanishes."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from wellkept.teach.blocks import MARK, MARKUP
from wellkept.teach.found import LeftOut, Sentence, Span

NOT_PROPOSED: Final = "not proposed by the model"
REST_OF_SENTENCE: Final = "the rest of a sentence"


def left_over(text: str, part: Span, taken: Iterable[Span], found: Iterable[Sentence | LeftOut]) -> Iterator[LeftOut]:
    """Yield the pieces of a part outside of what is taken, in order; every character that is not blank once.

    `found` is what the sentence finder sees in the part, with spans of the whole text, in reading order.
    """
    done = part[0]
    free = _free(part, taken)
    for piece in _named(text, free, found):
        yield from _unseen(text, (done, piece.span[0]), free)
        yield piece
        done = piece.span[1]
    yield from _unseen(text, (done, part[1]), free)


def _named(text: str, free: list[Span], found: Iterable[Sentence | LeftOut]) -> Iterator[LeftOut]:
    """Yield what the finder sees in the free stretches, cut to them."""
    at = 0
    for one in found:
        start, end = one.span
        while at < len(free) and free[at][1] <= start:
            at += 1
        index = at
        while index < len(free) and free[index][0] < end:
            stretch = max(start, free[index][0]), min(end, free[index][1])
            span = _trimmed(text, stretch)
            if span is not None:
                yield LeftOut(text[slice(*span)], span, _reason(one, text[slice(*span)], whole=stretch == one.span))
            index += 1


def _reason(one: Sentence | LeftOut, words: str, *, whole: bool) -> str:
    if not whole and not any(char.isalnum() for char in words):
        return MARK
    if isinstance(one, LeftOut):
        return one.reason
    return NOT_PROPOSED if whole else REST_OF_SENTENCE


def _unseen(text: str, gap: Span, free: list[Span]) -> Iterator[LeftOut]:
    """Yield what stands between two pieces and is not taken: tags of a web page, which the finder never sees."""
    for start, end in free:
        span = _trimmed(text, (max(start, gap[0]), min(end, gap[1])))
        if span is not None:
            yield LeftOut(text[slice(*span)], span, MARKUP if "<" in text[slice(*span)] else MARK)


def _free(part: Span, taken: Iterable[Span]) -> list[Span]:
    free: list[Span] = []
    done = part[0]
    for start, end in chain(sorted(taken), [(part[1], part[1])]):
        if start > done:
            free.append((done, start))
        done = max(done, end)
    return free


def _trimmed(text: str, span: Span) -> Span | None:
    start, end = span
    while start < end and text[start].isspace():
        start += 1
    while start < end and text[end - 1].isspace():
        end -= 1
    return (start, end) if start < end else None
