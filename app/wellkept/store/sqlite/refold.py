"""Making the searchable form of every memory anew after the fold has changed, and how its words begin."""

import json
from typing import Any

import apsw

from wellkept.model.fold import FOLD_VERSION, index_text
from wellkept.store.sqlite.leftovers import take_out_all_leftovers
from wellkept.store.sqlite.memories import writing
from wellkept.store.sqlite.starts import PUT, STARTS_VERSION, starts

_BATCH = 500


def refold_if_older(con: apsw.Connection) -> bool:
    """Fold all memories again if another version of the fold made the index; True if that was done.

    One transaction with the version number, so an interrupted run changes nothing and is done again.
    """
    made_by = con.execute("select value from meta where key = 'fold_version'").get
    if made_by == FOLD_VERSION:
        return False
    with writing(con):
        after = 0
        while True:
            batch: list[Any] = con.execute(
                "select rid, content, tags from memories where rid > ? order by rid limit ?", (after, _BATCH)
            ).fetchall()
            if not batch:
                break
            con.executemany(
                "update memories set folded = ? where rid = ?",
                [(index_text(content, json.loads(tags)), rid) for rid, content, tags in batch],
            )
            after = batch[-1][0]
        take_out_all_leftovers(con)
        con.execute("insert or replace into meta(key, value) values('fold_version', ?)", (FOLD_VERSION,))
        con.execute("delete from meta where key = 'starts_version'")
    return made_by is not None


def make_starts_if_missing(con: apsw.Connection) -> None:
    """Write them for all memories of a file that has none yet, or older ones: about 1 s for 100,000.

    One transaction with the version number, so an interrupted run changes nothing and is done again.
    """
    if con.execute("select value from meta where key = 'starts_version'").get == STARTS_VERSION:
        return
    with writing(con):
        after = 0
        while True:
            batch: list[Any] = con.execute(
                "select rid, folded from memories where rid > ? order by rid limit ?", (after, _BATCH)
            ).fetchall()
            if not batch:
                break
            made = starts(con, (folded for _, folded in batch))
            con.executemany(PUT, [(key, start) for (key, _), start in zip(batch, made, strict=True)])
            after = batch[-1][0]
        con.execute("insert or replace into meta(key, value) values('starts_version', ?)", (STARTS_VERSION,))
