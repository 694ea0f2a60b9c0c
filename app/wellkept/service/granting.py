"""Doing what an assistant asked for and the owner has said yes to: each wish by the use case that the owner has too.

Who wrote it is the assistant (`by` "agent:<name>"), for its words they are. Its trust is that of a text the owner gave:
the owner has seen it and let it pass, perhaps with fifty others, which is more than a guess and less than having said
it. Only words that the owner put in their place are written and said by the owner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import OWNER, Earlier, Trust
from wellkept.model.text import content_of
from wellkept.service.answers import Act, StepsOutside
from wellkept.service.assistant_requests import Wish
from wellkept.service.changing import forget
from wellkept.service.forgotten import ForgottenPrints
from wellkept.service.keeping import keep
from wellkept.service.remembering import updated
from wellkept.service.requests import Keep, Proposal
from wellkept.service.undo import Beside, Change, UndoList
from wellkept.service.wish_records import entry_of
from wellkept.store.store import Row, Store
from wellkept.store.wishes import KeptWish


class OneAct(UndoList):
    """Gathers what several use cases record, to be one act with one undo."""

    def __init__(self, store: Store, undo: UndoList) -> None:
        super().__init__(store)
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
        self.act = OneAct(store, undo)

    def grant(self, wish: KeptWish) -> StepsOutside[bool]:
        """Do what a wish says; False where it is held back, because the owner had it forgotten.

        Raises: InvalidMemory, MemoryNotFound, CannotTell; nothing is done then.
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
        proposal = Proposal(
            content=self._content or entry.content,
            kind=entry.kind,
            importance=entry.importance,
            tags=entry.tags,
            about=entry.about,
            updates=self._store.row(wish.key).memory.id if wish.key is not None else None,
        )
        request = self._request(wish, proposal, entry.source)
        kept = yield from keep(self._store, self.act, self._clock, request, self._forgotten)
        if kept.held_back:
            return False
        self._mark(kept.keys, entry.core, entry.space)
        return True

    def _mark(self, keys: Sequence[int], core: bool | None, space: str | None) -> None:
        """Give memories that are new their space, and let them be always in mind or not, if that was asked for."""
        for key in keys:
            change = self.act.changes.get(key)
            row = self._store.row(key)
            is_new = change is not None and change.before is None
            after = replace(row.memory, core=row.memory.core if core is None else core)
            if is_new:
                after = replace(after, space=space)
            if after != row.memory:
                self._store.replace([Row(key, after)])
                self.act.record(Act.EDIT, [Change(key, row.memory, after)])

    def _correct(self, wish: KeptWish) -> StepsOutside[bool]:
        row = self._store.row(wish.key or 0)
        content = content_of(self._content or wish.content)
        if content == row.memory.content:
            return True
        other = self._store.known(row.memory.being_id, content)
        if other is not None and other.key != row.key:
            raise InvalidMemory(
                "Another memory already says exactly this.", "Forget one of the two, or word this one differently."
            )
        yield from self._forgotten.ready()
        if self._forgotten.had(row.memory.being_id, content):
            return False
        now = self._clock()
        request = self._request(wish, Proposal(content), "")
        after = updated(row.memory, request.proposals[0], request, now)
        after = replace(after, history=(*row.memory.history, Earlier(row.memory.content, now, wish.why)))
        self._store.replace([Row(row.key, after)])
        self.act.record(Act.CORRECT, [Change(row.key, row.memory, after)])
        return True

    def _request(self, wish: KeptWish, proposal: Proposal, source: str) -> Keep:
        assistant = f"agent:{wish.name}"
        by, trust = (OWNER, Trust.SAID) if self._content else (assistant, Trust.FOUND)
        return Keep((proposal,), source=source or assistant, being_id=wish.being_id, by=by, trust=trust.value)
