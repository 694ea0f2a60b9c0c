"""What `store.still` promises, over SQLite."""

from collections.abc import Iterable, Mapping, Sequence

from wellkept.store.sqlite import memories, still
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.still import StillAnswer, StillCandidate


class SqliteStill(HeldFile):
    """The methods of `StillStore`."""

    def still_answers(self, keys: Sequence[int]) -> Mapping[int, StillAnswer]:
        with owner_faults():
            return still.answers(self._con, keys)

    def save_still_answers(self, answers: Mapping[int, StillAnswer | None]) -> None:
        with self._writing(), memories.writing(self._con):
            still.save(self._con, answers)

    def still_candidates(
        self, being_id: str, words: Iterable[str], now: int, limit: int, *, after: int | None, newest: bool
    ) -> tuple[tuple[StillCandidate, ...], int | None]:
        with owner_faults():
            return still.candidates(self._con, being_id, words, now, limit, after=after, newest=newest)
