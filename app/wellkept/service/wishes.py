"""What assistants ask the owner for: it waits until the owner says yes or no. Wishes hold words, and are erased with
every trace once they are answered, as forgotten memories are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from wellkept.model.assistants import Caller
from wellkept.model.errors import InvalidMemory, MemoryNotFound, WellkeptError
from wellkept.model.ids import new_id
from wellkept.model.said import said
from wellkept.service.answered import Answered
from wellkept.service.answers import Act, Progress, StepsOutside, finish
from wellkept.service.assistant_requests import AnswerWishes, WaitingWishes, Wish, WishesAnswered
from wellkept.service.door_answers import DoorShut
from wellkept.service.door_requests import Entry
from wellkept.service.forgotten import ForgottenPrints
from wellkept.service.granting import Granting
from wellkept.service.known import known
from wellkept.service.undo import UndoList
from wellkept.service.wish_records import asked, with_targets
from wellkept.store.store import Store
from wellkept.store.wishes import KeptWish

SHOWN_MOST = 200
WAITING_MOST = 1000
"""So many wishes of one assistant wait at most: an owner looks through no more, and no assistant fills the disk."""


class TooManyWishes(WellkeptError):
    """An assistant asks faster than the owner answers."""

    sentence = said("{most:,} wishes of this assistant wait for the owner already.", most=WAITING_MOST)
    next_step = "Ask the owner to look through them: Wellkept, Assistants."


class WishCases:
    """The use cases. `about_to_forget` is told the keys of memories before they go, for the receipt."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        undo: UndoList,
        forgotten: ForgottenPrints,
        about_to_forget: Callable[[Sequence[int]], None],
    ) -> None:
        self._store, self._clock, self._undo, self._forgotten = store, clock, undo, forgotten
        self._about_to_forget = about_to_forget

    def ask(
        self, caller: Caller, wish: Wish, entry: Entry | None, target_key: int | None, content: str, why: str
    ) -> str:
        """Note a wish of an assistant and return its id; "" where it is held back: the owner had that forgotten.

        The same wish twice is one. Raises: InvalidMemory, MemoryNotFound, TooManyWishes; DoorShut for an assistant
        that was removed meanwhile, and for the owner, who need not ask.
        """
        if caller.assistant is None:
            raise DoorShut
        now, name = self._clock(), caller.assistant.id
        new = asked(wish, entry, self._target(entry, target_key), content, why)
        new = replace(new, id=new_id("prop_", now), assistant=name, asked_at=now)
        if new.content and self._was_forgotten(new):
            self._store.note_held(name)
            return ""
        wish_id = self._store.add_wish(new, WAITING_MOST)
        if wish_id:
            return wish_id
        raise TooManyWishes if self._store.assistant(name) is not None else DoorShut

    def show(self) -> WaitingWishes:
        """Return what waits, the oldest first."""
        return WaitingWishes(with_targets(self._store, self._store.wishes(SHOWN_MOST)), self._store.count_wishes())

    def answer(self, request: AnswerWishes) -> StepsOutside[WishesAnswered]:
        """Grant or refuse wishes, with one undo. Raises: InvalidMemory for a single one."""
        if request.content and len(request.ids) != 1:
            raise InvalidMemory("Other words can only be put in place of those of one wish.", "Answer them one by one.")
        wishes = self._store.wishes_of_ids(request.ids)
        gone = len(set(request.ids)) - len(wishes)
        if request.grant:
            return (yield from self._grant(wishes, request.content, gone))
        yield Progress(0, len(wishes))
        answered = Answered(self._store, wishes)
        answered.again()
        self._undo.record(Act.REFUSE, (), after=answered if wishes else None)
        return WishesAnswered(0, len(wishes), gone)

    def _grant(self, wishes: Sequence[KeptWish], content: str, gone: int) -> StepsOutside[WishesAnswered]:
        granting = Granting(self._store, self._clock, self._undo, self._forgotten, content)
        if going := [one.key for one in wishes if one.wish == Wish.FORGET.value and one.key is not None]:
            self._about_to_forget(going)
        done: list[KeptWish] = []
        held = left = lost = 0
        try:
            for number, one in enumerate(wishes, 1):
                try:
                    held += not (yield from granting.grant(one))
                    done.append(one)
                except MemoryNotFound:
                    lost += 1
                    done.append(one)
                except InvalidMemory:
                    if len(wishes) == 1:
                        raise
                    left += 1
                yield Progress(number, len(wishes))
        finally:
            answered = Answered(self._store, tuple(done))
            answered.again()
            act, after = granting.act, answered if done else None
            self._undo.record(Act.GRANT, list(act.changes.values()), beside=act.beside, after=after)
        return WishesAnswered(len(done) - held - lost, 0, gone + lost, held, left)

    def _target(self, entry: Entry | None, target_key: int | None) -> tuple[int, str] | None:
        """Return key and being of the memory that a wish is about. Raises: MemoryNotFound."""
        if target_key is not None:
            row = self._store.row(target_key)
        elif entry is not None and entry.replaces:
            row = self._store.by_id(entry.replaces)
        else:
            return None
        if entry is not None and row.memory.being_id != entry.being_id:
            raise MemoryNotFound
        return row.key, row.memory.being_id

    def _was_forgotten(self, wish: KeptWish) -> bool:
        """Tell whether the owner had this forgotten; one that cannot be told passes, for the owner looks at it."""
        finish(self._forgotten.ready())
        if not self._forgotten.had(wish.being_id, wish.content):
            return False
        return wish.key is not None or known(self._store, wish.being_id, wish.content) is None
