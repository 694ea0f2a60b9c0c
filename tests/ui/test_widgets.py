"""Buttons under the keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from wellkept.ui.first_run.card import Card
from wellkept.ui.widgets import Button

KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
MAKERS: dict[str, Callable[[], QPushButton]] = {
    "button": lambda: Button("Keep"),
    "card": lambda: Card("teach", "Paste something", "A page about you."),
}


@pytest.mark.parametrize("key", KEYS, ids=[key.name for key in KEYS])
@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS.keys())
def test_return_presses_as_space_does(qtbot: QtBot, make: Callable[[], QPushButton], key: Qt.Key) -> None:
    button = make()
    pressed: list[bool] = []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: pressed.append(True))
    QTest.keyClick(button, key)
    assert len(pressed) == 1


def test_return_with_ctrl_is_somebody_elses(qtbot: QtBot) -> None:
    pressed: list[bool] = []
    button = Button("Keep", lambda: pressed.append(True))
    qtbot.addWidget(button)
    QTest.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert pressed == []


GOINGS: dict[str, Callable[[Button], None]] = {
    "disabled": lambda button: button.setEnabled(False),
    "hidden": lambda button: button.hide(),
}


@pytest.mark.parametrize("go", GOINGS.values(), ids=GOINGS.keys())
def test_the_focus_of_a_button_that_goes_never_falls_on_a_tick(qtbot: QtBot, go: Callable[[Button], None]) -> None:
    page, button, tick, text = QWidget(), Button("Back up now"), QCheckBox("Every day"), QPlainTextEdit()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    for widget in (button, tick, text):
        column.addWidget(widget)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    button.setFocus()
    assert button.hasFocus()
    go(button)
    assert text.hasFocus()


def test_a_button_that_had_the_focus_has_it_again_where_nobody_else_could(qtbot: QtBot) -> None:
    page, button, tick = QWidget(), Button("Back up now"), QCheckBox("Every day")
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.addWidget(button)
    column.addWidget(tick)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    button.setFocus()
    button.setEnabled(False)
    assert not tick.hasFocus()
    button.setEnabled(True)
    assert button.hasFocus()
