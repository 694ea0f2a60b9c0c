"""Finding memories by words and by meaning: from a query to every memory that answers it, best first."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

from wellkept.model.query import Query
from wellkept.recall.asked import Asked, read
from wellkept.recall.candidates import candidates
from wellkept.recall.explain import Why
from wellkept.recall.highlight import marked_words
from wellkept.recall.meaning import Meaning
from wellkept.recall.order import first_terms, order
from wellkept.recall.rank import Terms, age_days, recency, relevance
from wellkept.store.store import Stop, Store, WordMatch


@dataclass(frozen=True, slots=True)
class Ranking:
    """Every memory that answers, best first, and the score of each (0..1) in the same order."""

    keys: "array[int]"
    scores: "array[float]"


def recall(
    store: Store,
    query: Query,
    now: int,
    meaning: Meaning | None = None,
    *,
    stop: Stop | None = None,
    typing: bool = True,
) -> Ranking:
    """Return every memory that answers, best first; empty for a text with nothing to look for.

    Both word indexes and all vectors are scored over all rows, after the filters. What only shares 3-grams
    must have a word like one asked for; what shares no word at all must reach the floor of the embedder.
    The best 300 by those scores and the date are then looked at for the rest: coverage, person, the text's
    own dates, session, neighbours and the literal text. Where even the rarest word asked for stands in
    12,000 memories, those near in meaning come first and all that have the word follow newest first, with
    score 0. `now` is ms since 1970 UTC. Raises: Interrupted when `stop` answers True.
    """
    asked = read(store, query, now, meaning, typing=typing)
    if asked.lexical.too_common and asked.near is None:
        return _unranked(store.matching_keys(asked.lexical.words, query.filters, stop))
    ranked = order(store, asked, candidates(store, asked, stop))
    keys = array("q", [key for _, _, key in ranked.scored])
    scores = array("d", [score for score, _, _ in ranked.scored])
    if asked.lexical.too_common:
        first = set(keys)
        rest = [key for key in store.matching_keys(asked.lexical.words, query.filters, stop) if key not in first]
        keys.extend(rest)
        scores.extend([0.0] * len(rest))
    return Ranking(keys, scores)


def _unranked(keys: "array[int]") -> Ranking:
    return Ranking(keys, array("d", bytes(8 * len(keys))))


def explain(
    store: Store, query: Query, key: int, now: int, meaning: Meaning | None = None, *, typing: bool = True
) -> Why | None:
    """Return the terms of one memory's score for a query; None if it does not answer it."""
    return explain_all(store, query, [key], now, meaning, typing=typing).get(key)


def explain_all(
    store: Store, query: Query, keys: Sequence[int], now: int, meaning: Meaning | None = None, *, typing: bool = True
) -> dict[int, Why]:
    """Return the terms of the scores of some memories, for those that answer: the ranking is made once."""
    asked = read(store, query, now, meaning, typing=typing)
    matches = candidates(store, asked, None)
    ranked = order(store, asked, matches)
    wanted = set(keys)
    by_key = {match.key: match for match in matches if match.key in wanted}
    places = {key: (place, score) for place, (score, _, key) in enumerate(ranked.scored, 1) if key in wanted}
    terms = first_terms(asked, list(by_key.values())) | ranked.terms
    contents = {row.key: row.memory.content for row in store.rows(list(by_key))}
    return {key: _why(asked, by_key[key], terms[key], content, places[key]) for key, content in contents.items()}


def _why(asked: Asked, match: WordMatch, terms: Terms, content: str, placed: tuple[int, float]) -> Why:
    place, score = placed
    return Why(
        **terms._asdict(),
        relevance=relevance(terms, asked.weights),
        importance=match.importance,
        recency=recency(match.created_at, asked.now),
        age_days=age_days(match.created_at, asked.now),
        score=score,
        matched=marked_words(content, asked.lexical),
        rank=place,
    )
