"""A file that is open: its connection, and the guard before every write."""

from contextlib import AbstractContextManager
from pathlib import Path

import apsw

from wellkept.model.errors import StoreError, StoreMissing
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.connection import file_identity
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.owned_files import OpenFiles


class HeldFile:
    """`unwritable` is why nothing can be changed in it, for want of rights or of room; None if it can.

    `key` opens it, if it is encrypted.
    """

    def __init__(
        self, con: apsw.Connection, path: Path, *, unwritable: StoreError | None, key: FileKey | None = None
    ) -> None:
        self._con = con
        self._path = path
        self._file = file_identity(path)
        self._unwritable = unwritable
        self._key = key
        self._looked_into = OpenFiles()

    def _writing(self) -> AbstractContextManager[None]:
        """Guard a write, and put its faults into the owner's words. Raises: why nothing can be changed."""
        if self._unwritable is not None:
            raise type(self._unwritable)
        # SQLite would go on writing into a file that has no name any more, and all of it would be lost.
        self.require_in_place()
        return owner_faults()

    def require_in_place(self) -> None:
        """Raise StoreMissing where the file was moved, deleted or replaced: a look at its name costs microseconds."""
        if file_identity(self._path) != self._file:
            raise StoreMissing(
                "The file of memories was moved, deleted or replaced while it was open, so nothing was written to it.",
                "Put it back, or close Wellkept and open it again.",
            )
