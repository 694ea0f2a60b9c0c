"""What every door asks before anything is read or written: who calls, what for, and whose memories."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wellkept.model.assistants import Caller, Right
from wellkept.model.errors import MemoryNotFound
from wellkept.model.memory import OWNER
from wellkept.model.query import Filters
from wellkept.model.scope import Scope, is_name, readable
from wellkept.service.door_answers import DoorShut, InvalidRequest, NotAllowed

if TYPE_CHECKING:
    from wellkept.model.kinds import Kind
    from wellkept.recall.columns import Columns
    from wellkept.service.answers import StepsOutside
    from wellkept.service.assistant_requests import Wish
    from wellkept.service.door_requests import Entry
    from wellkept.service.far_side import FarSide
    from wellkept.service.forgotten import ForgottenPrints
    from wellkept.service.meaning import Meaning
    from wellkept.store.store import Row, Store

PEOPLE_MAX = 50
"""The most people in one conversation. Ours: a bound on what one request can make the store compare."""


Note = Callable[[Caller, str, Sequence[int], str], None]
"""Takes down who did what ("list", "keep" ...) with which memories, and the text that was asked with, "" for none."""

AskOwner = Callable[["Caller", "Wish", "Entry | None", "int | None", str, str], str]
"""Puts a wish before the owner (what to keep, the key of its target, new words, why) and returns its id.

"" for what the owner had forgotten: that is held back and not even asked.
"""


@dataclass(frozen=True, slots=True)
class House:
    """What stands behind the doors.

    `pay` forgets in the backups what was forgotten in the store; `columns` gives those of a being that lie in RAM.
    """

    store: Store = field(repr=False)
    clock: Callable[[], int]
    meaning: Meaning
    forgotten: ForgottenPrints
    far: FarSide
    pay: Callable[[], StepsOutside[int]]
    columns: Callable[[str], Columns | None] = lambda _: None
    note: Note = lambda *_: None
    wish: AskOwner = lambda *_: ""


Needs = tuple[frozenset[Right], ...]
"""Sets of rights of which one has to be had wholly."""


def check_rights(caller: Caller, needs: Needs, being_id: str | None) -> None:
    """Raise DoorShut or NotAllowed for who may not do this, or not with this being's memories."""
    assistant = caller.assistant
    if assistant is not None and assistant.revoked_at is not None:
        raise DoorShut
    if not any(all(map(caller.may, rights)) for rights in needs):
        raise NotAllowed
    if being_id is not None and not may_being(caller, being_id):
        raise NotAllowed


def may_being(caller: Caller, being_id: str) -> bool:
    """Tell whether the caller has to do with the memories of a being at all."""
    if caller.assistant is None:
        return is_name(being_id)
    return being_id in caller.assistant.rights.beings


def filters_of(
    caller: Caller,
    being_id: str,
    scope: Scope | None = None,
    *,
    kinds: tuple[Kind, ...] = (),
    core: bool | None = None,
) -> Filters:
    """Return the condition of all that a request may read. Raises: InvalidRequest for a scope with a name that is none.

    The one place where it is made: what the owner allows, and what the conversation may hear, both.
    """
    allowed = caller.readable
    if scope is not None:
        check_scope(scope)
        allowed = (*allowed, readable(scope))
    return Filters(being_id=being_id, kinds=kinds, core=core, readable=allowed)


def check_scope(scope: Scope) -> None:
    """Raise InvalidRequest for a scope with a name that is none."""
    if len(scope.people) > PEOPLE_MAX:
        raise InvalidRequest("There are too many people in this conversation.", "Name those who take part, up to 50.")
    given = (name for name in (scope.agent, scope.thread) if name)
    spaces = () if scope.space is None else (scope.space,)
    if not all(map(is_name, (*scope.people, *given, *spaces))):
        raise InvalidRequest(
            "A name of this conversation is not one.", "Give names of 1 to 120 characters, without controls and stars."
        )


def seen(house: House, caller: Caller, memory_id: str) -> Row:
    """Return a memory that the caller may see.

    Raises: MemoryNotFound, the same for what is not there and for what is not theirs to see.
    """
    row = house.store.by_id(memory_id)
    memory = row.memory
    if not may_being(caller, memory.being_id) and caller.assistant is not None:
        raise MemoryNotFound
    if not house.store.passing([row.key], filters_of(caller, memory.being_id)):
        raise MemoryNotFound
    return row


def is_owner(caller: Caller) -> bool:
    """Tell whether the owner's own command line asks."""
    return caller.by == OWNER
