"""How well memories are found: `python -m tests.recall.quality FOLDER`.

For every file of question sets in the folder one line a ranker: file, ranker, nDCG@10, hit@10, MRR, as means
over the questions that have an answer. Then what the two ways of indexing cost on the same memories.
"""

import math
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.recall.pools import Pool, pools
from tests.recall.rankers import OneTokenizer, Opened, Product, insert_plain, one_tokenizer_store
from wellkept.store.sqlite.sqlite_store import SqliteStore

RANKERS: dict[str, Opened] = {
    "words+trigrams": Product.undated,
    "words+trigrams*weight": Product.dated,
    "unicodewords": OneTokenizer,
}
_CUT = 10


def measures(order: list[str], relevant: frozenset[str]) -> tuple[float, float, float]:
    """Return nDCG@10, hit@10 and the reciprocal rank of the first answer, all 0..1."""
    places = [place for place, memory_id in enumerate(order) if memory_id in relevant]
    gain = sum(1 / math.log2(place + 2) for place in places if place < _CUT)
    best = sum(1 / math.log2(place + 2) for place in range(min(len(relevant), _CUT)))
    first = places[0] if places else None
    return gain / best, float(first is not None and first < _CUT), 0.0 if first is None else 1 / (first + 1)


def quality(stores: Iterable[Pool], opened: Opened, folder: Path) -> tuple[float, float, float]:
    """Return the means of `measures` over all questions of some stores."""
    rows: list[tuple[float, float, float]] = []
    for place, pool in enumerate(stores):
        ranker = opened(pool, folder / f"{place}.db")
        rows += [measures(ranker.rank(question.text), question.relevant) for question in pool.questions]
        ranker.close()
    count = max(len(rows), 1)
    ndcg, hit, first = (sum(column) / count for column in zip(*rows, strict=True)) if rows else (0.0, 0.0, 0.0)
    return ndcg, hit, first


def main(arguments: list[str]) -> int:
    """Print the lines for the folder named."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: python -m tests.recall.quality FOLDER", file=sys.stderr)
        return 2
    print(f"{'file':28} {'ranker':22} nDCG@10 hit@10 MRR")
    texts: list[str] = []
    for path in sorted(Path(arguments[0]).glob("*.jsonl")):
        stores = list(pools(path))
        texts += [text for pool in stores for _, text, _ in pool.memories]
        for name, opened in RANKERS.items() if stores else ():
            with tempfile.TemporaryDirectory() as folder:
                ndcg, hit, first = quality(stores, opened, Path(folder))
            print(f"{path.name:28} {name:22} {ndcg:.4f} {hit:.4f} {first:.4f}", flush=True)
    if texts:
        costs(texts)
    return 0


def costs(texts: list[str]) -> None:
    """Print what the two ways of indexing cost on these texts: room, keeping, forgetting."""
    print(f"\n{len(texts)} memories{'':12} index kB  keep ms each  forget ms each")
    for name, cost in (("words+trigrams", _product_cost), ("unicodewords", _one_tokenizer_cost)):
        with tempfile.TemporaryDirectory() as folder:
            room, keep, forget = cost(texts, Path(folder) / "cost.db")
        print(f"{name:28} {room / 1024:8.0f} {keep:13.3f} {forget:15.3f}")


def _product_cost(texts: list[str], path: Path) -> tuple[float, float, float]:
    pool = Pool(tuple((str(place), text, None) for place, text in enumerate(texts)), ())
    opened: list[Product] = []
    keep = _milliseconds(lambda: opened.append(Product.undated(pool, path))) / len(texts)
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
