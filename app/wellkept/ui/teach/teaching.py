"""A review as it stands, for a window that is made anew in the middle of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from wellkept.model.kinds import Kind
from wellkept.model.profile import Section
from wellkept.service.answers import Review
from wellkept.ui.teach.whole import Whole


@dataclass(frozen=True, slots=True)
class Decided:
    """What the owner decided about the sentences found: a `Choice` for each, other words, other kinds."""

    choices: bytes
    edits: Mapping[int, str] = field(repr=False)
    kinds: Mapping[int, Kind]


@dataclass(frozen=True, slots=True)
class Teaching:
    """The text, what was found in it, and what was decided about it and about the lines for the profile."""

    whole: Whole = field(repr=False)
    by_model: bool
    review: Review = field(repr=False)
    decided: Decided
    lines: Mapping[tuple[Section, str], bool] = field(repr=False)
