"""One memory made of two: what is kept, what goes to the history, and what has to go with it. Undoable."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from wellkept.model.errors import InvalidMemory
from wellkept.model.memory import Earlier, Memory, Trust
from wellkept.model.text import content_of, exact_form, tags_of
from wellkept.service.answers import Act
from wellkept.service.changing import Clock
from wellkept.service.double_answers import Merged
from wellkept.service.double_requests import KeepBoth, MergeDoubles, ReplaceOlder
from wellkept.service.known import known
from wellkept.service.remembering import UPDATED
from wellkept.service.undo import Change, UndoList
from wellkept.store.exam import ExamQuestion
from wellkept.store.store import Row, Store

MERGED = "merged"
"""Why earlier words are in the history of a memory that two were made into."""

_BY_TRUST = tuple(Trust)  # the strongest first


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
    return _act(store, undo, Act.MERGE, (kept, other), _with_words(after, earlier, now, MERGED))


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
    return _act(store, undo, Act.REPLACE, (older, newer), _with_words(after, earlier, now, UPDATED))


def keep_both(store: Store, undo: UndoList, request: KeepBoth) -> None:
    """Never offer a pair again. Raises: MemoryNotFound, InvalidMemory."""
    one, other = _two(store, request.one, request.other)
    store.keep_apart(one.key, other.key)
    undo.record(Act.KEEP_BOTH, (), keys=(one.key, other.key), beside=_Apart(store, one.key, other.key))


def united(kept: Memory, other: Memory, now: int) -> Memory:
    """Return one record of two, in the words of `kept`; `now` in ms since 1970 UTC.

    The stronger importance and trust count; it is always in mind if either was. About whom it is stays, but never
    is it wider than either was: what one keeps from everyone is not told to everyone. The histories are one, by time.
    """
    return replace(
        kept,
        importance=max(kept.importance, other.importance),
        tags=tags_of((*kept.tags, *other.tags)),
        core=kept.core or other.core,
        about=other.about if kept.about == "everyone" else kept.about,
        space=kept.space or other.space,
        trust=min(kept.trust, other.trust, key=_BY_TRUST.index),
        updated_at=now,
        history=tuple(sorted((*kept.history, *other.history), key=lambda one: one.changed_at)),
    )


def _with_words(memory: Memory, earlier: Sequence[Memory], now: int, why: str) -> Memory:
    return replace(memory, history=(*memory.history, *(Earlier(one.content, now, why) for one in earlier)))


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
    carried = _Carried(store, kept.key, *_to_carry(store, kept.key, other.key))
    store.replace([Row(kept.key, after)])
    carried.again()
    gone = store.forget([other.key])
    undo.note_gone(gone)
    store.scrub()
    changes = [Change(kept.key, kept.memory, after), *(Change(row.key, row.memory, None) for row in gone)]
    undo.record(act, changes, beside=carried)
    return Merged(kept.key, other.key, after)


def _to_carry(store: Store, kept: int, other: int) -> tuple[bool, tuple[ExamQuestion, ...]]:
    """Return whether the one must be marked to stay here, and the questions that should find it from now on."""
    leaving = store.may_leave((kept, other))
    asked = {exact_form(question.text) for question in store.exam_questions(key=kept)}
    moved = tuple(one for one in store.exam_questions(key=other) if exact_form(one.text) not in asked)
    return len(leaving) < 2 and kept not in store.kept_here([kept]), moved


@dataclass(slots=True)
class _Carried:
    """What goes over from a memory to the one that it is made into: that it never leaves, and its questions."""

    store: Store
    kept: int
    stays: bool
    questions: tuple[ExamQuestion, ...] = field(repr=False)
    numbers: tuple[int, ...] = ()

    def again(self) -> None:
        if self.stays:
            self.store.keep_here([self.kept], marked=True)
        self.numbers = tuple(
            self.store.add_exam_question(replace(one, number=0, key=self.kept)) for one in self.questions
        )

    def back(self) -> None:
        if self.stays:
            self.store.keep_here([self.kept], marked=False)
        for number in self.numbers:
            self.store.remove_exam_question(number)


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
