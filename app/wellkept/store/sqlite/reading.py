"""What may be read as a condition on `memories as m`, so that nothing else is ranked, counted or shown."""

import json
from collections.abc import Iterator, Sequence

from wellkept.model.scope import Readable

_NOTHING = "0"
_ABOUT = "m.about in (select value from json_each(?))"
_BEGINS = "exists(select 1 from json_each(?) as start where substr(m.about, 1, length(start.value)) = start.value)"
_SPACE = "m.space in (select value from json_each(?))"


def readable_sql(readable: Sequence[Readable]) -> Iterator[tuple[str, *tuple[str, ...]]]:
    """Yield a clause with its bindings for each thing that is asked of whom a memory is about, and of its space."""
    for one in readable:
        if one.abouts is not None:
            yield _abouts(one.abouts)
        if one.spaces is not None or not one.nowhere:
            yield _spaces(one.spaces, nowhere=one.nowhere)


def _abouts(abouts: Sequence[str]) -> tuple[str, *tuple[str, ...]]:
    whole = [about for about in abouts if not about.endswith("*")]
    starts = [about[:-1] for about in abouts if about.endswith("*")]
    either = [(clause, values) for clause, values in ((_ABOUT, whole), (_BEGINS, starts)) if values]
    if not either:
        return (_NOTHING,)
    return (f"({' or '.join(clause for clause, _ in either)})", *(json.dumps(values) for _, values in either))


def _spaces(spaces: Sequence[str] | None, *, nowhere: bool) -> tuple[str, *tuple[str, ...]]:
    if spaces is None:
        return ("m.space is not null",)
    either = [*([_SPACE] if spaces else []), *(["m.space is null"] if nowhere else [])]
    bound = [json.dumps(spaces)] if spaces else []
    return (f"({' or '.join(either)})", *bound) if either else (_NOTHING,)
