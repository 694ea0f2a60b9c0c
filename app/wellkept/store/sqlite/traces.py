"""What a memory leaves in the file while it is kept, and who else has the same words.

Told apart from what others have where an index says so at once (words, trigrams, tags); what else turns up after a
forget is looked for in all that is kept (`held_by_others`), so that nothing of others is called a trace.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import apsw

from wellkept.store.sqlite import attached, ledger
from wellkept.store.sqlite.lists import row_of
from wellkept.store.sqlite.stems import TRIGRAMS_TOKENIZER, WORDS_TOKENIZER
from wellkept.store.store import Row
from wellkept.store.traces import Trace, TraceKind, Traces

SHORTEST = 6
"""Bytes. Six random ones stand in a file of 500 MB by chance once in 500,000 looks; of letters, a rare word's."""
_PIECE = 40
"""Bytes of a sentence that are looked for as one: part of a longer one could be left where the rest was not."""
_VECTOR_PIECES = 4
_VECTOR_PIECE = 16
_NOT_LOOKED_AT = ("words_", "trigrams_", "sqlite_", "pending_scrub")
_ROWS_A_STEP = 2000


def traces_of(con: apsw.Connection, keys: Sequence[int]) -> Traces:
    """Return what is to be looked for of memories; keys that are gone are left out."""
    rows = [attached.with_all(con, row) for row in (row_of(con, key) for key in keys) if row is not None]
    words = _terms(con, "words", WORDS_TOKENIZER, rows)
    trigrams = _terms(con, "trigrams", TRIGRAMS_TOKENIZER, rows)
    found: dict[Trace, None] = {}
    for row in rows:
        found |= dict.fromkeys(_of_row(con, row))
    found |= dict.fromkeys(_trace(TraceKind.WORD, word) for word in words if len(word.encode()) >= SHORTEST)
    sent = {one.sent_id: one for row in rows for one in ledger.of_memory(con, row.key)}
    latest = tuple(sent[number] for number in sorted(sent, reverse=True))
    return Traces(len(rows), tuple(found), words, trigrams, latest)


def in_indexes(con: apsw.Connection, traces: Traces) -> tuple[int, int]:
    """Return how many of the words and of the trigrams the word indexes still hold."""
    return _held(con, "words", traces.words), _held(con, "trigrams", traces.trigrams)


def forgotten_waiting(con: apsw.Connection) -> int:
    """Return how many forgotten memories wait for a scrub."""
    waiting: int | None = con.execute("select value from meta where key = 'forgotten_waiting'").get
    return waiting or 0


def held_by_others(con: apsw.Connection, found: Sequence[bytes]) -> Iterator[frozenset[bytes]]:
    """Look through all that is kept for some bytes, thousands of rows a step; the last step has all that is there."""
    held: set[bytes] = set()
    yield frozenset()
    for table in _tables(con) if found else ():
        for number, row in enumerate(con.execute(f'select * from "{table}"'), start=1):  # noqa: S608 - ours
            for value in row:
                data = value.encode() if isinstance(value, str) else value
                if isinstance(data, bytes):
                    lower = data.lower()
                    held.update(one for one in found if one not in held and one in lower)
            if number % _ROWS_A_STEP == 0:
                yield frozenset(held)
    yield frozenset(held)


def _tables(con: apsw.Connection) -> list[str]:
    names = con.execute("select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'")
    return [str(name) for (name,) in names if not str(name).startswith(_NOT_LOOKED_AT)]


def _of_row(con: apsw.Connection, row: Row) -> Iterator[Trace]:
    memory = row.memory
    folded, form, check = _stored(con, row.key)
    yield _trace(TraceKind.ID, memory.id)
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
    for data in (form, check):
        if data:
            yield Trace(TraceKind.FINGERPRINT, data.lower())
    for (vector,) in con.execute("select vec from vectors where rid = ?", (row.key,)):
        yield from _vector_pieces(vector)


def _stored(con: apsw.Connection, key: int) -> tuple[str, bytes | None, bytes]:
    found: Any = con.execute("select folded, form, fingerprint from memories where rid = ?", (key,)).fetchone()
    folded, form, check = found
    return str(folded), form, bytes(check)


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


def _terms(con: apsw.Connection, index: str, tokenizer: Sequence[str], rows: Iterable[Row]) -> tuple[str, ...]:
    """Return the terms that an index has of these memories and of no other."""
    tokens = con.fts5_tokenizer(tokenizer[0], list(tokenizer[1:]))
    among: Counter[str] = Counter()
    for row in rows:
        text = _stored(con, row.key)[0].encode()
        found = tokens(text, apsw.FTS5_TOKENIZE_DOCUMENT, None, include_offsets=False, include_colocated=False)
        among.update({str(term) for term in found})
    sql = f"select v.term, v.doc from json_each(?) as given join {index}_vocab as v on v.term = given.value"  # noqa: S608
    counts: list[Any] = con.execute(sql, (json.dumps(list(among)),)).fetchall()
    return tuple(sorted(str(term) for term, documents in counts if documents <= among[str(term)]))


def _held(con: apsw.Connection, index: str, terms: Sequence[str]) -> int:
    sql = f"select count(*) from json_each(?) as given join {index}_vocab as v on v.term = given.value"  # noqa: S608
    count: int = con.execute(sql, (json.dumps(list(terms)),)).get
    return count
