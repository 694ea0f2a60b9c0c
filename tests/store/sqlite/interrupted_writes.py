"""Write into an encrypted file while a signal comes again and again; print how often it came through, and what is kept.

python interrupted_writes.py FILE SIGNAL
"""

import random
import signal
import sys
import threading
from types import FrameType

import apsw

from wellkept.store.file_key import FileKey
from wellkept.store.sqlite.sealing import connected

AFTER_S = (0.001, 0.006)
STOPS = 60
KEY = FileKey(bytes(range(16)))
FLAGS = apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE


def main(name: str, number: int) -> None:
    """Write until the signal has come through so many times."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell that runs the tests aside has it ignored
    signal.signal(signal.SIGTERM, ended)
    con = connected(name, KEY, FLAGS)
    con.execute("pragma page_size=8192; pragma journal_mode=wal; create table t(a integer primary key, b)").fetchall()
    go = threading.Event()
    threading.Thread(target=annoy, args=(threading.main_thread().ident, number, go), daemon=True).start()
    kept = stopped = 0
    while stopped < STOPS:
        go.set()
        try:
            while True:
                con.execute("insert into t(b) values(?)", ("y" * 5000,))
                kept += 1
                con.execute("pragma wal_checkpoint(truncate)").fetchall()
        except KeyboardInterrupt:
            stopped += 1
    con.close()
    print(stopped, kept)


def ended(_number: int, _frame: FrameType | None) -> None:
    """Do as the command line does when it is asked to end."""
    raise KeyboardInterrupt


def annoy(victim: int, number: int, go: threading.Event) -> None:
    """Send the signal once each time it is wanted, a little later."""
    while go.wait():
        threading.Event().wait(random.uniform(*AFTER_S))
        go.clear()
        signal.pthread_kill(victim, number)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
