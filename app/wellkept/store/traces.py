"""The part of a store that has to do with what a forgotten memory could leave behind, and in which files."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Protocol

from wellkept.model.ledger import SentRow


class TraceKind(StrEnum):
    """What a memory leaves in a file while it is kept: all of it must go with it."""

    SENTENCE = "sentence"
    FOLDED = "folded"  # its searchable form
    WORD = "word"  # one that no other memory has
    TRIGRAM = "trigram"  # three letters that no other memory has; asked of the index, not looked for in bytes
    LABEL = "label"  # a tag, a source, whom it is about
    QUOTE = "quote"
    EARLIER = "earlier"  # words it had before, and why they were changed
    QUESTION = "question"  # of the exam
    LINE = "line"  # of the profile
    WISH = "wish"  # what an assistant asked for that is about it, says the same or goes with it
    VECTOR = "vector"
    FINGERPRINT = "fingerprint"


@dataclass(frozen=True, slots=True)
class Trace:
    """Some bytes that are looked for; ASCII letters in lower case, as the files are read too."""

    kind: TraceKind
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Traces:
    """What is to be looked for of some memories that are about to be forgotten. Held in RAM only.

    Attributes: `count` of the memories; `traces` each once; `words` and `trigrams` the terms of the two word indexes
    that only these memories have; `sent` the calls to other computers that held one of them, the latest first.
    """

    count: int
    traces: tuple[Trace, ...]
    words: tuple[str, ...] = field(default=(), repr=False)
    trigrams: tuple[str, ...] = field(default=(), repr=False)
    sent: tuple[SentRow, ...] = ()


class FileRole(StrEnum):
    """What a file of the program is for."""

    MEMORIES = "memories"
    LOG = "log"  # what was written last, before it goes into the file of memories
    LOG_INDEX = "log index"
    JOURNAL = "journal"
    COPY = "copy"  # made before an update of the file
    BACKUP = "backup"
    RESERVE = "reserve"  # room kept free for forgetting on a full disk
    LOCK = "lock"  # that one window only is open
    WINDOW = "window"  # how the window was left
    OTHER = "other"  # beside the file of memories and named after it


@dataclass(frozen=True, slots=True)
class OwnedFile:
    """A file that this program made, as it is now; `size` in bytes, `sealed` if its bytes are encrypted."""

    path: Path
    role: FileRole
    size: int
    sealed: bool = False


class TraceStore(Protocol):
    """What a receipt asks of a store."""

    def traces_of(self, keys: Sequence[int], wishes: Collection[str] = ()) -> Traces:
        """Return what is to be looked for of memories, and of wishes by their ids.

        Only what no other memory has, as far as it is known.
        """

    def owned_files(self) -> tuple[OwnedFile, ...]:
        """Return every file that this program made for this store."""

    def contents_of(self, file: OwnedFile) -> Iterator[bytes]:
        """Return a file in pieces of at most 1 MiB; each begins with the last bytes of the one before (`OVERLAP`)."""

    def in_indexes(self, traces: Traces) -> tuple[int, int]:
        """Return how many of the words and of the trigrams the word indexes still hold."""

    def held_by_others(self, found: Sequence[bytes]) -> Iterator[frozenset[bytes]]:
        """Return those bytes that stand in what is kept, too, in steps; the last step has them all."""

    def forgotten_waiting(self) -> int:
        """Return how many forgotten memories wait for another program to let go of the file."""


OVERLAP = 255
"""How many bytes a piece of a file shares with the one before it, so that no trace falls between two. Traces are
shorter."""
