"""The memory that possibly says the same as a sentence: by shared words, or else by meaning."""

from dataclasses import replace
from heapq import nlargest

from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.recall.lexical import LexicalQuery, parse
from wellkept.service.nearness import Nearness
from wellkept.store.store import Store
from wellkept.teach.novelty import alike, possibly_same

_RAREST_TERMS = 4
_POSTINGS_MAX = 2000
_LOOKED_AT = 8
"""A sentence is compared with the 8 best matches of its 4 rarest words, of which no more than 2,000 places
are read, so that a paste of thousands of sentences stays a matter of seconds also in a large store."""


def nearest_twin(store: Store, near: Nearness | None, being_id: str, content: str) -> Memory | None:
    """Return the memory that possibly says the same, or the same of something else; None if none does.

    Meaning is asked only where words find nothing, since it reads every vector: so as many sentences are
    offered as if both were always asked.
    """
    return _by_words(store, being_id, content) or (_by_meaning(store, near, being_id, content) if near else None)


def _by_words(store: Store, being_id: str, content: str) -> Memory | None:
    asked = _rarest(store, parse(content))
    if not asked.words:
        return None
    matches = store.match(asked.words, "", Filters(being_id=being_id))
    best = nlargest(_LOOKED_AT, matches, key=lambda match: (match.words, match.key))
    twins = [row.memory for row in store.rows([match.key for match in best])]
    twins = [twin for twin in twins if possibly_same(content, twin.content)]
    return max(twins, key=lambda twin: alike(content, twin.content), default=None)


def _rarest(store: Store, query: LexicalQuery) -> LexicalQuery:
    frequencies = store.frequencies(query.terms, ())
    rarest: list[str] = []
    spent = 0
    for term in sorted(query.terms, key=lambda term: frequencies.get(term, 0)):
        count = frequencies.get(term, 0)
        if not count:
            continue
        if rarest and (len(rarest) == _RAREST_TERMS or spent + count > _POSTINGS_MAX):
            break
        rarest.append(term)
        spent += count
    return replace(query, terms=tuple(rarest), forms=(), phrases=(), grams=(), prefix="")


def _by_meaning(store: Store, near: Nearness, being_id: str, content: str) -> Memory | None:
    rows = store.rows(near.possibly_same(content, _LOOKED_AT))
    return next((row.memory for row in rows if row.memory.being_id == being_id), None)
