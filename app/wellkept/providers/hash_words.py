"""Hashed words: the last resort, and what the tests use. It knows which words are shared and nothing else.

Source: Copilotz's `hash/words`: each word adds to a few of the dimensions. Beside a good word index it finds
nothing more (recall notes, section 1), so it is never chosen by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING

from wellkept.model.fold import FOLD_VERSION, fold, tokens
from wellkept.providers.embedder import readable, unit_rows

if TYPE_CHECKING:
    from wellkept.providers.embedder import Vectors

_PLACES_A_WORD = 4
_DIMS = 512


class HashWords:
    """Vectors from the folded words of a text, 512 dims."""

    name = "hash-words"
    id = f"hash-words/1.{FOLD_VERSION}"
    dims = _DIMS
    languages: tuple[str, ...] = ()
    same = 0.9  # a fourth of those that say the same reach it
    floor = 0.25  # words that share a dimension by chance came to 0.18
    max_chars = 4000
    loaded = True

    def check(self) -> str | None:
        return None

    def load(self) -> None:
        return None

    def unload(self) -> None:
        _places.cache_clear()

    def embed(self, texts: Sequence[str]) -> Vectors:
        import numpy as np

        rows = np.zeros((len(texts), self.dims), dtype=np.float32)
        for row, text in zip(rows, texts, strict=True):
            for word in tokens(fold(readable(text, self.max_chars))):
                for place, sign in _places(word):
                    row[place] += sign
        return unit_rows(rows)


@lru_cache(maxsize=4096)
def _places(word: str) -> tuple[tuple[int, float], ...]:
    """Return the dimensions a word adds to and whether it adds or takes away: 9 and 1 bits of a digest each."""
    digest = blake2b(word.encode(), digest_size=2 * _PLACES_A_WORD).digest()
    numbers = (int.from_bytes(digest[at : at + 2], "big") for at in range(0, len(digest), 2))
    return tuple((number % _DIMS, 1.0 if number & 0x8000 else -1.0) for number in numbers)
