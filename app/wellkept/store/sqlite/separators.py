"""Taking forgotten words out of the tables of contents of the word indexes.

An index keeps its terms on leaves; a table of contents (`words_fts_idx`) says from which term on a leaf begins.
Such a separator is the first term its leaf had when it was written, or the beginning of it. FTS5's secure
delete takes a term from its leaf but leaves the separator made of it: after 30 of 100,000 memories were
forgotten, 4 separators of the one index and 75 of the other began words that nothing held any more.

So after each erasure the separators made of an erased term are compared with the first term that their leaf
has now. One that does not begin that term is replaced by the shortest beginning of it that sorts behind the
old separator. All that FTS5 asks of a separator still holds: it sorts behind every term of the leaves before
it (as the old one did, and it is greater), and not behind the first term of its own leaf (it begins it).
A separator without a leaf, as a merge that is under way leaves them, is removed: none is looked up by it.
Source of the forms read here: SQLite's `fts5_index.c` (`fts5WriteAppendTerm` makes separators,
`fts5IndexIntegrityCheckSegment` says what they must obey, `fts5SegIterSeekInit` uses them).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from os.path import commonprefix
from typing import NamedTuple

import apsw

from wellkept.store.sqlite.search import TRIGRAMS_TOKENIZER, WORDS_TOKENIZER

_TOKENIZERS = {"words_fts": WORDS_TOKENIZER, "trigrams_fts": TRIGRAMS_TOKENIZER}
_TERM = b"0"
"""What stands before each term: FTS5 keeps terms of prefix indexes, which we have none of, under other digits."""

# A piece of one leaf has one separator, which is empty: most pieces are passed over by that.
_MADE_OF = """
with recursive pieces(segid) as (
  select min(segid) from {index}_idx
  union all
  select (select min(i.segid) from {index}_idx as i where i.segid > pieces.segid) from pieces
  where pieces.segid is not null
)
select i.segid, i.term, d.block
from pieces cross join json_each(?) as made cross join {index}_idx as i
  on i.segid = pieces.segid and i.term = unhex(made.value)
left join {index}_data as d on d.id = (i.segid << 37) + i.pgno / 2
where exists(select 1 from {index}_idx as more where more.segid = pieces.segid and more.term > x'')
"""
_ALL = """
select i.segid, i.term, d.block from {index}_idx as i
left join {index}_data as d on d.id = (i.segid << 37) + i.pgno / 2 where i.term > x''
"""
_SWEPT = "separators_swept"


class _Separator(NamedTuple):
    piece: int
    term: bytes
    leaf: bytes | None


def renew_separators(con: apsw.Connection, erased: Iterable[str]) -> None:
    """Replace the separators made of texts (searchable forms) that were just erased, in the same transaction."""
    texts = [text.encode() for text in erased]
    for index, (name, *args) in _TOKENIZERS.items() if texts else ():
        _flush(con, index)
        tokens = con.fts5_tokenizer(name, args)
        terms: set[str] = set()
        for text in texts:
            terms.update(
                tokens(text, apsw.FTS5_TOKENIZE_DOCUMENT, None, include_offsets=False, include_colocated=False)
            )
        beginnings = {
            term[:end].hex() for term in (_TERM + term.encode() for term in terms) for end in range(2, len(term) + 1)
        }
        found = con.execute(_MADE_OF.format(index=index), (json.dumps(list(beginnings)),))
        _renew(con, index, map(_Separator._make, found))


def renew_all_separators(con: apsw.Connection) -> None:
    """Replace every separator that does not begin its leaf, inside a transaction."""
    for index in _TOKENIZERS:
        _flush(con, index)
        _renew(con, index, map(_Separator._make, con.execute(_ALL.format(index=index))))
    con.execute("insert or replace into meta(key, value) values(?, 1)", (_SWEPT,))


def separators_are_renewed(con: apsw.Connection) -> bool:
    """Tell whether all separators of this file were looked at once: an earlier Wellkept left them as they were."""
    return con.execute("select value from meta where key = ?", (_SWEPT,)).get is not None


def _flush(con: apsw.Connection, index: str) -> None:
    """Let the leaves change now and not at the commit only."""
    con.execute(f"insert into {index}({index}) values('flush')")


def _renew(con: apsw.Connection, index: str, found: Iterable[_Separator]) -> None:
    stale: list[tuple[_Separator, bytes | None]] = []
    for separator in found:
        first = None if separator.leaf is None else first_term(separator.leaf)
        if first is None or not first.startswith(separator.term):
            stale.append((separator, first))
    if stale:
        with _undefended(con):
            for separator, first in stale:
                _replace(con, index, separator, first)


def _replace(con: apsw.Connection, index: str, old: _Separator, first: bytes | None) -> None:
    where = "where segid = ? and term = ?"
    if first is None:
        con.execute(f"delete from {index}_idx {where}", (old.piece, old.term))  # noqa: S608 - ours
        return
    new = first[: len(commonprefix([old.term, first])) + 1]
    con.execute(f"update {index}_idx set term = ? {where}", (new, old.piece, old.term))  # noqa: S608 - ours


def first_term(leaf: bytes) -> bytes | None:
    """Return the first term of a leaf; None if none begins on it.

    Bytes 2 and 3 say where the leaf's own list of its terms' places begins; a place holds the term's length.
    """
    places = int.from_bytes(leaf[2:4], "big")
    if places >= len(leaf):
        return None
    place, _ = _number(leaf, places)
    length, start = _number(leaf, place)
    return leaf[start : start + length]


def _number(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of seven bits a byte, the greatest first, and where it ends."""
    value = 0
    while True:
        byte = data[at]
        at += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at


@contextmanager
def _undefended(con: apsw.Connection) -> Iterator[None]:
    """Let the tables that belong to an index be written inside: SQLite's defence forbids it, rightly, elsewhere."""
    con.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 0)
    try:
        yield
    finally:
        con.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
