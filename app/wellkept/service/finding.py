"""Finding and showing: reads only, so looking never changes what is found next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wellkept.model.query import Filters, Query
from wellkept.recall.highlight import marker, spans
from wellkept.recall.lexical import parse
from wellkept.recall.meaning import Meaning
from wellkept.recall.passage import shared_words
from wellkept.recall.recall import explain, explain_all, recall
from wellkept.recall.why_not import WhyNot, why_not
from wellkept.service.answers import Card, Cards, Details, Explained, Found
from wellkept.service.requests import AskWhyNot, Explain, Find, ShowDetails, ShowRows
from wellkept.store.store import Stop, Store

if TYPE_CHECKING:  # it loads numpy, which the first rows do not need
    from wellkept.recall.columns import Columns


@dataclass(frozen=True, slots=True)
class Sight:
    """What lies in RAM to find with: vectors and columns of ranking, each None where it is not loaded."""

    meaning: Meaning | None = None
    columns: Columns | None = None


_BY_WORDS = Sight()


def find(store: Store, now: int, request: Find, stop: Stop | None, sight: Sight = _BY_WORDS) -> Found:
    """Return all memories that answer a query: newest first when its text is blank, else best first."""
    found = _found(store, now, request, stop, sight)
    first = show_rows(store, ShowRows(tuple(found.keys[: request.rows]), request.query.text)).cards
    return replace(found, first=first)


def _found(store: Store, now: int, request: Find, stop: Stop | None, sight: Sight) -> Found:
    query = request.query
    of = store.count(Filters(being_id=query.filters.being_id))
    if not query.text.strip():
        return Found(query, store.newest_keys(query.filters, stop), of, ranked=False)
    found = recall(store, query, now, sight.meaning, stop=stop, settled=request.settled, columns=sight.columns)
    return Found(query, found.keys, of, ranked=True, settled=request.settled)


def show_rows(store: Store, request: ShowRows) -> Cards:
    """Return memories ready to draw, in the order asked; those gone are left out."""
    marked = marker(parse(request.text))
    return Cards(tuple(Card(row.key, row.memory, marked(row.memory.content)) for row in store.rows(request.keys)))


def show_details(store: Store, now: int, request: ShowDetails, sight: Sight = _BY_WORDS) -> Details:
    """Return one memory with history, marks and why it was found. Raises: MemoryNotFound."""
    row = store.row(request.key)
    lit = shared_words(row.memory.content, row.memory.quote or "")
    if not request.text.strip():
        return Details(row.key, row.memory, quote_spans=lit)
    query = Query(text=request.text, filters=Filters(being_id=row.memory.being_id))
    why = explain(store, query, row.key, now, sight.meaning, settled=request.settled, columns=sight.columns)
    return Details(row.key, row.memory, spans(row.memory.content, parse(request.text)), why, quote_spans=lit)


def explained(store: Store, now: int, request: Explain, sight: Sight = _BY_WORDS) -> Explained:
    """Return why some memories were found, by key; the ranking is made once for all of them."""
    whys = explain_all(
        store, request.query, request.keys, now, sight.meaning, settled=request.settled, columns=sight.columns
    )
    return Explained(whys)


def explained_not(store: Store, now: int, request: AskWhyNot, sight: Sight = _BY_WORDS) -> WhyNot:
    """Return what keeps a memory out of the results. Raises: MemoryNotFound."""
    return why_not(
        store, request.query, request.key, now, sight.meaning, settled=request.settled, columns=sight.columns
    )
