"""The search box leaves to the window what the window does by key."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wellkept.ui.search_bar import SearchBox

CTRL = Qt.KeyboardModifier.ControlModifier


def taken(box: SearchBox, key: Qt.Key) -> bool:
    """Return whether the box claims a key before any shortcut sees it."""
    event = QKeyEvent(QEvent.Type.ShortcutOverride, key, CTRL)
    event.ignore()
    QApplication.sendEvent(box, event)
    return event.isAccepted()


@pytest.fixture
def box(qtbot: QtBot) -> SearchBox:
    made = SearchBox()
    qtbot.addWidget(made)
    made.setText("tea")
    return made


def test_a_key_that_edits_text_is_the_boxs_own(box: SearchBox) -> None:
    assert taken(box, Qt.Key.Key_Left)


def test_a_command_of_the_window_wins_over_editing(box: SearchBox) -> None:
    action = QAction("Correct", box)
    action.setShortcuts([QKeySequence("F2"), QKeySequence("Ctrl+Left")])
    box.addAction(action)
    assert not taken(box, Qt.Key.Key_Left)
