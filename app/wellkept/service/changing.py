"""Correcting, editing and forgetting: every act is checked first, written in slices, undoable."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from wellkept.model.errors import InvalidMemory, MemoryNotFound
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.text import content_of, normalise, tags_of
from wellkept.service.answered import Answered
from wellkept.service.answers import Act, Corrected, Edited, Forgotten, Steps
from wellkept.service.forgotten import Allowed, ForgottenPrints, HadForgotten, Noted
from wellkept.service.requests import Correct, Edit
from wellkept.service.slices import in_slices
from wellkept.service.undo import Change, UndoList
from wellkept.store.store import Row, Store
from wellkept.store.wishes import KeptWish

Clock = Callable[[], int]
"""Answers the time now, ms since 1970 UTC."""


def correct(
    store: Store, undo: UndoList, clock: Clock, request: Correct, noting: ForgottenPrints | None = None
) -> Corrected:
    """Give a memory new words; the old ones go to its history.

    Raises: InvalidMemory (no words, too many, or another memory says exactly this); MemoryNotFound; HadForgotten for
    words that were forgotten, unless they are wanted `again`.
    """
    content = content_of(request.content)
    with store.undisturbed():
        row = store.row(request.key)
        if content == row.memory.content:
            return Corrected(row.key, row.memory)
        other = store.known(row.memory.being_id, content)
        if other is not None and other.key != row.key:
            raise InvalidMemory(
                "Another memory already says exactly this.", "Forget one of the two, or word this one differently."
            )
        had = noting is not None and noting.had(row.memory.being_id, content)
        if had and not request.again:
            raise HadForgotten
        after = _reworded(row.memory, content, clock(), normalise(request.why))
        store.replace([Row(row.key, after)])
    beside = Allowed(noting, noting.allow(row.memory.being_id, [content])) if noting is not None and had else None
    store.scrub()
    undo.record(Act.CORRECT, [Change(row.key, row.memory, after)], beside=beside)
    return Corrected(row.key, after)


def _reworded(memory: Memory, content: str, now: int, why: str) -> Memory:
    """Return a memory with the owner's words in place of those it has, which go to its history."""
    earlier = Earlier(memory.content, now, why)
    return replace(memory, content=content, updated_at=now, trust=Trust.SAID, history=(*memory.history, earlier))


def edit(store: Store, undo: UndoList, clock: Clock, request: Edit) -> Steps[Edited]:
    """Change the records of some memories, one undo for all. Raises: InvalidMemory, MemoryNotFound."""
    if request.importance is not None and not 0.0 <= request.importance <= 1.0:
        raise InvalidMemory("Importance must lie between 0 and 1.", "Choose a number in that range.")
    changes: list[Change] = []

    def act(start: int, end: int) -> None:
        befores = store.whole_rows(request.keys[start:end])
        if len(befores) < end - start:
            raise MemoryNotFound
        edited = _editor(request, clock())
        new = [Change(row.key, row.memory, edited(row.memory)) for row in befores]
        store.replace([Row(one.key, one.after) for one in new if one.after and one.after is not one.before])
        changes.extend(new)

    try:
        yield from in_slices(store, len(request.keys), act, rewords=bool(request.add_tags or request.remove_tags))
    finally:
        undo.record(_act(request), changes)
    return Edited(sum(change.before != change.after for change in changes))


def _act(request: Edit) -> Act:
    """Return what an edit is called: by the one thing that it changes."""
    given = {
        Act.EDIT_KIND: request.kind is not None,
        Act.EDIT_IMPORTANCE: request.importance is not None,
        Act.EDIT_CORE: request.core is not None,
        Act.EDIT_ABOUT: request.about is not None,
        Act.ADD_TAGS: bool(request.add_tags),
        Act.REMOVE_TAGS: bool(request.remove_tags),
    }
    acts = [act for act, is_given in given.items() if is_given]
    return acts[0] if len(acts) == 1 else Act.EDIT


def _editor(request: Edit, now: int) -> Callable[[Memory], Memory]:
    """Return what changes one memory as an edit says; one that is so already stays the same."""
    unwanted, added = set(tags_of(request.remove_tags)), tags_of(request.add_tags)
    about = normalise(request.about) if request.about is not None else ""
    given = {"kind": request.kind, "importance": request.importance, "core": request.core, "about": about or None}
    fields = {name: value for name, value in given.items() if value is not None}

    def edited(memory: Memory) -> Memory:
        new: dict[str, Any] = {name: value for name, value in fields.items() if getattr(memory, name) != value}
        tags = tags_of((*(tag for tag in memory.tags if tag not in unwanted), *added)) if unwanted or added else ()
        if (unwanted or added) and tags != memory.tags:
            new["tags"] = tags
        return replace(memory, **new, updated_at=now) if new else memory

    return edited


def forget(
    store: Store,
    undo: UndoList,
    keys: Sequence[int],
    noting: ForgottenPrints | None = None,
    wishes: Sequence[KeptWish] = (),
) -> Steps[Forgotten]:
    """Erase memories with every trace in the file, one undo for all; those gone are passed over.

    `noting` notes that they were forgotten, so that they do not come back unasked. `wishes` of assistants are refused
    once all memories are gone: none of them if the rest is cancelled.
    """
    changes: list[Change] = []

    def act(start: int, end: int) -> None:
        gone = store.forget(keys[start:end])
        undo.note_gone(gone)
        if noted is not None:
            noted.note(gone)
        changes.extend(Change(row.key, row.memory, None) for row in gone)

    noted = Noted(noting) if noting is not None else None
    refused: Answered | None = None
    try:
        yield from in_slices(store, len(keys), act, rewords=True)
        if wishes:
            refused = Answered(store, tuple(wishes))
            refused.again()
    finally:
        undo.record(Act.FORGET if changes else Act.REFUSE, changes, beside=noted, after=refused)
        scrubbed = store.scrub()
    return Forgotten(len(changes), scrubbed, len(wishes))
