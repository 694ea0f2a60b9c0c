"""What the two ways of indexing that were considered cost on the same memories."""

import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import apsw
import apsw.fts5

from tests.recall.pools import Pool, Told
from tests.recall.rankers import Opened
from wellkept.store.sqlite.sqlite_store import SqliteStore


def costs(texts: list[str]) -> None:
    """Print what the two ways of indexing cost on these texts: room, keeping, forgetting."""
    print(f"\n{len(texts)} memories{'':12} index kB  keep ms each  forget ms each")
    for name, cost in (("words+trigrams", _product_cost), ("unicodewords", _one_tokenizer_cost)):
        with tempfile.TemporaryDirectory() as folder:
            room, keep, forget = cost(texts, Path(folder) / "cost.db")
        print(f"{name:28} {room / 1024:8.0f} {keep:13.3f} {forget:15.3f}")


def _product_cost(texts: list[str], path: Path) -> tuple[float, float, float]:
    pool = Pool(tuple(Told(str(place), text) for place, text in enumerate(texts)), ())
    opened: list[Opened] = []
    keep = _milliseconds(lambda: opened.append(Opened(pool, path, None))) / len(texts)
    store = opened[0].store
    room = _room(store, ("words_fts%", "trigrams_fts%"))
    some = list(opened[0].ids)[:: max(len(texts) // 50, 1)]
    forget = _milliseconds(lambda: [store.forget([key]) for key in some]) / len(some)
    store.close()
    return room, keep, forget


def _one_tokenizer_cost(texts: list[str], path: Path) -> tuple[float, float, float]:
    con = one_tokenizer_store(path)
    with con:
        keep = _milliseconds(lambda: insert_plain(con, texts)) / len(texts)
    room: int = con.execute("select sum(pgsize) from dbstat where name like 'memories_fts%'").get
    some = range(1, len(texts) + 1, max(len(texts) // 50, 1))

    def forget_all() -> None:
        for rid in some:
            con.execute("delete from memories where rid = ?", (rid,))
            con.execute("pragma wal_checkpoint(truncate)").fetchall()

    forget = _milliseconds(forget_all) / len(some)
    con.close()
    return room, keep, forget


def _room(store: SqliteStore, names: tuple[str, ...]) -> float:
    sql = "select ifnull(sum(pgsize), 0) from dbstat where name like ?"
    return float(sum(store._con.execute(sql, (name,)).get for name in names))


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


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
