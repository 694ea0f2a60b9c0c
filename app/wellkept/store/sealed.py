"""Whether the file is encrypted, and changing that, as the store does it."""

from collections.abc import Mapping
from typing import Protocol

from wellkept.store.file_key import FileKey


class SealedStore(Protocol):
    """The part of the store about encryption at rest."""

    @property
    def read_only(self) -> bool:
        """Whether nothing can be changed in it, for want of rights or of room."""

    @property
    def file_name(self) -> bytes | None:
        """The name that an encrypted file begins with (16 bytes, not secret), None while it is not encrypted."""

    @property
    def file_key(self) -> FileKey | None:
        """What opens it, and copies of it made beside it."""

    def reseal(self, key: FileKey | None, name: bytes = b"") -> None:
        """Make the file anew: encrypted with `key` under a new `name`, or plain without a key.

        Whenever this is stopped, the file is wholly the old or wholly the new one; then it is open again.
        Raises: StoreLocked while another program has it open; StoreError. The file is as before then.
        """

    def seal_backups(self, known: Mapping[bytes, FileKey]) -> None:
        """Make the backups what the file is.

        `known` has the keys of those that are encrypted otherwise, by the names that they begin with. What
        cannot be made anew now stays as it is (see `backups_otherwise`). Raises nothing.
        """

    def backups_otherwise(self) -> tuple[bytes | None, ...]:
        """Return the names of backups that are not encrypted as the file is; None stands for a plain one."""
