"""The one thread: latest wins, looks slip in between slices, cancel and quit are clean."""

import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wellkept.model.errors import Interrupted, StoreError, StoreLocked
from wellkept.model.query import Query
from wellkept.service.answers import Act, Draft, Forgotten, Progress, UndoState
from wellkept.service.draft_requests import LoadDraft, SaveDraft
from wellkept.service.requests import (
    CountFacets,
    EmbedPending,
    Find,
    FindSentences,
    Forget,
    ShowDetails,
)
from wellkept.ui.desk import Desk
from wellkept.ui.errands import KeepDraft


class Slow:
    """A service whose work takes as long as the test wants."""

    def __init__(self, path: Path | None) -> None:
        if path is not None and path.name == "locked":
            raise StoreLocked
        self.thread = threading.get_ident()
        self.log: list[str] = []
        self.gate = threading.Event()
        self.started = threading.Event()
        self.draft = ""
        self.undo_state = UndoState()

    def handle(self, request: object, stop: Callable[[], bool] | None = None) -> object:
        assert threading.get_ident() == self.thread
        match request:
            case Find(query):
                return self._find(query.text, stop)
            case Forget(keys):
                return self._forget(len(keys))
            case FindSentences(text):
                return self._forget(len(text))
            case EmbedPending():
                return self._embed()
            case CountFacets():
                return self._count(stop)
            case SaveDraft(text):
                self.draft = text
            case LoadDraft():
                return Draft(self.draft)
            case ShowDetails(key):
                if key < 0:
                    raise ZeroDivisionError
        self.log.append(type(request).__name__)
        return request

    def _count(self, stop: Callable[[], bool] | None) -> Generator[Progress, None, str]:
        self.started.set()
        assert self.gate.wait(10)
        while stop is not None and not stop():
            yield Progress(0, 0)
        self.log.append("ended")
        raise Interrupted

    def _find(self, text: str, stop: Callable[[], bool] | None) -> str:
        self.log.append(text)
        if text == "hold":
            self.started.set()
            assert self.gate.wait(10)
        if stop is not None and stop():
            raise Interrupted
        return text

    def _forget(self, count: int) -> Generator[Progress, None, Forgotten]:
        try:
            for done in range(count):
                self.log.append(f"slice {done}")
                yield Progress(done + 1, count)
            self.undo_state = UndoState(undo=Act.FORGET)
            return Forgotten(count, scrubbed=True)
        finally:
            self.log.append("end")

    def _embed(self) -> Generator[Progress, None, str]:
        for done in range(2):
            self.log.append(f"embed {done}")
            yield Progress(done, 2)
        return "embedded"

    def close(self) -> None:
        assert threading.get_ident() == self.thread
        self.log.append("closed")


class Asked:
    """A desk, the service behind it, and what was answered."""

    def __init__(self, qtbot: QtBot) -> None:
        self.services: list[Slow] = []
        self.desk = Desk(self._open)
        self.heard: list[object] = []
        self._qtbot = qtbot

    def _open(self, path: Path | None, _code: str) -> Slow:
        self.services.append(Slow(path))
        return self.services[-1]

    @property
    def service(self) -> Slow:
        return self.services[-1]

    def open(self, name: str = "store") -> None:
        self.desk.open(Path(name), self.heard.append, self.heard.append)
        self.wait()
        if not isinstance(self.heard[-1], Exception):
            self.heard.clear()

    def hear(self, what: object) -> None:
        assert QThread.currentThread() is QApplication.instance().thread()  # type: ignore[union-attr] # there is one
        self.heard.append(what)

    def wait(self) -> None:
        self._qtbot.waitUntil(lambda: self.desk.idle)

    def wait_for(self, answer: object) -> None:
        self._qtbot.waitUntil(lambda: answer in self.heard)


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Asked]:
    made = Asked(qtbot)
    yield made
    for service in made.services:
        service.gate.set()
    made.desk.stop()
    made.desk.deleteLater()


def test_answers_come_in_the_windows_thread(asked: Asked) -> None:
    asked.open()
    asked.desk.ask(Find(Query(text="tea")), asked.hear)
    asked.wait()
    assert asked.heard == ["tea"]


def test_a_newer_search_drops_waiting_ones_and_ends_the_running_one(asked: Asked) -> None:
    asked.open()
    asked.desk.ask(Find(Query(text="hold")), asked.hear)
    assert asked.service.started.wait(10)
    for text in ("c", "co", "cof"):
        asked.desk.ask(Find(Query(text=text)), asked.hear)
    asked.service.gate.set()
    asked.wait()
    assert asked.heard == ["cof"]
    assert asked.service.log == ["hold", "cof"]


def test_a_newer_search_ends_counting_for_the_one_before(asked: Asked) -> None:
    asked.open()
    asked.desk.ask(Find(Query(text="te")), asked.hear)
    asked.wait()
    asked.desk.ask(CountFacets(Query(text="te")), asked.hear)
    assert asked.service.started.wait(10)
    asked.desk.ask(Find(Query(text="tea")), asked.hear)
    asked.service.gate.set()
    asked.wait()
    assert asked.heard == ["te", "tea"]
    assert asked.service.log == ["te", "ended", "tea"]


