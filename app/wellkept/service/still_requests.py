"""What can be asked of Wellkept about memories that may have aged, and what it answers; plain frozen data."""

from dataclasses import dataclass
from enum import StrEnum

from wellkept.model.memory import Memory
from wellkept.teach.ageing import Aged

SITTING = 20
"""How many cards one sitting has at most: at three seconds a card that is a minute. Our judgement."""


@dataclass(frozen=True, slots=True)
class ShowStill:
    """Which memories may have aged? Answered in slices with a `StillQueue` of at most `most` cards."""

    being_id: str = "owner"
    most: int = SITTING


class StillSaid(StrEnum):
    """Answers that change no memory: a changed one is corrected, one to forget is forgotten, as everywhere."""

    TRUE = "true"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class AnswerStill:
    """The owner's answer about one memory; answered with a `StillAnswered`."""

    key: int
    said: StillSaid


@dataclass(frozen=True, slots=True)
class StillCard:
    """A memory to ask about, and why.

    Attributes: `said_at` when its words were written, `confirmed_at` when the owner last said that it is true (None
    for never); ms since 1970 UTC.
    """

    key: int
    memory: Memory
    aged: Aged
    said_at: int
    confirmed_at: int | None


@dataclass(frozen=True, slots=True)
class StillQueue:
    """The cards of a sitting, what is likeliest to have aged first; `more` where there are others."""

    cards: tuple[StillCard, ...]
    more: bool = False


@dataclass(frozen=True, slots=True)
class StillAnswered:
    """What was noted; `ask_after` when it is asked again, ms since 1970 UTC."""

    key: int
    said: StillSaid
    ask_after: int
