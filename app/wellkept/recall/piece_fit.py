"""How well the words of a memory fit those of a question in meaning, piece by piece (late interaction, MaxSim).

Each piece of the question takes the best cosine among the memory's pieces; a rare word counts for more. Done with
the model's vectors of pieces as they stand alone and as they stand in their sentence. Source: recall notes, 9.2.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from wellkept.model.fold import fold, tokens

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors
    from wellkept.providers.pieces import PieceRows
    from wellkept.recall.packed import Bytes

STATIC, CONTEXTUAL = 0.4, 0.6
"""What the two kinds of vectors count for. Source: recall notes, 9.2 (.08 and .12)."""
_TOP = np.float32(127)
_LEAST = np.float32(1e-9)


class SmallPieces(NamedTuple):
    """The pieces of one memory in one byte a number: a cosine is off by about 0.003. 1 kB a piece at 512 dims."""

    static: Bytes
    contextual: Bytes
    static_scale: Vectors
    contextual_scale: Vectors

    @property
    def nbytes(self) -> int:
        """How much memory this takes, bytes."""
        return sum(part.nbytes for part in self)

    def wipe(self) -> None:
        """Overwrite the bytes with zeros."""
        for part in self:
            part[:] = 0


def small(rows: PieceRows) -> SmallPieces:
    """Return pieces in one byte a number."""
    (static, static_scale), (contextual, contextual_scale) = map(_small, (rows.static, rows.contextual))
    return SmallPieces(static, contextual, static_scale, contextual_scale)


def _small(vectors: Vectors) -> tuple[Bytes, Vectors]:
    scale = np.maximum(np.abs(vectors).max(axis=1), _LEAST) / _TOP
    return np.rint(vectors / scale[:, None]).astype(np.int8), scale


def fits(question: PieceRows, weights: Sequence[float], memories: Sequence[SmallPieces]) -> list[float]:
    """Return how well each memory fits, 0..1. `weights` say what each piece of the question counts for."""
    total = sum(weights)
    if not memories or total <= 0:
        return [0.0] * len(memories)
    counts = np.array([len(one.static) for one in memories])
    shares = np.array(weights, dtype=np.float64) / total
    static = _best(question.static, [(one.static, one.static_scale) for one in memories], counts)
    contextual = _best(question.contextual, [(one.contextual, one.contextual_scale) for one in memories], counts)
    found = STATIC * (shares @ static) + CONTEXTUAL * (shares @ contextual)
    return [float(one) for one in np.clip(found, 0.0, 1.0)]


def _best(asked: Vectors, memories: Sequence[tuple[Bytes, Vectors]], counts: np.ndarray) -> Vectors:
    """Return for each piece asked for and each memory the best cosine, no less than 0."""
    rows = np.concatenate([high for high, _ in memories]).astype(np.float32)
    cosines = asked @ rows.T
    cosines *= np.concatenate([scale for _, scale in memories])
    best = np.zeros((len(asked), len(counts)), dtype=np.float32)
    some = np.flatnonzero(counts)
    starts = (np.cumsum(counts) - counts)[some]
    if len(some):
        best[:, some] = np.maximum.reduceat(cosines, starts, axis=1)
    return np.maximum(best, 0.0)


def weights(pieces: Sequence[str], rarity: Callable[[str], float]) -> list[float]:
    """Return what each piece counts for: the rarity of the word that it belongs to, 0 for a sign.

    Counting pieces would mean reading every memory; words are counted in the index already, and rank alike. Where
    the script has no blanks between words a piece counts by its own characters.
    """
    found: list[float] = []
    for word in _words(pieces):
        whole = tokens(fold("".join(word)))
        for piece in word:
            own = whole if piece.isascii() else tokens(fold(piece)) or whole
            said = any(map(str.isalnum, piece))
            found.append(max(map(rarity, own), default=0.0) if said else 0.0)
    return found


def _words(pieces: Sequence[str]) -> list[list[str]]:
    words: list[list[str]] = []
    for piece in pieces:
        if piece.startswith(" ") or not words:
            words.append([])
        words[-1].append(piece)
    return words
