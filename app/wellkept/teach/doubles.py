"""What two memories that are both there are to each other, by the judgement of teaching."""

from collections.abc import Mapping

from wellkept.model.text import exact_form
from wellkept.teach.likeness import weights
from wellkept.teach.novelty import Novelty, says_the_same
from wellkept.teach.rare_words import RareWords
from wellkept.teach.relation import relation

__all__ = ["RareWords", "judged", "words_of"]


def judged(older: str, newer: str) -> Novelty:
    """Return what the newer of two sentences would be to the older one if it was taught now: KNOWN, UPDATE ..."""
    if exact_form(older) == exact_form(newer) or says_the_same(older, newer):
        return Novelty.KNOWN
    return relation(older, newer)


def words_of(content: str) -> Mapping[str, int]:
    """Return the words of a sentence as `RareWords` takes them."""
    return weights(content)
