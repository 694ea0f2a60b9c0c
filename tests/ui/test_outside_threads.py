"""Calls that wait on the network: searches are answered meanwhile, and no call outlives its job or the window."""

import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from wellkept.model.query import Query
from wellkept.service.answers import Outside, Progress, UndoState
from wellkept.service.requests import EmbedPending, Find, FindSentences, Forget
from wellkept.ui.desk import Desk


class Far:
    """A service whose long work calls a far side that answers when the test says so."""

    def __init__(self, _path: Path | None) -> None:
        self.undo_state = UndoState()
        self.called = threading.Event()
        self.gate = threading.Event()
        self.ended = threading.Event()
        self.log: list[str] = []
        self.callers: set[int] = set()
        self.closed = False

    def handle(self, request: object, _stop: Callable[[], bool] | None = None) -> object:
        match request:
            case Find(query):
                return query.text
            case FindSentences() | EmbedPending():
                return self._ask()
            case Forget(keys):
                return self._forget(len(keys))
        return request

    def _ask(self) -> Generator[Progress | Outside, Any, str]:
        yield Progress(0, 1)
        try:
            answer = yield Outside(self._far)
        except OSError:
            answer = "a fault"
        self.log.append("back")
        yield Progress(1, 1)
        return str(answer)

    def _far(self, cancelled: Callable[[], bool]) -> str:
        self.callers.add(threading.get_ident())
        self.called.set()
        while not self.gate.wait(0.01):
            if cancelled():
                self.ended.set()
                return "too late"
        if self.closed:
            raise OSError
        return "answer"

    def _forget(self, count: int) -> Generator[Progress, None, str]:
        for place in range(count):
            self.log.append(f"forget {place}")
            if not place:
                self.gate.set()
            yield Progress(place, count)
        return "forgotten"

    def close(self) -> None:
        self.log.append("closed")


class Asked:
    """A desk over `Far`, and what was heard."""

    def __init__(self, qtbot: QtBot) -> None:
        self.far = Far(None)
        self.desk = Desk(lambda _path, _code: self.far)
        self.heard: list[object] = []
        self._qtbot = qtbot
        self.desk.open(None, self.heard.append, self.heard.append)
        self.hears(1)
        self.heard.clear()

    def ask(self, request: object) -> int:
        return self.desk.ask(
            request, self.heard.append, failed=self.heard.append, stopped=lambda: self.heard.append("stopped")
        )

    def hears(self, count: int) -> None:
        self._qtbot.waitUntil(lambda: len(self.heard) >= count)


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Asked]:
    made = Asked(qtbot)
    yield made
    made.desk.stop()
    made.desk.deleteLater()


def test_a_search_is_answered_while_the_far_side_is_waited_for(asked: Asked) -> None:
    asked.ask(FindSentences("x"))
    assert asked.far.called.wait(10)
    asked.ask(Find(Query(text="tea")))
    asked.hears(1)
    asked.far.gate.set()
    asked.hears(2)
    assert asked.heard == ["tea", "answer"]


def test_a_change_is_made_while_the_far_side_is_waited_for_and_not_broken_into(asked: Asked) -> None:
    asked.ask(FindSentences("x"))
    assert asked.far.called.wait(10)
    asked.ask(Forget(tuple(range(50))))
    asked.hears(2)
    assert asked.heard == ["forgotten", "answer"]
    assert asked.far.log[-1] == "back"


def test_a_fault_outside_is_raised_in_the_steps(asked: Asked) -> None:
    asked.far.closed = True
    asked.far.gate.set()
    asked.ask(FindSentences("x"))
    asked.hears(1)
    assert asked.heard == ["a fault"]


def test_cancelling_ends_the_call_at_once(asked: Asked) -> None:
    ticket = asked.ask(FindSentences("x"))
    assert asked.far.called.wait(10)
    asked.desk.cancel(ticket)
    asked.hears(1)
    assert asked.far.ended.wait(10)
    assert asked.heard == ["stopped"]
    assert asked.far.log == []


def test_work_nobody_waits_for_does_not_hold_up_what_the_owner_waits_for(asked: Asked) -> None:
    asked.ask(EmbedPending())
    assert asked.far.called.wait(10)
    asked.far.called.clear()
    asked.ask(FindSentences("x"))
    assert asked.far.called.wait(10)
    asked.far.gate.set()
    asked.hears(2)
    assert len(asked.far.callers) == 2


def test_closing_the_window_ends_a_call_and_the_service_is_closed(asked: Asked) -> None:
    asked.ask(FindSentences("x"))
    assert asked.far.called.wait(10)
    asked.desk.stop()
    assert asked.far.ended.is_set()
    assert asked.far.log == ["closed"]
