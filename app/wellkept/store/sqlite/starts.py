"""How the words of memories begin, beside them: what one or two letters in the search box ask for.

The same words as in the word index, so by their stems. A stem nearly always begins as its word does, so
Porter's is asked for only where it may not (`ayed` is `ai` in the index).
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import apsw

from wellkept.model.fold import tokens
from wellkept.store.sqlite.stems import stemmed

STARTS_VERSION = 1
"""Goes up with every change of what `starts` gives; they are then made anew at the next start."""

PUT = "insert or replace into memory_starts(rid, starts) values(?, ?)"
_BEGINS = re.compile("[a-z0-9]")
_BEGINS_TWICE = re.compile("[a-z0-9]{2}")
_MAY_DIFFER = re.compile("[aeiouy](?:ed|ing|y)")


def starts(con: apsw.Connection, texts: Iterable[str]) -> Iterator[str]:
    """Yield for each folded text the first two letters (a-z, 0-9) of each stem, each pair once, joined.

    A blank stands for a missing letter. Stems that begin otherwise are left out.
    """
    known: dict[str, str] = {}  # texts of one batch share most of their words
    for text in texts:
        words = tokens(text)
        for word in words:
            if word not in known:
                known[word] = _start(word if not _MAY_DIFFER.match(word) else stemmed(con, word))
        yield "".join(sorted({known[word] for word in words}))


def _start(stem: str) -> str:
    """Return the first two letters of a stem, or ""."""
    if _BEGINS_TWICE.match(stem):
        return stem[:2]
    return f"{stem[0]} " if _BEGINS.match(stem) else ""


def put_starts(con: apsw.Connection, keys: Sequence[int]) -> None:
    """Write how the words of memories begin; inside the transaction that writes their folded words."""
    sql = "select rid, folded from memories where rid in (select value from json_each(?))"
    found: list[Any] = con.execute(sql, (json.dumps(list(keys)),)).fetchall()
    made = starts(con, (folded for _, folded in found))
    con.executemany(PUT, [(key, start) for (key, _), start in zip(found, made, strict=True)])
