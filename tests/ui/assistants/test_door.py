"""The door as a process of its own: opened, shut, fallen, in the way of another, and never left behind."""

import json
import socket
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Staged
from tests.ui.stage import Stage
from wellkept.service.assistant_requests import AddAssistant
from wellkept.service.door_switch import DoorWanted, SetDoor
from wellkept.ui.assistants.door import Door, DoorProcess, DoorState, told
from wellkept.ui.assistants.page import AssistantsPage

_OPENING = DoorState(Door.OPENING, port=4000)
_READY = 'print(\'{"ready": true, "address": "http://127.0.0.1:4000", "port": 4000}\', flush=True)'
_UNTIL_SHUT = "import sys; sys.stdin.read()"


@pytest.mark.parametrize(
    ("said", "door", "reason"),
    [
        ({"ready": True, "address": "http://127.0.0.1:4000"}, Door.OPEN, ""),
        ({"ready": False, "fault": "PortTaken"}, Door.TAKEN, ""),
        ({"ready": False, "fault": "NobodyLetIn"}, Door.NOBODY, ""),
        (
            {"ready": False, "fault": "StoreLocked", "sentence": "It is locked.", "next_step": "Wait."},
            Door.REFUSED,
            "It is locked. Wait.",
        ),
        ({"ready": True, "address": 7}, Door.OPENING, ""),
        ({"other": 1}, Door.OPENING, ""),
    ],
    ids=["open", "taken", "nobody", "refused", "no address", "something else"],
)
def test_what_the_door_says_of_itself(said: dict[str, object], door: Door, reason: str) -> None:
    state = told(said, _OPENING)
    assert (state.door, state.reason) == (door, reason)
    assert state.port == 4000


@pytest.fixture
def process(qtbot: QtBot) -> Iterator[DoorProcess]:
    made = DoorProcess()
    yield made
    made.end()
    made.deleteLater()


def _wait(process: DoorProcess, door: Door) -> None:
    clock = QElapsedTimer()
    clock.start()
    while process.state.door is not door:
        QTest.qWait(2)
        assert clock.elapsed() < 20_000, process.state


def _opened(process: DoorProcess, *script: str) -> None:
    """Open a door that is no more than some lines of Python."""
    process.command = (sys.executable, "-I", "-S", "-c", "; ".join(script))
    process.open(DoorWanted(True, 4000, Path("memories.db")))
    assert process.state.door is Door.OPENING


def test_it_opens_shuts_and_opens_again_once_the_first_has_ended(process: DoorProcess) -> None:
    _opened(process, _READY, _UNTIL_SHUT)
    _wait(process, Door.OPEN)
    assert process.state.address == "http://127.0.0.1:4000"
    process.shut()
    assert process.state == DoorState(port=4000)
    assert process.running
    _opened(process, _READY, _UNTIL_SHUT)
    _wait(process, Door.OPEN)
    process.end()
    assert not process.running


def test_one_that_ends_by_itself_is_said_to_have_fallen(process: DoorProcess) -> None:
    _opened(process, _READY)
    _wait(process, Door.FELL)


def test_one_that_says_nothing_is_said_to_have_refused(process: DoorProcess) -> None:
    _opened(process, "print('[1]'); print('not json')")
    _wait(process, Door.REFUSED)
    assert process.state.reason == ""


def test_one_that_cannot_be_started_is_said_to_have_refused(process: DoorProcess, tmp_path: Path) -> None:
    process.command = (str(tmp_path / "nothing"),)
    process.open(DoorWanted(True, 4000, tmp_path))
    _wait(process, Door.REFUSED)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _page(stage: Stage) -> AssistantsPage:
    return stage.window.further.assistants.keeper.page


def _let_in(stage: Stage) -> str:
    stage.window.further.assistants.open()
    stage.settle()
    page = _page(stage)
    stage.click(page.first)
    stage.type(page.form.name, "Claude")
    stage.click(page.form.save)
    return page.token.token.text()


def test_the_real_door_answers_whoever_has_the_token_and_stays_wanted(staged: Staged) -> None:
    stage = staged("Owner walks.")
    part = stage.window.further.assistants
    token = _let_in(stage)
    stage.window.desk.ask(SetDoor(port=_free_port()), lambda _: None)
    stage.settle()
    page = _page(stage)
    stage.click(page.door.switch)
    stage.wait_for(lambda: part.door.state.door is not Door.OPENING)
    assert page.door.sentence.text() == f"Open at {part.door.state.address}"
    request = urllib.request.Request(  # noqa: S310 - our own address
        f"{part.door.state.address}/api/twin/memories", headers={"Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - as above
        assert [one["content"] for one in json.load(answer)] == ["Owner walks."]
    stage.click(page.door.switch)
    assert page.door.sentence.text() == "The door is shut."
    assert not part.door.state.address


def test_a_door_that_is_wanted_opens_with_the_window_and_its_fall_is_said(staged: Staged) -> None:
    stage = staged("Owner walks.")
    part, said = stage.window.further.assistants, stage.window.messages.error_box
    part.door.command = (sys.executable, "-I", "-S", "-c", f"{_READY}; {_UNTIL_SHUT}")
    stage.window.desk.ask(SetDoor(open=True), lambda _: None)
    part.begin()
    stage.settle()
    assert part.door.state.door is Door.SHUT  # nobody has been let in
    stage.window.desk.ask(AddAssistant("Claude"), lambda _: None)
    stage.settle()
    part.begin()
    stage.wait_for(lambda: part.door.state.door is Door.OPEN)
    assert said.isHidden()
    part.door.command = (sys.executable, "-I", "-S", "-c", _READY)
    part.begin()
    stage.wait_for(lambda: part.door.state.door is Door.FELL)
    assert said.text.text() == "The door has closed by itself. Nothing is lost. Open it again."
    stage.click(said.action)
    page = _page(stage)
    assert page.isVisible()
    part.door.command = (sys.executable, "-I", "-S", "-c", f"{_READY}; {_UNTIL_SHUT}")
    stage.click(page.door.retry)
    stage.wait_for(lambda: part.door.state.door is Door.OPEN)
    stage.press(page.table, Qt.Key.Key_Delete)
    stage.click(stage.window.messages.notice_box.action)
    assert part.door.state.door is Door.SHUT  # behind the last one
    stage.click(page.view.back_in)
    stage.wait_for(lambda: part.door.state.door is Door.OPEN)
    stage.close()
    assert not part.door.running
