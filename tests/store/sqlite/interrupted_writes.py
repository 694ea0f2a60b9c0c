"""Write into an encrypted file while Ctrl+C comes every few ms; print how often it came through, and what was kept.

python interrupted_writes.py FILE
"""

import signal
import sys
import threading

import apsw

from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.sealing import connected

EVERY_S = 0.002
STOPS = 60
KEY = FileKey(bytes(range(16)))
FLAGS = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE


def main(name: str) -> None:
    """Write until Ctrl+C has come through so many times."""
    con = connected(name, KEY, FLAGS)
    con.execute("pragma page_size=8192; pragma journal_mode=wal; create table t(a integer primary key, b)").fetchall()
    threading.Thread(target=annoy, args=(threading.main_thread().ident,), daemon=True).start()
    kept = stopped = 0
    while stopped < STOPS:
        try:
            while True:
                con.execute("insert into t(b) values(?)", ("y" * 5000,))
                kept += 1
                con.execute("pragma wal_checkpoint(truncate)").fetchall()
        except KeyboardInterrupt:
            stopped += 1
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    con.close()
    print(stopped, kept)


def annoy(victim: int) -> None:
    """Press Ctrl+C again and again."""
    while not threading.Event().wait(EVERY_S):
        signal.pthread_kill(victim, signal.SIGINT)


if __name__ == "__main__":
    main(sys.argv[1])
