"""Embedders of which one knows more than the other."""

from collections.abc import Sequence

from wellkept.providers.hash_words import HashWords
from wellkept.providers.pieces import PieceRows
from wellkept.recall.nearest import Floats

MEANT = {"automobile": "car", "beverage": "tea", "residence": "lives"}


class Knowing(HashWords):
    """Hashed words that know a few words for the same thing."""

    name = "knowing"
    id = "knowing/1"

    def embed(self, texts: Sequence[str]) -> Floats:
        return super().embed([" ".join(MEANT.get(word, word) for word in text.lower().split()) for text in texts])


class Simple(HashWords):
    """Hashed words under another name: what shares no word is not found."""

    name = "simple"
    id = "simple/1"


class Piecewise(HashWords):
    """Hashed words that read texts piece by piece too, and know more of a piece than of a whole text."""

    name = "piecewise"
    id = "piecewise/1"

    def __init__(self) -> None:
        self.read: list[str] = []

    def pieces(self, texts: Sequence[str]) -> list[PieceRows] | None:
        self.read += texts
        return [self._rows(text) for text in texts]

    def _rows(self, text: str) -> PieceRows:
        words = text.lower().strip(".").split()
        rows = self.embed([MEANT.get(word, word) for word in words])
        return PieceRows(tuple(f" {word}" for word in words), rows, rows)
