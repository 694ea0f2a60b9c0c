"""Searches by name: kept, called otherwise, counted, removed."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from wellkept.model.errors import WellkeptError
from wellkept.model.facets import Span
from wellkept.model.query import Query
from wellkept.model.said import said
from wellkept.model.saved import NAME_MAX_CHARS, SavedSearch
from wellkept.model.text import normalise
from wellkept.service.answers import Progress, Steps
from wellkept.service.saved_requests import (
    CountSaved,
    RemoveSavedSearch,
    SavedCounts,
    SavedSearches,
    SaveSearch,
    ShowSavedSearches,
)
from wellkept.store.store import Stop, Store

Matching = Callable[[Query, Stop | None], int]
"""Answers how many memories a search finds. Raises: Interrupted."""


class NameTaken(WellkeptError):
    """Two searches of one name could not be told apart."""

    sentence = "Another saved search has this name."
    next_step = "Choose another name."


class Nameless(WellkeptError):
    """A search without a name, or with far too long a one."""

    sentence = said("The name of a saved search has 1 to {most} characters.", most=NAME_MAX_CHARS)
    next_step = "Choose another name."


class SavedCases:
    """The use cases, by request."""

    def __init__(self, store: Store, matching: Matching) -> None:
        self._store, self._matching = store, matching
        self.use_cases: Mapping[type, Callable[[Any], object]] = {
            ShowSavedSearches: self.show,
            SaveSearch: self.save,
            RemoveSavedSearch: self.remove,
        }

    def show(self, request: ShowSavedSearches) -> SavedSearches:
        """Return the searches of a being, by name."""
        found = self._store.saved_searches(request.being_id)
        return SavedSearches(tuple(sorted(found, key=lambda one: one.name.casefold())))

    def save(self, request: SaveSearch) -> SavedSearch:
        """Keep a search, a new one or one with another name; return it with its number. Raises: NameTaken, Nameless."""
        search = replace(request.search, name=normalise(request.search.name))
        if not 1 <= len(search.name) <= NAME_MAX_CHARS:
            raise Nameless
        others = self._store.saved_searches(search.query.filters.being_id)
        if any(one.name == search.name and one.number != search.number for one in others):
            raise NameTaken
        number = self._store.save_search(search)
        self._store.scrub()
        return replace(search, number=number)

    def remove(self, request: RemoveSavedSearch) -> SavedSearches:
        """Erase a search, and return those left; one that is gone already is gone."""
        self._store.remove_saved_search(request.number)
        self._store.scrub()
        return self.show(ShowSavedSearches(request.being_id))

    def count(self, request: CountSaved, stop: Stop | None = None) -> Steps[SavedCounts]:
        """Count what each search finds now, one a slice. Raises: Interrupted once `stop` answers True."""
        counts: dict[int, int] = {}
        for search in self._store.saved_searches(request.being_id):
            counts[search.number] = self._matching(within(search, request.spans).query, stop)
            yield Progress(len(counts), 0)
        return SavedCounts(counts)


def within(search: SavedSearch, spans: tuple[Span, ...]) -> SavedSearch:
    """Return a search with the stretch of time it goes along with, as it lies today."""
    if not 0 <= search.span < len(spans):
        return search
    span = spans[search.span]
    filters = replace(search.query.filters, since=span.since, until=span.until)
    return replace(search, query=replace(search.query, filters=filters))
