"""A text becomes a list to review. Nothing is stored here."""

import time
from dataclasses import replace
from heapq import nlargest

from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.model.text import exact_form, normalise
from wellkept.recall.lexical import LexicalQuery, parse
from wellkept.service.answers import Candidate, LeftOut, Novelty, Progress, Review, Steps
from wellkept.service.requests import FindSentences
from wellkept.store.store import Store
from wellkept.teach.found import Sentence
from wellkept.teach.novelty import alike, possibly_same
from wellkept.teach.sentences import find_sentences

_SLICE_S = 0.015  # short enough that a search in between is not felt

_RAREST_TERMS = 4
_POSTINGS_MAX = 2000
_LOOKED_AT = 8
"""A sentence is compared with the 8 best matches of its 4 rarest words, of which no more than 2,000 places
are read, so that a paste of thousands of sentences stays a matter of seconds also in a large store."""


def review(store: Store, request: FindSentences) -> Steps[Review]:
    """Find the sentences of a text and say of each what it is to the memories already there."""
    candidates: list[Candidate] = []
    left_out: list[LeftOut] = []
    said: set[str] = set()
    # One character for one, so that spans hold: pairs are joined when a file is read, never here.
    text = request.text if request.text.isascii() else _storable(request.text)
    sliced = time.monotonic()
    for piece in find_sentences(text):
        if isinstance(piece, Sentence):
            candidates.append(_judged(store, request.being_id, piece, said))
        else:
            left_out.append(piece)
        if time.monotonic() - sliced > _SLICE_S:
            yield Progress(piece.span[1], len(text))
            sliced = time.monotonic()
    return Review(tuple(candidates), tuple(left_out))


def _storable(text: str) -> str:
    return "".join("\ufffd" if "\ud800" <= char <= "\udfff" else char for char in text)


def _judged(store: Store, being_id: str, sentence: Sentence, said: set[str]) -> Candidate:
    content = normalise(sentence.content)
    form = exact_form(content)
    novelty, twin = Novelty.NEW, None
    if form in said:
        novelty = Novelty.REPEATED
    elif (row := store.known(being_id, content)) is not None:
        novelty, twin = Novelty.KNOWN, row.memory
    elif (twin := _near(store, being_id, content)) is not None:
        novelty = Novelty.NEAR
    said.add(form)
    return Candidate(content, sentence.quote, sentence.span, novelty, sentence.voice, twin)


def _near(store: Store, being_id: str, content: str) -> Memory | None:
    """Return the memory that possibly says the same in other words, or None."""
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
