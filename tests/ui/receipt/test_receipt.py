"""Checking what was forgotten, by keys."""

import pytest
from PySide6.QtCore import Qt

from tests.faults.reading import Reader
from tests.ui.conftest import Staged
from tests.ui.stage import Stage
from wellkept.ui.receipt.page import ReceiptPage

_SHIFT = Qt.KeyboardModifier.ShiftModifier
QUOKKA = "Owner once hid a quokka in a xylophone."


@pytest.fixture
def stage(staged: Staged) -> Stage:
    return staged(QUOKKA, "Owner likes tea.", "Owner hums.")


def page(stage: Stage) -> ReceiptPage:
    return stage.window.further.receipt.keeper.page


def test_check_it_after_a_forget_shows_that_nothing_is_left(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_Delete)
    assert stage.notice() == "Forgot 1 memory."
    assert stage.window.messages.notice_box.also.text() == "Check it"
    stage.click(stage.window.messages.notice_box.also)
    shown = page(stage)
    assert shown.title.text() == "Nothing is left in any file of this program"
    assert "1 memory forgotten. Looked for" in shown.detail.text()
    assert all(said.endswith("now 0") for said in shown.table.said)
    assert "memories.db-wal: before not searched, now 0" in shown.table.said
    assert "memories.db: before not" not in " ".join(shown.table.said)
    assert shown.outside[0].text() == "Nothing of it was sent to another computer by this program."
    stage.press(shown, Qt.Key.Key_Escape)
    assert shown.table.said == ()
    assert stage.window.list.table.hasFocus()


def test_forgetting_with_a_receipt_searches_before_and_can_be_undone(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_Delete, _SHIFT)
    shown = page(stage)
    assert shown.title.text() == "Nothing is left in any file of this program"
    assert not any("not searched" in said for said in shown.table.said)
    assert QUOKKA not in stage.sentences()
    stage.window.acts.undo()
    stage.settle()
    assert shown.none.isVisible()
    assert QUOKKA in stage.sentences()


def test_there_is_nothing_to_check_before_a_forget(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_X, Qt.KeyboardModifier.ControlModifier | _SHIFT)
    assert page(stage).none.isVisible()
    assert page(stage).check.isHidden()


def test_a_sign_says_what_waits_and_goes_once_it_is_paid(stage: Stage) -> None:
    part = stage.window.further.receipt
    reader = Reader(stage.path)
    with reader.reading():
        stage.press(stage.window.list.table, Qt.Key.Key_Delete)
        assert part.sign.text.text() == "1 forgotten memory waits until another program lets go of the file."
        assert part.sign.isVisible()
        part.open()
        stage.settle()
        assert page(stage).title.text() == "Another program still holds the last bytes"
    reader.close()
    part.ask_waiting()
    stage.settle()
    assert part.sign.isHidden()


def test_what_waits_from_an_earlier_time_is_said_at_the_start(stage: Stage) -> None:
    reader = Reader(stage.path)
    with reader.reading():
        stage.press(stage.window.list.table, Qt.Key.Key_Delete)
        stage.window.open_store(stage.path)
        stage.settle()
        assert stage.window.further.receipt.sign.isVisible()
    reader.close()
