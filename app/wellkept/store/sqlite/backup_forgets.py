"""Forgetting inside a backup: the same deletes and the same scrub as in the store, so that no byte is left there."""

from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import apsw

from wellkept.model.errors import BackupMissing, StoreError
from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.backup_copy import single_file
from wellkept.store.sqlite.bulk import index_deletes_marked, pay_index_debt
from wellkept.store.sqlite.connection import open_file
from wellkept.store.sqlite.erase import scrub
from wellkept.store.sqlite.faults import owner_faults
from wellkept.store.sqlite.leftovers import take_out_leftovers
from wellkept.store.sqlite.memories import marks_deletes, owe_scrub, writing

MANY = 500
"""From how many memories on the word indexes are written anew instead (see `bulk`)."""
_SLICE = 200


def forget_in(backup: Path, ids: Sequence[str], key: FileKey | None = None) -> int:
    """Erase memories from a backup by their public ids, of whatever version its schema is; return how many it had.

    `key` opens an encrypted one. All that hangs on a memory goes with it by the backup's own foreign keys and triggers.
    Raises: BackupMissing where the file cannot be reached or written.
    """
    if not backup.is_file():
        raise BackupMissing
    try:
        with owner_faults():
            con, unwritable = open_file(backup, key=key)
            try:
                if unwritable is not None:
                    raise unwritable
                return _forget(con, ids)
            finally:
                con.close()
    except StoreError as error:
        raise BackupMissing("A backup cannot be opened or written, so it still holds what was forgotten.") from error


def _forget(con: apsw.Connection, ids: Sequence[str]) -> int:
    pay_index_debt(con)  # of a time before that was cut off
    gone = 0
    with index_deletes_marked(con) if len(ids) >= MANY else nullcontext():
        for start in range(0, len(ids), _SLICE):
            gone += _forget_some(con, ids[start : start + _SLICE])
    if not scrub(con):
        raise BackupMissing("Another program reads a backup, so it still holds what was forgotten.")
    single_file(con)
    return gone


def _forget_some(con: apsw.Connection, ids: Sequence[str]) -> int:
    erased: list[str] = []
    with writing(con):
        for memory_id in ids:
            folded = con.execute("select folded from memories where id = ?", (memory_id,)).get
            if folded is not None:
                con.execute("delete from memories where id = ?", (memory_id,))
                erased.append(str(folded))
        if erased and not marks_deletes(con):
            take_out_leftovers(con, erased)
        owe_scrub(con)
    return len(erased)
