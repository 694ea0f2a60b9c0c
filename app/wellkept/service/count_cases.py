"""What can be counted of memories for the filters, the timeline and many that are selected. All end when asked to."""

from collections.abc import Callable, Mapping
from typing import Any

from wellkept.model.facets import Tally, Times
from wellkept.service.answers import Steps
from wellkept.service.counting import FacetCounter
from wellkept.service.finding import Sight
from wellkept.service.requests import CountAmong, CountFacets, CountTimes
from wellkept.store.store import Stop, Store


class CountCases:
    """The use cases, by request; `sight` is what lies in RAM to find with, for a being.

    Each raises Interrupted once its `stop` answers True.
    """

    def __init__(self, store: Store, clock: Callable[[], int], sight: Callable[[str], Sight]) -> None:
        self._store, self._clock, self._sight = store, clock, sight
        self._counter: FacetCounter | None = None
        self.use_cases: Mapping[type, Callable[[Any, Stop | None], object]] = {
            CountFacets: self.facets,
            CountTimes: self.times,
            CountAmong: self.among,
        }

    def facets(self, request: CountFacets, stop: Stop | None = None) -> Steps[Tally]:
        """Count the results of a query by what one can filter by."""
        being_id = request.query.filters.being_id
        return self._of(being_id).count(self._clock(), request, self._sight(being_id), stop)

    def times(self, request: CountTimes, stop: Stop | None = None) -> Steps[Times]:
        """Count when the results of a query were learned."""
        being_id = request.query.filters.being_id
        return self._of(being_id).times(self._clock(), request, self._sight(being_id), stop)

    def among(self, request: CountAmong, stop: Stop | None = None) -> Steps[Tally]:
        """Count some memories by what one can filter by."""
        return self._of(request.being_id).among(request.keys, stop)

    def _of(self, being_id: str) -> FacetCounter:
        if self._counter is None or self._counter.being_id != being_id:
            self._counter = FacetCounter(self._store, being_id)
        return self._counter
