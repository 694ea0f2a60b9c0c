"""Looking through all memories of a being for pairs: as if each was taught now, after all those before it."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from wellkept.model.query import Filters
from wellkept.service.double_answers import Double
from wellkept.service.known import prepared_if_possible
from wellkept.store.doubles import Wording
from wellkept.store.store import Store
from wellkept.teach.doubles import RareWords, judged, words_of
from wellkept.teach.novelty import Novelty

if TYPE_CHECKING:
    from wellkept.service.nearness import Nearness

_AT_ONCE = 128  # the product of so many vectors with a block of rows is one slice
_SLICE_S = 0.015  # short enough that a search in between is not felt
_LOOKED_AT = 8  # by meaning; the same as for a sentence that is taught

Found = tuple[Double, ...]


class Look:
    """One look. At most one pair a memory: with the first one before it that teaching would have named.

    Attributes: `done` of `total` memories were looked at. What comes while it goes on is looked at, too, at its end.
    """

    def __init__(self, store: Store, near: Nearness | None, being_id: str) -> None:
        """Take a store and its vectors, None for words only."""
        self._store, self._near, self._being_id = store, near, being_id
        self._apart = store.kept_apart()
        self._words = RareWords()
        self.done = 0
        self.total = store.count(Filters(being_id=being_id))

    def slices(self) -> Iterator[Found]:
        """Do one short slice at each `next()`, and yield what it found. Stopping between two is safe."""
        for _ in prepared_if_possible(self._store):
            yield ()
        after = 0
        while page := self._store.wordings(self._being_id, after, _AT_ONCE):
            after = page[-1].key
            alone = yield from self._by_words(page)
            if self._near is not None:
                yield from self._by_meaning(self._near, alone)
            self.done += len(page)
            self.total = max(self.total, self.done)
            yield ()

    def _by_words(self, page: Sequence[Wording]) -> Generator[Found, None, list[Wording]]:
        """Look by form and by words; return those for which nothing was found."""
        alone: list[Wording] = []
        found: list[Double] = []
        sliced = time.monotonic()
        for one in page:
            words = words_of(one.content)
            before = [] if one.alike is None else [one.alike]
            before += [key for key in self._words.alike(words) if key != one.alike]
            self._words.add(one.key, words)
            double = self._first(one, self._store.said(before)) if before else None
            if double is None:
                alone.append(one)
            else:
                found.append(double)
            if time.monotonic() - sliced > _SLICE_S:
                yield tuple(found)
                found.clear()
                sliced = time.monotonic()
        yield tuple(found)
        return alone

    def _by_meaning(self, near: Nearness, alone: Sequence[Wording]) -> Iterator[Found]:
        close: dict[int, list[int]] = {}
        for close in near.near_before([one.key for one in alone], _LOOKED_AT):  # noqa: B007 - the last is the answer
            yield ()
        found = (self._first(one, self._store.said(close[one.key])) for one in alone if one.key in close)
        yield tuple(double for double in found if double is not None)

    def _first(self, one: Wording, others: Iterable[Wording]) -> Double | None:
        """Return the first pair that is one, and that the owner does not keep apart."""
        for other in others:
            if (other.key, one.key) in self._apart:
                continue
            double = double_of(one, other)
            if double is not None:
                return double
        return None


def double_of(one: Wording, other: Wording) -> Double | None:
    """Return what two memories are to each other, None for nothing; the order does not matter."""
    older, newer = sorted((one, other), key=age)
    novelty = judged(older.content, newer.content)
    return None if novelty is Novelty.NEW else Double(older.key, newer.key, novelty)


def age(wording: Wording) -> tuple[int, int]:
    """Return what tells the older from the newer: when it was learned, and what came first where that is the same."""
    return wording.created_at, wording.key
