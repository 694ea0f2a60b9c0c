"""Finding and showing: reads only, so looking never changes what is found next."""

from wellkept.model.query import Filters, Query
from wellkept.recall.highlight import spans
from wellkept.recall.lexical import parse
from wellkept.recall.meaning import Meaning
from wellkept.recall.recall import explain, explain_all, recall
from wellkept.recall.why_not import WhyNot, why_not
from wellkept.service.answers import Card, Cards, Details, Explained, Found
from wellkept.service.requests import AskWhyNot, Explain, Find, ShowDetails, ShowRows
from wellkept.store.store import Stop, Store


def find(store: Store, now: int, request: Find, stop: Stop | None, meaning: Meaning | None = None) -> Found:
    """Return all memories that answer a query: newest first when its text is blank, else best first."""
    query = request.query
    of = store.count(Filters(being_id=query.filters.being_id))
    if not query.text.strip():
        return Found(query, store.newest_keys(query.filters, stop), of, ranked=False)
    return Found(query, recall(store, query, now, meaning, stop=stop).keys, of, ranked=True)


def show_rows(store: Store, request: ShowRows) -> Cards:
    """Return memories ready to draw, in the order asked; those gone are left out."""
    query = parse(request.text)
    return Cards(
        tuple(
            Card(row.key, row.memory, spans(row.memory.content, query) if request.text.strip() else ())
            for row in store.rows(request.keys)
        )
    )


def show_details(store: Store, now: int, request: ShowDetails, meaning: Meaning | None = None) -> Details:
    """Return one memory with history, marks and why it was found. Raises: MemoryNotFound."""
    row = store.row(request.key)
    if not request.text.strip():
        return Details(row.key, row.memory)
    query = Query(text=request.text, filters=Filters(being_id=row.memory.being_id))
    why = explain(store, query, row.key, now, meaning)
    return Details(row.key, row.memory, spans(row.memory.content, parse(request.text)), why)


def explained(store: Store, now: int, request: Explain, meaning: Meaning | None = None) -> Explained:
    """Return why some memories were found, by key; the ranking is made once for all of them."""
    return Explained(explain_all(store, request.query, request.keys, now, meaning))


def explained_not(store: Store, now: int, request: AskWhyNot, meaning: Meaning | None = None) -> WhyNot:
    """Return what keeps a memory out of the results. Raises: MemoryNotFound."""
    return why_not(store, request.query, request.key, now, meaning)
