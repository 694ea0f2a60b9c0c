"""What a memory leaves in the file while it is kept, and who else has the same words.

Told apart from what others have where an index says so at once (words, trigrams, tags); what else turns up after a
forget is looked for in all that is kept (`held_by_others`), so that nothing of others is called a trace.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

import apsw

from wellkept.model.fold import tokens
from wellkept.store.sqlite import attached, ledger, wishes
from wellkept.store.sqlite.lists import whole_rows
from wellkept.store.sqlite.stems import TRIGRAMS_TOKENIZER, WORDS_TOKENIZER
from wellkept.store.store import Row
from wellkept.store.traces import Trace, TraceKind, Traces
from wellkept.store.wishes import KeptWish

SHORTEST = 6
"""Bytes. Six random ones stand in a file of 500 MB by chance once in 500,000 looks; of letters, a rare word's."""
_PIECE = 40
"""Bytes of a sentence that are looked for as one: part of a longer one could be left where the rest was not."""
_VECTOR_PIECES = 4
_VECTOR_PIECE = 16
_ASKED_MOST = 50
"""So many fingerprints of questions that found a memory are looked for."""
_NOT_LOOKED_AT = ("words_", "trigrams_", "sqlite_", "pending_scrub")
_ROWS_A_STEP = 2000
_FIRST_BYTES = b"sqlite format 3"
_DESCRIBED = """
select concat_ws(char(0), name, tbl_name, sql) from sqlite_schema
union all select k from words_fts_config union all select k from trigrams_fts_config
"""


def traces_of(con: apsw.Connection, keys: Sequence[int], wish_ids: Collection[str] = ()) -> Traces:
    """Return what is to be looked for of memories, and of wishes; those that are gone are left out."""
    rows = attached.with_all(con, whole_rows(con, keys))
    forms = [_stored(con, row.key)[0] for row in rows]
    in_words = Counter(word for form in forms for word in set(tokens(form)))
    words = tuple(_alone(con, "words_fts", in_words))
    rare = set(words)  # three letters that nobody else has stand in a word that nobody else has
    in_rare = [" ".join(word for word in tokens(form) if word in rare) for form in forms]
    in_trigrams = Counter(gram for text in in_rare for gram in _terms(con, TRIGRAMS_TOKENIZER, text) if " " not in gram)
    trigrams = tuple(_alone(con, "trigrams_fts", in_trigrams))
    found = [trace for row in rows for trace in _of_row(con, row)]
    found += _of_wishes(wishes.of_ids(con, wish_ids) if wish_ids else ())
    stems = tuple(sorted(_terms(con, WORDS_TOKENIZER, " ".join(words))))
    telling = (word for word in (*words, *stems) if len(word.encode()) >= SHORTEST)
    found += [_trace(TraceKind.WORD, word) for word in telling]
    once = {trace.data: trace for trace in reversed(found)}  # of the same bytes, the first says what they are
    sent = {one.sent_id: one for row in rows for one in ledger.of_memory(con, row.key)}
    latest = tuple(sent[number] for number in sorted(sent, reverse=True))
    return Traces(len(rows), tuple(once.values()), stems, trigrams, latest)


def in_indexes(con: apsw.Connection, traces: Traces) -> tuple[int, int]:
    """Return how many of the words and of the trigrams the word indexes still hold."""
    return _held(con, "words", traces.words), _held(con, "trigrams", traces.trigrams)


def forgotten_waiting(con: apsw.Connection) -> int:
    """Return how many forgotten memories wait for a scrub."""
    waiting: int | None = con.execute("select value from meta where key = 'forgotten_waiting'").get
    return waiting or 0


def held_by_others(con: apsw.Connection, found: Sequence[bytes]) -> Iterator[frozenset[bytes]]:
    """Look through all that is kept for some bytes, thousands of rows a step; the last step has all that is there.

    What describes the file counts too: "created", say, is a word of it, whatever was forgotten. No statement
    stays open between two steps, so a scrub in between is not held up.
    """
    described = b"\0".join((_FIRST_BYTES, *(text.encode().lower() for (text,) in con.execute(_DESCRIBED))))
    held = {one for one in found if one in described}
    yield frozenset(held)
    for table, has_numbers in _tables(con) if found else ():
        for rows in _in_steps(con, table, has_numbers=has_numbers):
            for lower in (value.encode().lower() if isinstance(value, str) else value.lower() for value in rows):
                held.update(one for one in found if one not in held and one in lower)
            yield frozenset(held)
    yield frozenset(held)


def _in_steps(con: apsw.Connection, table: str, *, has_numbers: bool) -> Iterator[list[str | bytes]]:
    """Return the texts and bytes of a table; one without row numbers (they are small) in one step."""
    if not has_numbers:
        yield _texts_and_bytes(con.execute(f'select * from "{table}"'))  # noqa: S608 - of the schema
        return
    last = -(2**63)
    while True:
        sql = f'select rowid, * from "{table}" where rowid > ? order by rowid limit {_ROWS_A_STEP}'  # noqa: S608 - as above
        rows: list[Any] = con.execute(sql, (last,)).fetchall()
        if not rows:
            return
        last = rows[-1][0]
        yield _texts_and_bytes(rows)


