"""The ways of finding that are compared: each fills a store from a pool and ranks it for a question."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, Self

import apsw
import apsw.fts5

from tests.recall.pools import Pool
from wellkept.model.ids import new_memory_id
from wellkept.model.memory import CONTENT_MAX_CHARS, Memory
from wellkept.model.query import Query
from wellkept.recall.recall import recall
from wellkept.store.sqlite.sqlite_store import SqliteStore

LONG_AGO = 1_600_000_000_000
DAY_MS = 86_400_000


class Ranker(Protocol):
    """One way of finding."""

    def rank(self, text: str) -> list[str]:
        """Return the ids of memories, best first."""

    def close(self) -> None:
        """Let go of the file."""


Opened = Callable[[Pool, Path], Ranker]


class Product:
    """The product itself: its store, its recall. Full score, or relevance alone when all are of one age."""

    def __init__(self, pool: Pool, path: Path, *, dated: bool) -> None:
        self.store = SqliteStore.open(path)
        self.now = LONG_AGO + DAY_MS
        if dated:
            self.now = DAY_MS + max((at for _, _, at in pool.memories if at), default=LONG_AGO)
        keys = self.store.insert([_memory(text, at if dated else None) for _, text, at in pool.memories])
        self.ids = dict(zip(keys, (memory_id for memory_id, _, _ in pool.memories), strict=True))

    @classmethod
    def undated(cls, pool: Pool, path: Path) -> Self:
        return cls(pool, path, dated=False)

    @classmethod
    def dated(cls, pool: Pool, path: Path) -> Self:
        return cls(pool, path, dated=True)

    def rank(self, text: str) -> list[str]:
        found = recall(self.store, Query(text=text), self.now, typing=False)
        return [self.ids[key] for key in found.keys]

    def close(self) -> None:
        self.store.close()


class OneTokenizer:
    """The other way that was considered: one index whose tokenizer knows Unicode words (all words OR)."""

    def __init__(self, pool: Pool, path: Path) -> None:
        self.con = one_tokenizer_store(path)
        with self.con:
            insert_plain(self.con, [text for _, text, _ in pool.memories])
        self.ids = [memory_id for memory_id, _, _ in pool.memories]
        self.split = self.con.fts5_tokenizer("simplify", ["casefold", "true", "strip", "true", "unicodewords"])

    def rank(self, text: str) -> list[str]:
        data = text.encode("utf-8", "replace").replace(b"\0", b" ")
        words = self.split(data, apsw.FTS5_TOKENIZE_QUERY, None, include_offsets=False, include_colocated=False)
        asked = " OR ".join(_quoted(str(word)) for word in words)
        if not asked:
            return []
        sql = "select rowid from memories_fts where memories_fts match ? order by rank, rowid desc"
        return [self.ids[int(rid) - 1] for (rid,) in self.con.execute(sql, (asked,))]

    def close(self) -> None:
        self.con.close()


def one_tokenizer_store(path: Path) -> apsw.Connection:
    """Open a file with the one-tokenizer schema, erasing as thoroughly as the product does."""
    con = apsw.Connection(str(path))
    apsw.fts5.register_tokenizers(con, apsw.fts5.map_tokenizers)  # type: ignore[arg-type] # its own table
    con.execute("""
      pragma page_size=8192; pragma secure_delete=on; pragma journal_mode=wal; pragma synchronous=full;
      create table memories(rid integer primary key autoincrement, content text not null) strict;
      create virtual table memories_fts using fts5(content, content='memories', content_rowid='rid',
        tokenize='simplify casefold true strip true unicodewords');
      insert into memories_fts(memories_fts, rank) values('secure-delete', 1);
      create trigger ai after insert on memories begin
        insert into memories_fts(rowid, content) values(new.rid, new.content); end;
      create trigger ad after delete on memories begin
        insert into memories_fts(memories_fts, rowid, content) values('delete', old.rid, old.content); end;
    """).fetchall()
    return con


def insert_plain(con: apsw.Connection, texts: Sequence[str]) -> None:
    con.executemany("insert into memories(content) values(?)", [(text,) for text in texts])


def _quoted(word: str) -> str:
    return '"' + word.replace('"', '""') + '"'


def _memory(text: str, at: int | None) -> Memory:
    moment = LONG_AGO if at is None else at
    return Memory(id=new_memory_id(moment), content=text[:CONTENT_MAX_CHARS], created_at=moment, importance=0.5)
