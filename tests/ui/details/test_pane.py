"""The details of one memory, and correcting it in place."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.building import NOON, memory
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.memory import Earlier
from wellkept.service.requests import Forget

COFFEE = "Owner drinks coffee."
TRAIN = "Owner takes the night train."
_PLAIN = Qt.KeyboardModifier.NoModifier


def _editing(stage: Stage) -> bool:
    return not stage.window.details.page.correct_box.isHidden()


def _correct(stage: Stage, text: str) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_E, CTRL)
    stage.window.details.page.correct_box.words.setPlainText(text)


@pytest.mark.parametrize("modifier", [_PLAIN, CTRL], ids=["return", "ctrl+return"])
def test_correcting_gives_new_words_and_keeps_the_old_in_history(staged: Staged, modifier: Qt.KeyboardModifier) -> None:
    stage = staged(COFFEE)
    stage.press(stage.window.list.table, Qt.Key.Key_E, CTRL)
    box = stage.window.details.page.correct_box.words
    assert box.hasFocus()
    stage.type(box, "Owner drinks tea.")
    stage.press(box, Qt.Key.Key_Return, modifier)
    assert stage.sentences() == ["Owner drinks tea."]
    assert stage.window.details.page.sentence.toPlainText() == "Owner drinks tea."
    assert not stage.window.details.page.history.isHidden()
    assert "Corrected" in stage.notice()
    assert stage.window.list.table.hasFocus()


def test_a_correction_can_be_undone(staged: Staged) -> None:
    stage = staged(COFFEE)
    _correct(stage, "Owner drinks tea.")
    stage.click(stage.window.details.page.correct_box.save)
    stage.press(stage.window.list.table, Qt.Key.Key_Z, CTRL)
    assert stage.sentences() == [COFFEE]


@pytest.mark.parametrize("text", ["", "   ", "x" * 5000], ids=["empty", "blank", "5,000 characters"])
def test_words_that_cannot_be_kept_are_refused_in_place_and_stay(staged: Staged, text: str) -> None:
    stage = staged(COFFEE)
    _correct(stage, text)
    stage.click(stage.window.details.page.correct_box.save)
    box = stage.window.details.page.correct_box
    assert not box.fault.isHidden()
    assert box.text() == text
    assert box.save.isEnabled()
    assert stage.sentences() == [COFFEE]


def test_escape_leaves_the_words_as_they_were(staged: Staged) -> None:
    stage = staged(COFFEE)
    _correct(stage, "Owner drinks tea.")
    stage.press(stage.window.details.page.correct_box.words, Qt.Key.Key_Escape)
    assert not _editing(stage)
    assert stage.sentences() == [COFFEE]


def test_words_typed_but_not_saved_wait_until_one_comes_back(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN)
    _correct(stage, "Owner drinks green tea.")
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    assert not _editing(stage)
    stage.press(stage.window.list.table, Qt.Key.Key_Up)
    assert _editing(stage)
    assert stage.window.list.table.hasFocus()
    words = stage.window.details.page.correct_box.words
    QTest.keyClicks(words, " Often.")
    assert words.toPlainText() == "Owner drinks green tea. Often."


def test_the_page_scrolls_by_key_and_escape_goes_back_to_the_list(staged: Staged) -> None:
    stage = staged(memory("Owner keeps letters. " * 90, created_at=NEWEST))
    page = stage.window.details.page
    stage.press(stage.window.list.table, Qt.Key.Key_Return)
    stage.press(page.sentence, Qt.Key.Key_PageDown)
    assert page.verticalScrollBar().value() > 0
    stage.press(page.sentence, Qt.Key.Key_Escape)
    assert stage.window.list.table.hasFocus()


def test_ctrl_c_copies_the_sentence_in_sight(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN)
    stage.press(stage.window.details.page.sentence, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == COFFEE


def test_why_is_told_only_for_a_search(staged: Staged) -> None:
    stage = staged(COFFEE)
    assert stage.window.details.page.why.isHidden()
    stage.type(stage.window.search, "coffee")
    assert not stage.window.details.page.why.isHidden()


def test_numbers_open_by_their_button(staged: Staged) -> None:
    stage = staged(COFFEE)
    stage.type(stage.window.search, "coffee")
    page = stage.window.details.page
    assert page._numbers.isHidden()
    stage.click(page._more)
    assert not page._numbers.isHidden()


def test_open_numbers_follow_what_is_in_sight(staged: Staged) -> None:
    stage = staged("Owner drinks coffee with milk.", COFFEE)
    stage.type(stage.window.search, "coffee")
    page = stage.window.details.page
    stage.click(page._more)
    first = page._numbers.lines
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    assert ("Place", "1") in [(line.name, line.value) for line in first]
    assert ("Place", "2") in [(line.name, line.value) for line in page._numbers.lines]


def test_numbers_opened_later_are_those_of_the_memory_in_sight(staged: Staged) -> None:
    stage = staged("Owner drinks coffee with milk.", COFFEE)
    stage.type(stage.window.search, "coffee")
    page = stage.window.details.page
    stage.click(page._more)
    stage.click(page._more)
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    stage.click(page._more)
    assert ("Place", "2") in [(line.name, line.value) for line in page._numbers.lines]


def test_quote_and_history_are_shown(staged: Staged) -> None:
    stage = staged(
        memory(COFFEE, created_at=NEWEST, quote="I drink coffee.", history=(Earlier("Owner likes coffee.", NOON, ""),))
    )
    page = stage.window.details.page
    assert page._quote_text.toPlainText() == "I drink coffee."
    assert not page.history.isHidden()


def test_markup_is_shown_as_text(staged: Staged) -> None:
    text = "Owner wrote <b>bold</b> and <img src=file:///x>."
    stage = staged(memory(text, created_at=NEWEST, tags=("<i>tag</i>",)))
    assert stage.window.details.page.sentence.toPlainText() == text
    labels = stage.window.findChildren(QLabel)
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in labels if label.text())


def test_a_memory_forgotten_elsewhere_leaves_the_pane_empty(staged: Staged) -> None:
    stage = staged(COFFEE)
    key = stage.window.list.current_key()
    assert key is not None
    stage.window.desk.ask(Forget((key,)), lambda _: None)
    stage.window.details.show_key(key, "")
    stage.settle()
    stage.window.details.show_key(key, "")
    stage.settle()
    assert stage.window.details.stack.currentWidget() is stage.window.details.none
