"""Taking the bytes of what was forgotten out of the file, and remembering the debt until it is paid.

A transaction with `secure_delete`, the indexes' secure-delete and the gap layer leaves the main file
clean once its pages are written back; until then old pages stand in the write-ahead log. A TRUNCATE
checkpoint writes them back and empties the log. It cannot while another connection reads, so every
erasing transaction also notes a debt (no words, no ids) that any later scrub pays.
"""

from pathlib import Path

import apsw

from wellkept.store.sqlite.sealing import gaps_zeroed

_TRIES = 3
"""How often the log is emptied anew because somebody wrote into it before the debt could be struck out."""


def scrub(con: apsw.Connection) -> bool:
    """Empty the write-ahead log into the file; False while a reader holds it open."""
    if not con.execute("select exists(select 1 from pending_scrub)").get:
        return True
    if not gaps_zeroed(con):
        con.execute("vacuum")  # pages made anew have nothing in their gaps
    return any(_strike_out(con) for _ in range(_TRIES) if _checkpoint(con))


def _strike_out(con: apsw.Connection) -> bool:
    """Strike the debt out, unless the log is not empty any more: others may have written old bytes into it."""
    try:
        con.execute("begin immediate")
    except apsw.BusyError:  # somebody writes at length; the debt stays, and nothing of the forgetting is undone
        return False
    log = Path(con.filename_wal)
    if log.exists() and log.stat().st_size:
        con.execute("rollback")
        return False
    con.execute("delete from pending_scrub; delete from meta where key = 'forgotten_waiting'; commit")
    _checkpoint(con)
    # Pages in RAM still have in their gaps what the gap layer wrote zeros over in the file. Read again, they are
    # clean; kept, the next write of one would bring the bytes back into the log.
    con.release_memory()
    return True


def _checkpoint(con: apsw.Connection) -> bool:
    """Run a TRUNCATE checkpoint; False if another connection kept it from emptying the log.

    The wait for readers is short: the owner waits for the answer, and the debt is written down.
    """
    con.set_busy_timeout(50)
    try:
        busy, _, _ = con.execute("pragma wal_checkpoint(truncate)").fetchone() or (1, 0, 0)
    except apsw.BusyError:
        return False
    finally:
        con.set_busy_timeout(5000)
    return not busy
