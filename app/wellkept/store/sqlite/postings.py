"""Reading who has a word and how often, as numbers: what BM25 is made of, in a seventh of the time SQLite takes.

SQLite's own `bm25` walks all that a term matches twice and answers row by row (2.5 ms for 3,000 memories); here one
walk joins the keys to one text (0.3 ms), and the arithmetic is done in columns. Source of the two formats read here:
SQLite's `fts5_index.c` and `fts5_storage.c` (the averages record, the sizes of documents), its file format (varints).
"""

from __future__ import annotations  # array[int] is a name for the type checker only

from array import array

import apsw

from wellkept.store.sqlite.search import interruptible
from wellkept.store.sqlite.stems import stemmed
from wellkept.store.store import IndexSizes, Numbers, Stop

_WORD = "select group_concat(doc) from temp.words_instances where term = ?"
_BEGINNING = "select group_concat(doc) from temp.words_instances where term >= ? and term < ?"
_GRAM = "select group_concat(doc) from temp.trigrams_instances where term = ?"
_AVERAGES = "select block from {index}_data where id = 1"


def word_postings(con: apsw.Connection, word: str, stop: Stop | None) -> Numbers:
    """Return the key of each memory as often as a word stands in it; with `*` at its end, what begins so."""
    stem = stemmed(con, word.removesuffix("*"))
    if not stem:
        return ""
    if word.endswith("*"):
        return _joined(con, _BEGINNING, (stem, f"{stem}\U0010ffff"), stop)
    return _joined(con, _WORD, (stem,), stop)


def gram_postings(con: apsw.Connection, gram: str, stop: Stop | None) -> Numbers:
    """Return the key of each memory as often as a 3-gram stands in it."""
    return _joined(con, _GRAM, (gram,), stop)


def index_sizes(con: apsw.Connection) -> IndexSizes:
    """Return how many memories there are, and how many words and 3-grams they have together."""
    words, grams = (_averages(con, index) for index in ("words_fts", "trigrams_fts"))
    return IndexSizes(words[0], words[1], grams[1])


def _averages(con: apsw.Connection, index: str) -> tuple[int, int]:
    """Return how many rows and terms an index holds; nothing is written of an empty one."""
    found = varints(con.execute(_AVERAGES.format(index=index)).get or b"")
    return (found[0], found[1]) if len(found) == 2 else (0, 0)


def varints(data: bytes) -> array[int]:
    """Return whole numbers as SQLite writes them: seven bits a byte, the highest first, the last byte below 128."""
    if data.isascii():
        return array("Q", list(data))
    found, value = array("Q"), 0
    for byte in data:
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            found.append(value)
            value = 0
    return found


def _joined(con: apsw.Connection, sql: str, bindings: tuple[str, ...], stop: Stop | None) -> Numbers:
    with interruptible(con, stop):
        return str(con.execute(sql, bindings).get or "")
