"""Stretches of running text that no sentence ends within: addresses, quotations, brackets."""

import regex

from wellkept.teach.found import Span
from wellkept.teach.stops import CLOSERS

_TOGETHER = regex.compile(
    r"https?://[^\s<>]+|www\.[^\s<>]+|(?<![\w.+-])[\w.+-]{1,64}+@[\w-]+(?:\.[\w-]+)+"
    r"|„[^„“”]{0,400}[“”]|“[^“”]{0,400}”|«[^«»]{0,400}»|»[^«»]{0,400}«|「[^「」]{0,400}」|『[^『』]{0,400}』"
    r"|(?<![^\s(\[—–-])\"(?=\S)[^\"]{0,400}\"|\([^()]{0,400}\)|（[^（）]{0,400}）|\[[^\[\]]{0,400}\]"
)
_TRAILING_STOP = regex.compile(rf"[.,;:!?{regex.escape(CLOSERS)}]+$")
_NEARLY_ALL = 0.9
"""Share of a text from which a quotation is the text itself, so that its own sentences count. Ours."""


def kept_together(flow: str) -> list[Span]:
    """Return the spans that stay whole; the stops at the end of an address are not part of it."""
    whole = []
    for found in _TOGETHER.finditer(flow):
        start, end = found.span()
        if flow[start] in "hwHW" or "@" in found.group():
            tail = _TRAILING_STOP.search(found.group())
            end -= len(tail.group()) if tail else 0
        elif end - start > _NEARLY_ALL * len(flow):
            continue
        whole.append((start, end))
    return whole
