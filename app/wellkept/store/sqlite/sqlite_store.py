"""The `Store` protocol over one SQLite file and one connection. Use it from one thread only."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import apsw

from wellkept.model.errors import MemoryNotFound
from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.store.facets import FacetNews, Facets
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite import check, context, facets, forms, lists, memories, postings, ranking, search
from wellkept.store.sqlite.bulk import index_deletes_marked, pay_index_debt
from wellkept.store.sqlite.connection import open_file, real_path, refuse_emptied, telling_of_backups, was_cut_off
from wellkept.store.sqlite.erase import scrub
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.refold import make_starts_if_missing, refold_if_older
from wellkept.store.sqlite.remembered import Remembered
from wellkept.store.sqlite.resealing import bring_back, clean_up
from wellkept.store.sqlite.schema import migrate, migration_texts
from wellkept.store.sqlite.scratch import clear_left_over
from wellkept.store.sqlite.sealing import file_id
from wellkept.store.sqlite.sqlite_accesses import SqliteAccesses
from wellkept.store.sqlite.sqlite_assistants import SqliteAssistants
from wellkept.store.sqlite.sqlite_backups import SqliteBackups
from wellkept.store.sqlite.sqlite_changes import SqliteChanges
from wellkept.store.sqlite.sqlite_doubles import SqliteDoubles
from wellkept.store.sqlite.sqlite_drafts import SqliteDrafts
from wellkept.store.sqlite.sqlite_exam import SqliteExam
from wellkept.store.sqlite.sqlite_forgotten import SqliteForgotten
from wellkept.store.sqlite.sqlite_outside import SqliteOutside
from wellkept.store.sqlite.sqlite_saved import SqliteSaved
from wellkept.store.sqlite.sqlite_sealed import SqliteSealed
from wellkept.store.sqlite.sqlite_signs import SqliteSigns
from wellkept.store.sqlite.sqlite_still import SqliteStill
from wellkept.store.sqlite.sqlite_traces import SqliteTraces
from wellkept.store.sqlite.sqlite_vectors import SqliteVectors
from wellkept.store.sqlite.sqlite_wishes import SqliteWishes
from wellkept.store.sqlite.tidy import tidy
from wellkept.store.store import (
    Background,
    Cursor,
    FormItem,
    Formless,
    IndexSizes,
    Neighbours,
    Numbers,
    RankingMark,
    RankingNews,
    Row,
    Stop,
    WordMatch,
)


class SqliteStore(
    SqliteExam,
    SqliteOutside,
    SqliteSaved,
    SqliteDoubles,
    SqliteSigns,
    SqliteStill,
    SqliteVectors,
    SqliteBackups,
    SqliteTraces,
    SqliteForgotten,
    SqliteSealed,
    SqliteAssistants,
    SqliteAccesses,
    SqliteWishes,
    SqliteDrafts,
    SqliteChanges,
):
    """One file of memories. See `wellkept.store.store.Store` for what each method promises."""

    @classmethod
    def open(cls, path: Path, *, make_folder: bool = False, key: FileKey | None = None) -> Self:
        """Open a file, bring it to the newest schema, and pay what scrubbing is owed.

        `key` opens an encrypted one. Raises: a StoreError that says what is wrong with the file or its folder.
        """
        path = real_path(path)
        bring_back(path)
        with telling_of_backups(path):
            return cls._open(path, key, make_folder=make_folder)

    @classmethod
    def _open(cls, path: Path, key: FileKey | None, *, make_folder: bool) -> Self:
        refuse_emptied(path)
        cut_off = was_cut_off(path)
        con, unwritable = open_file(path, make_folder=make_folder, key=key)
        try:
            with owner_faults():
                migrate(con, path, steps=migration_texts(), read_only=unwritable is not None, key=key)
                if unwritable is None:
                    refold_if_older(con)
                    make_starts_if_missing(con)
                    pay_index_debt(con)
                    scrub(con)
                    clear_left_over(path)
                    clean_up(path)
                store = cls(con, path, unwritable=unwritable, key=key if file_id(path) else None)
                store._cut_off = cut_off
                return store
        except BaseException:
            con.close()
            raise

    def insert(self, new: Sequence[Memory], forms: Sequence[bytes] = ()) -> tuple[int, ...]:
        with self._writing():
            return memories.insert(self._con, new, forms)

    def replace(self, rows: Sequence[Row]) -> None:
        with self._writing():
            memories.replace(self._con, rows)

    def touch(self, keys: Sequence[int], at: int) -> None:
        with self._writing():
            memories.touch(self._con, keys, at)

    def forget(self, keys: Sequence[int]) -> tuple[Row, ...]:
        with self._writing():
            return self._forget(keys)

    def set_aside(self, keys: Sequence[int]) -> tuple[Row, ...]:
        return self._set_aside(keys)

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

    def of_form(self, being_id: str, form: bytes) -> tuple[Row, ...]:
        with owner_faults():
            return forms.of_form(self._con, being_id, form)

    def formless(self, limit: int) -> tuple[Formless, ...]:
        with owner_faults():
            return forms.formless(self._con, limit)

    def put_forms(self, items: Sequence[FormItem]) -> None:
        with self._writing():
            forms.put_forms(self._con, items)

    def drop_forms(self) -> None:
        with self._writing():
            forms.drop_forms(self._con)

    def rows(self, keys: Sequence[int]) -> tuple[Row, ...]:
        with owner_faults():
            return lists.rows(self._con, keys)

    def whole_rows(self, keys: Sequence[int]) -> tuple[Row, ...]:
        with owner_faults():
            return lists.whole_rows(self._con, keys)

    def newest(self, filters: Filters, limit: int, after: Cursor | None = None) -> tuple[Row, ...]:
        with owner_faults():
            return lists.newest(self._con, filters, limit, after)

    def newest_keys(self, filters: Filters, stop: Stop | None = None) -> "array[int]":
        with owner_faults():
            return lists.newest_keys(self._con, filters, stop)

    def readable_keys(self, filters: Filters) -> "array[int]":
        readable = self._known().readable
        if filters not in readable:
            readable[filters] = self.newest_keys(filters)
        return readable[filters]

    def count(self, filters: Filters) -> int:
        # Counting takes 2 ms at 100,000 and is asked for at every key; nothing but a write changes it.
        counts = self._known().counts
        if filters not in counts:
            with owner_faults():
                counts[filters] = lists.count(self._con, filters)
        return counts[filters]

    def facets(self, being_id: str) -> Facets:
        with owner_faults():
            return lists.facets(self._con, being_id)

    def facet_news(self, being_id: str, mark: RankingMark | None, limit: int) -> FacetNews:
        with owner_faults():
            return facets.news(self._con, being_id, mark, limit)

    def frequencies(self, words: Iterable[str], grams: Iterable[str]) -> dict[str, int]:
        known = self._known()
        with owner_faults():
            return search.frequencies(self._con, words, grams, known.words, known.grams)

    def match(
        self, words: str, trigrams: str, filters: Filters, *, key: int | None = None, stop: Stop | None = None
    ) -> list[WordMatch]:
        with owner_faults():
            return search.match(self._con, words, trigrams, filters, key=key, stop=stop)

    def matching_keys(self, words: str, filters: Filters, stop: Stop | None = None) -> "array[int]":
        with owner_faults():
            return search.matching_keys(self._con, words, filters, stop)

    def word_scores(self, words: str, stop: Stop | None = None) -> list[tuple[int, float]]:
        known = self._known().word_scores
        if words not in known:
            with owner_faults():
                known[words] = ranking.scores(self._con, words, stop)
        return known[words]

    def word_postings(self, word: str, stop: Stop | None = None) -> Numbers:
        # Only the last word changes from key to key: those before it are asked for again.
        known = self._known().word_postings
        if word not in known:
            with owner_faults():
                known[word] = postings.word_postings(self._con, word, stop)
        return known[word]

    def gram_postings(self, gram: str, stop: Stop | None = None) -> Numbers:
        known = self._known().gram_postings
        if gram not in known:
            with owner_faults():
                known[gram] = postings.gram_postings(self._con, gram, stop)
        return known[gram]

    def index_sizes(self) -> IndexSizes:
        known = self._known().sizes
        if None not in known:
            with owner_faults():
                known[None] = postings.index_sizes(self._con)
        return known[None]

    def holding(self, words: str, stop: Stop | None = None) -> Numbers:
        holding = self._known().holding
        if words not in holding:
            with owner_faults():
                holding[words] = ranking.holding(self._con, words, stop)
        return holding[words]

    def ranking_news(self, being_id: str, mark: RankingMark | None, limit: int) -> RankingNews:
        with owner_faults():
            return ranking.news(self._con, being_id, mark, limit)

    def folded(self, keys: Sequence[int]) -> dict[int, str]:
        with owner_faults():
            return search.folded(self._con, keys)

    def backgrounds(self, keys: Sequence[int]) -> dict[int, Background]:
        with owner_faults():
            return context.backgrounds(self._con, keys)

    def neighbours(self, keys: Sequence[int]) -> dict[int, Neighbours]:
        known = self._known().neighbours
        with owner_faults():
            known |= context.neighbours(self._con, [key for key in keys if key not in known])
        return {key: known[key] for key in keys if key in known}

    def sessions(self, keys: Sequence[int]) -> dict[int, str]:
        with owner_faults():
            return context.sessions(self._con, keys)

    def beings(self) -> tuple[str, ...]:
        with owner_faults():
            return context.beings(self._con)

    def abouts(self, being_id: str) -> tuple[str, ...]:
        with owner_faults():
            return context.abouts(self._con, being_id)

    def passing(self, keys: Sequence[int], filters: Filters) -> list[WordMatch]:
        with owner_faults():
            return context.passing(self._con, keys, filters)

    def problems(self) -> tuple[str, ...]:
        with owner_faults():
            return check.problems(self._con, read_only=self.read_only)

    @contextmanager
    def erasing_many(self) -> Iterator[None]:
        with self._writing(), index_deletes_marked(self._con):
            yield
        self._remembered = Remembered()

    def tidy(self, *, wholly: bool = False) -> Iterator[None]:
        if not self.read_only:
            with owner_faults():
                yield from tidy(self._con, pieces_max=1) if wholly else tidy(self._con)

    def scrub(self) -> bool:
        with owner_faults():
            return self.read_only or scrub(self._con)

    def close(self) -> None:
        try:
            self.scrub()
        finally:
            try:
                self._con.close()
            except apsw.IOError:  # it could not take the lock to empty the log; of a file to be read only it never can
                if not self.read_only:
                    raise
            except apsw.FullError:  # there was no room to empty the log into the file: all of it stays in the log
                pass
            finally:
                self._looked_into.close()


def _found(row: Row | None) -> Row:
    if row is None:
        raise MemoryNotFound
    return row
