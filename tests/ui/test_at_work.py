"""What nobody waits for gives way while the owner is at work."""

import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Staged
from wellkept.model.query import Query
from wellkept.service.answers import Outside, Progress, UndoState
from wellkept.service.requests import EmbedPending, Find, FindSentences, Tidy
from wellkept.ui import at_work
from wellkept.ui.at_work import AtWork
from wellkept.ui.desk import Desk

LONG = 600_000


class Steps:
    """A service whose long work takes steps, or asks on another thread whether it shall end, until told to end."""

    def __init__(self, _path: Path | None) -> None:
        self.undo_state = UndoState()
        self.steps = 0
        self.asked = 0
        self.over = threading.Event()

    def handle(self, request: object, _stop: Callable[[], bool] | None = None) -> object:
        match request:
            case Tidy():
                return self._step()
            case EmbedPending() | FindSentences():
                return self._call()
        return request

    def _step(self) -> Generator[Progress, None, str]:
        while not self.over.is_set():
            self.steps += 1
            yield Progress(0, 0)
        return "tidy"

    def _call(self) -> Generator[Outside, Any, str]:
        yield Outside(self._far)
        return "called"

    def _far(self, ended: Callable[[], bool]) -> None:
        while not self.over.is_set() and not ended():
            self.asked += 1

    def close(self) -> None:
        """Nothing to close."""


@pytest.fixture
def steps() -> Steps:
    return Steps(None)


@pytest.fixture
def desk(steps: Steps, qtbot: QtBot) -> Iterator[Desk]:
    opened: list[object] = []
    made = Desk(lambda _path, _code: steps)
    made.open(None, opened.append, opened.append)
    qtbot.waitUntil(lambda: bool(opened))
    yield made
    steps.over.set()
    made.stop()
    made.deleteLater()


def _ignore(_answer: object) -> None:
    pass


def test_the_owner_is_at_work_for_a_moment_after_each_act(monkeypatch: pytest.MonkeyPatch) -> None:
    one = AtWork()
    assert not one()
    one.note()
    assert one()
    monkeypatch.setattr(at_work, "REST_MS", 0)
    assert not one()


def test_putting_in_order_waits_until_the_owner_rests(
    desk: Desk, steps: Steps, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_work, "REST_MS", LONG)
    desk.at_work.note()
    desk.ask(Tidy(), _ignore)
    heard: list[object] = []
    for text in ("te", "tea"):
        desk.ask(Find(Query(text=text)), heard.append)
        qtbot.waitUntil(lambda: bool(heard))
        heard.clear()
    assert steps.steps <= 1
    monkeypatch.setattr(at_work, "REST_MS", 0)
    qtbot.waitUntil(lambda: steps.steps > 1)


@pytest.mark.parametrize(("asked", "held_up"), [(EmbedPending(), True), (FindSentences("x"), False)])
def test_a_call_nobody_waits_for_is_held_up_and_no_other(
    desk: Desk, steps: Steps, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, asked: object, held_up: bool
) -> None:
    paused: list[bool] = []
    monkeypatch.setattr(AtWork, "give_way", lambda one: paused.append(one()))
    desk.ask(asked, _ignore)
    qtbot.waitUntil(lambda: steps.asked > 0)
    desk.at_work.note()
    before = steps.asked
    qtbot.waitUntil(lambda: steps.asked > before + 3)
    assert (True in paused) is held_up


@pytest.mark.parametrize("act", ["scroll", "drag", "search"])
def test_scrolling_dragging_and_searching_are_work(staged: Staged, monkeypatch: pytest.MonkeyPatch, act: str) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(60)))
    monkeypatch.setattr(stage.window.desk.at_work, "_last", float("-inf"))
    assert not stage.window.desk.at_work()
    match act:
        case "scroll":
            stage.press(stage.window.list.table, Qt.Key.Key_PageDown)
        case "drag":
            stage.window.resize(stage.window.width() - 40, stage.window.height())
        case "search":
            stage.type(stage.window.search, "book")
    assert stage.window.desk.at_work()
