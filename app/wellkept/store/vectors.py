"""The part of a store that holds the vectors of memories, by the model that made them."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Wanting:
    """A memory that has no vector of some model yet."""

    key: int
    content: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class VectorItem:
    """A vector for a memory, made from these words: float32, little-endian, of length 1."""

    key: int
    content: str = field(repr=False)
    vector: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class VectorMark:
    """How far someone has followed the vectors of a model. Only the store reads it."""

    model: int
    written: int
    gone: int


@dataclass(frozen=True, slots=True)
class VectorNews:
    """What has happened to the vectors of a model since a mark.

    To follow: when `reset`, forget all that was taken over; then drop the keys in `gone`; then take over
    `keys`, whose vectors follow each other in `vectors`. Ask again from `mark` while there is `more`.
    """

    keys: "array[int]"
    vectors: bytes = field(repr=False)
    gone: "array[int]"
    mark: VectorMark
    more: bool
    reset: bool = False


class VectorStore(Protocol):
    """What has no vector of a model is waiting for one: there is no other queue."""

    def unembedded(
        self, model: str, limit: int, before: int | None = None, *, leaving: bool = False
    ) -> tuple[Wanting, ...]:
        """Return memories that have no vector of a model, newest first, those with keys below `before` only.

        With `leaving`, for a model on another computer, those that never leave this one are left out.
        """

    def put_vectors(self, model: str, dims: int, items: Sequence[VectorItem]) -> int:
        """Write vectors of a model and return how many landed.

        One lands only if its memory still stands with the same words. Raises: ValueError for a vector of
        another size, not of length 1 or not finite; then none is written.
        """

    def vector_news(self, model: str, mark: VectorMark | None, limit: int) -> VectorNews:
        """Return what happened to the vectors of a model since a mark (None: from the beginning).

        At most `limit` vectors come at once; see `VectorNews` for how to follow them.
        """

    def coverage(self, model: str, being_id: str | None = None) -> tuple[int, int]:
        """Return how many memories have a vector of a model and how many there are; None: of all beings."""

    def models(self) -> tuple[str, ...]:
        """Return the models that have vectors here, the oldest first."""

    def drop_model(self, model: str) -> None:
        """Give up all vectors of a model; `sweep_vectors` then erases them."""

    def sweep_vectors(self, limit: int) -> bool:
        """Erase at most so many vectors that were given up; False when none is left."""
