"""The store as the rest of the house sees it: no SQL, no rows, no connection.

A `key` is the store's own small number for a memory: it never changes, is never used again for
another memory, and comes back when a forgotten memory is put back.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from wellkept.model.memory import Memory
from wellkept.model.profile import ProfileLine
from wellkept.model.query import Filters
from wellkept.store.accesses import AccessStore, KeptAccess
from wellkept.store.assistants import AssistantStore
from wellkept.store.backups import BackupStore
from wellkept.store.changes import ChangeStore
from wellkept.store.doubles import DoublesStore
from wellkept.store.exam import ExamQuestion, ExamStore
from wellkept.store.facets import FacetStore
from wellkept.store.forgotten import ForgottenStore
from wellkept.store.outside import OutsideStore
from wellkept.store.saved import SavedStore
from wellkept.store.sealed import SealedStore
from wellkept.store.signs import SignStore
from wellkept.store.still import StillAnswer, StillStore
from wellkept.store.traces import TraceStore
from wellkept.store.vectors import VectorStore
from wellkept.store.wishes import KeptWish, WishStore

Stop = Callable[[], bool]
"""Asked many times a second during a read; answering True ends it with `Interrupted`."""


@dataclass(frozen=True, slots=True)
class Row:
    """A memory and its key.

    Attributes: `questions` of the exam that should find it, `kept_here` whether it is itself marked to never leave
    this computer, `sent` the numbers of the calls that held it, `lines` those of the profile it stands behind,
    `apart` the keys of those the owner keeps beside it although they sound alike, `still` what the owner last
    answered about it, `unsaved` words typed for it and not saved yet, `accesses` what assistants did with it, `wishes`
    theirs that are about it or say the same. Only `forget` fills these; `put_back` brings back all there was.
    """

    key: int
    memory: Memory
    questions: tuple[ExamQuestion, ...] = ()
    kept_here: bool = False
    sent: tuple[int, ...] = ()
    lines: tuple[ProfileLine, ...] = ()
    apart: tuple[int, ...] = ()
    still: StillAnswer | None = None
    unsaved: str = field(default="", repr=False)
    accesses: tuple[KeptAccess, ...] = ()
    wishes: tuple[KeptWish, ...] = ()


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a newest-first page ended: the next page holds what is older than this."""

    created_at: int
    key: int


class WordMatch(NamedTuple):
    """One memory that matches in words. A tuple, because tens of thousands are made for a key press.

    Attributes: `words` and `trigrams` are BM25 of the two indexes, turned to 0..inf with more being
    better, 0 where that index does not match; `importance` 0..1; `created_at` ms since 1970 UTC.
    """

    key: int
    words: float
    trigrams: float
    importance: float
    created_at: int


@dataclass(frozen=True, slots=True)
class Formless:
    """A memory that has no form yet."""

    key: int
    content: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class FormItem:
    """A form for a memory, made from these words: 16 bytes, equal for memories that say the same."""

    key: int
    content: str = field(repr=False)
    form: bytes = field(repr=False)


Numbers = str
"""Many numbers in one text, with commas between: what a database joins and numpy parts far faster than rows."""


@dataclass(frozen=True, slots=True)
class RankingMark:
    """How far someone has followed what ranking needs of all memories. Only the store reads it."""

    written: int
    upto: int
    loaded: bool


@dataclass(frozen=True, slots=True)
class RankingNews:
    """What ranking needs of the memories of one being that changed since a mark: followed as `VectorNews` is.

    Attributes: `keys` with the `importance` (0..1) and `created_at` (ms since 1970 UTC) of each; `starts` the first
    two letters (a-z, 0-9, or a blank for a missing second) of each word of the word index, of each memory once, all
    joined; `lengths` how many characters of that each has, -1 where it is not known; `words` and `grams` how many
    words and 3-grams each has in the two word indexes.
    """

    keys: Numbers
    importance: Numbers
    created_at: Numbers
    lengths: Numbers
    starts: str = field(repr=False)
    words: "array[int]"
    grams: "array[int]"
    gone: "array[int]"
    mark: RankingMark
    more: bool
    reset: bool = False


