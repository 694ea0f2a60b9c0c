"""Taking out what the word indexes' own secure delete leaves of erased words, in the transaction that erases.

**Separators.** An index keeps its terms on leaves; a table of contents (`words_fts_idx`) says from which term on
a leaf begins. Such a separator is the first term its leaf had when it was written, or the beginning of it. Secure
delete takes a term from its leaf and leaves the separator. So those made of an erased term are compared with the
first term that their leaf has now. One that does not begin it is replaced by the shortest beginning of that term
which sorts behind the old separator. All that FTS5 asks of a separator still holds: it sorts behind every term of
the leaves before (as the old one did, and it is greater), and not behind its own leaf's first term (it begins it).
One whose leaf a merge has taken away is removed: looking by it and without it ends at the same leaf.

**Used-up pieces.** A merge in steps trims the pieces it reads, but one that it has read to its end lies there whole
until the merge ends, in no search and in no delete. Its leaves are removed; FTS5 never reads them again.

Both tables belong to FTS5, and SQLite's defence forbids writing them; it is let down for just these statements.
The cheap ways of FTS5's own would write whole indexes anew: 40 MB for 100,000 memories, at every other erasure
of a rare word. Source: `fts5_index.c` of SQLite 3.53 (`fts5WriteAppendTerm`, `fts5IndexIntegrityCheckSegment`,
`fts5SegIterSeekInit`, `fts5TrimSegments`, `fts5IndexMergeLevel`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import apsw

from wellkept.store.sqlite.index_forms import Piece, first_term, levels
from wellkept.store.sqlite.stems import TRIGRAMS_TOKENIZER, WORDS_TOKENIZER

_TOKENIZERS = {"words_fts": WORDS_TOKENIZER, "trigrams_fts": TRIGRAMS_TOKENIZER}
_TERM = b"0"
"""What stands before each term: FTS5 marks terms of prefix indexes, which we have none of, by other digits."""
_STRUCTURE = 10
"""The row of `words_fts_data` that lists the pieces. A leaf's row is its piece's number << 37, plus its own."""

# Pieces of one leaf have one separator, which is empty. Of many they are most, so they are left out first.
_MADE_OF = """
with recursive
  pieces(segid) as (
    select min(segid) from {index}_idx
    union all
    select (select min(i.segid) from {index}_idx as i where i.segid > pieces.segid) from pieces
    where pieces.segid is not null
  ),
  large(segid) as materialized (
    select segid from pieces
    where exists(select 1 from {index}_idx as i where i.segid = pieces.segid and i.term > x'')
  ),
  made(term) as materialized (select unhex(value) from json_each(?))
select i.segid, i.term, d.block
from made cross join large cross join {index}_idx as i on i.segid = large.segid and i.term = made.term
left join {index}_data as d on d.id = (i.segid << 37) + i.pgno / 2
"""
_ALL = """
select i.segid, i.term, d.block from {index}_idx as i
left join {index}_data as d on d.id = (i.segid << 37) + i.pgno / 2 where i.term > x''
"""
_TAKEN_OUT = "leftovers_taken_out"


class _Separator(NamedTuple):
    piece: int
    term: bytes
    leaf: bytes | None


def take_out_leftovers(con: apsw.Connection, erased: Iterable[str]) -> None:
    """Take out what is left of texts (searchable forms) that were erased in this transaction."""
    texts = [text.encode() for text in erased]
    for index in _TOKENIZERS if texts else ():
        _remove_used_up(con, index)
        beginnings = json.dumps([one.hex() for one in _beginnings(con, index, texts)])
        found = con.execute(_MADE_OF.format(index=index), (beginnings,))
        _renew(con, index, map(_Separator._make, found))


def take_out_all_leftovers(con: apsw.Connection) -> None:
    """Take out what is left of whatever was erased before, inside a transaction: 25 ms at 100,000 memories."""
    for index in _TOKENIZERS:
        _remove_used_up(con, index)
        _renew(con, index, map(_Separator._make, con.execute(_ALL.format(index=index))))
    con.execute("insert or replace into meta(key, value) values(?, 1)", (_TAKEN_OUT,))


def may_have_leftovers(con: apsw.Connection) -> bool:
    """Tell whether an earlier Wellkept, which knew nothing of leftovers, may have erased in this file."""
    return con.execute("select value from meta where key = ?", (_TAKEN_OUT,)).get is None


def pieces_of(con: apsw.Connection, index: str) -> tuple[tuple[Piece, ...], ...]:
    """Return the pieces of an index by level, the newest first."""
    structure: bytes = con.execute(f"select block from {index}_data where id = ?", (_STRUCTURE,)).get  # noqa: S608 - ours
    return levels(structure)


def _beginnings(con: apsw.Connection, index: str, texts: Iterable[bytes]) -> set[bytes]:
    """Return every beginning of every term that texts have in an index: all that separators were made of."""
    name, *args = _TOKENIZERS[index]
    tokens = con.fts5_tokenizer(name, args)
    terms: set[bytes] = set()
    for text in texts:
        found = tokens(text, apsw.FTS5_TOKENIZE_DOCUMENT, None, include_offsets=False, include_colocated=False)
        terms.update(_TERM + str(term).encode() for term in found)
    return {term[:end] for term in terms for end in range(len(_TERM) + 1, len(term) + 1)}


def _remove_used_up(con: apsw.Connection, index: str) -> None:
    con.execute(f"insert into {index}({index}) values('flush')")  # else the index changes at the commit only
    for piece in (piece.number for level in pieces_of(con, index) for piece in level if not piece.last_leaf):
        with _undefended(con):
            con.execute(f"delete from {index}_data where id >= ?1 << 37 and id < (?1 + 1) << 37", (piece,))  # noqa: S608 - ours
            con.execute(f"delete from {index}_idx where segid = ?", (piece,))  # noqa: S608 - ours


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
    same = next((at for at, (was, now) in enumerate(zip(old.term, first, strict=False)) if was != now), len(first))
    new = first[: same + 1]
    con.execute(f"update {index}_idx set term = ? {where}", (new, old.piece, old.term))  # noqa: S608 - ours


@contextmanager
def _undefended(con: apsw.Connection) -> Iterator[None]:
    """Let the tables that belong to an index be written inside."""
    con.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 0)
    try:
        yield
    finally:
        con.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
