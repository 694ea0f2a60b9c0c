"""The window as a person uses it: real keys, real mouse, real store."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.service.requests import Keep, Proposal

COFFEE = "Owner drinks filter coffee in the morning."
TRAIN = "Owner takes the night train to Hamburg."
DOG = "Owner's dog is called Fant."

SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_shows_all_memories_newest_first(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN, DOG)
    assert stage.sentences() == [COFFEE, TRAIN, DOG]
    assert stage.window.list.head.count.text() == "3 memories"


def test_searches_at_each_key_and_counts_truly(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN, DOG)
    stage.type(stage.window.search, "train")
    assert stage.sentences() == [TRAIN]
    assert stage.window.list.head.count.text() == "1 of 3 memories"


def test_escape_in_the_search_box_shows_all_again(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN)
    stage.type(stage.window.search, "train")
    stage.press(stage.window.search, Qt.Key.Key_Escape)
    assert stage.sentences() == [COFFEE, TRAIN]


def test_arrows_walk_the_list_while_the_caret_stays_in_the_box(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN, DOG)
    stage.window.search.setFocus()
    stage.press(stage.window.search, Qt.Key.Key_Down)
    assert stage.window.details.page.sentence.toPlainText() == TRAIN
    assert stage.window.search.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_F, Qt.Key.Key_Slash], ids=["ctrl+f", "slash"])
def test_keys_lead_to_the_search_box(staged: Staged, key: Qt.Key) -> None:
    stage = staged(COFFEE)
    stage.window.list.table.setFocus()
    stage.press(stage.window.list.table, key, CTRL if key == Qt.Key.Key_F else Qt.KeyboardModifier.NoModifier)
    assert stage.window.search.hasFocus()
    assert stage.window.search.text() == ""


def test_return_opens_the_memory(staged: Staged) -> None:
    stage = staged(COFFEE)
    stage.press(stage.window.list.table, Qt.Key.Key_Return)
    assert stage.window.details.page.sentence.hasFocus()


def test_delete_forgets_and_undo_brings_back_to_the_same_place(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN, DOG)
    table = stage.window.list.table
    stage.press(table, Qt.Key.Key_Down)
    stage.press(table, Qt.Key.Key_Delete)
    assert stage.sentences() == [COFFEE, DOG]
    assert stage.notice() == "Forgot 1 memory."
    assert stage.window.details.page.sentence.toPlainText() == DOG
    stage.press(table, Qt.Key.Key_Z, CTRL)
    assert stage.sentences() == [COFFEE, TRAIN, DOG]
    assert stage.window.details.page.sentence.toPlainText() == TRAIN


def test_redo_forgets_again(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN)
    table = stage.window.list.table
    stage.press(table, Qt.Key.Key_Delete)
    stage.press(table, Qt.Key.Key_Z, CTRL)
    stage.press(table, Qt.Key.Key_Z, CTRL | SHIFT)
    assert stage.sentences() == [TRAIN]


def test_undo_button_of_the_message_brings_back(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN)
    stage.press(stage.window.list.table, Qt.Key.Key_Delete)
    stage.click(stage.window.messages.notice_box.action)
    assert stage.sentences() == [COFFEE, TRAIN]


def test_delete_in_the_search_box_edits_text(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN)
    stage.type(stage.window.search, "train")
    stage.window.search.home(False)
    stage.press(stage.window.search, Qt.Key.Key_Delete)
    assert stage.window.search.text() == "rain"
    stage.press(stage.window.search, Qt.Key.Key_Escape)
    assert stage.sentences() == [COFFEE, TRAIN]


def test_several_are_forgotten_by_one_act(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN, DOG)
    table = stage.window.list.table
    stage.press(table, Qt.Key.Key_Down, SHIFT)
    assert stage.window.details.many.title_label.text() == "2 memories selected"
    stage.click(stage.window.details.many.forget)
    assert stage.sentences() == [DOG]
    stage.press(table, Qt.Key.Key_Z, CTRL)
    assert stage.sentences() == [COFFEE, TRAIN, DOG]
    assert stage.window.list.selected_count() == 2


def test_more_than_a_hundred_are_forgotten_only_after_a_question(staged: Staged) -> None:
    stage = staged(*(f"Owner counts to {number} before sleeping." for number in range(101)))
    table = stage.window.list.table
    stage.press(table, Qt.Key.Key_A, CTRL)
    stage.press(table, Qt.Key.Key_Delete)
    assert stage.window.list.head.count.text() == "101 memories"
    assert "Forget 101 memories?" in stage.notice()
    stage.click(stage.window.messages.notice_box.action)
    assert stage.window.list.stack.currentWidget() is stage.window.list.first_steps


def test_copies_the_sentences_that_are_selected(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN, DOG)
    table = stage.window.list.table
    stage.press(table, Qt.Key.Key_Down, SHIFT)
    stage.press(table, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == f"{COFFEE}\n{TRAIN}"


def test_ctrl_c_in_the_box_copies_the_memory_unless_text_is_selected(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN)
    stage.window.search.setFocus()
    stage.type(stage.window.search, "train")
    stage.press(stage.window.search, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == TRAIN
    stage.window.search.selectAll()
    stage.press(stage.window.search, Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "train"


def test_filters_by_kind_and_says_when_nothing_passes(staged: Staged) -> None:
    stage = staged(COFFEE)
    stage.window.list.head.choose(Filters(kinds=(Kind.EPISODE,)))
    stage.settle()
    assert stage.window.list.nothing.isVisible()
    stage.window.list.clear_all()
    stage.settle()
    assert stage.sentences() == [COFFEE]


def test_empty_store_says_what_to_do_first(staged: Staged) -> None:
    stage = staged()
    assert stage.window.list.stack.currentWidget() is stage.window.list.first_steps
    assert stage.window.details.isHidden()


def test_nothing_found_says_so_and_clears_by_its_button(staged: Staged) -> None:
    stage = staged(COFFEE)
    stage.type(stage.window.search, "zeppelin")
    assert stage.window.list.nothing.title_label.text() == "Nothing found"
    assert stage.window.details.stack.currentWidget() is stage.window.details.blank
    stage.window.list.cleared.emit()
    stage.settle()
    assert stage.sentences() == [COFFEE]


QUERIES: dict[str, str] = {
    "punctuation": "?!…—",
    "quotes": "\"'“",
    "near": "NEAR(",
    "star": "*",
    "nul": "a\x00b",
    "surrogate": "\ud83d",
    "long": "word " * 10_000,
    "markup": "<b>coffee</b>",
    "operators": "coffee AND NOT (train OR",
}


@pytest.mark.parametrize("query", QUERIES.values(), ids=QUERIES.keys())
def test_any_text_is_a_valid_search(staged: Staged, query: str) -> None:
    stage = staged(COFFEE)
    stage.window.search.setText(query)
    stage.settle()
    assert stage.window.messages.error_box.isHidden()
    assert stage.window.list.head.count.text() in ("1 memory", "0 of 1 memory")


def test_text_grows_and_shrinks_by_key(staged: Staged) -> None:
    stage = staged(COFFEE)
    usual = stage.window.list.head.count.font().pointSizeF()
    stage.press(stage.window.list.table, Qt.Key.Key_Plus, CTRL)
    assert stage.window.list.head.count.font().pointSizeF() > usual
    stage.press(stage.window.list.table, Qt.Key.Key_0, CTRL)
    assert stage.window.list.head.count.font().pointSizeF() == pytest.approx(usual)


def test_place_is_kept_when_memories_come_from_elsewhere(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(60)))
    table = stage.window.list.table
    for _ in range(30):
        stage.press(table, Qt.Key.Key_Down)
    before = (stage.window.list.current_key(), table.visualRect(table.currentIndex()).top())
    _keep_elsewhere(stage, "Owner owns a bookcase.")
    stage.window.list.refresh()
    stage.settle()
    after = (stage.window.list.current_key(), table.visualRect(table.currentIndex()).top())
    assert stage.window.list.head.count.text() == "61 memories"
    assert after == before


def _keep_elsewhere(stage: Stage, content: str) -> None:
    """Keep a memory as another process would: past the window's list."""
    done: list[object] = []
    stage.window.desk.ask(Keep((Proposal(content),)), done.append)
    stage.settle()
    assert done


def test_click_chooses_a_memory(staged: Staged) -> None:
    stage = staged(COFFEE, TRAIN)
    table = stage.window.list.table
    stage.click(table.viewport(), table.visualRect(stage.window.list.model.index(1, 0)).center() + QPoint(0, 0))
    assert stage.window.details.page.sentence.toPlainText() == TRAIN


def test_f1_lists_every_key(staged: Staged, qapp: Callable[..., object]) -> None:
    stage = staged(COFFEE)
    stage.press(stage.window.list.table, Qt.Key.Key_F1)
    sheets = [one for one in stage.window.children() if type(one).__name__ == "KeySheet"]
    assert len(sheets) == 1
    sheets[0].close()  # type: ignore[attr-defined] # it is a dialog
