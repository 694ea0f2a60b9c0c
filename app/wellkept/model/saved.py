"""A search that the owner gave a name: text and filters, kept for the next time."""

import json
from dataclasses import dataclass, field

from wellkept.model.kinds import coerce_kind
from wellkept.model.memory import Trust
from wellkept.model.query import Filters, Query

NAME_MAX_CHARS = 80


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """`number` is the store's own, 0 while it has none. The being is that of the filters.

    A stretch of time that goes along with the day ("this week") is kept as its place among those offered in `span`,
    -1 for none; any other stands in the filters, in ms since 1970 UTC.
    """

    number: int
    name: str = field(repr=False)
    query: Query
    span: int = -1


def packed(search: SavedSearch) -> str:
    """Return what is looked for, without name and being, as JSON."""
    filters = search.query.filters
    fixed = search.span < 0
    return json.dumps(
        {
            "text": search.query.text,
            "span": search.span,
            "kinds": list(map(str, filters.kinds)),
            "trust": list(map(str, filters.trust)),
            "sources": list(filters.sources),
            "tags": list(filters.tags),
            "any_tags": list(filters.any_tags),
            "abouts": list(filters.abouts),
            "core": filters.core,
            "stays": filters.stays,
            "since": filters.since if fixed else None,
            "until": filters.until if fixed else None,
        }
    )


def unpacked(number: int, being_id: str, name: str, wanted: str) -> SavedSearch:
    """Return a search from its JSON; what is missing there asks for nothing, so that newer ones can be read too."""
    found = json.loads(wanted)
    filters = Filters(
        being_id=being_id,
        kinds=tuple(map(coerce_kind, found.get("kinds", ()))),
        trust=tuple(Trust(one) for one in found.get("trust", ()) if one in set(Trust)),
        sources=tuple(found.get("sources", ())),
        tags=tuple(found.get("tags", ())),
        any_tags=tuple(found.get("any_tags", ())),
        abouts=tuple(found.get("abouts", ())),
        core=found.get("core"),
        stays=found.get("stays"),
        since=found.get("since"),
        until=found.get("until"),
    )
    query = Query(text=str(found.get("text", "")), filters=filters)
    return SavedSearch(number, name, query, int(found.get("span", -1)))
