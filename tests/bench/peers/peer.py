"""What every contender does, so that one program measures them all."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Peer(Protocol):
    """Sentences with their vectors, kept in one folder; every file of that folder is the contender's.

    Nothing is measured but the store: vectors (unit length, one a row) come ready made.
    """

    def add_many(self, texts: Sequence[str], vectors: Floats) -> Sequence[str]:
        """Keep sentences by the fastest documented way; return an id for each."""

    def settle(self) -> None:
        """Do what the contender does, or its manual says to do, after much was added."""

    def add(self, text: str, vector: Floats) -> str:
        """Keep one sentence, found at once by the next search; return its id."""

    def search(self, text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        """Return the best sentences for a question, by all the contender ranks by."""

    def nearest(self, text: str, vector: Floats, limit: int, /) -> Sequence[str]:
        """Return the sentences nearest to a question by vector alone, which is all that most contenders do."""

    def delete(self, key: str) -> None:
        """Delete one sentence as the contender's users would."""

    def close(self) -> None:
        """Close the store; what it still has to write is written."""


class Prepared:
    """Vectors by their text, for contenders that insist on embedding by themselves."""

    def __init__(self) -> None:
        self._rows: dict[str, Floats] = {}

    def learn(self, texts: Sequence[str], vectors: Floats) -> None:
        """Take over what these texts' vectors are."""
        self._rows.update(zip(texts, vectors, strict=True))

    def rows(self, texts: Sequence[str]) -> Floats:
        """Return the vectors of texts, one a row. Raises: KeyError for a text not learned."""
        return np.stack([self._rows[text] for text in texts])


class Opener(Protocol):
    """What the module of each contender has."""

    def open_in(self, folder: Path, dims: int) -> Peer:
        """Make an empty store in a folder, for vectors of so many dims."""
