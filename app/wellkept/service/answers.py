"""What Wellkept answers, as plain frozen data. Every sentence for people is made by the faces."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from wellkept.model.kinds import Kind
from wellkept.model.ledger import SentRow
from wellkept.model.memory import Memory, Trust
from wellkept.model.profile import Section
from wellkept.model.query import Query
from wellkept.recall.explain import Why
from wellkept.recall.why_not import WhyNot
from wellkept.service.marks import Exam, ExamLine, Waiting
from wellkept.service.steps import Cancelled, Outside, Progress, Steps, StepsOutside, finish
from wellkept.teach.found import LeftOut, Span, Voice
from wellkept.teach.novelty import Novelty

__all__ = [
    "Cancelled",
    "Exam",
    "ExamLine",
    "LeftOut",
    "Novelty",
    "Outside",
    "Progress",
    "Span",
    "Steps",
    "StepsOutside",
    "Voice",
    "Waiting",
    "Why",
    "WhyNot",
    "finish",
]


@dataclass(frozen=True, slots=True)
class Card:
    """One memory ready to draw: record without history, and the spans to mark."""

    key: int
    memory: Memory
    spans: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """All memories that answer a query. `keys` best first; `of` counts the being's memories.

    `settled` as it was asked for; always where nothing is ranked. `first`: the cards of the first rows, if asked for.
    """

    query: Query
    keys: "array[int]"
    of: int
    ranked: bool  # by relevance; False: newest first
    settled: bool = True
    first: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """The answer to `ShowRows`, in the order asked; memories that are gone are left out."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Details:
    """One memory with history, the spans to mark, and why it was found (None without a query, or if it was not).

    Attributes: `questions` are those of the exam that should find it; `kept_here` whether it is itself marked to
    never leave this computer, `stays` whether it never leaves for whatever reason (its source or a tag is marked),
    `sent` the calls that held it, the latest first, `confirmed_at` when the owner last said that it is still true (ms
    since 1970 UTC), `quote_spans` where its words stand in the words it came from (chars of `memory.quote`), `unsaved`
    other words that were typed for it and not saved yet.
    """

    key: int
    memory: Memory
    spans: tuple[Span, ...] = ()
    why: Why | None = None
    questions: tuple[ExamLine, ...] = ()
    kept_here: bool = False
    stays: bool = False
    sent: tuple[SentRow, ...] = ()
    confirmed_at: int | None = None
    quote_spans: tuple[Span, ...] = ()
    unsaved: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Explained:
    """The answer to `Explain`: by key, for those that answer."""

    whys: Mapping[int, Why]


@dataclass(frozen=True, slots=True)
class Candidate:
    """One sentence found in a text. `quote` stands at `span` (start, end in chars) of the text.

    Attributes: `twin` is the memory already there, for all but NEW and REPEATED; `adds` says whether it has a
    word of content that the twin has not. The rest is what a model says of it; then `trust` is GUESSED where the
    words of the text do not bear it out, and `span` that of the part it was found in if no words do.
    """

    content: str = field(repr=False)
    quote: str = field(repr=False)
    span: Span
    novelty: Novelty
    voice: Voice
    twin: Memory | None = None
    adds: bool = True
    kind: Kind = Kind.EPISODE
    importance: float = 0.4
    tags: tuple[str, ...] = field(default=(), repr=False)
    trust: Trust = Trust.FOUND


@dataclass(frozen=True, slots=True)
class Compared:
    """What one sentence is to the memories already there, and to which of them; `adds` as in `Candidate`."""

    novelty: Novelty
    twin: Memory | None = None
    adds: bool = True


@dataclass(frozen=True, slots=True)
class PartNote:
    """What the owner should know about a part of a text that a model read.

    Attributes: `number` from 1 of `of`; `without_model` says why its sentences were found without the model, ""
    if the model found them: then it can be asked again for `span`.
    """

    number: int
    of: int
    span: Span
    notes: tuple[str, ...] = ()
    without_model: str = ""


