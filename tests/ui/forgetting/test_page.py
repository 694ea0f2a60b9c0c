"""Forgetting a person by key, from the command to the undo; and what was forgotten in the rest of the window."""

import pytest
from PySide6.QtCore import Qt

from tests.building import DAY, NOON, memory
from tests.ui.caller import CallerBeside
from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.ui.forgetting.page import ForgettingPage

SAID = ("Owner's sister Ingrid sails.", "Owner's sister fears dogs.", "Owner likes tea.")


@pytest.fixture
def stage(staged: Staged) -> Stage:
    made = staged(*(memory(one, created_at=NOON - at * DAY, session=f"ses_{at}") for at, one in enumerate(SAID)))
    made.press(made.window, Qt.Key.Key_Delete, CTRL | Qt.KeyboardModifier.ShiftModifier)
    return made


def page_of(stage: Stage) -> ForgettingPage:
    return stage.window.further.forgetting.keeper.page


def gather(stage: Stage, words: str) -> ForgettingPage:
    page = page_of(stage)
    stage.type(page.asking.words, words)
    stage.press(page.asking.words, Qt.Key.Key_Return)
    return page


def rows(page: ForgettingPage) -> list[str]:
    return [str(page.model.index(row, 0).data()) for row in range(page.model.rowCount())]


def test_a_person_is_forgotten_by_key_and_comes_back_by_undo(stage: Stage) -> None:
    page = gather(stage, "Ingrid")
    assert rows(page) == ["1 names “Ingrid”", SAID[0], "1 speaks of “sister”", SAID[1]]
    assert page.table.hasFocus()
    stage.press(page.table, Qt.Key.Key_End)
    stage.press(page.table, Qt.Key.Key_A)
    assert page.forget.text() == "Forget 2 memories"
    stage.press(page.table, Qt.Key.Key_Delete)
    assert stage.notice() == "Forgot 2 memories."
    assert page.none.title_label.text() == "Nothing left of this"
    assert "2 forgotten sentences are held back" in page.sign.text.text()
    stage.window.acts.undo()
    stage.settle()
    assert len(rows(page)) == 4
    assert "will be held back" in page.sign.text.text()


def test_after_forgetting_the_rest_stays_to_be_decided_and_nothing_is_held_when_the_page_is_left(stage: Stage) -> None:
    page = gather(stage, "Ingrid")
    stage.press(page.table, Qt.Key.Key_Delete)
    assert rows(page) == ["1 speaks of “sister”", SAID[1]]
    assert (page.model.ticked, page.forget.isEnabled()) == ((), False)
    page.sign.watch.click()
    stage.settle()
    assert "may come back" in page.sign.text.text()
    page.sign.watch.click()
    stage.click(page.sign.empty)
    stage.click(stage.window.messages.notice_box.action)
    assert "will be held back" in page.sign.text.text()
    stage.press(page.table, Qt.Key.Key_Escape)
    assert (page.asking.words.text(), page.model.rowCount()) == ("", 0)
    assert stage.window.frame.stack.currentWidget() is stage.window.splitter


def test_wishes_that_speak_of_it_go_in_the_same_act_and_wait_again_after_one_undo(stage: Stage) -> None:
    with CallerBeside(stage) as caller:
        caller.keeps("Ingrid wants a boat.")
        caller.keeps("Owner rows.")
    page = gather(stage, "Ingrid")
    assert rows(page)[-2:] == ["1 wish of an assistant, to be refused", "Ingrid wants a boat. (Claude: keep it)"]
    assert page.forget.text() == "Forget 1 memory, refuse 1 wish"
    stage.press(page.table, Qt.Key.Key_Delete)
    assert stage.notice() == "Forgot 1 memory. Refused 1 wish."
    assert rows(page) == ["1 speaks of “sister”", SAID[1]]
    assert stage.window.further.wishes.sign.text.text() == "An assistant has a wish."
    stage.window.acts.undo()
    stage.settle()
    assert len(rows(page)) == 6
    stage.press(page.table, Qt.Key.Key_Home)
    stage.press(page.table, Qt.Key.Key_A)
    stage.press(page.table, Qt.Key.Key_Delete)
    assert stage.notice() == "Refused 1 wish."
    assert SAID[0] in rows(page)


def test_a_blank_asks_nothing_looking_can_be_stopped_and_a_time_alone_is_enough(stage: Stage) -> None:
    page = page_of(stage)
    stage.press(page.asking.words, Qt.Key.Key_Return)
    assert page.stop.isHidden()
    page.asking.words.setText("Ingrid")
    page.asking.ask()
    page.stop_wanted.emit()
    stage.settle()
    assert (page.stop.isHidden(), page.model.rowCount()) == (True, 0)
    page.asking.words.clear()
    page.asking.timed.setChecked(True)
    page.asking.since.setDate(page.asking.until.date())
    stage.click(page.asking.look)
    assert rows(page) == ["1 was learned in this time", SAID[0]]


def test_correcting_into_it_and_typing_it_again_are_asked_about_once(stage: Stage) -> None:
    page = gather(stage, "tea")
    stage.press(page.table, Qt.Key.Key_Delete)
    stage.window.open_list()
    stage.settle()
    stage.window.details.start_correct()
    box = stage.window.details.page.correct_box
    box.words.setPlainText(SAID[2])
    stage.press(box.words, Qt.Key.Key_Return, CTRL)
    assert box.fault.text() == "You had this forgotten. Keep it again? Save once more to keep it."
    stage.press(box.words, Qt.Key.Key_Return, CTRL)
    assert SAID[2] in stage.sentences()
    stage.window.acts.undo()
    stage.settle()
    stage.window.open_teach()
    write, review = stage.window.teach.write, stage.window.teach.review
    stage.type(write.box, SAID[2])
    stage.press(write.box, Qt.Key.Key_Return, CTRL)
    assert review.model.ticked_count == 0
    stage.press(review.table, Qt.Key.Key_Space)
    stage.press(review.table, Qt.Key.Key_Return, CTRL)
    assert SAID[2] in stage.sentences()
