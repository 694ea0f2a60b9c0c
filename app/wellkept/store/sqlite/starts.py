"""How the words of memories begin, beside them: what one or two letters in the search box ask for.

The same words as in the word index, so by their stems. A stem nearly always begins as its word does, so
Porter's is asked for only where it may not (`ayed` is `ai` in the index).
"""

import re

import apsw

from wellkept.model.fold import tokens
from wellkept.store.sqlite.stems import stemmed

STARTS_VERSION = 1
"""Goes up with every change of what `starts` gives; they are then made anew at the next start."""

PUT = "insert or replace into memory_starts(rid, starts) values(?, ?)"
_BEGINS = re.compile("[a-z0-9]")
_BEGINS_TWICE = re.compile("[a-z0-9]{2}")
_MAY_DIFFER = re.compile("[aeiouy](?:ed|ing|y)")


def starts(con: apsw.Connection, folded: str) -> str:
    """Return the first two letters (a-z, 0-9) of each stem, each pair once, joined; a blank stands for a missing one.

    Stems that begin otherwise are left out.
    """
    found = {word[:2] if not _MAY_DIFFER.match(word) else stemmed(con, word)[:2] for word in tokens(folded)}
    return "".join(
        start if _BEGINS_TWICE.match(start) else f"{start[0]} " for start in sorted(found) if _BEGINS.match(start)
    )


def put_starts(con: apsw.Connection, key: int, folded: str) -> None:
    """Write how the words of a memory begin; inside the transaction that writes its folded words."""
    con.execute(PUT, (key, starts(con, folded)))
