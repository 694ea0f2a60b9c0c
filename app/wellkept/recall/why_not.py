"""Why a memory that the owner points at is not among the results: what hides it, what it lacks, what it would need."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from wellkept.model.memory import Memory
from wellkept.model.query import Filters, Query
from wellkept.model.scope import may_read
from wellkept.recall.asked import Asked, read
from wellkept.recall.candidates import candidates
from wellkept.recall.coverage import coverage
from wellkept.recall.lexical import LexicalQuery
from wellkept.recall.meaning import Meaning
from wellkept.recall.order import order
from wellkept.recall.recall import holding_newest
from wellkept.store.store import Store

if TYPE_CHECKING:
    from wellkept.recall.columns import Columns
    from wellkept.recall.matches import Keys, Values


@dataclass(frozen=True, slots=True)
class WhyNot:
    """What keeps a memory out of the results of a query.

    Attributes: `rank` its place from 1 if it is among them after all, else 0; `without_filters` the place it
    would have without any, 0 for none; `hidden_by` the names of the filters that hide it; `lacks` the words of
    the query that it does not have; `coverage` the share of the query's rarity that it has, 0..1; `meaning` its
    cosine, -1..1, and `meaning_needed` the one from which it would be found by meaning alone, both None without
    an embedder; `score` 0..1 that it has or would have without filters, 0 when it does not answer; `least` the
    score of the last result, 0 for none; `results` how many there are.
    """

    rank: int
    without_filters: int
    hidden_by: tuple[str, ...]
    lacks: tuple[str, ...] = field(repr=False)
    coverage: float
    meaning: float | None
    meaning_needed: float | None
    score: float
    least: float
    results: int


def why_not(
    store: Store,
    query: Query,
    key: int,
    now: int,
    meaning: Meaning | None = None,
    *,
    settled: bool = False,
    columns: Columns | None = None,
) -> WhyNot:
    """Return what keeps a memory out of the results. `now` is ms since 1970 UTC. Raises: MemoryNotFound."""
    memory = store.row(key).memory
    asked = read(store, query, now, meaning, typing=True, settled=settled, columns=columns)
    unfiltered = replace(asked, query=replace(query, filters=Filters(being_id=memory.being_id)))
    found, everything = _results(store, asked), _results(store, unfiltered)
    rank, without_filters = found.place(key), everything.place(key)
    folded = store.folded([key]).get(key, "")
    return WhyNot(
        rank=rank,
        without_filters=without_filters,
        hidden_by=hiding(memory, query.filters, stays=key not in store.may_leave([key]), key=key),
        lacks=tuple(term for term in asked.lexical.asked if not _has(asked.lexical, term, folded)),
        coverage=coverage(asked.lexical)(folded),
        meaning=asked.near.of_one(key) if asked.near else None,
        meaning_needed=asked.near.bar() if asked.near else None,
        score=float(everything.scores[without_filters - 1]) if without_filters else 0.0,
        least=float(found.scores.min()) if len(found.keys) else 0.0,
        results=len(found.keys),
    )


def hiding(memory: Memory, filters: Filters, *, stays: bool, key: int | None = None) -> tuple[str, ...]:
    """Return the names of the filters, as `Filters` has them, that a memory does not pass.

    `stays` says whether it never leaves this computer.
    """
    source = (memory.source, memory.source.partition(":")[0] if ":" in memory.source else "")
    passes = {
        "being_id": memory.being_id == filters.being_id,
        "kinds": not filters.kinds or memory.kind in filters.kinds,
        "sources": not filters.sources or any(wanted in source for wanted in filters.sources),
        "tags": set(filters.tags) <= set(memory.tags),
        "abouts": not filters.abouts or memory.about in filters.abouts,
        "core": filters.core is None or memory.core == filters.core,
        "since": filters.since is None or memory.created_at >= filters.since,
        "until": filters.until is None or memory.created_at < filters.until,
        "any_tags": not filters.any_tags or bool(set(filters.any_tags) & set(memory.tags)),
        "trust": not filters.trust or memory.trust in filters.trust,
        "stays": filters.stays is None or stays == filters.stays,
        "among": not filters.among or key is None or key in filters.among,
        "readable": all(may_read(one, memory.about, memory.space) for one in filters.readable),
    }
    return tuple(name for name, passed in passes.items() if not passed)


class _Results(NamedTuple):
    """All results, best first. In arrays: to make a million objects of them would hold up the window."""

    keys: Keys
    scores: Values

    def place(self, key: int) -> int:
        """Return the place of a memory from 1, 0 if it is none of them."""
        places = (self.keys == key).nonzero()[0]
        return int(places[0]) + 1 if len(places) else 0


def _results(store: Store, asked: Asked) -> _Results:
    import numpy as np

    ranked = order(store, asked, candidates(store, asked, None))
    if not asked.lexical.too_common:
        return _Results(ranked.keys, ranked.scores)
    rest = np.frombuffer(holding_newest(store, asked, None, beside=ranked.keys), dtype=np.int64)
    return _Results(np.concatenate((ranked.keys, rest)), np.concatenate((ranked.scores, np.zeros(len(rest)))))


def _has(lexical: LexicalQuery, term: str, folded: str) -> bool:
    return coverage(replace(lexical, asked=(term,), exact=()))(folded) > 0
