"""JSON as language models write it: in fences, after prose, with thoughts before it, with slips in it."""

import json
from collections.abc import Iterator
from typing import Final

import regex

LONGEST: Final = 200_000
"""Characters of a reply that are read at all: ten times what twelve long memories need."""
_VALUES_MAX: Final = 100
_REPAIRED_MAX: Final = 30_000
_MOST: Final = {"{[": 400, "]}": 400, "(": 300, "\"'": 2000, "/`": 300}
"""Bounds of what is repaired, in characters and in signs: what sixty memories need. The library's work grows
with the square of signs that make no sense: within these bounds the worst of 1,000 made-up replies took 0.7 s of
processor time, without them 100 s; a real slip takes 1 ms."""

_FENCED = regex.compile(r"```[A-Za-z0-9_-]*[^\S\n]*\n(.*?)\n?[^\S\n]*```", regex.S)
_BEGINS = regex.compile(r"\{\s*(?:[\"'“}]|[A-Za-z_]+\s*:|//|/\*)|\[\s*(?:[\[{\"\]]|//)")
"""Where JSON seems to begin: a bracket with a name, a string, another bracket or a comment behind it."""
_WHOLE = json.JSONDecoder(strict=False)  # a line break within a string is a slip of many models


class CutOff(Exception):
    """The reply ends in the middle of its JSON."""


def readings(reply: str) -> Iterator[object]:
    """Yield what a reply may mean, the likeliest first; nothing when it is prose.

    Raises: CutOff when the only reading would be one of half an answer.
    """
    text = reply[:LONGEST].strip().removeprefix("\ufeff")
    yield from _decoded(text)
    said = text.rpartition("</think>")[2].strip() or text
    for found in _FENCED.finditer(said):
        yield from _decoded(found[1])
    yield from _inside(said)
    yield from _repaired(said)


def _decoded(text: str) -> Iterator[object]:
    try:
        yield _WHOLE.decode(text)
    except (ValueError, RecursionError):  # not JSON, a number of 5,000 digits, brackets without end
        return


def _inside(text: str) -> Iterator[object]:
    """Yield the JSON values that stand in a text: all as one list when they differ, else the first.

    What stands within a value that is broken is no value of its own: it may be half an answer.
    """
    values: list[object] = []
    at = 0
    while (found := _BEGINS.search(text, at)) is not None and len(values) < _VALUES_MAX:
        try:
            value, at = _WHOLE.raw_decode(text, found.start())
        except (ValueError, RecursionError):
            return
        if value not in values:
            values.append(value)
    if values:
        yield values if len(values) > 1 else values[0]


def _repaired(text: str) -> Iterator[object]:
    """Yield what is meant by JSON with slips: commas too many, quotes too few, comments."""
    begun = _BEGINS.search(text)
    if begun is None:
        return
    end = max(text.rfind("}"), text.rfind("]")) + 1
    # Beyond the last bracket that closes there may be prose, but no more JSON.
    if end <= begun.start() or regex.search(r"[{\[]|\"\s*:|,\s*\"", text[end:]):
        raise CutOff
    broken = text[begun.start() : end]
    if not _is_repairable(broken):
        return
    import json_repair  # needed for one answer in hundreds

    try:
        yield json_repair.loads(broken, skip_json_loads=True)
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
        return  # whatever the library makes of a stranger's text, it is no answer


def _is_repairable(broken: str) -> bool:
    return len(broken) <= _REPAIRED_MAX and all(sum(map(broken.count, signs)) <= most for signs, most in _MOST.items())
