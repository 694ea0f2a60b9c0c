"""What `store.accesses` promises, over SQLite."""

from collections.abc import Mapping, Sequence

from wellkept.store.accesses import KeptAccess
from wellkept.store.sqlite import accesses as noted
from wellkept.store.sqlite import memories
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile


class SqliteAccesses(HeldFile):
    """The methods of `AccessStore`."""

    def add_accesses(self, accesses: Sequence[KeptAccess], seen: Mapping[str, int], since: int) -> None:
        with self._writing(), memories.writing(self._con):
            noted.add(self._con, accesses, seen, since)

    def accesses(
        self, limit: int, *, key: int | None = None, assistant: str = "", before: int | None = None
    ) -> tuple[KeptAccess, ...]:
        with owner_faults():
            return noted.some(self._con, limit, key=key, assistant=assistant, before=before)

    def count_accesses(self, *, key: int | None = None, assistant: str = "") -> int:
        with owner_faults():
            return noted.count(self._con, key=key, assistant=assistant)
