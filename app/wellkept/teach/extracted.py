"""What comes of one part of a text: proposals to review, the rest of it, and what the owner should know."""

from dataclasses import dataclass, field
from typing import Final

from wellkept.model.kinds import Kind
from wellkept.model.memory import Trust
from wellkept.model.profile import Section
from wellkept.providers.chat import Question
from wellkept.teach.found import LeftOut, Span, Voice
from wellkept.teach.secrets import Secret

OFFLINE_IMPORTANCE: Final = 0.4
"""0..1, of a sentence found without a model. Source: the Novaterra memory model."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """One memory to review.

    Attributes: `quote` the words it came from (blanks collapsed) and `span` where they stand in the whole text,
    "" and None when none were found; `trust` is GUESSED then, and when the words say nothing of it: they share
    no word with it, or it holds a number that the text does not.
    """

    content: str = field(repr=False)
    quote: str = field(repr=False)
    span: Span | None
    kind: Kind = Kind.EPISODE
    importance: float = OFFLINE_IMPORTANCE
    tags: tuple[str, ...] = field(default=(), repr=False)
    trust: Trust = Trust.FOUND
    voice: Voice = Voice.THIRD


@dataclass(frozen=True, slots=True)
class PartLine:
    """One line of the profile that a part gave. `behind` are indexes of the part's proposals, seldom none (tone)."""

    section: Section
    line: str = field(repr=False)
    behind: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """One stretch of the text. `number` counts from 1 of `of`; `held_back` are the secrets in it, never sent."""

    number: int
    of: int
    span: Span
    held_back: tuple[Secret, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """What is to be asked about a part: exactly this leaves the computer. Send the reply or the fault back."""

    part: Part
    question: Question


@dataclass(frozen=True, slots=True)
class Extracted:
    """One part, done.

    Attributes: every character of the part that is not blank lies within the span of a proposal, or else in
    exactly one piece of `left_out`; proposals are in reading order, those without a span last; `notes` are
    plain sentences about what was dropped or changed; `fallback` says in plain words why the sentences were
    found without the model, None when the model found them; `model` is the one that answered, "" for none.
    """

    part: Part
    proposals: tuple[Proposal, ...]
    left_out: tuple[LeftOut, ...]
    notes: tuple[str, ...] = ()
    lines: tuple[PartLine, ...] = ()
    fallback: str | None = None
    model: str = ""
