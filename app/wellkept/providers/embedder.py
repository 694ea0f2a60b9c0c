"""What every embedder promises: a text becomes a vector that points where texts of like meaning point."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from wellkept.model.errors import WellkeptError
from wellkept.model.text import mend_surrogates

if TYPE_CHECKING:  # numpy takes a tenth of a second to load, and the first rows do not need it
    import numpy as np
    from numpy.typing import NDArray

    Vectors = NDArray[np.float32]
    """One vector a row, of length 1 and finite."""

_ASCII_LETTERS, _OTHER_LETTERS = 3, 2


class EmbedderUnavailable(WellkeptError):
    """An embedder cannot be used here; everything else works without it."""

    sentence = "Searching by meaning is not available here."
    next_step = "Searching by words works as before."


class Embedder(Protocol):
    """One way to make vectors. Only vectors of the same `id` can be compared.

    Attributes: `name` is what people call it; `id` changes whenever its vectors would; `dims` numbers a
    vector; `languages` are ISO 639-1 codes, empty for any; `same` is the cosine from which two sentences
    are possibly the same, `floor` the one below which nothing is found by meaning alone (both -1..1);
    `max_chars` is how much of a text is read.
    """

    @property
    def name(self) -> str: ...
    @property
    def id(self) -> str: ...
    @property
    def dims(self) -> int: ...
    @property
    def languages(self) -> tuple[str, ...]: ...
    @property
    def same(self) -> float: ...
    @property
    def floor(self) -> float: ...
    @property
    def max_chars(self) -> int: ...
    @property
    def loaded(self) -> bool:
        """Whether `embed` would answer without loading first."""

    def check(self) -> str | None:
        """Return a plain sentence why it cannot be used here, or None. Cheap: loads nothing."""

    def load(self) -> None:
        """Load it; nothing if it is loaded. May be called from any thread. Raises: EmbedderUnavailable."""

    def unload(self) -> None:
        """Give its memory back; the next `embed` loads it again."""

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Return one vector for each text, any text at all. Raises: EmbedderUnavailable."""


def readable(text: str, max_chars: int) -> str:
    """Return what an embedder reads of a text: no NUL, no lone surrogate, at most so many characters.

    Compatibility characters count as what they stand for: one of them can stand for eighteen letters.
    """
    cut = mend_surrogates(text[:max_chars]).replace("\0", " ")
    if cut.isascii():
        return cut
    written_out = unicodedata.normalize("NFKC", cut)
    return cut if len(written_out) <= max_chars else written_out[:max_chars]


def says_enough(text: str) -> bool:
    """Return whether a text has enough letters to mean something by itself.

    Three of ASCII, two of other alphabets, one of those that write a word in a sign. The built-in model puts what has
    fewer near everything: a lone 👍 came up for half of twelve questions that had nothing to do with it.
    """
    letters = [char for char in text if char.isalnum()]
    if any(unicodedata.east_asian_width(char) in "WF" for char in letters):
        return True
    return len(letters) >= (_ASCII_LETTERS if text.isascii() else _OTHER_LETTERS)


def unit_rows(vectors: Vectors) -> Vectors:
    """Return vectors of length 1. One that has no direction (zero, not finite) gets the first axis.

    So a text that a model cannot read is near nothing, and one broken number never spreads over a search.
    """
    import numpy as np

    rows = np.array(vectors, dtype=np.float32, order="C")
    with np.errstate(all="ignore"):
        lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows, dtype=np.float64))
        broken = ~np.isfinite(lengths) | (lengths < np.finfo(np.float32).tiny)
        rows /= np.where(broken, 1.0, lengths).astype(np.float32)[:, None]
    rows[broken] = 0.0
    rows[broken, 0] = 1.0
    return rows