def test_a_search_slips_between_slices_of_long_work(asked: Asked) -> None:
    asked.open()
    asked.desk.ask(Find(Query(text="hold")), asked.hear)
    asked.desk.ask(Forget(tuple(range(50))), asked.hear)
    asked.desk.ask(ShowDetails(1), asked.hear)
    asked.service.gate.set()
    asked.wait()
    assert asked.service.log.index("ShowDetails") < asked.service.log.index("slice 0")
    assert isinstance(asked.heard[-1], Forgotten)


def test_changes_wait_for_a_change_but_not_for_reading(asked: Asked) -> None:
    asked.open()
    asked.desk.ask(Find(Query(text="hold")), asked.hear)
    asked.desk.ask(FindSentences("ab"), asked.hear)
    asked.desk.ask(Forget((1,)), asked.hear)
    asked.service.gate.set()
    asked.wait()
    assert asked.service.log == ["hold", "slice 0", "end", "slice 0", "slice 1", "end"]


def test_work_in_the_background_runs_when_nothing_else_does(asked: Asked) -> None:
    asked.open()
    asked.desk.ask(Find(Query(text="hold")), asked.hear)
    asked.desk.ask(FindSentences("ab"), asked.hear)
    asked.desk.ask(EmbedPending(), asked.hear)
    asked.desk.ask(Forget((1,)), asked.hear)
    asked.service.gate.set()
    asked.wait_for("embedded")
    assert asked.service.log == ["hold", "slice 0", "end", "slice 0", "slice 1", "end", "embed 0", "embed 1"]


def test_nobody_waits_for_work_in_the_background(asked: Asked) -> None:
    asked.open()
    asked.desk.ask(EmbedPending(), asked.hear)
    assert asked.desk.idle
    asked.wait_for("embedded")


def test_what_changed_memories_is_told(asked: Asked, qtbot: QtBot) -> None:
    asked.open()
    told: list[str] = []
    asked.desk.wrote.connect(lambda: told.append("wrote"))
    asked.desk.ask(ShowDetails(1), asked.hear)
    asked.wait()
    assert told == []
    asked.desk.ask(Forget((1,)), asked.hear)
    asked.wait()
    assert told == ["wrote"]


def test_progress_is_told(asked: Asked) -> None:
    asked.open()
    told: list[tuple[int, int]] = []
    asked.desk.ask(Forget((1, 2)), asked.hear, progressed=lambda done, total: told.append((done, total)))
    asked.wait()
    assert told[-1] == (2, 2)
    assert told == [(1, 2), (2, 2)][-len(told) :]  # of two that come at once only the newer is told


def test_cancelling_closes_long_work_and_tells_it(asked: Asked, qtbot: QtBot) -> None:
    asked.open()
    ticket = asked.desk.ask(Forget(tuple(range(1_000_000))), asked.hear, stopped=lambda: asked.heard.append("stopped"))
    qtbot.waitUntil(lambda: "slice 5" in asked.service.log)
    asked.desk.cancel(ticket)
    asked.wait()
    assert asked.heard == ["stopped"]
    assert asked.service.log[-1] == "end"


def test_undo_state_is_told_when_it_changes(asked: Asked) -> None:
    asked.open()
    told: list[UndoState] = []
    asked.desk.undo_changed.connect(told.append)
    asked.desk.ask(Forget((1,)), asked.hear)
    asked.wait()
    assert told == [UndoState(undo=Act.FORGET)]


def test_a_failure_goes_to_the_asker(asked: Asked) -> None:
    asked.open()
    asked.desk.ask(ShowDetails(-1), asked.hear, failed=asked.hear)
    asked.wait()
    assert [type(what) for what in asked.heard] == [ZeroDivisionError]


def test_a_failure_that_no_asker_takes_goes_to_the_window(asked: Asked) -> None:
    asked.open()
    told: list[Exception] = []
    asked.desk.failed.connect(told.append)
    asked.desk.ask(ShowDetails(-1), asked.hear)
    asked.wait()
    assert [type(what) for what in told] == [ZeroDivisionError]


def test_a_store_that_does_not_open_says_why(asked: Asked) -> None:
    asked.open("locked")
    assert [type(what) for what in asked.heard] == [StoreLocked]


def test_asking_without_a_store_fails_in_words(asked: Asked) -> None:
    asked.desk.ask(Find(Query()), asked.hear, failed=asked.hear)
    asked.wait()
    assert isinstance(asked.heard[0], StoreError)


def test_opening_another_store_closes_the_first(asked: Asked) -> None:
    asked.open()
    asked.open()
    assert [service.log for service in asked.services] == [["closed"], []]


def test_an_answer_nobody_wants_is_not_told(asked: Asked) -> None:
    asked.open()
    asked.desk.drop(asked.desk.ask(ShowDetails(1), asked.hear))
    asked.desk.ask(ShowDetails(2), asked.hear)
    asked.wait()
    assert asked.heard == [ShowDetails(2)]


def test_stopping_saves_the_draft_ends_work_and_closes(asked: Asked, qtbot: QtBot) -> None:
    asked.open()
    asked.desk.ask(Forget(tuple(range(1_000_000))), asked.hear)
    qtbot.waitUntil(lambda: "slice 5" in asked.service.log)
    asked.desk.ask(KeepDraft("almost lost"), asked.hear)
    asked.desk.stop()
    assert "almost lost" in asked.service.draft
    assert asked.service.log[-1] == "closed"
    assert asked.desk.ask(Find(Query()), asked.hear) == 0
