"""Doing what an assistant asked for and the owner has said yes to: each wish by the use case that the owner has too.

Who wrote it is the assistant (`by` "agent:<name>"), for its words they are. Its trust is that of a text the owner gave:
the owner has seen it and let it pass, perhaps with fifty others, which is more than a guess and less than having said
it. Only words that the owner put in their place are written and said by the owner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import OWNER, Earlier, Memory, Trust
from wellkept.model.text import content_of
from wellkept.service.answers import Act, StepsOutside
from wellkept.service.assistant_requests import Wish
from wellkept.service.changing import forget
from wellkept.service.door_requests import Entry
from wellkept.service.forgotten import ForgottenPrints
from wellkept.service.known import prepared, told_once
from wellkept.service.remembering import new_memory, reinforced, stamped, updated
from wellkept.service.requests import Keep, Proposal
from wellkept.service.undo import Beside, Change, UndoList
from wellkept.service.wish_records import entry_of
from wellkept.store.store import Row, Store
from wellkept.store.wishes import KeptWish
from wellkept.teach.novelty import FORM_BYTES, form, says_the_same


class OneAct(UndoList):
    """Gathers what several use cases record, to be one act with one undo."""

    def __init__(self, store: Store, clock: Callable[[], int], undo: UndoList) -> None:
        super().__init__(store, clock)
        self._whole = undo
        self.changes: dict[int, Change] = {}
        self.beside = Together()

    def record(
        self,
        act: Act,  # noqa: ARG002 - it is one act, whatever its parts are
        changes: Sequence[Change],
        *,
        beside: Beside | None = None,
        keys: tuple[int, ...] = (),  # noqa: ARG002 - parts without changes are not gathered
        after: Beside | None = None,  # noqa: ARG002 - as above
    ) -> None:
        """Remember what a part did to memories: from before the first part to after the last."""
        for change in changes:
            first = self.changes.get(change.key, change)
            self.changes[change.key] = replace(first, after=change.after)
        if beside is not None:
            self.beside.parts.append(beside)

    def note_gone(self, rows: Sequence[Row]) -> None:
        """Hand on what went with forgotten memories."""
        self._whole.note_gone(rows)


@dataclass(slots=True)
class Together:
    """What the parts of an act did beside the memories."""

    parts: list[Beside] = field(default_factory=list)

    def back(self) -> None:
        """Take all of it back, the last first."""
        for part in reversed(self.parts):
            part.back()

    def again(self) -> None:
        """Do all of it again."""
        for part in self.parts:
            part.again()


class Granting:
    """One act of granting."""

    def __init__(
        self, store: Store, clock: Callable[[], int], undo: UndoList, forgotten: ForgottenPrints, content: str
    ) -> None:
        """`content` are the owner's words in place of the assistant's, "" for none."""
        self._store, self._clock, self._forgotten = store, clock, forgotten
        self._content = content
        self.act = OneAct(store, clock, undo)

    def grant(self, wish: KeptWish) -> StepsOutside[bool]:
        """Do what a wish says; False where it is held back, because the owner had it forgotten.

        What cannot be told, for want of the key, is granted: the owner has seen it and says yes.
        Raises: InvalidMemory, MemoryNotFound; nothing is done then.
        """
        if wish.wish == Wish.KEEP.value:
            return (yield from self._keep(wish))
        if wish.wish == Wish.CORRECT.value:
            return (yield from self._correct(wish))
        if wish.key is not None:
            yield from forget(self._store, self.act, [wish.key], self._forgotten)
        return True

    def _keep(self, wish: KeptWish) -> StepsOutside[bool]:
        entry = entry_of(wish)
        if entry is None:
            return True
        entry = replace(entry, content=content_of(self._content or entry.content))
        yield from prepared(self._store)
        yield from self._forgotten.ready()
        with told_once(self._store):
            known = self._known(entry)
            if known is None and self._forgotten.had(entry.being_id, entry.content):
                return False
            target = self._store.row(wish.key) if wish.key is not None else known
            if known is not None and target is not None and known.key != target.key:
                raise _SaidElsewhere
            change = self._write(self._request(wish, _proposal(entry), entry.source), entry, target)
        self.act.record(Act.TEACH, [change])
        return True

    def _known(self, entry: Entry) -> Row | None:
        """Return the memory that says it already, about the same and learned in the same space."""
        alike = self._store.of_form(entry.being_id, form(entry.content))
        here = [row for row in alike if (row.memory.about, row.memory.space) == (entry.about, entry.space)]
        return next((row for row in here if says_the_same(row.memory.content, entry.content)), None)

    def _write(self, request: Keep, entry: Entry, target: Row | None) -> Change:
        """Write a new memory; or give the one it is about these words, or reinforce it if it says them already."""
        now, proposal = self._clock(), request.proposals[0]
        if target is None:
            now = stamped(self._store, entry.being_id, now)
            made = replace(
                new_memory(request, proposal, now, ""), core=bool(entry.core), space=entry.space, session=None
            )
            (key,) = self._store.insert([made], [form(made.content)[:FORM_BYTES]])
            return Change(key, None, made)
        before = target.memory
        if says_the_same(before.content, entry.content):
            after = reinforced([(target, proposal)], request, now)[target.key].after or before
        else:
            after = updated(before, proposal, request, now)
            after = replace(after, importance=max(before.importance, entry.importance))
        return self._replace(target, replace(after, core=before.core if entry.core is None else entry.core))

    def _correct(self, wish: KeptWish) -> StepsOutside[bool]:
        yield from self._forgotten.ready()
        with self._store.undisturbed():
            row = self._store.row(wish.key or 0)
            content = content_of(self._content or wish.content)
            if content == row.memory.content:
                return True
            other = self._store.known(row.memory.being_id, content)
            if other is not None and other.key != row.key:
                raise _SaidElsewhere
            if self._forgotten.had(row.memory.being_id, content):
                return False
            now = self._clock()
            after = updated(row.memory, Proposal(content), self._request(wish, Proposal(content), ""), now)
            history = (*row.memory.history, Earlier(row.memory.content, now, wish.why))
            change = self._replace(row, replace(after, history=history))
        self.act.record(Act.CORRECT, [change])
        return True

    def _replace(self, row: Row, after: Memory) -> Change:
        self._store.replace([Row(row.key, after)])
        return Change(row.key, row.memory, after)

    def _request(self, wish: KeptWish, proposal: Proposal, source: str) -> Keep:
        assistant = f"agent:{wish.name}"
        by, trust = (OWNER, Trust.SAID) if self._content else (assistant, Trust.FOUND)
        return Keep((proposal,), source=source or assistant, being_id=wish.being_id, by=by, trust=trust.value)


def _proposal(entry: Entry) -> Proposal:
    return Proposal(entry.content, entry.kind, entry.importance, entry.tags, about=entry.about)


class _SaidElsewhere(InvalidMemory):
    sentence = "Another memory already says this."
    next_step = "Forget one of the two, or word this one differently."
