"""One table of commands: complete, without doubles, and the same everywhere."""

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from tests.ui.conftest import Staged
from wellkept.providers.embedders import embedders
from wellkept.ui.commands import COMMANDS, Command, Menu, tip_of

IDS = [command.id for command in COMMANDS]
WITH_KEYS = [command for command in COMMANDS if not command.embedder and command.menu is not Menu.LANGUAGE]


def test_no_two_commands_share_a_key() -> None:
    keys = Counter(key for command in COMMANDS for key in command.keys)
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("command", WITH_KEYS, ids=lambda command: command.id)
def test_every_command_but_a_choice_has_keys_that_qt_knows(command: Command) -> None:
    assert command.keys
    assert all(not QKeySequence(key).isEmpty() for key in command.keys)


def test_tooltips_name_the_key() -> None:
    assert tip_of("teach") == "Teach something new (Ctrl+N)"


def test_every_embedder_can_be_chosen() -> None:
    assert {command.embedder for command in COMMANDS if command.embedder} == set(embedders())


def test_every_command_can_be_reached_by_menu(staged: Staged) -> None:
    stage = staged("Owner walks.")
    menus = stage.window.menuBar().findChildren(QMenu)
    offered = {action.objectName() for menu in menus for action in menu.actions()}
    assert {command.id for command in COMMANDS if command.menu is not Menu.NONE} <= offered


def test_every_command_does_something(staged: Staged) -> None:
    stage = staged("Owner walks.")
    idle = []
    for name, action in stage.window.actions_by_id.items():
        triggered = action.metaObject().method(action.metaObject().indexOfSignal("triggered(bool)"))
        if not action.isSignalConnected(triggered):
            idle.append(name)
    assert idle == []
    assert set(stage.window.actions_by_id) == set(IDS)
