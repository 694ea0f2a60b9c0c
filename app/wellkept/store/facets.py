"""What memories can be filtered by."""

from dataclasses import dataclass


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
