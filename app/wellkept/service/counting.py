"""How many results of a search have each value that one can filter by, and when they were learned."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from wellkept.model.errors import Interrupted
from wellkept.model.facets import Group, Span, Tally, Times, active, without
from wellkept.model.ledger import Marked
from wellkept.model.query import Filters, Query
from wellkept.service.answers import Progress, Steps
from wellkept.service.finding import Sight, find
from wellkept.service.requests import CountFacets, CountTimes, Find
from wellkept.store.changes import Changes
from wellkept.store.store import RankingMark, Stop, Store

if TYPE_CHECKING:  # it loads numpy, which the first rows do not need
    from wellkept.recall.matches import Keys, Mask

_AT_ONCE = 4096
"""Memories a slice: about 15 ms."""


class FacetCounter:
    """Counts one being's memories, in columns that follow the file as all processes change it."""

    def __init__(self, store: Store, being_id: str) -> None:
        from wellkept.recall.facets import FacetColumns

        self.being_id = being_id
        self._columns = FacetColumns()
        self._store = store
        self._mark: RankingMark | None = None
        self._spare: tuple[Query, Changes, array[int]] | None = None

    def count(self, now: int, request: CountFacets, sight: Sight, stop: Stop | None) -> Steps[Tally]:
        """Count the results of a query. Raises: Interrupted once `stop` answers True."""
        yield from self._catch_up(stop)
        query = request.query
        found: dict[Filters, array[int]] = {}
        for filters in self._to_find(request):
            found[filters] = self._search(now, replace(query, filters=filters), sight, stop)
            yield Progress(0, 0)
        yield from self._catch_up(stop)  # a write may have slipped in
        return self._tally(request, found)

    def times(self, now: int, request: CountTimes, sight: Sight, stop: Stop | None) -> Steps[Times]:
        """Count when the results of a query were learned. Raises: Interrupted once `stop` answers True."""
        yield from self._catch_up(stop)
        if not request.borders:
            return Times(self._columns.reach())
        query = replace(request.query, filters=without(request.query.filters, Group.TIME))
        keys = request.keys
        if keys is None and query.text.strip():
            keys = self._search(now, query, sight, stop)
            yield Progress(0, 0)
            yield from self._catch_up(stop)  # a write may have slipped in
        columns, borders = self._columns, request.borders
        found = columns.over_time(borders, self._results(query, keys))
        return Times(columns.reach(), columns.over_time(borders), found)

    def _search(self, now: int, query: Query, sight: Sight, stop: Stop | None) -> array[int]:
        """Search. What is found without the time is left for the other count of the same answer, which needs it too."""
        if self._spare is not None and self._spare[:2] == (query, self._store.changes()):
            keys, self._spare = self._spare[2], None
            return keys
        changes = self._store.changes()
        keys = find(self._store, now, Find(query), stop, sight).keys
        if Group.TIME not in active(query.filters):
            self._spare = (query, changes, keys)
        return keys

    def _results(self, query: Query, keys: array[int] | None) -> Mask | None:
        """Return the results of a query, None for all there is; `keys` are those of one with a text."""
        if keys is not None and query.text.strip():
            return self._columns.mask(_whole(keys))
        if query.filters == Filters(being_id=self.being_id):
            return None
        return self._passing(query.filters, self._stays())

    def _passing(self, filters: Filters, stays: Mask) -> Mask:
        """Return what passes the filters; what an assistant may read is not in the columns, so the store is asked."""
        mask = self._columns.passing(filters, stays)
        if not filters.readable:
            return mask
        keys = self._store.newest_keys(Filters(being_id=self.being_id, readable=filters.readable))
        return mask & self._columns.mask(_whole(keys))

    def among(self, keys: array[int], stop: Stop | None) -> Steps[Tally]:
        """Count some memories. Raises: Interrupted once `stop` answers True."""
        yield from self._catch_up(stop)
        mask, stays = self._columns.mask(_whole(keys)), self._stays()
        return self._counted(lambda _: mask, stays, ())

    def _catch_up(self, stop: Stop | None) -> Iterator[Progress]:
        """Take over what is new, a slice each time."""
        while self._step():
            _end_if(stop)
            yield Progress(0, 0)
        _end_if(stop)

    def _step(self) -> bool:
        import numpy as np

        from wellkept.recall.facets import FacetColumns

        news = self._store.facet_news(self.being_id, self._mark, _AT_ONCE)
        if news.reset:
            self._columns = FacetColumns()
        self._columns.remove(np.array(news.gone, dtype=np.int64))
        self._columns.put(news.rows)
        self._mark = news.mark
        return news.more

    def _to_find(self, request: CountFacets) -> list[Filters]:
        """Return the filters that must be searched with again. Without a text the columns answer by themselves."""
        if not request.query.text.strip():
            return []
        filters = request.query.filters
        again = [without(filters, group) for group in active(filters)]
        return again if request.keys is not None else [filters, *again]

    def _tally(self, request: CountFacets, found: dict[Filters, array[int]]) -> Tally:
        filters, columns = request.query.filters, self._columns
        stays = self._stays()
        if request.keys is not None and request.query.text.strip():
            found = {filters: request.keys, **found}
        masks: dict[Filters, Mask] = {}

        def results(group: Group) -> Mask:
            """Return the results, in a group where something is chosen as if nothing were."""
            wanted = without(filters, group)
            if wanted not in masks:
                masks[wanted] = columns.mask(_whole(found[wanted])) if wanted in found else self._passing(wanted, stays)
            return masks[wanted]

        return self._counted(results, stays, request.spans)

    def _counted(self, results: Callable[[Group], Mask], stays: Mask, spans: Sequence[Span]) -> Tally:
        columns = self._columns
        return Tally(
            kinds=columns.counted(Group.KINDS, results(Group.KINDS)),
            sources=columns.counted(Group.SOURCES, results(Group.SOURCES)),
            tags=columns.counted(Group.TAGS, results(Group.TAGS)),
            abouts=columns.counted(Group.ABOUTS, results(Group.ABOUTS)),
            trust=columns.counted(Group.TRUST, results(Group.TRUST)),
            spans=tuple(columns.within(span, results(Group.TIME)) for span in spans),
            core=columns.core_among(results(Group.CORE)),
            stays=int((results(Group.STAYS) & stays).sum()),
        )

    def _stays(self) -> Mask:
        """Return what never leaves this computer, as it is marked now."""
        marks = self._store.private_marks()
        sources = [mark.value for mark in marks if mark.on is Marked.SOURCE]
        tags = [mark.value for mark in marks if mark.on is Marked.TAG]
        return self._columns.staying(_whole(self._store.marked_here()), sources, tags)


def _whole(keys: array[int]) -> Keys:
    import numpy as np

    return np.frombuffer(keys, dtype=np.int64) if keys else np.zeros(0, dtype=np.int64)


def _end_if(stop: Stop | None) -> None:
    if stop is not None and stop():
        raise Interrupted
