"""What can be asked to find everything about a person, a topic, a place or a time, and what it answers; plain data."""

from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.service.assistant_requests import WaitingWish


@dataclass(frozen=True, slots=True)
class GatherMentions:
    """Find what speaks of some words, or was learned in some time: answered in slices with `Mentions`.

    `since` and `until` bound when it was learned, ms since 1970 UTC, `until` excluded.
    """

    words: str = field(default="", repr=False)
    since: int | None = None
    until: int | None = None
    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class AskRemaining:
    """Which of some memories, and of some wishes, are still there? Answered in slices with `Remaining`."""

    keys: tuple[int, ...] = field(repr=False)
    wishes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Remaining:
    """The keys and ids of those that are."""

    keys: frozenset[int] = field(repr=False)
    wishes: frozenset[str] = frozenset()


class Mention(StrEnum):
    """Why a memory was gathered, the surest first."""

    NAMED = "named"  # has all the words
    ABOUT = "about"  # its record says that it is about this person
    TAGGED = "tagged"
    EARLIER = "earlier"  # had them before it was corrected
    TIME = "time"  # learned then; where no words were given
    FORMS = "forms"  # has words that begin so: "Ingrids"
    ALIAS = "alias"  # speaks of "my sister"
    NEAR = "near"  # sounds near in meaning
    TOGETHER = "together"  # learned in the same conversation

    @property
    def direct(self) -> bool:
        """Whether it is meant, as far as a machine can tell: ticked for the owner."""
        return self in (Mention.NAMED, Mention.ABOUT, Mention.TAGGED, Mention.EARLIER, Mention.TIME)


@dataclass(frozen=True, slots=True)
class MentionGroup:
    """Memories gathered for one reason; each memory is in one group only, that of the surest reason.

    Attributes: `words` the alias, for that; `more` whether there are more than were looked at.
    """

    mention: Mention
    keys: tuple[int, ...]
    words: str = field(default="", repr=False)
    more: bool = False


@dataclass(frozen=True, slots=True)
class Mentions:
    """All groups that are not empty, the surest first; `by_meaning` whether meaning could be asked at all.

    `wishes` are what assistants ask for in these words: no memories, so they are refused, not forgotten.
    """

    request: GatherMentions
    groups: tuple[MentionGroup, ...]
    by_meaning: bool = True
    wishes: tuple[WaitingWish, ...] = ()

    @property
    def total(self) -> int:
        """How many memories there are in all groups."""
        return sum(len(group.keys) for group in self.groups)

    @property
    def direct(self) -> tuple[int, ...]:
        """The keys of those that are meant as far as a machine can tell."""
        return tuple(key for group in self.groups if group.mention.direct for key in group.keys)
