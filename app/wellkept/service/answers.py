"""What Wellkept answers, as plain frozen data. Every sentence for people is made by the faces."""

from array import array
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from wellkept.model.memory import Memory
from wellkept.model.query import Query
from wellkept.recall.explain import Why
from wellkept.recall.why_not import WhyNot
from wellkept.service.marks import Exam, ExamLine, Waiting
from wellkept.teach.found import LeftOut, Span, Voice
from wellkept.teach.novelty import Novelty

__all__ = ["Exam", "ExamLine", "LeftOut", "Novelty", "Span", "Voice", "Waiting", "Why", "WhyNot"]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far long work has come: `done` of `total` (0 while the total is not known)."""

    done: int
    total: int


A = TypeVar("A")
Steps = Generator[Progress, None, A]
"""Long work in slices: each `next()` does one short slice; the answer is the generator's return value.

Closing the generator between slices cancels what is left; what is done stays done and undoable.
"""


def finish(steps: Steps[A]) -> A:
    """Run long work to its end and return its answer."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            answer: A = end.value
            return answer


@dataclass(frozen=True, slots=True)
class Found:
    """All memories that answer a query. `keys` best first; `of` counts the being's memories.

    `settled` as it was asked for; always where nothing is ranked.
    """

    query: Query
    keys: "array[int]"
    of: int
    ranked: bool  # by relevance; False: newest first
    settled: bool = True


@dataclass(frozen=True, slots=True)
class Card:
    """One memory ready to draw: record without history, and the spans to mark."""

    key: int
    memory: Memory
    spans: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """The answer to `ShowRows`, in the order asked; memories that are gone are left out."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Details:
    """One memory with history, the spans to mark, and why it was found (None without a query, or if it was not).

    `questions` are those of the exam that should find it.
    """

    key: int
    memory: Memory
    spans: tuple[Span, ...] = ()
    why: Why | None = None
    questions: tuple[ExamLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Explained:
    """The answer to `Explain`: by key, for those that answer."""

    whys: Mapping[int, Why]


@dataclass(frozen=True, slots=True)
class Candidate:
    """One sentence found in a text. `quote` stands at `span` (start, end in chars) of the text.

    Attributes: `twin` is the memory already there, for all but NEW and REPEATED; `adds` says whether it has a
    word of content that the twin has not.
    """

    content: str = field(repr=False)
    quote: str = field(repr=False)
    span: Span
    novelty: Novelty
    voice: Voice
    twin: Memory | None = None
    adds: bool = True


@dataclass(frozen=True, slots=True)
class Compared:
    """What one sentence is to the memories already there, and to which of them; `adds` as in `Candidate`."""

    novelty: Novelty
    twin: Memory | None = None
    adds: bool = True


@dataclass(frozen=True, slots=True)
class Review:
    """The answer to `FindSentences`: every non-blank character of the text is in one or the other."""

    candidates: tuple[Candidate, ...]
    left_out: tuple[LeftOut, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """What keeping did. `keys` of all memories added, reinforced or updated, in the order of the proposals."""

    keys: tuple[int, ...]
    added: int
    reinforced: int
    updated: int = 0


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
    """How many memories are gone; `scrubbed` is False while another reader still holds old bytes."""

    count: int
    scrubbed: bool


class Act(StrEnum):
    """What an undo step took back; the faces put it into words."""

    TEACH = "teach"
    CORRECT = "correct"
    EDIT = "edit"
    FORGET = "forget"


@dataclass(frozen=True, slots=True)
class Undone:
    """The act taken back or done again, with the memories it touched and how many were left alone.

    `skipped` counts memories that someone else changed since; those stay as they are.
    """

    act: Act
    keys: tuple[int, ...]
    skipped: int = 0
    redone: bool = False


@dataclass(frozen=True, slots=True)
class UndoState:
    """What can be taken back and done again now; None for nothing."""

    undo: Act | None = None
    redo: Act | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """A true count."""

    count: int


@dataclass(frozen=True, slots=True)
class Draft:
    """The text that was being written."""

    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Changed:
    """Whether another process has changed the memories since the last answer."""

    changed: bool


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


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much can be found by meaning.

    Attributes: `model` the name of the embedder chosen; `with_` of `total` memories have its vector;
    `usable` whether searching uses meaning at all; `note` a plain sentence when something is not as it
    should be or is under way, else ""; `reason` why the chosen one cannot be used, as a sentence, else ""; `waiting`
    a change of embedder that the owner has to decide upon; `serving` the name of the one that answers now.
    """

    model: str
    with_: int
    total: int
    usable: bool
    note: str
    reason: str = ""
    waiting: Waiting | None = None
    serving: str = ""


@dataclass(frozen=True, slots=True)
class Unloaded:
    """What loads each model that is needed and not loaded. Takes about 1 s, may be called from any thread.

    Raises: EmbedderUnavailable.
    """

    loads: tuple[Callable[[], None], ...]


@dataclass(frozen=True, slots=True)
class Embedded:
    """How many memories got their vector; `note` says in a sentence why not all could, else ""."""

    count: int
    note: str = ""
