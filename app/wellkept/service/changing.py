"""Correcting, editing and forgetting: every act is checked first, written in slices, undoable."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.text import content_of, normalise, tags_of
from wellkept.service.answers import Act, Corrected, Edited, Forgotten, Progress, Steps
from wellkept.service.forgotten import Allowed, ForgottenPrints, HadForgotten, Noted
from wellkept.service.requests import Correct, Edit
from wellkept.service.undo import SLICE, Change, UndoList
from wellkept.store.store import Row, Store

MANY = 500
"""From how many memories on they are erased as many at once (see `Store.erasing_many`)."""

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
    row = store.row(request.key)
    if content == row.memory.content:
        return Corrected(row.key, row.memory)
    other = store.known(row.memory.being_id, content)
    if other is not None and other.key != row.key:
        raise InvalidMemory(
            "Another memory already says exactly this.", "Forget one of the two, or word this one differently."
        )
    beside = None
    if noting is not None and noting.had(row.memory.being_id, content):
        if not request.again:
            raise HadForgotten
        beside = Allowed(noting, noting.allow(row.memory.being_id, [content]))
    now = clock()
    earlier = Earlier(row.memory.content, now, normalise(request.why))
    after = replace(
        row.memory,
        content=content,
        updated_at=now,
        trust=Trust.SAID,
        history=(*row.memory.history, earlier),
    )
    store.replace([Row(row.key, after)])
    store.scrub()
    undo.record(Act.CORRECT, [Change(row.key, row.memory, after)], beside=beside)
    return Corrected(row.key, after)


def edit(store: Store, undo: UndoList, clock: Clock, request: Edit) -> Steps[Edited]:
    """Change the records of some memories, one undo for all. Raises: InvalidMemory, MemoryNotFound."""
    if request.importance is not None and not 0.0 <= request.importance <= 1.0:
        raise InvalidMemory("Importance must lie between 0 and 1.", "Choose a number in that range.")
    changes: list[Change] = []
    try:
        for start in range(0, len(request.keys), SLICE):
            befores = [store.row(key) for key in request.keys[start : start + SLICE]]
            afters = [_edited(row.memory, request, clock()) for row in befores]
            pairs = list(zip(befores, afters, strict=True))
            store.replace([Row(row.key, after) for row, after in pairs if after != row.memory])
            changes += [Change(row.key, row.memory, after) for row, after in pairs]
            yield Progress(len(changes), len(request.keys))
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


def _edited(memory: Memory, request: Edit, now: int) -> Memory:
    unwanted = set(tags_of(request.remove_tags))
    tags = tags_of((*(tag for tag in memory.tags if tag not in unwanted), *request.add_tags))
    edited = replace(
        memory,
        kind=memory.kind if request.kind is None else request.kind,
        importance=memory.importance if request.importance is None else request.importance,
        core=memory.core if request.core is None else request.core,
        about=memory.about if request.about is None else normalise(request.about) or memory.about,
        tags=tags,
    )
    return memory if edited == memory else replace(edited, updated_at=now)


def forget(
    store: Store, undo: UndoList, keys: Sequence[int], noting: ForgottenPrints | None = None
) -> Steps[Forgotten]:
    """Erase memories with every trace in the file, one undo for all; those gone are passed over.

    `noting` notes that they were forgotten, so that they do not come back unasked.
    """
    changes: list[Change] = []
    noted = Noted(noting) if noting is not None else None
    try:
        if len(keys) < MANY:
            yield from _erase(store, undo, keys, changes, noted)
        else:
            with store.erasing_many():
                yield from _erase(store, undo, keys, changes, noted)
                for _ in store.tidy(wholly=True):
                    yield Progress(len(keys), len(keys))
    finally:
        undo.record(Act.FORGET, changes, beside=noted)
        scrubbed = store.scrub()
    return Forgotten(len(changes), scrubbed)


def _erase(
    store: Store, undo: UndoList, keys: Sequence[int], changes: list[Change], noted: Noted | None
) -> Steps[None]:
    for start in range(0, len(keys), SLICE):
        gone = store.forget(keys[start : start + SLICE])
        undo.note_gone(gone)
        if noted is not None:
            noted.note(gone)
        changes += [Change(row.key, row.memory, None) for row in gone]
        yield Progress(min(start + SLICE, len(keys)), len(keys))
