"""One memory made of two: what is kept, what goes to the history, and what has to go with it. Undoable."""

from dataclasses import dataclass, replace

from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import Memory, Trust
from wellkept.model.text import content_of
from wellkept.service.answers import Act
from wellkept.service.carried import carried_over
from wellkept.service.changing import Clock
from wellkept.service.double_answers import Merged
from wellkept.service.double_requests import KeepBoth, MergeDoubles, ReplaceOlder
from wellkept.service.known import known
from wellkept.service.remembering import UPDATED
from wellkept.service.undo import Change, UndoList
from wellkept.service.united import MERGED, united, with_words
from wellkept.store.store import Row, Store


class NotTwoOfOne(InvalidMemory):
    """Only two memories of one being can be made into one."""

    sentence = "These cannot be made into one memory."
    next_step = "Choose two different memories."


def merge(store: Store, undo: UndoList, clock: Clock, request: MergeDoubles) -> Merged:
    """Make one memory of two.

    Raises: InvalidMemory (no words, too many, or a third memory says this); MemoryNotFound.
    """
    kept, other = _two(store, request.keep, request.drop)
    now = clock()
    after = united(kept.memory, other.memory, now)
    if request.content is not None:
        after = replace(after, content=_fresh(store, request.content, kept, other), trust=Trust.SAID)
    earlier = [one for one in (kept.memory, other.memory) if one.content != after.content]
    earlier.sort(key=lambda one: one.created_at)
    return _act(store, undo, Act.MERGE, (kept, other), with_words(after, earlier, now, MERGED))


def replace_older(store: Store, undo: UndoList, clock: Clock, request: ReplaceOlder) -> Merged:
    """Give the older memory the words of the newer one, and say where those are from.

    Raises: InvalidMemory, MemoryNotFound.
    """
    older, newer = _two(store, request.older, request.newer)
    now, new = clock(), newer.memory
    after = replace(
        united(older.memory, new, now),
        content=new.content,
        source=new.source,
        by=new.by,
        trust=new.trust,
        quote=new.quote,
    )
    earlier = [older.memory] if older.memory.content != new.content else []
    return _act(store, undo, Act.REPLACE, (older, newer), with_words(after, earlier, now, UPDATED))


def keep_both(store: Store, undo: UndoList, request: KeepBoth) -> None:
    """Never offer a pair again. Raises: MemoryNotFound, InvalidMemory."""
    one, other = _two(store, request.one, request.other)
    store.keep_apart(one.key, other.key)
    undo.record(Act.KEEP_BOTH, (), keys=(one.key, other.key), beside=_Apart(store, one.key, other.key))


def _two(store: Store, one: int, other: int) -> tuple[Row, Row]:
    rows = store.row(one), store.row(other)
    if one == other or rows[0].memory.being_id != rows[1].memory.being_id:
        raise NotTwoOfOne
    return rows


def _fresh(store: Store, content: str, kept: Row, other: Row) -> str:
    """Return words that no third memory says. Raises: InvalidMemory."""
    content = content_of(content)
    there = known(store, kept.memory.being_id, content)
    if there is not None and there.key not in (kept.key, other.key):
        raise InvalidMemory("Another memory already says this.", "Forget one of the two, or word this one differently.")
    return content


def _act(store: Store, undo: UndoList, act: Act, rows: tuple[Row, Row], after: Memory) -> Merged:
    """Write the one, erase the other: in this order, so that nothing is lost should it be cut short."""
    kept, other = rows
    carried = carried_over(store, kept.key, other.key)
    store.replace([Row(kept.key, after)])
    carried.again()
    gone = store.forget([other.key])
    undo.note_gone(gone)
    store.scrub()
    changes = [Change(kept.key, kept.memory, after), *(Change(row.key, row.memory, None) for row in gone)]
    undo.record(act, changes, beside=carried)
    return Merged(kept.key, other.key, after)


@dataclass(frozen=True, slots=True)
class _Apart:
    """A pair that is not offered again."""

    store: Store
    one: int
    other: int

    def again(self) -> None:
        self.store.keep_apart(self.one, self.other)

    def back(self) -> None:
        self.store.offer_again(self.one, self.other)
