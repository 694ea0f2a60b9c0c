"""Embedders of which one knows more than the other."""

from collections.abc import Sequence

from wellkept.providers.hash_words import HashWords
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
