"""Reading by words: how common a word is, what matches, and the filters that every list shares."""

from __future__ import annotations  # apsw.SQLiteValue and array[int] are names for the type checker only

import json
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

import apsw

from wellkept.model.errors import Interrupted
from wellkept.model.query import Filters
from wellkept.store.sqlite.reading import readable_sql
from wellkept.store.sqlite.staying import STAYS
from wellkept.store.sqlite.stems import stemmed
from wellkept.store.store import Stop, WordMatch

_STEPS_BETWEEN_STOPS = 2000  # virtual machine steps: about a tenth of a millisecond

# Grouping costs as little as merging in Python; a full join a hundred times more. The cross join keeps SQLite
# from walking all memories of the being instead of those found.
_MATCH = """
select m.rid, sum(found.words), sum(found.trigrams), m.importance, m.created_at
from (
  select rowid as rid, -bm25(words_fts) as words, 0.0 as trigrams
  from words_fts where words_fts match ? {only}
  union all
  select rowid, 0.0, -bm25(trigrams_fts) from trigrams_fts where trigrams_fts match ? {only}
) as found
cross join memories as m indexed by memories_ranking on m.rid = found.rid
where {where}
group by found.rid
"""
COUNTED_MAX = 12_000
"""So many memories that hold a word are counted one by one: 0.4 ms."""
_GRAMS_COUNTED_MAX = 2_600  # a search reads no more of them
_ONE_BY_ONE = 64
_NOTHING = '""'  # a phrase without a word: valid, and matches no row


def filter_sql(filters: Filters) -> tuple[str, tuple[apsw.SQLiteValue, ...]]:
    """Return the condition on `memories as m` for some filters, with its bindings in order."""
    clauses: list[str] = ["m.being_id = ?"]
    bindings: list[apsw.SQLiteValue] = [filters.being_id]
    for clause, *values in (*_any_of(filters), *_ranges(filters)):
        clauses.append(clause)
        bindings.extend(values)
    return " and ".join(clauses), tuple(bindings)


_IN = "in (select value from json_each(?))"


def _any_of(filters: Filters) -> Iterator[tuple[str, *tuple[str, ...]]]:
    """Yield the clauses for lists of values, with their bindings."""
    if filters.kinds:
        yield f"m.kind {_IN}", json.dumps([str(kind) for kind in filters.kinds])
    if filters.sources:
        wanted = json.dumps(filters.sources)
        yield f"(m.source {_IN} or substr(m.source, 1, instr(m.source, ':') - 1) {_IN})", wanted, wanted
    for tag in filters.tags:
        yield "m.rid in (select rid from memory_tags where tag = ?)", tag
    if filters.any_tags:
        yield f"m.rid in (select rid from memory_tags where tag {_IN})", json.dumps(filters.any_tags)  # noqa: S608 - ours
    if filters.abouts:
        yield f"m.about {_IN}", json.dumps(filters.abouts)
    if filters.trust:
        yield f"m.trust {_IN}", json.dumps([str(trust) for trust in filters.trust])
    if filters.among:
        yield f"m.rid {_IN}", json.dumps(filters.among)
    yield from readable_sql(filters.readable)


def _ranges(filters: Filters) -> Iterator[tuple[str, *tuple[int, ...]]]:
    """Yield the other clauses, with their bindings."""
    if filters.core is not None:
        yield "m.core = ?", int(filters.core)
    if filters.since is not None:
        yield "m.created_at >= ?", filters.since
    if filters.until is not None:
        yield "m.created_at < ?", filters.until
    if filters.stays is not None:
        yield (STAYS if filters.stays else f"not {STAYS}",)


@contextmanager
def interruptible(con: apsw.Connection, stop: Stop | None) -> Iterator[None]:
    """End the statements inside with `Interrupted` once `stop` answers True."""
    if stop is None:
        yield
        return
    con.set_progress_handler(stop, _STEPS_BETWEEN_STOPS)
    try:
        yield
    except apsw.InterruptError:
        raise Interrupted from None
    finally:
        con.set_progress_handler(None)