def _texts_and_bytes(rows: Iterable[Any]) -> list[str | bytes]:
    return [value for row in rows for value in row if isinstance(value, str | bytes)]


def _tables(con: apsw.Connection) -> list[tuple[str, bool]]:
    """Return the tables that hold what is kept, and whether their rows are numbered."""
    found = con.execute("select name, sql from sqlite_schema where type = 'table' and sql not like 'create virtual%'")
    names = [(str(name), "without rowid" not in str(sql).lower()) for name, sql in found]
    return [(name, numbered) for name, numbered in names if not name.startswith(_NOT_LOOKED_AT)]


def _of_row(con: apsw.Connection, row: Row) -> Iterator[Trace]:
    memory = row.memory
    folded, *digests = _stored(con, row.key)
    yield from _cut(TraceKind.SENTENCE, memory.content)
    yield from _cut(TraceKind.FOLDED, folded)
    yield from _cut(TraceKind.QUOTE, memory.quote or "")
    labels = [tag for tag in memory.tags if _is_alone(con, tag, row.key)]
    labels += [name for name in (memory.source, memory.about, memory.space or "") if ":" in name]
    for label in labels:
        yield from _cut(TraceKind.LABEL, label)
    for earlier in memory.history:
        yield from _cut(TraceKind.EARLIER, earlier.was)
        yield from _cut(TraceKind.EARLIER, earlier.why)
    for question in row.questions:
        yield from _cut(TraceKind.QUESTION, question.text)
    for line in row.lines:
        yield from _cut(TraceKind.LINE, line.line)
    yield from _cut(TraceKind.EARLIER, row.unsaved)
    yield from _of_wishes(row.wishes)
    asked = dict.fromkeys(access.asked for access in row.accesses)
    for data in (*digests, *list(asked)[:_ASKED_MOST]):
        if data:
            yield Trace(TraceKind.FINGERPRINT, data.lower())
    for (vector,) in con.execute("select vec from vectors where rid = ?", (row.key,)):
        yield from _vector_pieces(vector)


def _of_wishes(waiting: Iterable[KeptWish]) -> Iterator[Trace]:
    for wish in waiting:
        for words in (wish.content, wish.why, wish.fields):
            yield from _cut(TraceKind.WISH, words)


def _stored(con: apsw.Connection, key: int) -> tuple[str, bytes | None, bytes | None, bytes | None]:
    found: Any = con.execute("select folded, form, fingerprint, exact from memories where rid = ?", (key,)).fetchone()
    folded, form, check, exact = found
    return str(folded), form, check, exact


def _is_alone(con: apsw.Connection, tag: str, key: int) -> bool:
    return con.execute("select 1 from memory_tags where tag = ? and rid <> ?", (tag, key)).get is None


def _trace(kind: TraceKind, text: str) -> Trace:
    return Trace(kind, text.encode().lower())


def _cut(kind: TraceKind, text: str) -> Iterator[Trace]:
    """Return a text in pieces of bytes; a last one that is too short to tell is joined with the one before."""
    data = text.encode().lower()
    starts = range(0, max(len(data) - SHORTEST, 1), _PIECE)
    for start in starts:
        end = start + _PIECE if start != starts[-1] else len(data)
        if len(data[start:end]) >= SHORTEST:
            yield Trace(kind, data[start:end])


def _vector_pieces(vector: bytes) -> Iterator[Trace]:
    """Return pieces from all over a vector, of those that are not mostly zeros."""
    pieces = [vector[at : at + _VECTOR_PIECE] for at in range(0, len(vector) - _VECTOR_PIECE + 1, _VECTOR_PIECE)]
    telling = [piece for piece in pieces if piece.count(0) < _VECTOR_PIECE // 2]
    for piece in telling[:: max(1, len(telling) // _VECTOR_PIECES)]:
        yield Trace(TraceKind.VECTOR, piece.lower())


def _alone(con: apsw.Connection, index: str, texts: Mapping[str, int]) -> Iterator[str]:
    """Return what stands in no more memories than it is said to: asked so that a common one takes no longer."""
    sql = f"select 1 from {index} where {index} match ? limit ?"  # noqa: S608 - ours
    for text, count in texts.items():
        quoted = '"' + text.replace('"', '""') + '"'
        if len(con.execute(sql, (quoted, count + 1)).fetchall()) <= count:
            yield text


def _terms(con: apsw.Connection, tokenizer: Sequence[str], text: str) -> set[str]:
    """Return the terms that an index makes of a searchable form."""
    cut = con.fts5_tokenizer(tokenizer[0], list(tokenizer[1:]))
    found = cut(text.encode(), apsw.FTS5_TOKENIZE_DOCUMENT, None, include_offsets=False, include_colocated=False)
    return {str(term) for term in found}


def _held(con: apsw.Connection, index: str, terms: Sequence[str]) -> int:
    sql = f"select count(*) from json_each(?) as given join {index}_vocab as v on v.term = given.value"  # noqa: S608
    count: int = con.execute(sql, (json.dumps(list(terms)),)).get
    return count
