"""What `store.outside` promises, over SQLite."""

from array import array
from collections.abc import Sequence

from wellkept.model.ledger import PrivateMark, Sent, SentRow, Totals
from wellkept.model.profile import ProfileLine
from wellkept.store.sqlite import ledger, memories, private, profile
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile


class SqliteOutside(HeldFile):
    """The methods of `OutsideStore`."""

    def add_sent(self, sent: Sent, keys: Sequence[int] = ()) -> int:
        with self._writing():
            return ledger.add(self._con, sent, keys)

    def close_sent(self, row: SentRow, keys: Sequence[int] | None = None) -> None:
        with self._writing():
            ledger.close(self._con, row, keys)

    def sent_page(self, limit: int, before: int | None = None) -> tuple[SentRow, ...]:
        with owner_faults():
            return ledger.page(self._con, limit, before)

    def sent_of(self, key: int) -> tuple[SentRow, ...]:
        with owner_faults():
            return ledger.of_memory(self._con, key)

    def sent_totals(self, since: int = 0) -> Totals:
        with owner_faults():
            return ledger.totals(self._con, since)

    def may_leave(self, keys: Sequence[int]) -> tuple[int, ...]:
        with owner_faults():
            return private.may_leave(self._con, keys)

    def staying(self) -> int:
        with owner_faults():
            return private.staying(self._con)

    def keep_here(self, keys: Sequence[int], *, marked: bool) -> None:
        with self._writing():
            private.keep_here(self._con, keys, marked=marked)

    def kept_here(self, keys: Sequence[int]) -> frozenset[int]:
        with owner_faults():
            return private.kept_here(self._con, keys)

    def marked_here(self) -> "array[int]":
        with owner_faults():
            return private.marked_here(self._con)

    def private_marks(self) -> tuple[PrivateMark, ...]:
        with owner_faults():
            return private.marks(self._con)

    def save_private_mark(self, mark: PrivateMark, *, marked: bool) -> None:
        with self._writing():
            private.save_mark(self._con, mark, marked=marked)

    def profile_lines(self, being_id: str) -> tuple[ProfileLine, ...]:
        with owner_faults():
            return profile.lines(self._con, being_id)

    def save_profile_lines(self, being_id: str, lines: Sequence[ProfileLine]) -> tuple[int, ...]:
        with self._writing(), memories.writing(self._con):
            return profile.save(self._con, being_id, lines)

    def remove_profile_lines(self, line_ids: Sequence[int]) -> tuple[ProfileLine, ...]:
        with self._writing(), memories.writing(self._con):
            memories.owe_scrub(self._con)
            return profile.remove(self._con, line_ids)
