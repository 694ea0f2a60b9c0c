"""What `store.doubles` promises, over SQLite."""

from collections.abc import Sequence

from wellkept.store.doubles import ApartPair, Wording
from wellkept.store.sqlite import doubles, memories
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile


class SqliteDoubles(HeldFile):
    """The methods of `DoublesStore`."""

    def wordings(self, being_id: str, after: int, limit: int) -> tuple[Wording, ...]:
        with owner_faults():
            return doubles.wordings(self._con, being_id, after, limit)

    def said(self, keys: Sequence[int]) -> tuple[Wording, ...]:
        with owner_faults():
            return doubles.said(self._con, keys)

    def kept_apart(self) -> frozenset[ApartPair]:
        with owner_faults():
            return doubles.kept_apart(self._con)

    def keep_apart(self, one: int, other: int) -> None:
        with self._writing(), memories.writing(self._con):
            doubles.keep_apart(self._con, one, other)

    def offer_again(self, one: int, other: int) -> None:
        with self._writing(), memories.writing(self._con):
            doubles.offer_again(self._con, one, other)