def match(
    con: apsw.Connection,
    words: str,
    trigrams: str,
    filters: Filters,
    *,
    key: int | None = None,
    stop: Stop | None = None,
) -> list[WordMatch]:
    """Return every memory that matches one of two FTS5 expressions ("" matches nothing), in no order."""
    if not words and not trigrams:
        return []
    where, bindings = filter_sql(filters)
    only = "" if key is None else "and rowid = ?"
    one: tuple[apsw.SQLiteValue, ...] = () if key is None else (key,)
    asked = (words or _NOTHING, *one, trigrams or _NOTHING, *one, *bindings)
    with interruptible(con, stop):
        return list(map(WordMatch._make, con.execute(_MATCH.format(where=where, only=only), asked)))


def matching_keys(con: apsw.Connection, words: str, filters: Filters, stop: Stop | None = None) -> array[int]:
    """Return the keys of all memories that match in whole words, newest first, without scores."""
    where, bindings = filter_sql(filters)
    sql = (
        f"select m.rid from memories as m where {where}"  # noqa: S608 - `where` is ours
        " and m.rid in (select rowid from words_fts where words_fts match ?)"
        " order by m.created_at desc, m.rid desc"
    )
    with interruptible(con, stop):
        return array("q", (row[0] for row in con.execute(sql, (*bindings, words or _NOTHING))))


def folded(con: apsw.Connection, keys: Sequence[int]) -> dict[int, str]:
    """Return the searchable form of some memories; those gone are left out."""
    sql = "select m.rid, m.folded from json_each(?) as wanted join memories as m on m.rid = wanted.value"
    return {int(key): str(text) for key, text in con.execute(sql, (json.dumps(list(keys)),))}


def frequencies(
    con: apsw.Connection,
    words: Iterable[str],
    grams: Iterable[str],
    known_words: dict[str, int] | None = None,
    known_grams: dict[str, int] | None = None,
) -> dict[str, int]:
    """Return in how many memories each word and each 3-gram stands; what is known already is not counted again.

    Under "" stands about how many memories there are (not fewer). A word ending in `*` counts what begins
    so, a memory once for each such word, up to `COUNTED_MAX`. The word index holds stems, so a word is looked
    up by the stem that the index would make of it. Past `COUNTED_MAX` memories (of a 3-gram sooner) the rest
    is taken to hold a word as often as those counted, so that no word takes longer than 1 ms.
    """
    known_words = {} if known_words is None else known_words
    known_grams = {} if known_grams is None else known_grams
    greatest = int(con.execute("select ifnull(max(rid), 0) from memories").get)
    words, grams = list(words), list(grams)
    new = [word for word in words if word not in known_words]
    whole = [word for word in new if not word.endswith("*")]
    if len(whole) > _ONE_BY_ONE:
        known_words |= _looked_up(con, whole)
    else:
        known_words |= {word: _count(con, "words_fts", word, COUNTED_MAX, greatest) for word in whole}
    known_words |= {word: _count_beginning(con, word[:-1]) for word in new if word.endswith("*")}
    for gram in grams:
        if gram not in known_grams:
            known_grams[gram] = _count(con, "trigrams_fts", gram, _GRAMS_COUNTED_MAX, greatest)
    counts = {word: known_words[word] for word in words} | {gram: known_grams[gram] for gram in grams}
    counts[""] = greatest
    return counts


def _count(con: apsw.Connection, index: str, term: str, most: int, greatest: int) -> int:
    """Count the memories that hold a term, exactly below `most`; from there on in proportion."""
    sql = f"select count(*), max(rowid) from (select rowid from {index} where {index} match ? limit ?)"  # noqa: S608
    total, last = con.execute(sql, (f'"{term}"', most)).fetchone() or (0, 0)
    return int(total) if total < most else int(total * max(greatest, last) // last)


def _looked_up(con: apsw.Connection, words: Sequence[str]) -> dict[str, int]:
    """Count many words, most of which stand nowhere, by the term that stands for each in the index."""
    stems = {word: stemmed(con, word) for word in words}
    sql = "select v.term, v.doc from json_each(?) as wanted cross join words_vocab as v on v.term = wanted.value"
    found = dict(con.execute(sql, (json.dumps(list(set(stems.values()))),)))
    return {word: int(found.get(term, 0)) for word, term in stems.items()}


def _count_beginning(con: apsw.Connection, start: str) -> int:
    """Add up the memories of each word that begins so, no further than to know that they are many."""
    stem = stemmed(con, start)
    total = 0
    sql = "select doc from words_vocab where term >= ? and term < ?"
    for (count,) in con.execute(sql, (stem, f"{stem}\U0010ffff")):
        total += count
        if total > COUNTED_MAX:
            break
    return total
