"""What is asked of saved searches, and the answers."""

from collections.abc import Mapping
from dataclasses import dataclass

from wellkept.model.facets import Span
from wellkept.model.saved import SavedSearch


@dataclass(frozen=True, slots=True)
class ShowSavedSearches:
    """The searches that the owner gave a name."""

    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class SaveSearch:
    """Keep a search under its name; with a number, that one gets this name. Answered with it and its number."""

    search: SavedSearch


@dataclass(frozen=True, slots=True)
class RemoveSavedSearch:
    """Erase a saved search."""

    number: int
    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class CountSaved:
    """How many memories each saved search finds; `spans` are the stretches of time offered today."""

    spans: tuple[Span, ...] = ()
    being_id: str = "owner"


@dataclass(frozen=True, slots=True)
class SavedSearches:
    """The saved searches of a being, by name."""

    searches: tuple[SavedSearch, ...]


@dataclass(frozen=True, slots=True)
class SavedCounts:
    """How many memories each saved search finds, by its number."""

    counts: Mapping[int, int]
