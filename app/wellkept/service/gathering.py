"""Everything about a person, a topic, a place or a time, gathered for the owner to forget.

Direct mentions are all there are; what is only likely meant is bounded, because a person looks through it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from wellkept.model.fold import fold
from wellkept.model.query import Filters
from wellkept.recall.aliases import Alias, Aliases, asked_words, holds, said, speaks_of
from wellkept.recall.meaning import near
from wellkept.service.answers import Progress, Steps
from wellkept.service.assistant_requests import WaitingWish
from wellkept.service.gathering_requests import AskRemaining, GatherMentions, Mention, MentionGroup, Mentions, Remaining
from wellkept.service.nearness import Nearness
from wellkept.service.wish_records import all_words, with_targets
from wellkept.store.store import Row, Store

PAGE = 400
"""Memories read in one slice: about 10 ms, so that a search slips between."""
ALIASES = 4
WISHES_MOST = 2_000
ALIAS_LOOKED_AT = 4_000
NEAR_MOST = 40
TOGETHER_MOST = 200
TOGETHER_FROM = 400
"""So many of the direct mentions are asked what was learned beside them."""
_ASKED_AT_ONCE = 5_000
_PREFIX_LEAST = 4  # letters from which on a word may go on: "Anna" also finds "Annas"
_PERSON = "person:"


class Gathering:
    """The use case. Nothing is kept between two requests."""

    def __init__(self, store: Store, nearness: Callable[[], Nearness | None]) -> None:
        """Take a store, and what answers which memories are near in meaning, if that is ready."""
        self._store, self._nearness = store, nearness

    @property
    def use_cases(self) -> Mapping[type, Callable[[Any], object]]:
        """What it answers, by request."""
        return {GatherMentions: self.gather, AskRemaining: self.remaining}

    def gather(self, request: GatherMentions) -> Steps[Mentions]:
        """Gather mentions; closing it half way is safe, for nothing is changed."""
        asked = asked_words(request.words)
        if not asked and request.since is None and request.until is None:
            return Mentions(request, ())
        return (yield from _Search(self._store, self._nearness(), request, asked).run())

    def remaining(self, request: AskRemaining) -> Steps[Remaining]:
        """Return which of some memories and wishes are still there."""
        there: set[int] = set()
        for start in range(0, len(request.keys), _ASKED_AT_ONCE):
            part = request.keys[start : start + _ASKED_AT_ONCE]
            there.update(self._store.sessions(part))
            yield Progress(start + len(part), len(request.keys))
        waiting = self._store.wishes_of_ids(request.wishes) if request.wishes else ()
        return Remaining(frozenset(there), frozenset(one.id for one in waiting))


class _Search:
    """One search: what was found so far, each memory once."""

    def __init__(
        self, store: Store, nearness: Nearness | None, request: GatherMentions, asked: tuple[str, ...]
    ) -> None:
        self._store, self._nearness, self._request, self._asked = store, nearness, request, asked
        self._filters = Filters(being_id=request.being_id, since=request.since, until=request.until)
        self._groups: list[MentionGroup] = []
        self._seen: set[int] = set()

    def run(self) -> Steps[Mentions]:
        """Look for one sort after the other, the surest first."""
        if not self._asked:
            self._add(Mention.TIME, self._store.newest_keys(self._filters))
        else:
            called = yield from self._by_words()
            yield from self._by_aliases(called)
            self._by_meaning()
        yield Progress(0, 0)
        yield from self._together()
        order = list(Mention)
        groups = sorted(self._groups, key=lambda group: order.index(group.mention))
        return Mentions(self._request, tuple(groups), self._nearness is not None, self._wishes())

    def _wishes(self) -> tuple[WaitingWish, ...]:
        """Return the wishes that have all the words: what waits for the owner is not to outlive what is forgotten."""
        kept = (one for one in self._store.wishes(WISHES_MOST) if one.being_id == self._request.being_id)
        return with_targets(self._store, [one for one in kept if holds(said(all_words(one)), self._asked)])

    def _add(self, mention: Mention, keys: Iterable[int], words: str = "", *, more: bool = False) -> None:
        fresh = tuple(key for key in dict.fromkeys(keys) if key not in self._seen)
        self._seen.update(fresh)
        if fresh:
            self._groups.append(MentionGroup(mention, fresh, words, more))

    def _by_words(self) -> Steps[tuple[Alias, ...]]:
        """Find who has the words, and return what else the person is called."""
        named: list[int] = []
        tagged: list[int] = []
        forms: list[int] = []
        called = Aliases(self._asked)
        yield Progress(0, 0)
        for rows in self._pages(self._store.matching_keys(_begun(self._asked), self._filters)):
            for row in rows:
                sentence = said(row.memory.content)
                if holds(sentence, self._asked):
                    named.append(row.key)
                    called.hear(sentence)
                else:
                    (tagged if self._tags_hold(row) else forms).append(row.key)
            yield Progress(len(named) + len(tagged) + len(forms), 0)
        self._add(Mention.NAMED, named)
        self._add(Mention.ABOUT, self._about())
        self._add(Mention.TAGGED, tagged)
        self._add(Mention.EARLIER, (yield from self._earlier()))
        self._add(Mention.FORMS, forms)
        return called.heard

    def _tags_hold(self, row: Row) -> bool:
        return any(holds(said(tag), self._asked) for tag in row.memory.tags)

    def _about(self) -> Iterable[int]:
        abouts = [one for one in self._store.abouts(self._request.being_id) if self._names(one)]
        if not abouts:
            return ()
        filters = Filters(
            being_id=self._request.being_id,
            abouts=tuple(abouts),
            since=self._request.since,
            until=self._request.until,
        )
        return self._store.newest_keys(filters)

    def _names(self, about: str) -> bool:
        """Return whether a record's `about` is the person asked for, by the whole name or its first part."""
        words = [fold(word) for word in about.removeprefix(_PERSON).replace("_", " ").replace("-", " ").split()]
        return about.startswith(_PERSON) and tuple(words[: len(self._asked)]) == self._asked

    def _earlier(self) -> Steps[list[int]]:
        """Find memories that had the words before they were corrected."""
        found: list[int] = []
        after = 0
        while page := self._store.earlier_words(self._request.being_id, after, PAGE):
            found += [key for _, key, was in page if key not in self._seen and holds(said(was), self._asked)]
            after = page[-1][0]
            yield Progress(0, 0)
        return [row.key for row in self._rows(found) if self._in_time(row)]

    def _by_aliases(self, called: Sequence[Alias]) -> Steps[None]:
        for alias in called[:ALIASES]:
            found = self._store.matching_keys(f'"{alias.folded}"', self._filters)
            speaking: list[int] = []
            for rows in self._pages(found[:ALIAS_LOOKED_AT]):
                speaking += [row.key for row in rows if speaks_of(said(row.memory.content), alias.folded)]
                yield Progress(0, 0)
            self._add(Mention.ALIAS, speaking, alias.written, more=len(found) > ALIAS_LOOKED_AT)

    def _by_meaning(self) -> None:
        import numpy as np

        asked = near(self._nearness, self._request.words)
        if asked is None:
            return
        keys = asked.nearest(np.array(sorted(self._seen), dtype=np.int64)).tolist()[: 2 * NEAR_MOST]
        fitting = [row.key for row in self._rows(keys) if self._in_time(row)]
        self._add(Mention.NEAR, fitting[:NEAR_MOST], more=len(fitting) > NEAR_MOST)

    def _together(self) -> Steps[None]:
        """Walk from the direct mentions to what was learned just before and after, within the same conversation."""
        direct = [key for group in self._groups if group.mention.direct for key in group.keys]
        if not self._asked:
            return
        frontier, found = direct[:TOGETHER_FROM], dict[int, None]()
        walked = set(frontier)
        while frontier and len(found) < TOGETHER_MOST:
            beside = self._store.neighbours(frontier).values()
            around = {key for pair in beside for key in pair if key is not None}
            frontier = sorted(around - walked)
            walked.update(frontier)
            found.update(dict.fromkeys(key for key in frontier if key not in self._seen))
            yield Progress(0, 0)
        self._add(Mention.TOGETHER, list(found)[:TOGETHER_MOST], more=len(found) > TOGETHER_MOST or bool(frontier))

    def _in_time(self, row: Row) -> bool:
        learned, filters = row.memory.created_at, self._filters
        early = filters.since is not None and learned < filters.since
        late = filters.until is not None and learned >= filters.until
        return row.memory.being_id == filters.being_id and not (early or late)

    def _rows(self, keys: Sequence[int]) -> Iterator[Row]:
        for rows in self._pages(keys):
            yield from rows

    def _pages(self, keys: Sequence[int]) -> Iterator[tuple[Row, ...]]:
        for start in range(0, len(keys), PAGE):
            yield self._store.rows(list(keys[start : start + PAGE]))


def _begun(asked: Sequence[str]) -> str:
    """Return the FTS5 expression for all of some folded words, each of which may go on."""
    return " AND ".join(f'"{word}" *' if len(word) >= _PREFIX_LEAST else f'"{word}"' for word in asked)
