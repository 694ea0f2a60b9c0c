"""The sheet of keys: looked up, chosen, refused, taken back, remembered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.ui.commands import OTHER_KEYS, native, words
from wellkept.ui.keys.sheet import KeySheet
from wellkept.ui.palette.entries import entries
from wellkept.ui.widgets import Label

SHIFT = Qt.KeyboardModifier.ShiftModifier


def opened(stage: Stage) -> KeySheet:
    stage.press(stage.window.list.table, Qt.Key.Key_F1)
    sheet = stage.window.further.keys.sheet
    assert sheet is not None
    return sheet


def choose(sheet: KeySheet, name: str, key: Qt.Key, held: Qt.KeyboardModifier = CTRL) -> None:
    button = sheet.buttons[name]
    button.click()
    assert "new keys" in button.text()
    QTest.keyClick(button, key, held)
    assert "new keys" not in button.text()


def keys(stage: Stage, name: str) -> list[str]:
    return [one.toString() for one in stage.window.actions_by_id[name].shortcuts()]


@pytest.fixture
def stage(staged: Staged) -> Stage:
    return staged("Owner walks.")


def test_every_key_is_on_the_sheet(stage: Stage) -> None:
    sheet = opened(stage)
    assert set(sheet.buttons) == set(stage.window.actions_by_id)
    said = {label.text() for label in sheet.findChildren(Label)}
    assert {words(key.text) for key in OTHER_KEYS} <= said
    sheet.close()


def test_new_keys_hold_everywhere_at_once(stage: Stage) -> None:
    sheet = opened(stage)
    choose(sheet, "teach", Qt.Key.Key_J)
    assert sheet.said == f"{native('Ctrl+J')} now stands for “Teach something new”."
    assert keys(stage, "teach") == ["Ctrl+J"]
    assert sheet.buttons["teach"].text() == native("Ctrl+J")
    offered = {entry.id: entry.keys for entry in entries(stage.window.actions_by_id, list_in_sight=True)}
    assert offered["teach"] == native("Ctrl+J")
    sheet.close()
    stage.window.activateWindow()
    stage.settle()
    stage.press(stage.window.list.table, Qt.Key.Key_J, CTRL)
    assert stage.window.stack.currentWidget() is stage.window.teach
    stage.window.open_list()
    assert stage.window.frame.teach_button.toolTip() == f"Teach something new ({native('Ctrl+J')})"


def test_keys_in_use_are_refused_in_words_and_can_be_taken_all_the_same(stage: Stage) -> None:
    sheet = opened(stage)
    choose(sheet, "exam", Qt.Key.Key_N)
    assert sheet.said == f"{native('Ctrl+N')} already stands for “Teach something new”."
    assert (keys(stage, "exam"), keys(stage, "teach")) == (["Ctrl+T"], ["Ctrl+N"])
    assert sheet.insist.hasFocus()
    sheet.insist.click()
    assert (keys(stage, "exam"), keys(stage, "teach")) == (["Ctrl+N"], [])
    assert sheet.buttons["teach"].text() == "None"
    sheet.resets["exam"].click()
    assert (keys(stage, "exam"), keys(stage, "teach")) == (["Ctrl+T"], ["Ctrl+N"])
    sheet.close()


def test_what_nobody_can_give_up_cannot_be_taken(stage: Stage) -> None:
    sheet = opened(stage)
    choose(sheet, "exam", Qt.Key.Key_T, Qt.KeyboardModifier.NoModifier)
    assert "needed for typing" in sheet.said
    assert not sheet.insist.isVisible()
    assert keys(stage, "exam") == ["Ctrl+T"]
    sheet.close()


def test_esc_leaves_keys_and_backspace_takes_them_away(stage: Stage) -> None:
    sheet = opened(stage)
    choose(sheet, "redo", Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert keys(stage, "redo") == ["Ctrl+Shift+Z", "Ctrl+Y"]
    choose(sheet, "redo", Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
    assert keys(stage, "redo") == []
    assert sheet.isVisible()
    sheet.reset_all.click()
    assert keys(stage, "redo") == ["Ctrl+Shift+Z", "Ctrl+Y"]
    assert not sheet.reset_all.isEnabled()
    sheet.close()


def test_keys_are_remembered_by_this_window_alone(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, remembers=True).show() as stage:
        sheet = opened(stage)
        choose(sheet, "exam", Qt.Key.Key_J, CTRL | SHIFT)
        sheet.close()
    with Stage(tmp_path, qapp).show() as other:
        assert keys(other, "exam") == ["Ctrl+T"]
    with Stage(tmp_path, qapp, remembers=True).show() as again:
        assert keys(again, "exam") == ["Ctrl+Shift+J"]
