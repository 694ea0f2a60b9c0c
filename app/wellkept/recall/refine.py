"""The first rows once more, when the owner has stopped typing: do their words fit those of the question in meaning?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wellkept.recall.asked import Asked
from wellkept.recall.lexical import LexicalQuery
from wellkept.recall.rank import Terms
from wellkept.recall.stop_words import STOP_WORDS
from wellkept.store.store import Store

REFINED = 20
"""How many of the best are read piece by piece. Source: recall notes, 9.2: 10 are a little worse, 30 no better."""
_STOP_RARITY = 0.7
"""What a word like "the" counts for, uncounted: as one that every other memory has, log 2."""


def refined(store: Store, asked: Asked, keys: Sequence[int], terms: Mapping[int, Terms]) -> dict[int, Terms]:
    """Return the terms of the best with how well their words fit; empty where the model shows no pieces."""
    if not asked.settled or asked.meaning is None or asked.near is None:
        return {}
    contents = {row.key: row.memory.content for row in store.rows(keys[:REFINED])}
    fits = asked.meaning.fits(asked.query.text, contents, rarity(asked.lexical))
    return {key: terms[key]._replace(fit=fit) for key, fit in fits.items()}


def rarity(lexical: LexicalQuery) -> Callable[[str], float]:
    """Return how much each word of a question tells, without counting any that is not counted yet."""

    def told(word: str) -> float:
        common = word in STOP_WORDS and word not in lexical.frequencies
        return _STOP_RARITY if common else lexical.rarity(word)

    return told
