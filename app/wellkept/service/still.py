"""Still true? Which memories have likely aged, and what the owner says of each."""

from collections.abc import Callable, Generator, Iterator, Mapping
from heapq import nlargest
from typing import Any

from wellkept.model.memory import Memory
from wellkept.service.answers import Act, Progress, Steps
from wellkept.service.still_requests import AnswerStill, ShowStill, StillAnswered, StillCard, StillQueue, StillSaid
from wellkept.service.undo import Said, UndoList
from wellkept.store.still import StillAnswer, StillCandidate
from wellkept.store.store import Store
from wellkept.teach import ageing_cues
from wellkept.teach.ageing import Aged, ask_again, is_asked, judge, later

LOOKED_AT = 6_000
"""So many memories with words of one group are looked at from the oldest on, and as many from the newest.

Up to 36,000 in all, at about a tenth of a millisecond each; all there are in most stores. In a larger one what is
answered is passed over, so the look reaches further each time.
"""
PAGE = 200
"""How many are looked at in one slice: about 20 ms, so that a search slips between."""

_IMPORTANCE_WEIGHT = 0.3
"""How much importance, 0..1, says beside likelihood about which comes first. Our judgement: likelihood leads."""

_Found = dict[int, tuple[StillCandidate, Aged]]


class StillTrue:
    """The use cases. Nothing is kept between two requests: what is forgotten has no queue to stay in."""

    def __init__(self, store: Store, clock: Callable[[], int], undo: UndoList) -> None:
        self._store, self._clock, self._undo = store, clock, undo

    @property
    def use_cases(self) -> Mapping[type, Callable[[Any], object]]:
        """What it answers, by request."""
        return {ShowStill: self.show, AnswerStill: self.answer}

    def show(self, request: ShowStill) -> Steps[StillQueue]:
        """Find the memories that have likely aged, the likeliest and most important first."""
        now = self._clock()
        found: _Found = {}
        seen: set[int] = set()
        for page in self._pages(request.being_id, now):
            for one in page:
                if one.key not in seen and (aged := _judged(one, now)) is not None:
                    found[one.key] = one, aged
            seen.update(one.key for one in page)
            yield Progress(len(seen), 0)
        best = nlargest(request.most, found.values(), key=_weight)
        return StillQueue(self._cards(best), more=len(found) > len(best))

    def answer(self, request: AnswerStill) -> StillAnswered:
        """Note the owner's answer; one undo. Raises: MemoryNotFound."""
        now = self._clock()
        memory = self._store.row(request.key).memory
        before = self._store.still_answers([request.key]).get(request.key)
        after = _after(memory, before, request.said, now)
        self._store.save_still_answers({request.key: after})
        act = Act.CONFIRM if request.said is StillSaid.TRUE else Act.PUT_OFF
        self._undo.record_said(act, Said(request.key, before, after))
        return StillAnswered(request.key, request.said, after.ask_after)

    def confirmed_at(self, key: int) -> int | None:
        """Return when the owner last said that a memory is true as it stands, ms since 1970 UTC; None for never."""
        answer = self._store.still_answers([key]).get(key)
        return answer.confirmed_at if answer is not None else None

    def _pages(self, being_id: str, now: int) -> Iterator[tuple[StillCandidate, ...]]:
        for words in (ageing_cues.dates(now), ageing_cues.LIFE, ageing_cues.TIME):
            for newest in (False, True):
                all_read = yield from self._walk(being_id, words, now, newest=newest)
                if all_read:
                    break

    def _walk(
        self, being_id: str, words: tuple[str, ...], now: int, *, newest: bool
    ) -> Generator[tuple[StillCandidate, ...], None, bool]:
        """Read memories with some words from one end; return whether there are no more."""
        after: int | None = None
        for _ in range(LOOKED_AT // PAGE):
            page, after = self._store.still_candidates(being_id, words, now, PAGE, after=after, newest=newest)
            yield page
            if after is None:
                return True
        return False

    def _cards(self, best: list[tuple[StillCandidate, Aged]]) -> tuple[StillCard, ...]:
        memories = {row.key: row.memory for row in self._store.rows([one.key for one, _ in best])}
        return tuple(
            StillCard(one.key, memories[one.key], aged, one.said_at, one.confirmed_at)
            for one, aged in best
            if one.key in memories and memories[one.key].content == one.content
        )


def _judged(one: StillCandidate, now: int) -> Aged | None:
    aged = judge(one.content, one.kind, one.said_at, now, one.confirmed_at)
    return aged if is_asked(aged) else None


def _weight(found: tuple[StillCandidate, Aged]) -> tuple[float, int]:
    candidate, aged = found
    importance = (1.0 - _IMPORTANCE_WEIGHT) + _IMPORTANCE_WEIGHT * candidate.importance
    return aged.likelihood * importance, -candidate.key


def _after(memory: Memory, before: StillAnswer | None, said: StillSaid, now: int) -> StillAnswer:
    confirmed_at = before.confirmed_at if before is not None else None
    confirmations = before.confirmations if before is not None else 0
    if said is StillSaid.LATER:
        return StillAnswer(now, confirmed_at, confirmations, later(now))
    said_at = max([memory.created_at, *(earlier.changed_at for earlier in memory.history)])
    aged = judge(memory.content, memory.kind, said_at, now, confirmed_at)
    return StillAnswer(now, now, confirmations + 1, ask_again(aged, confirmations + 1, now))
