"""One sentence found in a text, with what the owner decided about it."""

from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.model.kinds import Kind
from wellkept.service.answers import Candidate, Novelty
from wellkept.ui.errands import Choice
from wellkept.ui.teach import review_words


class State(StrEnum):
    """What a sentence is shown as: its novelty, in the first person, or guessed by a model."""

    NEW = "new"
    KNOWN = "known"
    UPDATE = "update"
    CONFLICT = "conflict"
    NEAR = "near"
    REPEATED = "repeated"
    FORGOTTEN = "forgotten"
    FIRST = "first"
    GUESSED = "guessed"


@dataclass(frozen=True, slots=True)
class Item:
    """One row: what was found, the words and the kind as they would be kept, and whether and how they will be."""

    candidate: Candidate
    content: str = field(repr=False)
    choice: Choice
    kind: Kind = Kind.EPISODE
    by_model: bool = False

    @property
    def ticked(self) -> bool:
        """Whether it will be kept, in one way or the other."""
        return self.choice is not Choice.LEAVE

    @property
    def edited(self) -> bool:
        """Whether the owner changed the words."""
        return self.content != self.candidate.content


def usual(candidate: Candidate) -> Choice:
    """Return what becomes of a sentence unless the owner says otherwise."""
    again = candidate.novelty is Novelty.NEAR and not candidate.adds
    left = again or candidate.novelty in (Novelty.REPEATED, Novelty.FORGOTTEN) or review_words.guessed(candidate)
    return Choice.LEAVE if left else Choice.KEEP