@dataclass(frozen=True, slots=True)
class FoundLine:
    """A line of the profile that a text gave. `behind` are places among the candidates of the review."""

    section: Section
    line: str = field(repr=False)
    behind: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Review:
    """The sentences of a text: every non-blank character of it, up to `rest`, is in one or the other.

    Attributes: `model` the one that found them, "" without one; `parts` what is to be said about parts; `lines`
    what the text adds to the profile; `rest` where the part begins that was not read (None if
    all of it was), `rest_reason` why not, as a sentence, and `rest_parts` its number and that of the last one.
    """

    candidates: tuple[Candidate, ...]
    left_out: tuple[LeftOut, ...]
    model: str = ""
    parts: tuple[PartNote, ...] = ()
    lines: tuple[FoundLine, ...] = ()
    rest: int | None = None
    rest_reason: str = ""
    rest_parts: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Kept:
    """What keeping did. `keys` of all memories added, reinforced or updated, in the order of the proposals.

    `held_back` counts sentences that the owner had forgotten; `unsure`: that could not be told, for want of the key.
    """

    keys: tuple[int, ...]
    added: int
    reinforced: int
    updated: int = 0
    held_back: int = 0
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class Samples:
    """The keys of the memories that are samples."""

    keys: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Corrected:
    """The memory as it is now."""

    key: int
    memory: Memory


@dataclass(frozen=True, slots=True)
class Edited:
    """How many records were changed."""

    count: int


@dataclass(frozen=True, slots=True)
class Forgotten:
    """How many memories are gone, and wishes `refused`; `scrubbed` is False while another reader holds old bytes."""

    count: int
    scrubbed: bool
    refused: int = 0


class Act(StrEnum):
    """What an undo step took back; the faces put it into words."""

    TEACH = "teach"
    CORRECT = "correct"
    EDIT = "edit"  # several things at once
    EDIT_KIND = "edit kind"
    EDIT_IMPORTANCE = "edit importance"
    EDIT_CORE = "edit core"
    EDIT_ABOUT = "edit about"
    ADD_TAGS = "add tags"
    REMOVE_TAGS = "remove tags"
    FORGET = "forget"
    FORGET_LINES = "forget lines"
    MERGE = "merge"
    REPLACE = "replace"
    KEEP_BOTH = "keep both"
    CONFIRM = "confirm"  # that it is still true
    PUT_OFF = "put off"  # the question whether it is
    SAMPLES = "samples"
    RESTORE = "restore"  # from a backup
    GRANT = "grant"  # wishes of assistants
    REFUSE = "refuse"


@dataclass(frozen=True, slots=True)
class Undone:
    """The act taken back or done again, with the memories it touched and how many were left alone.

    `skipped` counts memories that someone else changed since; those stay as they are. `united` counts those that
    someone else had kept again since; each is there once, made of both.
    """

    act: Act
    keys: tuple[int, ...]
    skipped: int = 0
    redone: bool = False
    united: int = 0


@dataclass(frozen=True, slots=True)
class UndoState:
    """What can be taken back and done again now; None for nothing."""

    undo: Act | None = None
    redo: Act | None = None


@dataclass(frozen=True, slots=True)
class Beings:
    """Who has memories, the owner always among them and first; `chosen` whose were looked at last."""

    ids: tuple[str, ...]
    chosen: str


@dataclass(frozen=True, slots=True)
class Counted:
    """A true count."""

    count: int


@dataclass(frozen=True, slots=True)
class Draft:
    """The text that was being written."""

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Done:
    """It is done; there is nothing to say."""


@dataclass(frozen=True, slots=True)
class Tidied:
    """The file is in order; `scrubbed` is False while another reader still holds old bytes."""

    scrubbed: bool


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the file is whole: a sentence for each problem, and how many memories it holds."""

    count: int
    problems: tuple[str, ...]
