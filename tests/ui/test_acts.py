"""Work on many memories says how far it has come and can be cancelled."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Staged
from tests.ui.stage import CTRL
from wellkept.service.answers import Act, Forgotten, Kept, Undone

MANY = 400


def test_forgetting_many_tells_progress_and_ends_with_undo(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(MANY)))
    told: list[str] = []
    stage.window.messages.notice_box.toggled.connect(lambda: told.append(stage.notice()))
    stage.window.acts._forget(tuple(stage.window.list.model.keys))
    stage.settle()
    assert any("Forgetting: " in text and f" of {MANY}" in text for text in told)
    assert stage.notice() == f"Forgot {MANY} memories."


def test_cancelled_forgetting_can_be_undone_whole(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(MANY)))
    stage.window.acts._forget(tuple(stage.window.list.model.keys))
    stage.window.desk.cancel(stage.window.acts._ticket)
    stage.settle()
    assert "Stopped." in stage.notice()
    stage.press(stage.window.list.table, Qt.Key.Key_Z, CTRL)
    assert stage.window.list.model.rowCount() == MANY


SAID = {
    "new": (Kept((1,), 1, 0), "Kept 1 new."),
    "known": (Kept((1, 2), 0, 2), "2 already known, now more important."),
    "both": (Kept((1, 2), 1, 1), "Kept 1 new, 1 already known."),
    "nothing": (Kept((), 0, 0), "Kept 0 new."),
    "replaced": (Kept((1,), 0, 0, 1), "Replaced 1; the earlier words are in the history."),
    "all three": (Kept((1, 2, 3), 1, 1, 1), "Kept 1 new, 1 replaced, 1 already known."),
    "held back": (Kept((), 0, 0, held_back=2), "2 sentences are held back: you had them forgotten."),
    "one held back": (Kept((1,), 1, 0, held_back=1), "Kept 1 new. 1 sentence is held back: you had it forgotten."),
}


@pytest.mark.parametrize(("kept", "expected"), SAID.values(), ids=SAID.keys())
def test_what_teaching_did_is_said(staged: Staged, kept: Kept, expected: str) -> None:
    stage = staged("Owner walks.")
    stage.window.acts.tell_kept(kept)
    assert stage.notice() == expected


def test_what_was_left_alone_by_an_undo_is_said(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.acts._on_undone(Undone(Act.EDIT, (), skipped=2))
    assert "2 memories changed meanwhile" in stage.notice()


def test_traces_that_another_program_holds_are_said(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.acts._on_forgotten(Forgotten(1, scrubbed=False))
    assert "last traces" in stage.notice()
