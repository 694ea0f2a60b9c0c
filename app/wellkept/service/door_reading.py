"""What assistants read: pages newest first, what answers a text, what is always in mind, one memory, the profile."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from wellkept.model.errors import StoreError
from wellkept.model.memory import OWNER_BEING
from wellkept.model.query import Query
from wellkept.recall.coverage import coverage
from wellkept.recall.lexical import parse
from wellkept.recall.meaning import Near, near
from wellkept.recall.recall import recall
from wellkept.service.door_answers import BeingNames, MemoryPage
from wellkept.service.door_cursors import list_cursor, recall_cursor, start_of_list, start_of_recall
from wellkept.service.door_requests import LIMIT_MAX
from wellkept.service.door_rules import filters_of, seen
from wellkept.service.nearness import nearness
from wellkept.service.remote_answers import Profile
from wellkept.service.remote_meaning import read_question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wellkept.model.assistants import Caller
    from wellkept.model.memory import Memory
    from wellkept.model.profile import ProfileLine
    from wellkept.model.query import Filters
    from wellkept.model.scope import Scope
    from wellkept.service import door_requests as asked
    from wellkept.service.answers import StepsOutside
    from wellkept.service.door_rules import House
    from wellkept.service.nearness import Nearness
    from wellkept.store.store import Row

TEXT_MAX_CHARS = 4000
"""So much of a question is read: as much as the embedders read of a text."""

SHARED_WORDS = 0.2
"""What sharing all words of a question adds to the cosine of a memory. Source: `search` of Copilotz."""

_log = logging.getLogger(__name__)


def list_memories(house: House, caller: Caller, request: asked.ListMemories) -> MemoryPage:
    """Return a page, newest first: with the cursor everything there is to read is reached, and none is touched."""
    filters = filters_of(caller, request.being_id, request.scope, kinds=request.kinds)
    limit = within_limit(request.limit)
    after = start_of_list(house, caller, request.cursor)
    rows = house.store.newest(filters, limit + 1, after)
    page, more = rows[:limit], len(rows) > limit
    house.note(caller, "list", [row.key for row in page], "")
    cursor = list_cursor(page[-1].memory) if more else ""
    return MemoryPage(tuple(row.memory for row in page), cursor, house.store.count(filters))


def recall_memories(house: House, caller: Caller, request: asked.Recall) -> StepsOutside[MemoryPage]:
    """Return a page of what answers a text, best first, and touch it. A blank text is answered newest first."""
    filters = filters_of(caller, request.being_id, request.scope, kinds=request.kinds)
    found = yield from ranked(house, request.text, filters)
    start = start_of_recall(house, caller, request.cursor, found)
    end = start + within_limit(request.limit)
    memories = touched(house, still_readable(house, found[start:end], filters))
    house.note(caller, "recall", found[start:end], request.text)
    cursor = recall_cursor(end, memories[-1]) if end < len(found) and memories else ""
    return MemoryPage(memories, cursor, len(found))


def ranked(house: House, text: str, filters: Filters) -> StepsOutside[list[int]]:
    """Return the keys of all that answers a text, best first; by words alone where a model fails, and that is logged.

    A model on another computer reads the question first.
    """
    text = text[:TEXT_MAX_CHARS]
    if not text.strip():
        return house.store.newest_keys(filters).tolist()
    try:
        yield from read_question(house.meaning, text)
        return _recalled(house, text, filters, nearness(house.meaning))
    except StoreError:
        raise
    except Exception as fault:  # noqa: BLE001 - whatever ails a model, a turn goes on by words
        _log.warning("finding by meaning failed, so it went by words: %s", type(fault).__name__)
        return _recalled(house, text, filters, None)


def _recalled(house: House, text: str, filters: Filters, sight: Nearness | None) -> list[int]:
    query, columns = Query(text=text, filters=filters), house.columns(filters.being_id)
    found = recall(house.store, query, house.clock(), sight, typing=False, settled=True, columns=columns)
    return found.keys.tolist()


def still_readable(house: House, keys: Sequence[int], filters: Filters) -> tuple[Row, ...]:
    """Return the memories behind some keys. The rule is asked again: another process may have changed one meanwhile."""
    return house.store.rows([match.key for match in house.store.passing(keys, filters)])


def show_one(house: House, caller: Caller, request: asked.ShowOne) -> Memory:
    """Return one memory with its history; a look is no recall. Raises: MemoryNotFound."""
    row = seen(house, caller, request.id)
    house.note(caller, "show", [row.key], "")
    return row.memory


def core(house: House, caller: Caller, request: asked.AskCore) -> MemoryPage:
    """Return what a conversation always has in mind, newest first; up to 200, and how many there are."""
    rows, total = core_rows(house, caller, request.being_id, request.scope)
    house.note(caller, "core", [row.key for row in rows], "")
    return MemoryPage(tuple(row.memory for row in rows), total=total)


def core_rows(house: House, caller: Caller, being_id: str, scope: Scope) -> tuple[tuple[Row, ...], int]:
    """Return up to 200 core memories of a conversation, newest first, and how many there are."""
    filters = filters_of(caller, being_id, scope, core=True)
    return house.store.newest(filters, LIMIT_MAX), house.store.count(filters)


def relevant(house: House, caller: Caller, request: asked.AskRelevant) -> StepsOutside[MemoryPage]:
    """Return what is relevant to a text, best first, without the core ones, and touch it."""
    found = yield from relevant_rows(house, caller, request)
    rows = found[: within_limit(request.limit)]
    house.note(caller, "relevant", [row.key for row in rows], request.text)
    return MemoryPage(touched(house, rows), total=len(found))


def relevant_rows(house: House, caller: Caller, request: asked.AskRelevant) -> StepsOutside[tuple[Row, ...]]:
    """Return up to 200 memories that are relevant to a text, best first; nothing for a blank one."""
    filters = filters_of(caller, request.being_id, request.scope, core=False)
    if not request.text.strip():
        return ()
    found = (yield from ranked(house, request.text, filters))[:LIMIT_MAX]
    return still_readable(house, _above_floor(house, request.text[:TEXT_MAX_CHARS], found), filters)


def _above_floor(house: House, text: str, keys: Sequence[int]) -> list[int]:
    """Leave out what is less alike than the floor of the embedder, the words they share counted in.

    What has no vector yet was found by its words, and stays.
    """
    try:
        close = near(nearness(house.meaning), text)
    except Exception:  # noqa: BLE001 - logged where it was ranked; a turn goes on by words
        close = None
    if close is None:
        return list(keys)
    covered, folded = coverage(parse(text, typing=False)), house.store.folded(keys)
    return [key for key in keys if _alike(close, key, covered(folded.get(key, "")))]


def _alike(close: Near, key: int, shared: float) -> bool:
    cosine = close.of_one(key)
    return cosine == 0.0 or cosine + SHARED_WORDS * shared >= close.floor


def touched(house: House, rows: Sequence[Row]) -> tuple[Memory, ...]:
    """Note that memories were recalled now, and return them so; as they were, where the file cannot be written."""
    now = house.clock()
    if not rows:
        return ()
    with suppress(StoreError):
        house.store.touch([row.key for row in rows], now)
        return tuple(replace(row.memory, last_accessed=now) for row in rows)
    return tuple(row.memory for row in rows)


def profile(house: House, caller: Caller, request: asked.AskProfile) -> Profile:
    """Return the lines of the profile that stand on memories the caller may read, all of them."""
    filters = filters_of(caller, request.being_id)
    lines = house.store.profile_lines(request.being_id)
    behind = list(dict.fromkeys(key for line in lines for key in line.behind))
    passing = {match.key for match in house.store.passing(behind, filters)}
    all_of_it = not filters.readable

    def may_be_read(line: ProfileLine) -> bool:
        return all_of_it or bool(line.behind and passing.issuperset(line.behind))

    shown = tuple(filter(may_be_read, lines))
    house.note(caller, "profile", list(dict.fromkeys(key for line in shown for key in line.behind)), "")
    return Profile(shown)


def beings(house: House, caller: Caller) -> BeingNames:
    """Return whose memories the caller has to do with, the owner's first."""
    assistant = caller.assistant
    names = house.store.beings() if assistant is None else assistant.rights.beings
    first = (OWNER_BEING,) if assistant is None or OWNER_BEING in names else ()
    return BeingNames(tuple(dict.fromkeys((*first, *names))))


def within_limit(limit: int) -> int:
    """Return a limit brought to 1..200."""
    return max(1, min(limit, LIMIT_MAX))
