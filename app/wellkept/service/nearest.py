"""What is nearest in meaning to a search that found nothing. It says nothing of what was asked, and is no result.

One bare word often lies below the floor of meaning in a small store: a vector of one word is near no sentence.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from wellkept.model.query import Filters, Query
from wellkept.providers.embedder import says_enough
from wellkept.service.answers import Card
from wellkept.service.nearness import Nearness
from wellkept.store.store import Store

MOST = 3
"""An offer, not a list."""
SHARE = 0.5
"""Of the embedder's floor, from which a memory is offered. Over 40 English sample sentences the built-in model (floor
0.24) gives words of no sense 0.11 at most, "sleep" and no caffeine in the evening 0.18, "doctor" and a dentist 0.24."""


@dataclass(frozen=True, slots=True)
class AskNearest:
    """Which memories are nearest in meaning to a text that nothing was found for? Answered with `Nearest`."""

    query: Query


@dataclass(frozen=True, slots=True)
class Nearest:
    """At most three memories, the nearest first; none where nothing can be found by meaning now, or all are far."""

    query: Query
    cards: tuple[Card, ...] = field(default=(), repr=False)


class NearestCase:
    """The use case, over one open store; `nearness` is what lies in RAM to compare by meaning, None without."""

    def __init__(self, store: Store, nearness: Callable[[], Nearness | None]) -> None:
        self._store, self._nearness = store, nearness
        self.use_cases: Mapping[type, Callable[[Any], object]] = {AskNearest: self.nearest}

    def nearest(self, request: AskNearest) -> Nearest:
        """Return what is nearest among those that pass the filters."""
        query, near = request.query, self._nearness()
        if near is None or not says_enough(query.text):
            return Nearest(query)
        keys = near.near_to_text(query.text, MOST, near.floor * SHARE, self._passing(query.filters))
        return Nearest(query, tuple(Card(row.key, row.memory) for row in self._store.rows(keys)))

    def _passing(self, filters: Filters) -> Sequence[int] | None:
        """Return the keys that pass, None where all do."""
        if filters == Filters(being_id=filters.being_id) and self._store.beings() == (filters.being_id,):
            return None
        return self._store.newest_keys(filters)
