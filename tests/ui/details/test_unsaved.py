"""A correction that is not saved yet is lost neither by closing the window nor by a crash, and goes with its memory."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.building import NOON, memory
from tests.ui.stage import CTRL, Stage
from wellkept.model.memory import Memory
from wellkept.store.sqlite.sqlite_store import SqliteStore

COFFEE, TRAIN = "Owner drinks coffee.", "Owner takes the night train."
TYPED = "Owner drinks green te"


def taught() -> list[Memory]:
    return [memory(TRAIN, created_at=NOON - 9000), memory(COFFEE, created_at=NOON - 5000)]


def half_typed(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_E, CTRL)
    stage.type(stage.window.details.page.correct_box.words, TYPED)


def in_box(stage: Stage) -> str | None:
    box = stage.window.details.page.correct_box
    return None if box.isHidden() else box.text()


def in_file(folder: Path) -> str:
    store = SqliteStore.open(folder / "memories.db")
    try:
        return store.unsaved(2)
    finally:
        store.close()


def test_it_is_there_again_when_the_window_is_opened_again(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, taught()) as stage:
        half_typed(stage.show())
    with Stage(tmp_path, qapp) as stage:
        stage.show()
        assert in_box(stage) == TYPED
        assert not stage.window.details.page.correct_box.words.hasFocus()
        stage.press(stage.window.list.table, Qt.Key.Key_Down)
        assert in_box(stage) is None
        stage.press(stage.window.list.table, Qt.Key.Key_Up)
        assert in_box(stage) == TYPED
        assert stage.sentences() == [COFFEE, TRAIN]


@pytest.mark.parametrize("elsewhere", [False, True], ids=["after a rest", "when one goes elsewhere"])
def test_it_is_kept_before_the_window_closes(tmp_path: Path, qapp: QApplication, elsewhere: bool) -> None:
    with Stage(tmp_path, qapp, taught()) as stage:
        half_typed(stage.show())
        if elsewhere:
            stage.press(stage.window.list.table, Qt.Key.Key_Down)
        else:
            stage.wait_for(lambda: not stage.window.details._keep_due.isActive())
            stage.settle()
        assert in_file(tmp_path) == TYPED


def _save(stage: Stage) -> None:
    stage.press(stage.window.details.page.correct_box.words, Qt.Key.Key_Return)


def _leave(stage: Stage) -> None:
    stage.press(stage.window.details.page.correct_box.words, Qt.Key.Key_Escape)


def _type_back(stage: Stage) -> None:
    stage.window.details.page.correct_box.words.setPlainText(COFFEE)


def _forget(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_Delete)


@pytest.mark.parametrize("ends", [_save, _leave, _type_back, _forget], ids=["saved", "left", "typed back", "forgotten"])
@pytest.mark.parametrize("again", [False, True], ids=["at once", "at the next start"])
def test_it_goes_when_it_is_no_longer_wanted(
    tmp_path: Path, qapp: QApplication, ends: Callable[[Stage], None], again: bool
) -> None:
    with Stage(tmp_path, qapp, taught()) as stage:
        half_typed(stage.show())
        if not again:
            ends(stage)
    if again:
        with Stage(tmp_path, qapp) as stage:
            ends(stage.show())
    assert in_file(tmp_path) == ""


def test_undoing_a_forget_brings_it_back(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, taught()) as stage:
        half_typed(stage.show())
        _forget(stage)
        stage.press(stage.window.list.table, Qt.Key.Key_Z, CTRL)
        assert stage.sentences() == [COFFEE, TRAIN]
    assert in_file(tmp_path) == TYPED
