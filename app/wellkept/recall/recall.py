"""Finding memories by words and by meaning: from a query to every memory that answers it, best first."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wellkept.model.query import Query
from wellkept.recall.asked import Asked, read
from wellkept.recall.candidates import candidates
from wellkept.recall.explain import Why
from wellkept.recall.highlight import marked_words
from wellkept.recall.meaning import Meaning
from wellkept.recall.order import first_terms, order
from wellkept.recall.rank import BY_PIECES, Terms, age_days, recency, relevance
from wellkept.store.store import Stop, Store, WordMatch

if TYPE_CHECKING:  # it loads numpy, which the first rows do not need
    from wellkept.recall.columns import Columns
    from wellkept.recall.matches import Keys


@dataclass(frozen=True, slots=True)
class Ranking:
    """Every memory that answers, best first, and the score of each (0..1) in the same order."""

    keys: array[int]
    scores: array[float]


def recall(  # noqa: PLR0913 # each is something a search may be asked with
    store: Store,
    query: Query,
    now: int,
    meaning: Meaning | None = None,
    *,
    stop: Stop | None = None,
    typing: bool = True,
    settled: bool = False,
    columns: Columns | None = None,
) -> Ranking:
    """Return every memory that answers, best first; empty for a text with nothing to look for.

    Both word indexes and all vectors are scored over all rows, after the filters. What only shares 3-grams
    must have a word like one asked for; what shares no word at all must reach the floor of the embedder.
    The best 80 by those scores and the date, 300 once `settled`, are then looked at for the rest: coverage,
    person, the text's own dates, session, neighbours and the literal text; once settled the first 20 of those
    also for how their words fit in meaning. `typing`: the last word may go on. Where even the rarest word asked
    for stands in 12,000 memories, those near in meaning come first and all that have the word follow newest
    first, with score 0. `columns` are those of the being asked about; without them the same is read from the
    store, in about twice the time. `now` is ms since 1970 UTC. Raises: Interrupted when `stop` answers True.
    """
    asked = read(store, query, now, meaning, typing=typing, settled=settled, columns=columns)
    if asked.lexical.too_common and asked.near is None:
        keys = holding_newest(store, asked, stop)
        return Ranking(keys, array("d", bytes(8 * len(keys))))
    ranked = order(store, asked, candidates(store, asked, stop))
    keys, scores = array("q", ranked.keys.tobytes()), array("d", ranked.scores.tobytes())
    if asked.lexical.too_common:
        keys.extend(holding_newest(store, asked, stop, beside=ranked.keys))
        scores.frombytes(bytes(8 * (len(keys) - len(scores))))
    return Ranking(keys, scores)


def holding_newest(store: Store, asked: Asked, stop: Stop | None, beside: Keys | None = None) -> array[int]:
    """Return the keys of all memories that have a word asked for and pass the filters, newest first.

    Those `beside` are left out: they stand before them.
    """
    lexical, columns = asked.lexical, asked.columns
    if columns is None:
        return _without(store.matching_keys(lexical.held, asked.query.filters, stop), beside)
    from wellkept.recall.bm25 import whole

    found = columns.beginning_newest_first(lexical.begun, beside)
    if found is None:
        found = columns.newest_first(whole(store.holding(lexical.held, stop)), beside)
    return array("q", found.tobytes())


def _without(keys: array[int], others: Keys | None) -> array[int]:
    if others is None:
        return keys
    import numpy as np

    every = np.frombuffer(keys, dtype=np.int64) if keys else np.zeros(0, dtype=np.int64)
    return array("q", every[~np.isin(every, others)].tobytes())


def explain(  # noqa: PLR0913 # each is something a search may be asked with
    store: Store,
    query: Query,
    key: int,
    now: int,
    meaning: Meaning | None = None,
    *,
    typing: bool = True,
    settled: bool = False,
    columns: Columns | None = None,
) -> Why | None:
    """Return the terms of one memory's score for a query; None if it does not answer it."""
    return explain_all(store, query, [key], now, meaning, typing=typing, settled=settled, columns=columns).get(key)


def explain_all(  # noqa: PLR0913 # each is something a search may be asked with
    store: Store,
    query: Query,
    keys: Sequence[int],
    now: int,
    meaning: Meaning | None = None,
    *,
    typing: bool = True,
    settled: bool = False,
    columns: Columns | None = None,
) -> dict[int, Why]:
    """Return the terms of the scores of some memories, for those that answer: the ranking is made once."""
    import numpy as np

    asked = read(store, query, now, meaning, typing=typing, settled=settled, columns=columns)
    matches = candidates(store, asked, None)
    ranked = order(store, asked, matches)
    wanted = np.array(keys, dtype=np.int64)
    by_key = {match.key: match for match in matches.of(wanted).rows()}
    places = np.flatnonzero(np.isin(ranked.keys, wanted))
    placed = zip((places + 1).tolist(), ranked.scores[places].tolist(), strict=True)
    by_place = dict(zip(ranked.keys[places].tolist(), placed, strict=True))
    terms = first_terms(asked, list(by_key.values())) | ranked.terms
    contents = {row.key: row.memory.content for row in store.rows(list(by_place))}
    return {
        key: _why(asked, by_key[key], terms[key], content, by_place[key], closely=key in ranked.refined)
        for key, content in contents.items()
    }


def _why(
    asked: Asked, match: WordMatch, terms: Terms, content: str, placed: tuple[int, float], *, closely: bool
) -> Why:
    place, score = placed
    return Why(
        **{**terms._asdict(), "fit": terms.fit if closely else None},
        relevance=relevance(terms, BY_PIECES if closely else asked.weights),
        importance=match.importance,
        recency=recency(match.created_at, asked.now),
        age_days=age_days(match.created_at, asked.now),
        score=score,
        matched=marked_words(content, asked.lexical),
        rank=place,
    )
