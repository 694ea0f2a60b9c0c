"""What is typed in the list is searched for, and what is read can be forgotten by key."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.conftest import Staged
from tests.ui.stage import CTRL

COFFEE, TRAIN, DOG = "Owner drinks coffee.", "Owner takes the night train.", "Owner has a dog called Bruno."
_PLAIN = Qt.KeyboardModifier.NoModifier
_ALT, _SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


def _write(widget: QWidget, sign: str) -> None:
    """Press the key of any sign: Qt's own tests know the keys of Latin letters only."""
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, _PLAIN, sign))


@pytest.mark.parametrize("typed", ["train", "Train", "火", "ñ", "2", "-"])
def test_what_is_typed_in_the_list_is_searched_for(staged: Staged, typed: str) -> None:
    stage = staged(COFFEE, TRAIN)
    stage.window.list.table.setFocus()
    _write(stage.window.list.table, typed[0])
    QTest.keyClicks(stage.window.search, typed[1:])
    stage.settle()
    assert stage.window.search.hasFocus()
    assert stage.window.search.text() == typed


def test_it_takes_the_place_of_the_search_before_and_undo_brings_that_back(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN, DOG)
    stage.type(stage.window.search, "coffee")
    stage.window.list.table.setFocus()
    _write(stage.window.list.table, "b")
    QTest.keyClicks(stage.window.search, "runo")
    stage.settle()
    assert stage.window.search.text() == "bruno"
    assert stage.sentences() == [DOG]
    stage.press(stage.window.search, Qt.Key.Key_Z, CTRL)
    assert stage.window.search.text() == "coffee"
    assert stage.sentences() == [COFFEE]


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_Space, _PLAIN), (Qt.Key.Key_J, CTRL), (Qt.Key.Key_J, _ALT)],
    ids=["space", "ctrl", "alt"],
)
def test_other_keys_are_no_search(staged: Staged, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    stage = staged(COFFEE, TRAIN)
    stage.window.list.table.setFocus()
    stage.press(stage.window.list.table, key, modifier)
    assert stage.window.list.table.hasFocus()
    assert stage.window.search.text() == ""


@pytest.mark.parametrize("modifier", [_PLAIN, _SHIFT], ids=["del", "shift+del"])
def test_a_memory_opened_from_the_search_is_forgotten_where_it_is_read(
    staged: Staged, modifier: Qt.KeyboardModifier
) -> None:
    stage = staged(COFFEE, TRAIN, DOG)
    stage.type(stage.window.search, "owner")
    stage.press(stage.window.search, Qt.Key.Key_Return)
    read = stage.window.details.page.sentence
    gone = read.toPlainText()
    stage.press(read, Qt.Key.Key_Delete, modifier)
    assert gone not in stage.sentences()
    assert len(stage.sentences()) == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace], ids=["del", "backspace"])
def test_del_in_a_box_or_on_a_button_of_the_details_forgets_nothing(staged: Staged, key: Qt.Key) -> None:
    stage = staged(COFFEE, TRAIN)
    page = stage.window.details.page
    stage.press(stage.window.list.table, Qt.Key.Key_E, CTRL)
    stage.press(page.correct_box.words, key)
    stage.press(page.correct_box.words, Qt.Key.Key_Escape)
    stage.press(stage.window.details.head.correct, key)
    assert stage.sentences() == [COFFEE, TRAIN]
