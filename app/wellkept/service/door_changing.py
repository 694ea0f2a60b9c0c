"""An assistant corrects or forgets a memory; without the right to, the owner is asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from wellkept.model.assistants import Right
from wellkept.model.memory import Earlier
from wellkept.model.text import content_of, normalise
from wellkept.service import changing
from wellkept.service.assistant_requests import Wish
from wellkept.service.door_answers import Done, Outcome, SaidElsewhere
from wellkept.service.door_entries import in_place, trust_of
from wellkept.service.door_keeping import HELD, proposed
from wellkept.service.door_likeness import known_here
from wellkept.service.door_requests import Entry
from wellkept.service.door_rules import is_owner, seen
from wellkept.service.forgotten import CannotTell
from wellkept.service.known import prepared
from wellkept.service.undo import UndoList
from wellkept.store.store import Row

if TYPE_CHECKING:
    from wellkept.model.assistants import Caller
    from wellkept.model.memory import Memory
    from wellkept.service.answers import StepsOutside
    from wellkept.service.door_requests import CorrectOne, ForgetOne
    from wellkept.service.door_rules import House

_WHY_MAX_CHARS = 200


def correct_one(house: House, caller: Caller, request: CorrectOne) -> StepsOutside[Done]:
    """Give a memory new words, with the old ones in its history, or ask the owner to.

    Raises: InvalidMemory (no words, or too many); SaidElsewhere; MemoryNotFound; CannotTell.
    """
    content = content_of(request.content)
    seen(house, caller, request.id)
    yield from prepared(house.store)
    if not (yield from house.forgotten.ready()) and not is_owner(caller):
        raise CannotTell
    row = seen(house, caller, request.id)  # again: steps were taken
    done = _corrected(house, caller, row, content, normalise(request.why)[:_WHY_MAX_CHARS])
    house.note(caller, "correct", [row.key], "")
    return done


def _corrected(house: House, caller: Caller, row: Row, content: str, why: str) -> Done:
    memory = row.memory
    if content == memory.content:
        return Done(Outcome.KNOWN, f"[{memory.id}] says that already.", memory)
    known = known_here(house, in_place(caller, _beside(memory)), content)
    if known is not None and known.key != row.key:
        raise SaidElsewhere
    if house.forgotten.had(memory.being_id, content):
        return Done(Outcome.HELD, HELD)
    if not caller.may(Right.WRITE):
        return proposed(house.wish(caller, Wish.CORRECT, None, row.key, content, why))
    now = house.clock()
    after = replace(
        memory,
        content=content,
        by=caller.by,
        trust=trust_of(caller),
        quote=None,
        updated_at=now,
        history=(*memory.history, Earlier(memory.content, now, why)),
    )
    house.store.replace([Row(row.key, after)])
    house.store.scrub()
    return Done(Outcome.UPDATED, f'Updated [{after.id}]; it said: "{memory.content}".', after, memory.content)


def _beside(memory: Memory) -> Entry:
    """Return what names the place of a memory: whose it is, whom it is about, where it was learned."""
    return Entry(content=memory.content, about=memory.about, space=memory.space, being_id=memory.being_id)


def forget_one(house: House, caller: Caller, request: ForgetOne) -> StepsOutside[Done]:
    """Erase a memory with every trace, in the backups too, or ask the owner to. Raises: MemoryNotFound.

    What an assistant forgets is gone: no words of it are held for an undo.
    """
    row = seen(house, caller, request.id)
    house.note(caller, "forget", [row.key], "")  # before: nothing can be said of it afterwards
    if not caller.may(Right.FORGET):
        return proposed(house.wish(caller, Wish.FORGET, None, row.key, "", ""))
    gone = yield from changing.forget(house.store, UndoList(house.store, house.clock), [row.key], house.forgotten)
    yield from house.pay()
    later = "" if gone.scrubbed else " Its last bytes go as soon as another program lets go of the file."
    return Done(Outcome.FORGOTTEN, f"Forgotten [{request.id}].{later}")
