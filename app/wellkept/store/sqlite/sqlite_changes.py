"""What `store.changes` promises, over SQLite."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import apsw

from wellkept.model.errors import StoreError
from wellkept.store.changes import Changes
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite import changes, memories
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.sqlite.remembered import Remembered


class SqliteChanges(HeldFile):
    """The methods of `ChangeStore`."""

    def __init__(
        self, con: apsw.Connection, path: Path, *, unwritable: StoreError | None, key: FileKey | None = None
    ) -> None:
        super().__init__(con, path, unwritable=unwritable, key=key)
        self._remembered = Remembered()
        self._looked: tuple[apsw.Connection, int, int] | None = None
        self._changes = Changes(0, 0, 0, 0, 0, 0, 0)

    def changes(self) -> Changes:
        with owner_faults():
            # What others wrote and what we wrote; first, so that what comes in between is looked at twice, not missed.
            version: int = self._con.execute("pragma data_version").get
            look = (self._con, version, self._con.total_changes())
            if look != self._looked:
                self._changes = replace(changes.now(self._con), others=version)
                self._looked = None if self._con.in_transaction else look
        return self._changes

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        with self._writing():
            try:
                with memories.writing(self._con):
                    yield
            except BaseException:
                self._remembered = Remembered()  # of what is not so now
                raise

    def _known(self) -> Remembered:
        """Return what is remembered of the file as it is now."""
        now = self.changes()
        self._remembered.hold_to((now.memories, now.private))
        return self._remembered
