"""The part of a store that tells what memories can be filtered by."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:  # the store is made of this
    from wellkept.store.store import RankingMark


@dataclass(frozen=True, slots=True)
class Facet:
    """A value that memories can be filtered by, and how many have it."""

    value: str
    count: int


@dataclass(frozen=True, slots=True)
class Facets:
    """What a being's memories can be filtered by, most frequent first; no list is cut."""

    kinds: tuple[Facet, ...]
    sources: tuple[Facet, ...]
    tags: tuple[Facet, ...]
    abouts: tuple[Facet, ...]


class FacetRow(NamedTuple):
    """What one memory can be filtered by; `tags` as a JSON list, `created_at` in ms since 1970 UTC."""

    key: int
    kind: str
    source: str
    about: str
    core: int
    trust: str
    created_at: int
    tags: str


@dataclass(frozen=True, slots=True)
class FacetNews:
    """What the memories of one being that changed since a mark can be filtered by: followed as `VectorNews` is."""

    rows: Sequence[FacetRow] = field(repr=False)
    gone: array[int]
    mark: RankingMark
    more: bool
    reset: bool = False


class FacetStore(Protocol):
    """For those who count in RAM."""

    def facets(self, being_id: str) -> Facets:
        """Return what this being's memories can be filtered by, with true counts."""

    def facet_news(self, being_id: str, mark: RankingMark | None, limit: int) -> FacetNews:
        """Return at most so many memories that changed since a mark (all, from the first, without one)."""
