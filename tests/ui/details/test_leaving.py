"""In the details: whether a memory has left this computer, and the mark that it never does."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Far
from tests.ui.far_side import sent
from tests.ui.stage import CTRL
from wellkept.model.ledger import Outcome, Purpose
from wellkept.service.remote_requests import KeepHere
from wellkept.ui.details.leaving import LeavingSection

SHIFT = Qt.KeyboardModifier.ShiftModifier


def _section(far: Far) -> LeavingSection:
    return far.window.details.page.leaving


def test_a_memory_that_never_left_says_so(far: Far) -> None:
    assert _section(far).sent.text() == "Never left this computer."
    assert not _section(far).box.isChecked()


def test_each_call_that_held_it_is_a_line(far: Far) -> None:
    far.side.sent_of = {far.keys[1]: (sent(2), sent(1, purpose=Purpose.EXTRACT, outcome=Outcome.FAILED))}
    far.stage.press(far.window.list.table, Qt.Key.Key_Down)
    lines = _section(far).sent.text().split("\n")
    assert lines[0].startswith("Sent on Monday, March 2, 2026 to openrouter.ai")
    assert lines[1].startswith("Perhaps sent")


def test_many_calls_are_not_all_listed(far: Far) -> None:
    far.side.sent_of = {far.keys[1]: tuple(sent(number) for number in range(9, 0, -1))}
    far.stage.press(far.window.list.table, Qt.Key.Key_Down)
    assert len(_section(far).sent.text().split("\n")) == 6


def test_the_mark_is_set_and_taken_off_in_the_details(far: Far) -> None:
    far.stage.press(_section(far).box, Qt.Key.Key_Space)
    assert far.asked(KeepHere) == [KeepHere(far.keys[:1], marked=True)]
    assert far.stage.notice() == "Never leaves this computer: 1 memory."
    assert _section(far).box.isChecked()
    far.stage.press(_section(far).box, Qt.Key.Key_Space)
    assert not _section(far).box.isChecked()


@pytest.mark.parametrize("times", [1, 2], ids=["once marks", "twice takes it off"])
def test_by_key_the_mark_of_one_memory_is_turned_over(far: Far, times: int) -> None:
    for _ in range(times):
        far.stage.press(far.window.list.table, Qt.Key.Key_H, CTRL | SHIFT)
    assert _section(far).box.isChecked() is (times == 1)


def test_a_whole_selection_is_marked_and_the_message_takes_it_back(far: Far) -> None:
    far.stage.press(far.window.list.table, Qt.Key.Key_A, CTRL)
    far.stage.press(far.window.list.table, Qt.Key.Key_H, CTRL | SHIFT)
    assert far.side.kept_here == set(far.keys)
    assert far.stage.notice() == "Never leaves this computer: 12 memories."
    far.stage.click(far.window.messages.notice_box.action)
    assert far.side.kept_here == set()


def test_a_mark_on_its_source_or_tag_is_told(far: Far) -> None:
    assert _section(far).by_mark.isHidden()
    far.side.stays_by_mark = True
    far.stage.press(far.window.list.table, Qt.Key.Key_Down)
    assert not _section(far).by_mark.isHidden()
