"""Wishes of assistants: they come without a sound, stand beside what they would change, and are answered by one key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.building import memory
from tests.ui.caller import CallerBeside
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import CTRL, Stage
from wellkept.ui.details.two_cards import SentenceCard
from wellkept.ui.wishes.page import WishesPage

_OLD, _NEW, _TEA = "Owner lives in Oslo.", "Owner lives in Turin.", "Owner likes tea."


def _page(stage: Stage) -> WishesPage:
    return stage.window.further.wishes.keeper.page


def _with_wishes(staged: Staged) -> Stage:
    """Return a window in which two wishes wait, made by another program, with their page in sight."""
    stage = staged(memory(_OLD, id="mem_oslo", created_at=NEWEST))
    with CallerBeside(stage) as caller:
        caller.corrects("mem_oslo", _NEW, "You said so.")
        stage.clock.now += 1
        caller.keeps(_TEA, core=True)
    stage.press(stage.window.list.table, Qt.Key.Key_I, CTRL)
    return stage


def _rows(stage: Stage) -> list[str]:
    model = _page(stage).model
    return [str(model.index(row, 0).data()).partition(". ")[0] for row in range(model.rowCount())]


def _all(stage: Stage) -> set[str]:
    stage.window.open_list()
    stage.settle()
    return set(stage.sentences())


def _lit(card: SentenceCard) -> str:
    marks = card.sentence.extraSelections()
    return marks[0].cursor.selectedText()


def test_a_wish_comes_without_taking_the_focus_and_can_be_put_off(staged: Staged) -> None:
    stage = staged(_OLD)
    sign = stage.window.further.wishes.sign
    assert sign.isHidden()
    with CallerBeside(stage) as caller:
        caller.keeps(_TEA)
        stage.window._watcher.ask()
        stage.settle()
        assert sign.text.text() == "An assistant has a wish."
        assert stage.window.search.hasFocus()
        stage.click(sign.later)
        assert sign.isHidden()
        stage.window.search.setFocus()
        caller.keeps("Owner likes coffee.")
        stage.window._watcher.ask()
        stage.settle()
    assert sign.text.text() == "Your assistants have 2 wishes."
    stage.click(sign.look)
    assert _page(stage).isVisible()
    assert sign.isHidden()


def test_a_correction_stands_beside_the_memory_with_the_words_lit(staged: Staged) -> None:
    stage = _with_wishes(staged)
    page = _page(stage)
    assert page.title.text() == "2 wishes wait for you"
    assert page.table.hasFocus()
    view = page.view
    assert view.title.text() == "Claude would like to correct this"
    assert view.said.text() == "It says why: “You said so.”"
    shown = [card.sentence.toPlainText() for card in (view.before, view.after)]
    assert shown == [_OLD, _NEW]
    assert [_lit(view.before), _lit(view.after)] == ["Oslo", "Turin"]
    stage.press(page.table, Qt.Key.Key_Down)
    assert view.title.text() == "Claude would like to keep this"
    assert view.before.isHidden()
    assert "always in mind" in view.after.record.text()


@pytest.mark.parametrize(
    ("key", "notice", "there"),
    [
        (Qt.Key.Key_Y, "Done as wished.", {_NEW}),
        (Qt.Key.Key_N, "Refused; nothing has changed.", {_OLD}),
    ],
    ids=["yes", "no"],
)
def test_one_key_answers_and_one_undo_brings_the_wish_back(
    staged: Staged, key: Qt.Key, notice: str, there: set[str]
) -> None:
    stage = _with_wishes(staged)
    page = _page(stage)
    stage.press(page.table, key)
    assert stage.notice() == notice
    assert _rows(stage) == [_TEA]
    assert page.table.hasFocus()
    stage.press(page.table, Qt.Key.Key_Z, CTRL)
    assert len(_rows(stage)) == 2
    stage.press(page.table, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert len(_rows(stage)) == 1
    assert _all(stage) == there


def test_a_wish_is_put_into_the_owners_own_words_and_bad_ones_stay_in_the_box(staged: Staged) -> None:
    stage = _with_wishes(staged)
    page = _page(stage)
    stage.press(page.table, Qt.Key.Key_W)
    box = page.view.box
    assert box.text() == _NEW
    stage.press(box.words, Qt.Key.Key_Escape)
    assert not page.view.writing
    stage.press(page.table, Qt.Key.Key_W)
    box.words.setPlainText("x" * 2001)
    stage.press(box.words, Qt.Key.Key_Return, CTRL)
    assert box.fault.isVisible()
    assert len(box.text()) == 2001
    box.words.setPlainText("Owner lives in Genoa.")
    stage.press(box.words, Qt.Key.Key_Return, CTRL)
    assert _rows(stage) == [_TEA]
    assert _all(stage) == {"Owner lives in Genoa."}


def test_all_are_granted_or_refused_after_a_question_and_taken_back_at_once(staged: Staged) -> None:
    stage = _with_wishes(staged)
    stage.press(_page(stage).table, Qt.Key.Key_A)
    assert stage.notice() == "Grant all 2? To keep: 1, to correct: 1, to forget: 0."
    assert len(_rows(stage)) == 2
    stage.click(stage.window.messages.notice_box.action)
    assert stage.notice() == "2 wishes granted."
    assert _page(stage).none.isVisible()
    assert _page(stage).to_assistants.hasFocus()
    stage.window.acts.undo()
    stage.settle()
    assert len(_rows(stage)) == 2
    stage.click(_page(stage).no_more)
    assert stage.notice() == "Refuse all 2 wishes?"
    stage.click(stage.window.messages.notice_box.action)
    assert stage.notice() == "2 wishes refused."
    stage.click(_page(stage).to_assistants)
    assert stage.window.further.assistants.keeper.page.isVisible()
    assert _all(stage) == {_OLD}


def test_to_forget_is_asked_in_its_own_words_and_hidden_signs_are_seen(staged: Staged) -> None:
    stage = staged(memory("Owner keeps\u202e bees.", id="mem_bees", created_at=NEWEST))
    with CallerBeside(stage) as caller:
        caller.forgets("mem_bees")
    stage.window.further.wishes.open()
    stage.settle()
    view = _page(stage).view
    assert view.title.text() == "Claude would like this forgotten"
    assert view.yes.text() == "Forget it (Y)"
    assert view.reword.isHidden()
    assert view.after.isHidden()
    assert "\u202e" not in view.before.sentence.toPlainText()
    stage.press(_page(stage).table, Qt.Key.Key_W)
    assert not view.writing
    stage.click(view.yes)
    assert _all(stage) == set()


def test_what_is_typed_stays_while_another_wish_comes_and_no_word_once_the_page_is_left(staged: Staged) -> None:
    stage = _with_wishes(staged)
    stage.press(_page(stage).table, Qt.Key.Key_W)
    QTest.keyClicks(_page(stage).view.box.words, "Owner")
    with CallerBeside(stage, "Cursor") as caller:
        caller.keeps("Owner sails.")
        stage.window._watcher.ask()
        stage.settle()
    page = _page(stage)
    assert page.view.box.text() == "Owner"
    assert page.title.text() == "3 wishes wait for you"
    stage.window.open_list()
    assert page.model.rowCount() == 0
    assert page.view.box.text() == page.view.after.sentence.toPlainText() == ""
