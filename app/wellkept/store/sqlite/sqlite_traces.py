"""What `store.traces` promises, over SQLite."""

from collections.abc import Collection, Iterator, Sequence

from wellkept.store.sqlite import traces
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.sqlite.owned_files import owned_files
from wellkept.store.traces import OwnedFile, Traces


class SqliteTraces(HeldFile):
    """The methods of `TraceStore`."""

    def traces_of(self, keys: Sequence[int], wishes: Collection[str] = ()) -> Traces:
        with owner_faults():
            return traces.traces_of(self._con, keys, wishes)

    def owned_files(self) -> tuple[OwnedFile, ...]:
        return owned_files(self._path)

    def contents_of(self, file: OwnedFile) -> Iterator[bytes]:
        return self._looked_into.pieces(file)

    def in_indexes(self, sought: Traces) -> tuple[int, int]:
        with owner_faults():
            return traces.in_indexes(self._con, sought)

    def held_by_others(self, found: Sequence[bytes]) -> Iterator[frozenset[bytes]]:
        with owner_faults():
            yield from traces.held_by_others(self._con, found)

    def forgotten_waiting(self) -> int:
        with owner_faults():
            return traces.forgotten_waiting(self._con)
