"""What `store.forgotten` promises, over SQLite."""

from collections.abc import Sequence

from wellkept.store.forgotten import Print
from wellkept.store.sqlite import forgotten, memories
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile


class SqliteForgotten(HeldFile):
    """The methods of `ForgottenStore`."""

    def add_prints(self, prints: Sequence[Print], day: int) -> tuple[Print, ...]:
        with self._writing(), memories.writing(self._con):
            return forgotten.add(self._con, prints, day)

    def drop_prints(self, exacts: Sequence[bytes], forms: Sequence[bytes] = ()) -> tuple[Print, ...]:
        with self._writing(), memories.writing(self._con):
            return forgotten.drop(self._con, exacts, forms)

    def printed(self, exacts: Sequence[bytes], forms: Sequence[bytes]) -> frozenset[bytes]:
        with owner_faults():
            return forgotten.there(self._con, exacts, forms)

    def print_makers(self) -> dict[bytes, int]:
        with owner_faults():
            return forgotten.makers(self._con)

    def earlier_words(self, being_id: str, after: int, limit: int) -> tuple[tuple[int, int, str], ...]:
        with owner_faults():
            return forgotten.earlier_words(self._con, being_id, after, limit)

    def empty_prints(self) -> int:
        with self._writing(), memories.writing(self._con):
            return forgotten.empty(self._con)
