"""What memories can be filtered by, as columns in RAM: any result is counted in one pass, however long it is.

No sentence is held: kinds, sources, tags, people and dates only. About 19 bytes a memory, 12 for each of its tags.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from wellkept.model.facets import Group, Reach, Span
from wellkept.model.query import Filters
from wellkept.recall.calendar import Calendar
from wellkept.recall.codes import Codes
from wellkept.store.facets import FacetRow

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wellkept.recall.matches import Keys, Mask

    Counts = tuple[tuple[str, int], ...]

_GROWTH = 1.25
_NOBODY = -1
_CODED = ("kind", "source", "about", "trust")


class FacetColumns:
    """The columns of one being's memories. Keys that it does not hold are not that being's, or are gone."""

    def __init__(self) -> None:
        self._codes = {name: Codes() for name in (*_CODED, "tag")}
        self._coded = {name: np.full(0, _NOBODY, dtype=np.int32) for name in _CODED}
        self._core: Mask = np.zeros(0, dtype=np.bool_)
        self._created_at: Keys = np.zeros(0, dtype=np.int64)
        self._calendar = Calendar()
        self._tagged: Keys = np.zeros(0, dtype=np.int64)
        self._tags: NDArray[np.int32] = np.zeros(0, dtype=np.int32)

    @property
    def here(self) -> Mask:
        """Which keys are there, by key."""
        mask: Mask = self._coded["kind"] != _NOBODY
        return mask

    def put(self, rows: Sequence[FacetRow]) -> None:
        """Add memories, or change what is known of them."""
        if not rows:
            return
        keys = np.array([row.key for row in rows], dtype=np.int64)
        self.remove(keys)
        self._reach(int(keys.max()))
        for name in _CODED:
            self._coded[name][keys] = self._codes[name].of([getattr(row, name) for row in rows])
        self._core[keys] = [bool(row.core) for row in rows]
        self._created_at[keys] = [row.created_at for row in rows]
        self._calendar.forget()
        pairs = [(row.key, tag) for row in rows if row.tags != "[]" for tag in set(json.loads(row.tags))]
        tags = self._codes["tag"].of([tag for _, tag in pairs])
        self._tagged = np.concatenate((self._tagged, np.array([key for key, _ in pairs], dtype=np.int64)))
        self._tags = np.concatenate((self._tags, tags))

    def remove(self, keys: Keys) -> None:
        """Take memories out; keys that are not there are passed over."""
        known = keys[keys < len(self._core)]
        known = known[self._coded["kind"][known] != _NOBODY]
        if not len(known):
            return
        gone = np.zeros(len(self._core), dtype=np.bool_)
        gone[known] = True
        for column in self._coded.values():
            column[known] = _NOBODY
        self._calendar.forget()
        kept = ~gone[self._tagged]
        self._tagged, self._tags = self._tagged[kept], self._tags[kept]

    def mask(self, keys: Keys) -> Mask:
        """Return which keys are among these, by key; those that are not here are left out."""
        wanted = np.zeros(len(self._core), dtype=np.bool_)
        wanted[keys[keys < len(wanted)]] = True
        wanted &= self.here
        return wanted

    def passing(self, filters: Filters, stays: Mask) -> Mask:
        """Return which keys pass, by key; `stays` are those that never leave this computer.

        What an assistant may read is not known here: nobody but the owner is shown these counts.
        """
        mask = self.here
        if filters.kinds:
            mask &= self._having("kind", filters.kinds)
        if filters.sources:
            mask &= self._from(filters.sources)
        for tag in filters.tags:
            mask &= self._tagged_with((tag,))
        if filters.any_tags:
            mask &= self._tagged_with(filters.any_tags)
        if filters.abouts:
            mask &= self._having("about", filters.abouts)
        if filters.trust:
            mask &= self._having("trust", filters.trust)
        if filters.among:
            mask &= self.mask(np.array(filters.among, dtype=np.int64))
        if filters.core is not None:
            mask &= self._core == filters.core
        if filters.stays is not None:
            mask &= stays == filters.stays
        return mask & self._within(Span(filters.since, filters.until))

    def staying(self, keys: Keys, sources: Sequence[str], tags: Sequence[str]) -> Mask:
        """Return which keys never leave this computer, given the marked ones, by key."""
        return self.mask(keys) | (self.here & (self._from(sources) | self._tagged_with(tags)))

    def counted(self, group: Group, mask: Mask) -> Counts:
        """Return how many of some memories have each value of a group, the most frequent first."""
        if group is Group.TAGS:
            chosen = self._tags[mask[self._tagged]]
            return self._codes["tag"].counted(chosen)
        name = {Group.KINDS: "kind", Group.SOURCES: "source", Group.ABOUTS: "about", Group.TRUST: "trust"}[group]
        return self._codes[name].counted(self._coded[name][mask])

    def core_among(self, mask: Mask) -> int:
        """Return how many of some memories are always in mind."""
        return int(np.count_nonzero(mask & self._core))

    def within(self, span: Span, mask: Mask) -> int:
        """Return how many of some memories are of a stretch of time."""
        return int(np.count_nonzero(mask & self._within(span)))

    def reach(self) -> Reach | None:
        """Return how far all memories reach in time, None where there are none."""
        return self._calendar.reach(self._created_at, self.here)

    def over_time(self, borders: Sequence[int], mask: Mask | None = None) -> tuple[int, ...]:
        """Return how many of some memories (all, without a mask) are of each stretch between two of the borders.

        The borders rise, ms since 1970 UTC, at least two; the first and the last stretch take what is beyond too.
        """
        if mask is None:
            return self._calendar.whole(borders, self._created_at, self.here)
        return self._calendar.counted(borders, self._created_at, mask)

    def _within(self, span: Span) -> Mask:
        inside: Mask = np.ones(len(self._core), dtype=np.bool_)
        if span.since is not None:
            inside &= self._created_at >= span.since
        if span.until is not None:
            inside &= self._created_at < span.until
        return inside

    def _having(self, name: str, values: Sequence[str]) -> Mask:
        return self._with_codes(name, self._codes[name].known(values))

    def _from(self, sources: Sequence[str]) -> Mask:
        wanted = set(sources)
        return self._with_codes("source", self._codes["source"].where(_comes_from(wanted)))

    def _with_codes(self, name: str, codes: NDArray[np.int32]) -> Mask:
        wanted = np.zeros(len(self._codes[name]) + 1, dtype=np.bool_)  # the last place is for _NOBODY
        wanted[codes] = True
        mask: Mask = wanted[self._coded[name]]
        return mask

    def _tagged_with(self, tags: Sequence[str]) -> Mask:
        mask = np.zeros(len(self._core), dtype=np.bool_)
        mask[self._tagged[np.isin(self._tags, self._codes["tag"].known(tags))]] = True
        return mask

    def _reach(self, key: int) -> None:
        if key < len(self._core):
            return
        more = int((key + 1) * _GROWTH) - len(self._core)
        for name, column in self._coded.items():
            self._coded[name] = np.concatenate((column, np.full(more, _NOBODY, dtype=np.int32)))
        self._core = np.concatenate((self._core, np.zeros(more, dtype=np.bool_)))
        self._created_at = np.concatenate((self._created_at, np.zeros(more, dtype=np.int64)))


def _comes_from(wanted: set[str]) -> Callable[[str], bool]:
    def comes(source: str) -> bool:
        prefix, colon, _ = source.partition(":")
        return source in wanted or (bool(colon) and prefix in wanted)

    return comes
