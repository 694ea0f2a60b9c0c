"""What can be asked about backups and bringing memories back, and what is answered; plain frozen data."""

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from wellkept.model.memory import Memory
from wellkept.store.backups import Backup, BackupKind


@dataclass(frozen=True, slots=True)
class ShowBackups:
    """Which backups are there, and how do they stand? Answered with `Backups`."""


@dataclass(frozen=True, slots=True)
class MakeBackup:
    """Make a backup; answered in slices with a `BackupMade`. A daily one is made only if it is due."""

    kind: BackupKind = BackupKind.ASKED


@dataclass(frozen=True, slots=True)
class RemoveBackup:
    """Delete a backup, or strike off one that is out of reach; answered with `Backups`."""

    name: str


@dataclass(frozen=True, slots=True)
class SwitchDaily:
    """Make a backup every day, or none unless asked; answered with `Backups`."""

    on: bool


@dataclass(frozen=True, slots=True)
class PreviewRestore:
    """What would come back from a backup? Answered in slices with a `RestorePreview`; nothing is changed."""

    path: Path


@dataclass(frozen=True, slots=True)
class ShowRestoreRows:
    """The memories at some places of one group of the preview; answered with `RestoreRows`."""

    group: "Group"
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Restore:
    """Bring memories back from the backup that is previewed; answered in slices with a `Restored`.

    The numbers are places in the groups of the preview; `None` means all of the group.
    """

    lost: tuple[int, ...] | None = None
    changed: tuple[int, ...] | None = ()
    newer: tuple[int, ...] | None = ()


@dataclass(frozen=True, slots=True)
class LookOver:
    """Is the file whole after it was not closed in good order, and lies it in a safe place? Answered with `Looked`."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What was found, in sentences.

    Attributes: `problems` of the file; `mended` whether the word indexes were made anew; `place` its dangers.
    """

    problems: tuple[str, ...] = ()
    mended: bool = False
    place: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LeaveRestore:
    """Close the backup that was previewed; answered with `Done`."""


class Group(StrEnum):
    """How a backup and the present differ: only in the backup, other words or details, only there now."""

    LOST = "lost"
    CHANGED = "changed"
    NEWER = "newer"


@dataclass(frozen=True, slots=True)
class Backups:
    """All backups, the newest first.

    Attributes: `folder` where they lie; `daily` whether one is made every day; `due` whether today's is still to be
    made; `fault` why the last try came to nothing, "" if it did not; `at` when all this was so, ms since 1970 UTC.
    """

    backups: tuple[Backup, ...]
    folder: Path
    daily: bool
    due: bool
    fault: str = ""
    at: int = 0

    @property
    def last_proven(self) -> Backup | None:
        """The newest backup that is in reach and was found identical."""
        return next((one for one in self.backups if one.identical and one.size is not None), None)

    @property
    def owing(self) -> tuple[Backup, ...]:
        """Those that still hold something forgotten."""
        return tuple(one for one in self.backups if one.owed)


@dataclass(frozen=True, slots=True)
class BackupMade:
    """The backup that was made, None if none was due; `removed` how many older ones went for it."""

    backup: Backup | None
    removed: int = 0


@dataclass(frozen=True, slots=True)
class RestorePreview:
    """How a backup and the present differ, counted.

    Attributes: `memories` in the backup; `lost`, `changed`, `newer` how many of each `Group`; `reworded` how many of
    the changed ones have other words; `forgotten` how many of the backup were forgotten since and stay so.
    """

    path: Path
    memories: int
    lost: int
    changed: int
    newer: int
    reworded: int
    forgotten: int

    @property
    def identical(self) -> bool:
        """Whether there is nothing to bring back."""
        return not (self.lost or self.changed or self.newer)


@dataclass(frozen=True, slots=True)
class RestoreRow:
    """One memory of the preview: as the backup has it, and as it is now."""

    place: int
    then: Memory | None = field(repr=False)
    now: Memory | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class RestoreRows:
    """Some memories of one group of the preview."""

    group: Group
    rows: tuple[RestoreRow, ...]


@dataclass(frozen=True, slots=True)
class Restored:
    """What came back.

    Attributes: `known` how many were left out because another memory says the same now; `before` the backup of how it
    was before.
    """

    lost: int
    changed: int
    newer: int
    known: int
    before: Backup | None
