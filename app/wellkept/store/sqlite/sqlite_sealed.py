"""What `store.sealed` promises, over SQLite."""

from collections.abc import Mapping

from wellkept.model.errors import StoreError
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite import backup_records, resealing
from wellkept.store.sqlite.backup_sealing import seal_backups, sealed_otherwise
from wellkept.store.sqlite.connection import file_identity, open_file
from wellkept.store.sqlite.erase import scrub
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.sqlite.sealing import file_id


class SqliteSealed(HeldFile):
    """The methods of `SealedStore`."""

    @property
    def read_only(self) -> bool:
        return self._unwritable is not None

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

    def seal_backups(self, known: Mapping[bytes, FileKey]) -> None:
        if self.read_only:
            return
        try:
            gone = seal_backups(self._path, self._key, known)
        except (StoreError, OSError):
            return  # they stay as they are until the next try, and are counted
        for name in gone:
            with self._writing():
                backup_records.drop(self._con, name)

    def backups_otherwise(self) -> tuple[bytes | None, ...]:
        return tuple(file_id(one) for one in sealed_otherwise(self._path))

    def _open_again(self) -> None:
        with owner_faults():
            self._con, self._unwritable = open_file(self._path, key=self._key)
            self._file = file_identity(self._path)
