"""What `store.sealed` promises, over SQLite."""

from wellkept.store.file_key import FileKey
from wellkept.store.sqlite import resealing
from wellkept.store.sqlite.connection import file_identity, open_file
from wellkept.store.sqlite.erase import scrub
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.sqlite.sealing import file_id


class SqliteSealed(HeldFile):
    """The methods of `SealedStore`."""

    @property
    def file_name(self) -> bytes | None:
        return file_id(self._path)

    @property
    def file_key(self) -> FileKey | None:
        return self._key

    def reseal(self, key: FileKey | None, name: bytes = b"") -> None:
        with self._writing():
            scrub(self._con)
            try:
                self._con.close()
                resealing.reseal(self._path, self._key, key, name)
            finally:
                # Asked of the file: it may also have been stopped right after the step that counts.
                if file_id(self._path) == (None if key is None else name):
                    self._key = key
                self._open_again()

    def _open_again(self) -> None:
        with owner_faults():
            self._con, self._unwritable = open_file(self._path, key=self._key)
            self._file = file_identity(self._path)
