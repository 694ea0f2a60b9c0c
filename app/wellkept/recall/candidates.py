"""Which memories answer at all: what matches in words, and what is near in meaning; neither sifts the other."""

from collections.abc import Iterator, Sequence

from wellkept.recall.asked import Asked
from wellkept.recall.lexical import LexicalQuery
from wellkept.recall.likeness import is_near
from wellkept.recall.meaning import NEAREST
from wellkept.store.store import Stop, Store, WordMatch

NEAR_LOOKED_AT = 1000
"""How many of the best matches by 3-grams alone are looked at for a word like the one asked for."""


def candidates(store: Store, asked: Asked, stop: Stop | None) -> list[WordMatch]:
    """Return every memory that answers and passes the filters, in no order."""
    lexical, filters = asked.lexical, asked.query.filters
    matches = [] if lexical.too_common else store.match(lexical.words, lexical.trigrams, filters, stop=stop)
    answers = _floored(store, lexical, matches)
    return answers + _meant(store, asked, {match.key for match in answers})


def _floored(store: Store, lexical: LexicalQuery, matches: list[WordMatch]) -> list[WordMatch]:
    """Leave out what shares no word and nothing like a word with the query."""
    near = sorted((match for match in matches if not match.words), key=lambda m: m.trigrams, reverse=True)
    if not near:
        return matches
    looked_at = near[:NEAR_LOOKED_AT]
    texts = store.folded([match.key for match in looked_at])
    passed = [match for match in looked_at if is_near(lexical, texts.get(match.key, ""))]
    bar = passed[0].trigrams / 2 if passed else float("inf")
    beyond = [match for match in near[NEAR_LOOKED_AT:] if match.trigrams >= bar]
    return [match for match in matches if match.words] + passed + beyond


def _meant(store: Store, asked: Asked, known: set[int]) -> list[WordMatch]:
    """Return the nearest memories that pass the filters and are not there by their words."""
    found: list[WordMatch] = []
    keys = [key for key in asked.near.nearest() if key not in known] if asked.near else []
    for batch in _growing(keys):
        found += store.passing(batch, asked.query.filters)
        if len(found) >= NEAREST:
            break
    return found[:NEAREST]


def _growing(keys: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield the keys in batches, each four times the one before: a filter may let few pass."""
    start, size = 0, NEAREST
    while start < len(keys):
        yield keys[start : start + size]
        start, size = start + size, size * 4
