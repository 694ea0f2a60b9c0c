"""How well the words of a memory fit those of a question in meaning, piece by piece (late interaction, MaxSim).

Each piece of the question takes the best cosine among the memory's pieces; a rare word counts for more. Done with
the model's vectors of pieces as they stand alone and as they stand in their sentence. Source: recall notes, 9.2.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numkong
import numpy as np

from wellkept.model.fold import fold, tokens

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors
    from wellkept.providers.pieces import PieceRows
    from wellkept.recall.packed import Bytes

STATIC, CONTEXTUAL = 0.4, 0.6
"""What the two kinds of vectors count for. Source: recall notes, 9.2 (.08 and .12)."""
_TOP = np.float32(127)
_DIGITS = (
    3  # one byte a number says no more, and texts that are equal must come out equal whatever was read beside them
)


class SmallRows(NamedTuple):
    """Vectors of length 1 in one byte a number: a cosine of two is off by about 0.003."""

    high: Bytes
    scale: Vectors


class SmallPieces(NamedTuple):
    """The pieces of one text, kept small: 1 kB a piece at 512 dims."""

    static: SmallRows
    contextual: SmallRows

    @property
    def nbytes(self) -> int:
        """How much memory this takes, bytes."""
        return sum(part.nbytes for part in (*self.static, *self.contextual))

    def wipe(self) -> None:
        """Overwrite the bytes with zeros."""
        for part in (*self.static, *self.contextual):
            part[:] = 0


def small(rows: PieceRows) -> SmallPieces:
    """Return pieces in one byte a number."""
    return SmallPieces(_small(rows.static), _small(rows.contextual))


def _small(vectors: Vectors) -> SmallRows:
    scale = np.abs(vectors).max(axis=1) / _TOP
    return SmallRows(np.rint(vectors / scale[:, None]).astype(np.int8), scale)


def fits(question: SmallPieces, weights: Sequence[float], memories: Sequence[SmallPieces]) -> list[float]:
    """Return how well each memory fits, 0..1. `weights` say what each piece of the question counts for."""
    total = sum(weights)
    if not memories or total <= 0:
        return [0.0] * len(memories)
    shares = np.array(weights, dtype=np.float64) / total
    static = _best(question.static, [one.static for one in memories])
    contextual = _best(question.contextual, [one.contextual for one in memories])
    found = STATIC * (shares @ static) + CONTEXTUAL * (shares @ contextual)
    return [round(float(one), _DIGITS) for one in np.clip(found, 0.0, 1.0)]


def _best(asked: SmallRows, memories: Sequence[SmallRows]) -> Vectors:
    """Return for each piece asked for and each memory the best cosine, no less than 0.

    Not by BLAS: its threads waited for each other up to 70 ms on two busy cores, for what takes 0.04 ms here.
    """
    counts = np.array([len(one.scale) for one in memories])
    best = np.zeros((len(asked.scale), len(counts)), dtype=np.float32)
    some = np.flatnonzero(counts)
    if not len(some):
        return best
    had = numkong.dots_pack(np.concatenate([one.high for one in memories]))
    cosines = np.asarray(numkong.dots_packed(asked.high, had)) * asked.scale[:, None]
    cosines *= np.concatenate([one.scale for one in memories])
    best[:, some] = np.maximum.reduceat(cosines, (np.cumsum(counts) - counts)[some], axis=1)
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
