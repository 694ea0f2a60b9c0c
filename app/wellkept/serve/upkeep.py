"""What the thread of the store does by itself: vectors for what is new, the file in order, today's backup.

Nobody waits for any of it, and nothing of it fails a request: what could not be done is tried again at the next round.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from wellkept.model.errors import BackupFailed, StoreFull
from wellkept.serve.runs import Act
from wellkept.service.backup_requests import MakeBackup
from wellkept.service.steps import Cancelled, Outside, StepsOutside
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import BackupKind

AFTER_WRITE_S = 0.6
"""How long after the last write vectors are made. Source: the Novaterra memory model (600 ms)."""
LOOK_EVERY_S = 1.0
"""How often to look whether another program wrote, and to write down who read what. As the window looks."""
TIDY_AFTER_S = 5.0
"""How long after a write the file is put in order; also what an erasure owes while another program reads."""
BACKUP_AFTER_S = 60.0
"""How long after a write today's backup is made, if it is due: a burst of writes is over by then."""

AGAIN_S = 2.0
"""How long after a round that could not do all it had to it is tried again. As the window does."""


class Upkeep:
    """When what is due; each answers whether all was done. Times are seconds of a clock that only goes forward."""

    def __init__(self, now: float) -> None:
        self._due: dict[Act, float] = {look_over: now, embed: now}
        self._look_at = now + LOOK_EVERY_S

    def note_write(self, now: float) -> None:
        """Hear of a write: vectors, order and a backup come due, counted from the last one."""
        self._due |= {embed: now + AFTER_WRITE_S, tidy: now + TIDY_AFTER_S}
        self._due.setdefault(back_up, now + BACKUP_AFTER_S)

    def note_undone(self, what: Act, now: float) -> None:
        """Hear that a round could not do all it had to."""
        self._due.setdefault(what, now + AGAIN_S)

    def look(self, wellkept: Wellkept, now: float) -> None:
        """If it is time to, write down who read what, and look whether another program wrote."""
        if now < self._look_at:
            return
        self._look_at = now + LOOK_EVERY_S
        wellkept.assistants.flush()
        changed = wellkept.ask_changed()
        if changed.shown or changed.meaning:
            self._due |= {embed: now + AFTER_WRITE_S, tidy: now + TIDY_AFTER_S}

    def take(self, now: float) -> Act | None:
        """Return what is due first, if anything is; it is not due any more."""
        due = [one for one, at in self._due.items() if at <= now]
        if not due:
            return None
        first = min(due, key=lambda one: self._due[one])
        del self._due[first]
        return first

    def wait_s(self, now: float) -> float:
        """Return for how long there is nothing to do."""
        return max(0.0, min((self._look_at, *self._due.values())) - now)


def embed(wellkept: Wellkept) -> StepsOutside[bool]:
    """Load the models on another thread, then the vectors, and make those that are missing."""
    for load in wellkept.meaning.unloaded():
        yield Outside(partial(_load, load))
    yield from wellkept.prepare_meaning()
    embedded = yield from wellkept.embed_pending()
    if embedded.count:
        yield from wellkept.prepare_meaning()
    return True  # what a model could not do it says in the window, and the next write tries again


def tidy(wellkept: Wellkept) -> StepsOutside[bool]:
    """Pay what erasures owe, and make later ones faster."""
    return (yield from wellkept.tidy()).scrubbed


def back_up(wellkept: Wellkept) -> StepsOutside[bool]:
    """Make today's backup, if it is due; one that fails is said in the window, and tried after the next write."""
    with suppress(BackupFailed, StoreFull):
        yield from wellkept.backups.make(MakeBackup(BackupKind.DAILY))
    return True


def look_over(wellkept: Wellkept) -> StepsOutside[bool]:
    """After an end that was no good one, make broken word indexes anew."""
    yield from wellkept.backups.look_over()
    return True


def _load(load: Callable[[], None], _cancelled: Cancelled) -> None:
    load()
