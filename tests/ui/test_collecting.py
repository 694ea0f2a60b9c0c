"""Garbage is collected in the window's thread and in no other."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest

from tests.ui.conftest import Staged
from wellkept.ui import collecting
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
    collect(oldest=True)
    assert ring() is not None


@pytest.fixture
def all_due() -> Iterator[None]:
    """Make every generation due at once, and collect nothing else."""
    before = gc.get_threshold()
    gc.disable()
    gc.collect()
    gc.set_threshold(1, 1, 1)
    yield
    gc.set_threshold(*before)
    gc.enable()


def _aged() -> weakref.ref[_Ring]:
    """Return a ring that nobody holds any more, in the oldest generation."""
    ring = _Ring()
    for generation in (1, 1, 0, 0):
        gc.collect(generation)
    return weakref.ref(ring)


@pytest.mark.parametrize("oldest", [True, False], ids=["all", "all but the oldest"])
def test_the_oldest_is_collected_only_if_asked(all_due: None, oldest: bool) -> None:
    ring = _aged()
    kept = [[] for _ in range(100)]  # type: ignore[var-annotated] # of nothing
    collect(oldest=oldest)
    assert (ring() is None) == oldest
    assert kept


def test_while_the_owner_types_the_oldest_waits(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.wait_for(lambda: not stage.window._collector.busy)
    stage.type(stage.window.search, "w")
    assert stage.window._collector.busy


@pytest.mark.parametrize(("long_s", "frozen"), [(-1.0, True), (1e9, False)], ids=["long", "short"])
def test_what_took_long_to_look_through_is_not_looked_at_again(
    all_due: None, monkeypatch: pytest.MonkeyPatch, long_s: float, frozen: bool
) -> None:
    monkeypatch.setattr(collecting, "LONG_S", long_s)
    gc.unfreeze()
    assert _aged() is not None
    kept = [[] for _ in range(100)]  # type: ignore[var-annotated] # of nothing
    collecting.collect(oldest=True)
    assert (gc.get_freeze_count() > 0) is frozen
    assert kept
    gc.unfreeze()
