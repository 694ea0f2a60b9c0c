"""What `store.vectors` promises, over SQLite."""

from collections.abc import Sequence

from wellkept.store.sqlite import vectors
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.held_file import HeldFile
from wellkept.store.vectors import VectorItem, VectorMark, VectorNews, Wanting


class SqliteVectors(HeldFile):
    """The methods of `VectorStore`."""

    def unembedded(
        self, model: str, limit: int, before: int | None = None, *, leaving: bool = False
    ) -> tuple[Wanting, ...]:
        with owner_faults():
            return vectors.unembedded(self._con, model, limit, before, leaving=leaving)

    def put_vectors(self, model: str, dims: int, items: Sequence[VectorItem]) -> int:
        with self._writing():
            return vectors.put(self._con, model, dims, items)

    def vector_news(self, model: str, mark: VectorMark | None, limit: int) -> VectorNews:
        with owner_faults():
            return vectors.news(self._con, model, mark, limit)

    def coverage(self, model: str, being_id: str | None = None) -> tuple[int, int]:
        with owner_faults():
            return vectors.coverage(self._con, model, being_id)

    def models(self) -> tuple[str, ...]:
        with owner_faults():
            return vectors.models(self._con)

    def drop_model(self, model: str) -> None:
        with self._writing():
            vectors.drop(self._con, model)

    def sweep_vectors(self, limit: int) -> bool:
        with self._writing():
            return vectors.sweep(self._con, limit)
