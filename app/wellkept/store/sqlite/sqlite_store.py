"""The `Store` protocol over one SQLite file and one connection. Use it from one thread only."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Self

import apsw

from wellkept.model.errors import MemoryNotFound, StoreReadOnly
from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.store.sqlite import check, context, drafts, lists, memories, search
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.erase import scrub
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.refold import refold_if_older
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.tidy import tidy
from wellkept.store.store import Background, Cursor, Facets, Neighbours, Row, Stop, WordMatch


class SqliteStore:
    """One file of memories. See `wellkept.store.store.Store` for what each method promises."""

    def __init__(self, con: apsw.Connection, *, read_only: bool) -> None:
        self._con = con
        self.read_only = read_only

    @classmethod
    def open(cls, path: Path, *, make_folder: bool = False) -> Self:
        """Open a file, bring it to the newest schema, and pay what scrubbing is owed.

        Raises: a StoreError that says what is wrong with the file or its folder.
        """
        con, read_only = open_file(path, make_folder=make_folder)
        try:
            with owner_faults():
                migrate(con, path, steps=migration_texts(), read_only=read_only)
                if not read_only:
                    refold_if_older(con)
                    scrub(con)
                return cls(con, read_only=read_only)
        except BaseException:
            con.close()
            raise

    def insert(self, new: Sequence[Memory]) -> tuple[int, ...]:
        with self._writing():
            return memories.insert(self._con, new)

    def replace(self, rows: Sequence[Row]) -> None:
        with self._writing():
            memories.replace(self._con, rows)

    def forget(self, keys: Sequence[int]) -> tuple[Row, ...]:
        with self._writing():
            return memories.forget(self._con, keys)

    def put_back(self, rows: Sequence[Row]) -> None:
        with self._writing():
            memories.put_back(self._con, rows)

    def row(self, key: int) -> Row:
        with owner_faults():
            return _found(lists.row_of(self._con, key))

    def by_id(self, memory_id: str) -> Row:
        with owner_faults():
            return _found(lists.row_by_id(self._con, memory_id))

    def known(self, being_id: str, content: str) -> Row | None:
        with owner_faults():
            return lists.known(self._con, being_id, content)

    def rows(self, keys: Sequence[int]) -> tuple[Row, ...]:
        with owner_faults():
            return lists.rows(self._con, keys)

    def newest(self, filters: Filters, limit: int, after: Cursor | None = None) -> tuple[Row, ...]:
        with owner_faults():
            return lists.newest(self._con, filters, limit, after)

    def newest_keys(self, filters: Filters, stop: Stop | None = None) -> "array[int]":
        with owner_faults():
            return lists.newest_keys(self._con, filters, stop)

    def count(self, filters: Filters) -> int:
        with owner_faults():
            return lists.count(self._con, filters)

    def facets(self, being_id: str) -> Facets:
        with owner_faults():
            return lists.facets(self._con, being_id)

    def frequencies(self, words: Iterable[str], grams: Iterable[str]) -> dict[str, int]:
        with owner_faults():
            return search.frequencies(self._con, words, grams)

    def match(
        self, words: str, trigrams: str, filters: Filters, *, key: int | None = None, stop: Stop | None = None
    ) -> list[WordMatch]:
        with owner_faults():
            return search.match(self._con, words, trigrams, filters, key=key, stop=stop)

    def matching_keys(self, words: str, filters: Filters, stop: Stop | None = None) -> "array[int]":
        with owner_faults():
            return search.matching_keys(self._con, words, filters, stop)

    def folded(self, keys: Sequence[int]) -> dict[int, str]:
        with owner_faults():
            return search.folded(self._con, keys)

    def backgrounds(self, keys: Sequence[int]) -> dict[int, Background]:
        with owner_faults():
            return context.backgrounds(self._con, keys)

    def neighbours(self, keys: Sequence[int]) -> dict[int, Neighbours]:
        with owner_faults():
            return context.neighbours(self._con, keys)

    def abouts(self, being_id: str) -> tuple[str, ...]:
        with owner_faults():
            return context.abouts(self._con, being_id)

    def passing(self, keys: Sequence[int], filters: Filters) -> list[WordMatch]:
        with owner_faults():
            return context.passing(self._con, keys, filters)

    def draft(self, name: str) -> str:
        with owner_faults():
            return drafts.load(self._con, name)

    def save_draft(self, name: str, text: str) -> None:
        with self._writing():
            drafts.save(self._con, name, text)

    def changes(self) -> int:
        with owner_faults():
            version: int = self._con.execute("pragma data_version").get
            return version

    def problems(self) -> tuple[str, ...]:
        with owner_faults():
            return check.problems(self._con, read_only=self.read_only)

    def tidy(self) -> Iterator[None]:
        if not self.read_only:
            with owner_faults():
                yield from tidy(self._con)

    def scrub(self) -> bool:
        with owner_faults():
            return self.read_only or scrub(self._con)

    def close(self) -> None:
        try:
            self.scrub()
        finally:
            self._con.close()

    def _writing(self) -> AbstractContextManager[None]:
        if self.read_only:
            raise StoreReadOnly
        return owner_faults()


def _found(row: Row | None) -> Row:
    if row is None:
        raise MemoryNotFound
    return row
