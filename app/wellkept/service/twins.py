"""The memories that possibly say the same as a sentence: by shared words, then by meaning."""

from collections.abc import Iterator
from dataclasses import replace
from heapq import nlargest

from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.recall.lexical import LexicalQuery, parse
from wellkept.service.nearness import Nearness
from wellkept.store.store import Row, Store
from wellkept.teach.novelty import alike, possibly_same

_RAREST_TERMS = 4
_POSTINGS_MAX = 2000
_LOOKED_AT = 8
"""A sentence is compared with the 8 best matches of its 4 rarest words, of which no more than 2,000 places
are read, so that a paste of thousands of sentences stays a matter of seconds also in a large store."""


def twins(store: Store, near: Nearness | None, being_id: str, content: str) -> Iterator[Memory]:
    """Yield the memories that possibly say the same, or the same of something else: by words, then by meaning.

    Meaning is asked only by who goes on past the words, since it reads every vector.
    """
    yield from _by_words(store, being_id, content)
    if near is not None:
        rows = store.rows(near.possibly_same(content, _LOOKED_AT))
        yield from (row.memory for row in rows if row.memory.being_id == being_id)


def sharing_rarest(store: Store, filters: Filters, content: str) -> tuple[Row, ...]:
    """Return the few memories that pass and share most of the rarest words of a sentence, best first."""
    asked = _rarest(store, parse(content))
    if not asked.words:
        return ()
    matches = store.match(asked.words, "", filters)
    best = nlargest(_LOOKED_AT, matches, key=lambda match: (match.words, match.key))
    return store.rows([match.key for match in best])


def _by_words(store: Store, being_id: str, content: str) -> list[Memory]:
    found = [row.memory for row in sharing_rarest(store, Filters(being_id=being_id), content)]
    found = [twin for twin in found if possibly_same(content, twin.content)]
    return sorted(found, key=lambda twin: alike(content, twin.content), reverse=True)


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
