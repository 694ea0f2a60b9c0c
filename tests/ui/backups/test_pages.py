"""The pages of backups, on a real store."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.building import DAY, memory
from tests.ui.stage import CTRL, Stage
from wellkept.service.backup_requests import Group
from wellkept.store.sqlite.scratch import Scratch
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.backups.keeper import BackupsKeeper

_SHIFT = Qt.KeyboardModifier.ShiftModifier
FOLDER = "memories.db.backups"


@pytest.fixture
def stage(tmp_path: Path, qapp: QApplication) -> Iterator[Stage]:
    with Stage(tmp_path, qapp, [memory("Owner likes tea."), memory("Owner likes rain.")]).show() as shown:
        yield shown


def keeper(stage: Stage) -> BackupsKeeper:
    return stage.window.further.backups.keeper


def back_up(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_K, CTRL | _SHIFT)
    before = keeper(stage).page.model.rowCount()
    stage.click(keeper(stage).page.make)
    stage.wait_for(lambda: keeper(stage).page.model.rowCount() > before)
    stage.settle()


def lose(stage: Stage, *keys: int) -> None:
    """Take memories out behind the window's back, as a mishap would."""
    store = SqliteStore.open(stage.path)
    store.set_aside(keys)
    store.close()


def test_a_backup_is_made_and_said_to_be_identical(stage: Stage) -> None:
    back_up(stage)
    page = keeper(stage).page
    assert page.proven.text() == "Last proven backup: just now, 2 memories, identical."
    assert stage.notice() == "Backed up 2 memories; the backup is identical."
    assert page.isVisible()
    assert page.worry.isHidden()
    assert len(list(stage.path.with_name(FOLDER).glob("*.db"))) == 1


def test_what_was_lost_is_shown_and_comes_back_and_goes_again(stage: Stage) -> None:
    back_up(stage)
    lose(stage, 1)
    page, restore = keeper(stage).page, keeper(stage).restore
    stage.press(page.table, Qt.Key.Key_Return)
    stage.wait_for(lambda: restore.model.rowCount() > 0)
    stage.settle()
    assert restore.table.hasFocus()
    assert restore.model.index(0, 0).data() == "Only in the backup, ticked: Owner likes tea."
    stage.press(restore.table, Qt.Key.Key_Space)
    assert not restore.restore.isEnabled()
    stage.press(restore.table, Qt.Key.Key_Space)
    assert restore.restore.text() == "Restore 1 memory"
    stage.click(restore.restore)
    stage.wait_for(lambda: stage.notice().startswith("Brought back"))
    stage.settle()
    assert stage.notice() == "Brought back: 1."
    assert page.isVisible()
    assert page.model.rowCount() == 2, "how it was before is a backup too"
    stage.press(page, Qt.Key.Key_Escape)
    assert sorted(stage.sentences()) == ["Owner likes rain.", "Owner likes tea."]
    stage.press(stage.window.list.table, Qt.Key.Key_Z, CTRL)
    assert stage.sentences() == ["Owner likes rain."]


def test_nothing_differs_and_no_words_stay_behind(stage: Stage) -> None:
    back_up(stage)
    restore = keeper(stage).restore
    stage.click(keeper(stage).page.look)
    stage.wait_for(lambda: restore.stack.currentWidget() is restore.same)
    lose(stage, 1)
    stage.click(restore.back)
    stage.click(keeper(stage).page.look)
    stage.wait_for(lambda: restore.model.rowCount() > 0)
    stage.settle()
    stage.press(restore, Qt.Key.Key_Escape)
    assert restore.model.rowCount() == 0
    assert restore.model._rows == {}
    assert not list(stage.path.with_name(FOLDER).glob(".being*")), "the copy that was looked into is gone"


def test_a_backup_is_deleted_after_a_question(stage: Stage) -> None:
    back_up(stage)
    page = keeper(stage).page
    stage.press(page.table, Qt.Key.Key_Delete)
    assert page.model.rowCount() == 1
    stage.click(stage.window.messages.notice_box.action)
    assert page.model.rowCount() == 0
    assert page.stack.currentWidget() is page.none
    assert list(stage.path.with_name(FOLDER).glob("*.db")) == []


def test_a_file_that_is_no_backup_is_refused_in_words(stage: Stage, tmp_path: Path) -> None:
    stage.window.further.backups.open()
    stage.settle()
    other = tmp_path / "letter.db"
    other.write_text("Dear Owner, " * 400)
    keeper(stage).look_into(other)
    stage.wait_for(lambda: not stage.window.messages.error_box.isHidden())
    assert "not a store of memories" in stage.window.messages.error_box.text.text()
    stage.settle()
    assert keeper(stage).page.isVisible()


def test_a_daily_one_that_fails_is_said_once_and_on_the_page(stage: Stage) -> None:
    part, box = stage.window.further.backups, stage.window.messages.error_box
    folder = stage.path.with_name(FOLDER)
    folder.write_text("in the way")
    part.make_daily()
    stage.wait_for(lambda: not box.isHidden())
    assert box.text.text().startswith("Today's backup could not be made. The folder for backups")
    part.open()
    stage.settle()
    assert "The last try to make a backup failed" in keeper(stage).page.worry.text()
    folder.unlink()
    stage.clock.now += DAY
    part.make_daily()
    stage.wait_for(lambda: keeper(stage).page.model.rowCount() == 1)
    assert keeper(stage).page.worry.isHidden()


def test_a_daily_one_that_another_program_is_at_is_nothing_to_speak_of(stage: Stage) -> None:
    with Scratch.begin(stage.path):
        stage.window.further.backups.make_daily()
        stage.wait_for(lambda: not stage.window.desk._askers)
        stage.window.further.backups.open()
        stage.settle()
        assert stage.window.messages.error_box.isHidden()
        assert keeper(stage).page.worry.isHidden()


def test_groups_are_ticked_as_a_whole(stage: Stage) -> None:
    back_up(stage)
    lose(stage, 1)
    store = SqliteStore.open(stage.path)
    store.insert([memory("Owner has a cat.")])
    store.close()
    restore = keeper(stage).restore
    stage.click(keeper(stage).page.look)
    stage.wait_for(lambda: restore.model.rowCount() > 0)
    assert [restore.model.count(group) for group in Group] == [1, 0, 1]
    assert restore.boxes[Group.CHANGED].isHidden()
    stage.click(restore.boxes[Group.NEWER])
    assert restore.restore.text() == "Restore 2 memories"
    assert restore.model.chosen().newer is None
    stage.click(restore.boxes[Group.LOST])
    assert restore.model.chosen().lost == ()
