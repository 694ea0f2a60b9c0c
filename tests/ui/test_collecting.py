"""Garbage is collected in the window's thread and in no other."""

import gc
import threading
import weakref

from tests.ui.conftest import Staged
from wellkept.ui.collecting import collect


class _Ring:
    def __init__(self) -> None:
        self.me = self


def test_only_the_windows_thread_collects_while_the_window_is_open(staged: Staged) -> None:
    stage = staged("Owner walks.")
    assert not gc.isenabled()
    ring = weakref.ref(_Ring())
    threads: list[int] = []
    weakref.finalize(ring() or _Ring(), lambda: threads.append(threading.get_ident()))
    kept = [[] for _ in range(2 * gc.get_threshold()[0])]  # type: ignore[var-annotated] # of nothing
    stage.wait_for(lambda: ring() is None)
    assert threads == [threading.get_ident()]
    assert kept
    stage.close()
    assert gc.isenabled()


def test_what_is_not_due_is_not_collected() -> None:
    gc.collect()
    ring = weakref.ref(_Ring())
    collect()
    assert ring() is not None
