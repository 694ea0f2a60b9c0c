"""What a query asks for, read once: words, times, a person, and how near every memory is in meaning."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wellkept.model.query import Filters, Query
from wellkept.model.scope import hears_of
from wellkept.recall.dates import When, times_asked
from wellkept.recall.lexical import ALL, LexicalQuery, parse
from wellkept.recall.meaning import Meaning, Near, near
from wellkept.recall.people import person_asked
from wellkept.recall.rank import BY_MEANING, BY_WORDS, Weights
from wellkept.recall.spelling import slips
from wellkept.store.store import Store

if TYPE_CHECKING:  # they load numpy, which the first rows do not need
    from wellkept.recall.allowed import Allowed, Among
    from wellkept.recall.columns import Columns

_CORRECTED_TERMS = 2
_CORRECTED_QUERY = 8  # terms; in a longer text the other words find it
_CORRECTIONS = 6


@dataclass(frozen=True, slots=True)
class Asked:
    """A query, read. Attributes: `person` is the one `about` asked for; `near` None without an embedder.

    `columns` are those of the being asked about, None where there are none or filters need the store. `settled`: no
    more letters are expected, so more memories are looked at, and more closely. `allowed` what passes for an
    assistant: nothing else is near, nor stands beside anything; None for the owner, and where nothing is near.
    """

    query: Query
    now: int
    lexical: LexicalQuery
    times: tuple[When, ...]
    person: str | None
    meaning: Meaning | None
    near: Near | None
    columns: Columns | Among | None
    settled: bool = False
    allowed: Allowed | None = None

    @property
    def weights(self) -> Weights:
        """What each term counts for."""
        return BY_WORDS if self.near is None else BY_MEANING


def read(
    store: Store,
    query: Query,
    now: int,
    meaning: Meaning | None,
    *,
    typing: bool,
    settled: bool = False,
    columns: Columns | None = None,
) -> Asked:
    """Read a query against what the store knows. `now` is ms since 1970 UTC; `typing` that the last word may go on."""
    filters, found = query.filters, near(meaning, query.text)
    allowed = None
    if filters.readable and (found is not None or columns is not None):
        allowed = _allowed(store, filters)
    abouts = (one for one in store.abouts(filters.being_id) if all(hears_of(rule, one) for rule in filters.readable))
    return Asked(
        query=query,
        now=now,
        lexical=_prepared(store, parse(query.text, typing=typing), query),
        times=times_asked(query.text, now),
        person=person_asked(query.text, abouts),
        meaning=meaning,
        near=found.among(allowed) if found is not None and allowed is not None else found,
        columns=_columns(columns, allowed, filters),
        settled=settled,
        allowed=allowed,
    )


def _allowed(store: Store, filters: Filters) -> Allowed:
    from wellkept.recall.allowed import Allowed

    return Allowed(store.readable_keys(filters))


def _columns(columns: Columns | None, allowed: Allowed | None, filters: Filters) -> Columns | Among | None:
    """Return the columns of what passes, if they can tell: all of a being, or what an assistant may read of it."""
    if columns is None or filters == Filters(being_id=filters.being_id):
        return columns
    if allowed is None:
        return None
    from wellkept.recall.allowed import Among

    return Among(columns, allowed)


def _prepared(store: Store, lexical: LexicalQuery, query: Query) -> LexicalQuery:
    """Bring a query within what can be read in a key press, with unknown words corrected."""
    frequencies = store.frequencies(lexical.counted_words, ())
    corrections: list[str] = []
    for term in _unknown(lexical, frequencies):
        if not store.match("", f'"{term}"', query.filters):
            known = store.frequencies(dict.fromkeys(slips(term)), ())
            found = [word for word, count in known.items() if count and word != ALL][:_CORRECTIONS]
            corrections += found
            frequencies |= {word: known[word] for word in found}
    wider = replace(lexical, forms=(*lexical.forms, *corrections)).without_common_grams(frequencies)
    return wider.affordable(frequencies, store.frequencies((), wider.grams))


def _unknown(lexical: LexicalQuery, frequencies: dict[str, int]) -> list[str]:
    """Return the words that no memory has, nor begins with; none for a long text."""
    if len(lexical.terms) > _CORRECTED_QUERY:
        return []
    unknown = [term for term in lexical.terms if not frequencies.get(term)]
    begun = lexical.prefix if frequencies.get(f"{lexical.prefix}*") else ""
    return [term for term in unknown if term != begun][:_CORRECTED_TERMS]
