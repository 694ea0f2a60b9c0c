"""What came is shown a frame at a time."""

import gc
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QElapsedTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from wellkept.service.answers import UndoState
from wellkept.ui.outcomes import Answered, Outcome, Progressed
from wellkept.ui.pace import Pace

_LONG_MS = 600_000
"""A frame that does not end while a test runs, however busy the machine."""


class Screen:
    """Takes note of what is handed on, and works for some processor time at each."""

    def __init__(self, work_ms: float = 0.0) -> None:
        self.seen: list[object] = []
        self.work_ms = work_ms
        self.pace = Pace(self._take)
        self.pace.frame_ms = _LONG_MS

    def _take(self, outcome: Outcome) -> None:
        self.seen.append(outcome)
        _work(self.work_ms)

    def take(self, *outcomes: Outcome) -> None:
        """Let outcomes come, all in the frame that goes on."""
        for outcome in outcomes:
            self.pace.take(outcome)

    def turn(self) -> None:
        """Let the next frame begin."""
        self.pace._next.start(0)
        QTest.qWait(5)


@pytest.fixture
def screen(qapp: QApplication) -> Iterator[Screen]:
    """Give a screen whose frames end when told."""
    one = Screen()
    gc.disable()  # its work would be taken for that of a frame
    yield one
    gc.enable()
    one.pace.clear()


def _work(ms: float) -> None:
    end = time.thread_time() + ms / 1e3
    while time.thread_time() < end:
        pass


def _answer(ticket: int) -> Answered:
    return Answered(ticket, None, None, UndoState())


def test_what_comes_to_a_window_at_rest_is_shown_at_once(screen: Screen) -> None:
    screen.work_ms = 5
    screen.take(_answer(1))
    assert screen.seen == [_answer(1)]


def test_what_comes_after_some_work_waits_for_the_next_frame(screen: Screen) -> None:
    screen.work_ms = 5
    screen.take(_answer(1), _answer(2), _answer(3))
    assert screen.seen == [_answer(1)]
    assert not screen.pace.idle
    screen.turn()
    assert screen.seen == [_answer(1), _answer(2)]
    screen.turn()
    assert screen.seen == [_answer(1), _answer(2), _answer(3)]
    assert screen.pace.idle


def test_work_of_another_kind_fills_a_frame_as_well(screen: Screen) -> None:
    screen.pace.begin()
    _work(5)
    screen.take(_answer(1))
    assert screen.seen == []


def test_what_takes_next_to_nothing_does_not_fill_a_frame(screen: Screen) -> None:
    screen.pace.next_frame(screen.pace.clear)
    screen.turn()
    screen.take(_answer(1))
    assert screen.seen == []  # what had a frame of its own does
    screen.turn()
    screen.take(_answer(2))
    assert screen.seen == [_answer(1), _answer(2)]


def test_of_how_far_a_job_is_only_the_newest_is_told(screen: Screen) -> None:
    screen.work_ms = 5
    screen.take(_answer(1), *(Progressed(7, done, 5) for done in range(5)))
    screen.turn()
    assert screen.seen == [_answer(1), Progressed(7, 4, 5)]


def test_what_has_a_frame_of_its_own_comes_after_what_waits_and_never_at_once(screen: Screen) -> None:
    screen.pace.next_frame(lambda: screen.seen.append("act"))
    assert screen.seen == []
    screen.take(_answer(1))
    screen.turn()
    assert screen.seen == ["act"]
    screen.turn()
    assert screen.seen == ["act", _answer(1)]


def test_what_waits_is_let_go_of_at_the_end(screen: Screen) -> None:
    screen.work_ms = 5
    screen.take(_answer(1), _answer(2), Progressed(3, 1, 2))
    screen.pace.clear()
    screen.turn()
    assert screen.seen == [_answer(1)]
    assert screen.pace.idle


def test_a_frame_passes_by_itself(screen: Screen) -> None:
    screen.pace.frame_ms = 1
    screen.pace.next_frame(lambda: screen.seen.append("act"))
    clock = QElapsedTimer()
    clock.start()
    while not screen.pace.idle:
        assert clock.elapsed() < 20_000
        QTest.qWait(1)
    assert screen.seen == ["act"]


def test_a_fault_in_one_does_not_hold_up_the_others(screen: Screen) -> None:
    def fail() -> None:
        raise ValueError("of the test")

    screen.pace.next_frame(fail)
    screen.take(_answer(1))
    with pytest.raises(ValueError, match="of the test"):
        screen.pace._on_next()
    screen.turn()
    assert screen.seen == [_answer(1)]
