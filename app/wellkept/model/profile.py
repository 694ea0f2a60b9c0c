"""The profile: short lines about the owner, each with the memories that show it."""

from dataclasses import dataclass, field
from enum import StrEnum


class Section(StrEnum):
    """The parts of a profile. Source: the Novaterra memory model."""

    FACTS = "facts"
    GOALS = "goals"
    PREFERENCES = "preferences"
    ROUTINES = "routines"
    TONE = "tone"


@dataclass(frozen=True, slots=True)
class ProfileLine:
    """One line. `behind` are the store's keys of the memories that show it, none for some lines about tone.

    `line_id` is the store's number for it, 0 for one not kept yet.
    """

    section: Section
    line: str = field(repr=False)
    behind: tuple[int, ...] = ()
    line_id: int = 0
