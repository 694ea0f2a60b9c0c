"""Backups of a store, as the rest of the house sees them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, Protocol


class BackupKind(StrEnum):
    """Why a backup was made."""

    DAILY = "daily"
    ASKED = "asked"  # the owner wanted one
    UPDATE = "before-update"
    RESTORE = "before-restore"


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that this program made.

    Attributes: `made_at` and `proven_at` (None: not yet) in ms since 1970 UTC; `memories` how many it holds now; `gone`
    how many were forgotten in it since it was made; `owed` how many are still to be forgotten in it; `size` in
    bytes, None where the file is out of reach.
    """

    name: str
    path: Path
    kind: BackupKind
    made_at: int
    memories: int
    proven_at: int | None
    gone: int
    owed: int
    size: int | None

    @property
    def identical(self) -> bool:
        """Whether it was compared row by row with the store at its moment."""
        return self.proven_at is not None


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found when a fresh backup was compared with the store at the moment it was made.

    Attributes: `digest` of all rows of all tables, where it is kept; `upto` the last forgotten memory that it has
    heard of; `searched` how many of its memories were looked up by their words.
    """

    memories: int
    digest: bytes | None = field(repr=False)
    upto: int
    searched: int


@dataclass(frozen=True, slots=True)
class Fresh:
    """A backup that was made and proven, still in its scratch place; `close` takes that away."""

    path: Path
    proof: Proof
    close: Callable[[], None] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Debt:
    """What a backup still has to forget: random ids only, and the last number they reach."""

    name: str
    path: Path
    ids: tuple[str, ...]
    upto: int


class Outline(NamedTuple):
    """One memory of a store, to be compared with another's: its public id, its key, and two digests of 16 bytes.

    Attributes: `words` is of the sentence, `rest` of all else that the owner can change.
    """

    id: str
    key: int
    words: bytes
    rest: bytes


class BackupStore(Protocol):
    """The part of a store that knows its backups. Nothing here holds words."""

    @property
    def path(self) -> Path:
        """The file of the store."""

    @property
    def backup_folder(self) -> Path:
        """Where its backups lie; it need not be there yet."""

    def backups(self) -> tuple[Backup, ...]:
        """Return all backups that were made of this store, the newest first."""

    def back_up(self, stop: Callable[[], bool]) -> Fresh:
        """Make and prove a backup, in any thread: the store's own connection is left alone.

        Raises: Interrupted, BackupFailed, StoreFull.
        """

    def keep_backup(self, fresh: Fresh, kind: BackupKind, now: int) -> Backup:
        """Put a backup among the others and write it down; `now` in ms since 1970 UTC. Raises: BackupFailed."""

    def drop_backup(self, name: str) -> None:
        """Delete a backup and what is known of it; one whose file is gone is only struck off."""

    def backup_debts(self) -> tuple[Debt, ...]:
        """Return which backups still hold what was forgotten."""

    def look_over(self, stop: Callable[[], bool]) -> tuple[str, ...]:
        """Look whether the file and its indexes are whole, in any thread; one sentence for each thing that is wrong.

        Raises: Interrupted once `stop` answers True.
        """

    def rebuild_indexes(self) -> None:
        """Make the word indexes anew from the memories. Raises: StoreDamaged where those cannot be read."""

    @property
    def cut_off(self) -> bool:
        """Whether whoever had the file open before did not close it in good order."""

    def place_warnings(self) -> tuple[str, ...]:
        """Return one sentence for each danger of the place where the file lies."""

    def open_backup(self, path: Path, stop: Callable[[], bool]) -> tuple[Path, Callable[[], None]]:
        """Copy a backup, of this store or another, to a scratch place to be opened there; in any thread.

        Returns the copy and what takes it away. Raises: Interrupted, BackupMissing, NotAStore and others, in words.
        """

    def pay(self, debt: Debt) -> int:
        """Forget in a backup what it still owes, in any thread; return how many it had. Raises: BackupMissing."""

    def note_paid(self, debt: Debt, gone: int) -> None:
        """Write down that so many of a debt's memories were forgotten in its backup, and none is left there."""

    def forget_mark(self) -> int:
        """Return a number that grows whenever a memory is forgotten."""

    def were_forgotten(self, ids: Sequence[str]) -> frozenset[str]:
        """Return those of some public ids that were forgotten and have not come back."""

    def outlines(self, after: str, limit: int) -> tuple[Outline, ...]:
        """Return memories in the order of their ids, from beyond `after` ("" for the start)."""
