"""An assistant's sentence is kept: new, already remembered, or an update; without the right to write, proposed.

What is answered is a sentence, because an agent will read it. Source of the three: `keep` of Copilotz. That what is
known is reinforced, and counts as recalled: the Novaterra memory model.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from wellkept.model.assistants import Right
from wellkept.model.errors import MemoryNotFound
from wellkept.model.memory import Trust
from wellkept.model.text import fingerprint
from wellkept.service.assistant_requests import Wish
from wellkept.service.door_answers import Done, NotAllowed, Outcome
from wellkept.service.door_entries import as_proposal, checked, in_place
from wellkept.service.door_likeness import known_here, told_anew
from wellkept.service.door_rules import is_owner, seen
from wellkept.service.forgotten import CannotTell
from wellkept.service.known import prepared, told_once
from wellkept.service.remembering import new_memory, reinforced, stamped, updated
from wellkept.service.remote_meaning import read_question
from wellkept.store.store import Row
from wellkept.teach.novelty import FORM_BYTES, form

if TYPE_CHECKING:
    from collections.abc import Callable

    from wellkept.model.assistants import Caller
    from wellkept.model.memory import Memory
    from wellkept.service.answers import StepsOutside
    from wellkept.service.door_requests import Entry
    from wellkept.service.door_rules import House

HELD = "Not remembered: the owner had this forgotten, and only the owner can bring it back."


@dataclass(frozen=True, slots=True)
class Kept:
    """What became of an entry, and the store's key of its memory; None where nothing was written."""

    done: Done
    key: int | None = None


def keep(house: House, caller: Caller, entry: Entry, trust: Trust | None = None) -> StepsOutside[Kept]:
    """Keep one sentence, all of it or nothing.

    Raises: InvalidMemory, NotAllowed, MemoryNotFound for what it should replace, CannotTell for want of the key to
    what was forgotten; then nothing is written.
    """
    entry = checked(caller, entry)
    target = _target(house, caller, entry)
    yield from prepared(house.store)
    if not (yield from house.forgotten.ready()) and not is_owner(caller):
        raise CannotTell
    yield from read_question(house.meaning, entry.content)
    keeping = _Keeping(house, caller, entry, trust)
    if not caller.may(Right.WRITE):
        return keeping.decided(target)()
    # Decided while others may write, because what is near in meaning may take a while to find; if one did, once more.
    before = house.store.changes().memories
    act = keeping.decided(target)
    with told_once(house.store):
        if house.store.changes().memories != before:
            act = keeping.decided(_target(house, caller, entry))
        kept = act()
    if kept.done.outcome is Outcome.UPDATED:
        house.store.scrub()
    return kept


def _target(house: House, caller: Caller, entry: Entry) -> Row | None:
    if not entry.replaces:
        return None
    if not caller.may(Right.READ):
        raise NotAllowed
    row = seen(house, caller, entry.replaces)
    if row.memory.being_id != entry.being_id:
        raise MemoryNotFound
    return row


class _Keeping:
    """One entry on its way into the store."""

    def __init__(self, house: House, caller: Caller, entry: Entry, trust: Trust | None) -> None:
        self._house, self._caller, self._entry = house, caller, entry
        self._request, self._proposal = as_proposal(caller, entry, trust)
        self._here = in_place(caller, entry)

    def decided(self, target: Row | None) -> Callable[[], Kept]:
        """Look at what is there, and return what is to be done; `target` is what the entry should replace."""
        known = self.known()
        if known is not None and self.leaves_words(known):
            return partial(self.told_again, known)
        if known is None and self._house.forgotten.had(self._entry.being_id, self._entry.content):
            return lambda: Kept(Done(Outcome.HELD, HELD))
        twin = target or known or self.told_anew()
        if not self._caller.may(Right.WRITE):
            return partial(self.proposed, twin)
        return partial(self.updated, twin) if twin is not None else self.new

    def known(self) -> Row | None:
        """Return the memory that says it already. Who may not read hears only of what they wrote."""
        only_by = None if self._caller.may(Right.READ) else self._caller.by
        return known_here(self._house, self._here, self._entry.content, only_by)

    def leaves_words(self, row: Row) -> bool:
        """Tell whether a known memory keeps its words: said exactly so, or by the owner, or nobody may write here."""
        if fingerprint(row.memory.content) == fingerprint(self._entry.content):
            return True
        owners = row.memory.trust is Trust.SAID and not is_owner(self._caller)
        return owners or not self._caller.may(Right.WRITE)

    def told_anew(self) -> Row | None:
        """Return the memory that it takes the place of. Who may not read updates nothing: the answer would tell."""
        if not self._caller.may(Right.READ):
            return None
        return told_anew(self._house, self._here, self._entry.content)

    def told_again(self, row: Row) -> Kept:
        """Reinforce what is known; with another `core` that is an update, as Copilotz has it."""
        memory, core = row.memory, self._entry.core
        if not self._caller.may(Right.WRITE):
            return Kept(Done(Outcome.KNOWN, f"Already remembered [{memory.id}].", memory), row.key)
        now = self._house.clock()
        raised = reinforced([(row, self._proposal)], self._request, now)[row.key].after or memory
        after = replace(raised, core=memory.core if core is None else core, last_accessed=now)
        self._house.store.replace([Row(row.key, after)])
        if after.core != memory.core:
            return self._changed(row, after)
        return Kept(Done(Outcome.KNOWN, f"Already remembered [{after.id}].", after), row.key)

    def updated(self, row: Row) -> Kept:
        """Give a memory the new words; the old ones go to its history."""
        memory, entry, now = row.memory, self._entry, self._house.clock()
        after = replace(
            updated(memory, self._proposal, self._request, now),
            core=memory.core if entry.core is None else entry.core,
            importance=max(memory.importance, entry.importance),
        )
        self._house.store.replace([Row(row.key, after)])
        return self._changed(row, after)

    def new(self) -> Kept:
        """Write a memory."""
        entry, store = self._entry, self._house.store
        now = stamped(store, entry.being_id, self._house.clock())
        made = new_memory(self._request, self._proposal, now, "")
        memory = replace(made, core=bool(entry.core), space=entry.space, session=None)
        (key,) = store.insert([memory], [form(memory.content)[:FORM_BYTES]])
        return Kept(Done(Outcome.NEW, f"Remembered [{memory.id}].", memory), key)

    def proposed(self, row: Row | None) -> Kept:
        """Put it before the owner."""
        entry, key = self._entry, None if row is None else row.key
        wish = self._house.wish(self._caller, Wish.KEEP, entry, key, entry.content, "")
        return Kept(proposed(wish))

    def _changed(self, row: Row, after: Memory) -> Kept:
        was = row.memory.content
        return Kept(Done(Outcome.UPDATED, f'Updated [{after.id}]; it said: "{was}".', after, was), row.key)


def proposed(wish: str) -> Done:
    """Return what became of a wish."""
    if not wish:
        return Done(Outcome.HELD, HELD)
    return Done(Outcome.PROPOSED, f"Proposed [{wish}]: the owner has been asked, and it waits for their yes.")
