"""What is found in a text: sentences to propose, and what is left out and why."""

from dataclasses import dataclass, field
from enum import StrEnum

Span = tuple[int, int]
"""Start and end (excluded), in characters of the text."""


class Voice(StrEnum):
    """Who a sentence speaks as."""

    THIRD = "third"
    REWRITTEN = "rewritten"  # was first person; `content` is in the third, `quote` as it stood
    FIRST = "first"  # first person that no rule could rewrite safely


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence proposed as a memory.

    Attributes: `content` as it would be kept (one line, plain text); `quote` the words of the text
    (`text[span[0]:span[1]]`, blanks collapsed where lines were wrapped); `span` where they stand.
    """

    content: str = field(repr=False)
    quote: str = field(repr=False)
    span: Span
    voice: Voice = Voice.THIRD


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A piece of the text that is not proposed, shown all the same. `reason` is a short plain phrase."""

    text: str = field(repr=False)
    span: Span
    reason: str