class IndexSizes(NamedTuple):
    """What BM25 needs of all memories of the file: how many there are, and all their words and 3-grams."""

    memories: int
    words: int
    grams: int


class Background(NamedTuple):
    """What stands around one memory.

    Attributes: `folded` its searchable form; `about` whom it is about; `session` names what was learned
    together with it: one conversation, paste or import, and where none is recorded one source on one day.
    """

    folded: str
    about: str
    session: str


class Neighbours(NamedTuple):
    """The keys of what was written just before and just after a memory in its session."""

    before: int | None
    after: int | None


class Store(
    ExamStore,
    OutsideStore,
    SavedStore,
    VectorStore,
    FacetStore,
    DoublesStore,
    SignStore,
    StillStore,
    BackupStore,
    TraceStore,
    ForgottenStore,
    SealedStore,
    AssistantStore,
    AccessStore,
    WishStore,
    ChangeStore,
    Protocol,
):
    """One file of memories. Every writing method is one transaction, on disk when it returns.

    All methods raise a `StoreError` for what the disk or another process does to us.
    """

    @property
    def read_only(self) -> bool:
        """Whether nothing can be changed in it, for want of rights or of room."""

    def insert(self, memories: Sequence[Memory], forms: Sequence[bytes] = ()) -> tuple[int, ...]:
        """Write new memories and return their keys. `forms`, one for each or none at all, as in `FormItem`."""

    def replace(self, rows: Sequence[Row]) -> None:
        """Make the records of these keys equal the memories given, history included.

        Raises: MemoryNotFound when one of them is gone; then none is changed.
        """

    def forget(self, keys: Sequence[int]) -> tuple[Row, ...]:
        """Erase memories with every trace of them in the file; return them whole, for undo."""

    def touch(self, keys: Sequence[int], at: int) -> None:
        """Note that memories were recalled for an assistant now (ms since 1970 UTC); those gone are passed over."""

    def set_aside(self, keys: Sequence[int]) -> tuple[Row, ...]:
        """Take memories out as `forget` does, but leave them in the backups: nobody asked to forget them."""

    def rows_with_all(self, keys: Sequence[int]) -> tuple[Row, ...]:
        """Return memories with all that hangs on them, as `forget` would; those gone are left out."""

    def put_back(self, rows: Sequence[Row]) -> None:
        """Write forgotten memories, and their exam questions, again under the ids and keys they had."""

    def row(self, key: int) -> Row:
        """Return one memory with its history. Raises: MemoryNotFound."""

    def by_id(self, memory_id: str) -> Row:
        """Return one memory with its history. Raises: MemoryNotFound."""

    def known(self, being_id: str, content: str) -> Row | None:
        """Return the memory of that being that says exactly this (case, blanks and end stop aside)."""

    def of_form(self, being_id: str, form: bytes) -> tuple[Row, ...]:
        """Return the memories of that being that have this form, with their history, the oldest first."""

    def formless(self, limit: int) -> tuple[Formless, ...]:
        """Return memories that have no form yet, or other words since it was made."""

    def put_forms(self, items: Sequence[FormItem]) -> None:
        """Write forms; one lands only if its memory still stands with the same words."""

    def drop_forms(self) -> None:
        """Take all forms out, because they are made otherwise from now on."""

    def rows(self, keys: Sequence[int]) -> tuple[Row, ...]:
        """Return memories without history, in the order of `keys`; those gone are left out."""

    def whole_rows(self, keys: Sequence[int]) -> tuple[Row, ...]:
        """Return memories with their history, in the order of `keys`; those gone are left out."""

    def newest(self, filters: Filters, limit: int, after: Cursor | None = None) -> tuple[Row, ...]:
        """Return a page of memories without history, newest first."""

    def newest_keys(self, filters: Filters, stop: Stop | None = None) -> "array[int]":
        """Return the keys of all memories that pass, newest first."""

    def readable_keys(self, filters: Filters) -> "array[int]":
        """Return the same; remembered until a memory changes, since an assistant asks for the same all the time."""

    def count(self, filters: Filters) -> int:
        """Return how many memories pass."""

    def frequencies(self, words: Iterable[str], grams: Iterable[str]) -> dict[str, int]:
        """Return for each given term of the two word indexes in how many memories it stands.

        A word that ends in `*` counts what begins so; "" holds about how many memories there are.
        """

    def match(
        self, words: str, trigrams: str, filters: Filters, *, key: int | None = None, stop: Stop | None = None
    ) -> list[WordMatch]:
        """Return every memory that matches one of two FTS5 expressions ("" matches nothing).

        With `key`, only that memory is looked at.
        """

    def matching_keys(self, words: str, filters: Filters, stop: Stop | None = None) -> "array[int]":
        """Return the keys of all memories that match an expression of the word index, newest first."""

    def word_scores(self, words: str, stop: Stop | None = None) -> list[tuple[int, float]]:
        """Return key and BM25 (0..inf, more is better) of all memories, of any being, that match, by rising key."""

    def word_postings(self, word: str, stop: Stop | None = None) -> Numbers:
        """Return the key of a memory, of any being, once for each time that a word stands in it, in no order.

        A word that ends in `*` stands for every word that begins so.
        """

    def gram_postings(self, gram: str, stop: Stop | None = None) -> Numbers:
        """Return the key of a memory, of any being, once for each time that a 3-gram stands in it, in no order."""

    def index_sizes(self) -> IndexSizes:
        """Return what BM25 needs of all memories."""

    def holding(self, words: str, stop: Stop | None = None) -> Numbers:
        """Return the keys of all memories, of any being, that match an expression of the word index."""

    def ranking_news(self, being_id: str, mark: RankingMark | None, limit: int) -> RankingNews:
        """Return what ranking needs of the memories of a being that changed since a mark (None: of all).

        At most `limit` memories are read at once; see `VectorNews` for how to follow.
        """

    def folded(self, keys: Sequence[int]) -> dict[int, str]:
        """Return the searchable form of memories, as `model.fold` made it."""

    def backgrounds(self, keys: Sequence[int]) -> dict[int, Background]:
        """Return what stands around memories; those gone are left out."""

    def neighbours(self, keys: Sequence[int]) -> dict[int, Neighbours]:
        """Return what was written just before and after memories in their sessions; those gone are left out."""

    def sessions(self, keys: Sequence[int]) -> dict[int, str]:
        """Return what names the session of memories, as in `Background`; those gone are left out."""

    def beings(self) -> tuple[str, ...]:
        """Return who has memories, the first who had one first."""

    def abouts(self, being_id: str) -> tuple[str, ...]:
        """Return whom this being's memories are about, each once."""

    def passing(self, keys: Sequence[int], filters: Filters) -> list[WordMatch]:
        """Return those memories that pass, as matches without a word, in the order of `keys`."""

    def draft(self, name: str) -> str:
        """Return a text being written, or ""."""

    def save_draft(self, name: str, text: str) -> None:
        """Keep a text being written; "" removes it and its bytes."""

    def unsaved(self, key: int) -> str:
        """Return the words typed for a memory and not saved yet, or ""."""

    def save_unsaved(self, key: int, words: str) -> None:
        """Keep words typed for a memory; "" removes them and their bytes, and so does forgetting it."""

    def setting(self, name: str) -> str | None:
        """Return a setting that is kept in the file, or None."""

    def save_setting(self, name: str, value: str) -> None:
        """Keep a setting in the file."""

    def problems(self) -> tuple[str, ...]:
        """Return a plain sentence for each thing wrong with the file or its indexes."""

    def erasing_many(self) -> AbstractContextManager[None]:
        """Make `forget` inside much faster for many memories; leaving cleans up, and so may take a while."""

    def tidy(self, *, wholly: bool = False) -> Iterator[None]:
        """Make later searches and erasures faster, a short step at each `next()`; stopping is safe.

        `wholly` merges all there is; otherwise only what has fallen into many pieces.
        """

    def scrub(self) -> bool:
        """Take forgotten bytes out of the write-ahead log; False while a reader holds it open."""

    def close(self) -> None:
        """Scrub, then close the file."""
