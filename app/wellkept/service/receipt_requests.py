"""What can be asked about forgetting being proven, and what is answered. No words of a memory in either."""

from dataclasses import dataclass

from wellkept.model.ledger import SentRow
from wellkept.store.traces import FileRole, TraceKind


@dataclass(frozen=True, slots=True)
class ForgetChecked:
    """Erase some memories as one act with one undo, and show what was in the files before and after: a `Receipt`."""

    keys: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CheckForgotten:
    """Look once more for what was forgotten last: answered in slices with a `Receipt`."""


@dataclass(frozen=True, slots=True)
class AskWaiting:
    """How many forgotten memories wait for another program? Their bytes go now, if it has let go."""


@dataclass(frozen=True, slots=True)
class Waits:
    """So many forgotten memories wait for another program to let go of the file."""

    count: int


@dataclass(frozen=True, slots=True)
class FileChecked:
    """A file that was searched.

    Attributes: `size` in bytes; `before` and `after` how many traces were found in it, `before` None where it was not
    searched before; `others` how many of those after stand in what is kept, too: they are not the forgotten ones;
    `sealed` if it is encrypted, so that its bytes show no trace in any case.
    """

    name: str
    role: FileRole
    size: int
    before: int | None
    after: int
    others: int = 0
    sealed: bool = False

    @property
    def left(self) -> int:
        """How many traces are left that no kept memory explains."""
        return self.after - self.others


@dataclass(frozen=True, slots=True)
class Receipt:
    """What was looked for, and what was found, file by file.

    Attributes: `memories` how many were forgotten; `sought` how many traces of each kind; `terms` how many words and
    groups of three letters only they had, `terms_left` how many of these the indexes still hold; `scrubbed` is False
    while another program holds old bytes; `sent` the calls that held one of them, the latest first; `at` when it was
    looked, ms since 1970 UTC.
    """

    memories: int
    sought: tuple[tuple[TraceKind, int], ...]
    files: tuple[FileChecked, ...]
    terms: int
    terms_left: int
    scrubbed: bool
    sent: tuple[SentRow, ...]
    at: int

    @property
    def clean(self) -> bool:
        """Whether nothing is left."""
        return self.scrubbed and not self.terms_left and not any(file.left for file in self.files)

    @property
    def sealed(self) -> bool:
        """Whether a file of it is encrypted: what is said of its bytes proves nothing then, its indexes do."""
        return any(file.sealed for file in self.files)

    @property
    def pieces(self) -> int:
        """How many traces were looked for in bytes."""
        return sum(count for _, count in self.sought)

    @property
    def traces(self) -> int:
        """How many traces were looked for, in bytes or in the indexes."""
        return self.terms + self.pieces


@dataclass(frozen=True, slots=True)
class NothingForgotten:
    """There is nothing to look for: nothing was forgotten since the store was opened, or all of it was taken back."""
