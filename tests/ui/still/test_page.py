"""The page of "Still true?": four answers by one key, the way back, and nothing held once it is left."""

import pytest
from PySide6.QtCore import Qt

from tests.building import DAY, NOON, memory
from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.memory import Memory
from wellkept.service.answers import finish
from wellkept.service.requests import Forget
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.still.page import StillPage

PLAN = "Owner has a flight to Rome on 12 February 2026."
BOOK = "Owner is currently reading a book about whales."
HOME = "Owner lives in Oslo."
_SHIFT = Qt.KeyboardModifier.ShiftModifier


def _aged(text: str, days: int) -> Memory:
    return memory(text, created_at=NOON - days * DAY)


@pytest.fixture
def asking(staged: Staged) -> Stage:
    """Return a window that asks about three memories of four."""
    stage = staged(_aged(PLAN, 40), _aged(BOOK, 100), _aged(HOME, 1100), "Owner is allergic to walnuts.")
    stage.press(stage.window.list.table, Qt.Key.Key_S, CTRL | _SHIFT)
    return stage


def page(stage: Stage) -> StillPage:
    return stage.window.further.still.keeper.page


def press(stage: Stage, *keys: Qt.Key) -> None:
    for key in keys:
        focused = stage.window.focusWidget()
        assert focused is not None
        stage.press(focused, key)


def sees(stage: Stage) -> tuple[str, str]:
    return page(stage).card.sentence.toPlainText(), page(stage).progress.text()


def test_true_and_later_go_on_to_the_end(asking: Stage) -> None:
    assert sees(asking) == (PLAN, "1 of 3")
    assert page(asking).card.reason.text() == "A plan for Thursday, February 12, 2026, which has passed"
    assert page(asking).card.said.text() == "As you said it 5 weeks ago"
    assert "which has passed" in page(asking).card.sentence.accessibleDescription()
    press(asking, Qt.Key.Key_T)
    assert page(asking).note.text() == "Still true. You will not be asked again."
    assert sees(asking) == (BOOK, "2 of 3")
    press(asking, Qt.Key.Key_L)
    assert page(asking).note.text() == "Put off to Monday, March 9, 2026."
    press(asking, Qt.Key.Key_T)
    assert page(asking).none.title_label.text() == "That was all"
    assert sees(asking) == ("", "")
    press(asking, Qt.Key.Key_Escape)
    assert asking.window.list.table.hasFocus()
    asking.window.further.still.open()
    asking.settle()
    assert page(asking).none.title_label.text() == "Nothing to ask"


def test_forget_erases_and_take_back_brings_the_card_again(asking: Stage) -> None:
    for key in (Qt.Key.Key_F, Qt.Key.Key_Delete):
        press(asking, key)
        assert PLAN not in asking.sentences()
        assert sees(asking) == (BOOK, "2 of 3")
        assert asking.notice() == "Forgot 1 memory."
        press(asking, Qt.Key.Key_B)
        assert PLAN in asking.sentences()
        assert sees(asking) == (PLAN, "1 of 3")


def test_take_back_and_do_again(asking: Stage) -> None:
    press(asking, Qt.Key.Key_T, Qt.Key.Key_L)
    press(asking, Qt.Key.Key_B)
    assert sees(asking) == (BOOK, "2 of 3")
    press(asking, Qt.Key.Key_B)
    assert sees(asking) == (PLAN, "1 of 3")
    assert page(asking).undo.isHidden()
    press(asking, Qt.Key.Key_B)
    assert sees(asking) == (PLAN, "1 of 3")
    asking.press(page(asking).card.sentence, Qt.Key.Key_Y, CTRL)
    assert sees(asking) == (BOOK, "2 of 3")


def test_changed_is_corrected_in_place(asking: Stage) -> None:
    press(asking, Qt.Key.Key_C)
    box = page(asking).card.box
    assert box.words.hasFocus()
    assert box.text() == PLAN
    asking.type(box.words, "Owner flew to Rome")
    asking.press(box.words, Qt.Key.Key_Return, CTRL)
    assert sees(asking) == (BOOK, "2 of 3")
    assert "Owner flew to Rome" in asking.sentences()
    assert asking.notice() == "Corrected. The earlier words are in its history."
    press(asking, Qt.Key.Key_B)
    assert sees(asking) == (PLAN, "1 of 3")


def test_words_that_cannot_be_saved_stay_and_escape_leaves_it_as_it_was(asking: Stage) -> None:
    press(asking, Qt.Key.Key_C)
    box = page(asking).card.box
    box.words.setPlainText(HOME)
    asking.press(box.words, Qt.Key.Key_Return, CTRL)
    assert "Another memory already says exactly this." in box.fault.text()
    assert box.text() == HOME
    press(asking, Qt.Key.Key_Escape)
    assert sees(asking) == (PLAN, "1 of 3")
    assert page(asking).card.sentence.hasFocus()


def test_nothing_is_held_of_what_was_answered_nor_after_leaving(asking: Stage) -> None:
    keeper = asking.window.further.still.keeper
    press(asking, Qt.Key.Key_F, Qt.Key.Key_T)
    assert [card.memory.content for card in keeper._sitting.trail] == ["", ""]
    press(asking, Qt.Key.Key_C, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert (keeper.cards, keeper._sitting.trail) == ((), ())
    assert sees(asking) == ("", "")
    assert page(asking).card.box.text() == ""


def test_what_is_forgotten_elsewhere_is_not_asked_about(asking: Stage) -> None:
    other = Wellkept(SqliteStore.open(asking.path), asking.clock)
    finish(other.forget(Forget((4, 2))))
    other.close()
    press(asking, Qt.Key.Key_T)
    assert page(asking).undo.isHidden()
    asking.window.list.refresh()
    asking.settle()
    assert sees(asking) == (BOOK, "1 of 1")
    keeper = asking.window.further.still.keeper
    assert [card.memory.content for card in keeper.cards] == [BOOK]


def test_a_sitting_that_is_left_while_looking_shows_nothing_later(staged: Staged) -> None:
    stage = staged(_aged(PLAN, 40))
    stage.window.further.still.open()
    stage.window.open_list()
    stage.settle()
    assert sees(stage) == ("", "")
