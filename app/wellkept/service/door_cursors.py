"""Where the next page begins: plain text that names the last memory of the page before, by its public id.

A cursor holds nothing that its reader did not read already. Whatever is made up leads only to what may be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wellkept.model.errors import MemoryNotFound
from wellkept.service.door_answers import InvalidRequest
from wellkept.service.door_rules import seen
from wellkept.store.store import Cursor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wellkept.model.assistants import Caller
    from wellkept.model.memory import Memory
    from wellkept.service.door_rules import House

_PAST_ALL_KEYS = 2**62
_CURSOR_MAX_CHARS = 100


def list_cursor(last: Memory) -> str:
    """Return the cursor after this memory, in a list newest first."""
    return f"{last.created_at}.{last.id}"


def start_of_list(house: House, caller: Caller, cursor: str) -> Cursor | None:
    """Return where a list goes on; None at its start. Raises: InvalidRequest.

    Where the memory is gone meanwhile, it goes on with all of the same millisecond: rather twice than not at all.
    """
    if not cursor:
        return None
    created_at, memory_id = _parts(cursor)
    try:
        key = seen(house, caller, memory_id).key
    except MemoryNotFound:
        key = _PAST_ALL_KEYS
    return Cursor(created_at, key)


def recall_cursor(place: int, last: Memory) -> str:
    """Return the cursor after so many results, of which this was the last."""
    return f"{place}.{last.id}"


def start_of_recall(house: House, caller: Caller, cursor: str, found: Sequence[int]) -> int:
    """Return at which place among the results a page begins: after the last one read, wherever that stands now.

    Where it is no longer among them, after as many as were read. Raises: InvalidRequest.
    """
    if not cursor:
        return 0
    place, memory_id = _parts(cursor)
    try:
        key = seen(house, caller, memory_id).key
    except MemoryNotFound:
        return place
    return found.index(key) + 1 if key in found else place


def _parts(cursor: str) -> tuple[int, str]:
    number, dot, memory_id = cursor[:_CURSOR_MAX_CHARS].partition(".")
    if not (dot and number.isascii() and number.isdigit() and len(number) <= 18):
        raise InvalidRequest("This cursor leads nowhere.", "Take it from the page before, or begin without one.")
    return int(number), memory_id
