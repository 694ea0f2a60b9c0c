"""Work on many memories says how far it has come and can be cancelled."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.conftest import Staged
from tests.ui.stage import CTRL
from wellkept.service.answers import Act, Forgotten, Kept, Undone
from wellkept.service.requests import Edit, Forget, Undo

MANY = 400


def test_forgetting_many_tells_progress_and_ends_with_undo(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(MANY)))
    told: list[int] = []
    stage.window.messages.notice_box.progress.valueChanged.connect(told.append)
    stage.window.acts._forget(Forget(stage.window.list.model.keys))
    stage.settle()
    assert MANY in told
    assert stage.notice() == f"Forgot {MANY} memories."
    assert stage.window.messages.notice_box.progress.isHidden()


def test_what_was_selected_stays_so_after_a_change(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(1100)))
    stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL)
    stage.window.actions_by_id["core"].trigger()
    stage.settle()
    assert stage.notice() == "Marked 1,100 memories as always in mind."
    assert stage.window.list.selected_count() == 1100


STOPPED: dict[str, tuple[object, int, str]] = {
    "nothing done": (Forget((1,)), 0, "Stopped before anything was changed."),
    "some done": (Edit((1,), core=True), 500, "Stopped after 500 memories. One undo takes that back."),
    "undo": (Undo(), 500, "Stopped after 500 memories; the same command does the rest."),
}


@pytest.mark.parametrize(("request_", "done", "said"), STOPPED.values(), ids=STOPPED.keys())
def test_a_cancelled_act_says_what_it_has_done(staged: Staged, request_: object, done: int, said: str) -> None:
    stage = staged("Owner walks.")
    if done:
        stage.window.acts._on_progressed("Changing", done, 10_000)
    stage.window.acts._on_stopped(request_)
    assert stage.notice() == said


def test_nothing_can_be_cancelled_once_all_are_done(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.acts._on_progressed("Forgetting", 10_000, 10_000)
    assert stage.notice() == "Forgetting: 10,000 done, tidying up"
    assert stage.window.messages.notice_box.action.isHidden()


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
    stage.window.acts._on_undone(Undone(Act.FORGET, (1,), united=1))
    assert "Kept again meanwhile: 1 memory. Each is there once" in stage.notice()


def test_traces_that_another_program_holds_are_said(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.acts._on_forgotten(Forgotten(1, scrubbed=False))
    assert "last traces" in stage.notice()


@pytest.mark.parametrize("command", ["forget", "keep_here", "core"])
def test_why_an_act_came_to_nothing_stays_to_be_read(staged: Staged, command: str) -> None:
    stage = staged("Owner walks.", "Owner rows.")
    stage.path.rename(stage.path.with_name("elsewhere.db"))
    stage.window.list.table.setFocus()
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    stage.window.actions_by_id[command].trigger()
    stage.settle()
    box = stage.window.messages.error_box
    assert not box.isHidden()
    assert "moved, deleted or replaced" in box.text.text()
    assert stage.sentences() == ["Owner walks.", "Owner rows."]


def test_del_pressed_twice_leaves_the_way_back_in_sight(staged: Staged) -> None:
    stage = staged("Owner walks.", "Owner swims.")
    key = stage.window.list.current_key()
    assert key is not None
    for _ in range(2):
        stage.window.acts.forget((key,))
    stage.settle()
    assert stage.notice() == "Forgot 1 memory."
    stage.click(stage.window.messages.notice_box.action)
    assert stage.sentences() == ["Owner walks.", "Owner swims."]


def test_what_is_gone_already_is_said(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.acts.forget((4711,))
    stage.settle()
    assert stage.notice() == "Nothing to forget: it was gone already."
    assert stage.window.messages.notice_box.action.isHidden()
