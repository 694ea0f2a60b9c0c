"""What crosses between the window and its one thread, besides the requests themselves."""

from dataclasses import dataclass, field
from pathlib import Path

from wellkept.service.answers import UndoState


@dataclass(frozen=True, slots=True)
class OpenStore:
    """Open the store at a path (None: the usual place), by a recovery code if there is one; answered with `Done`."""

    path: Path | None
    code: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class StartOver:
    """Put the newest backup in the place of a store that cannot be opened; answered with `Done`."""

    path: Path | None


@dataclass(frozen=True, slots=True)
class Answered:
    """A request is done."""

    ticket: int
    request: object
    answer: object
    undo: UndoState


@dataclass(frozen=True, slots=True)
class Failed:
    """A request failed; a `WellkeptError` is the owner's to mend, anything else is ours."""

    ticket: int
    request: object
    error: Exception


@dataclass(frozen=True, slots=True)
class Progressed:
    """Long work has come this far; `total` is 0 while it is not known."""

    ticket: int
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Stopped:
    """Long work was cancelled; what it had done by then stays done."""

    ticket: int
    request: object
    undo: UndoState


Outcome = Answered | Failed | Progressed | Stopped
