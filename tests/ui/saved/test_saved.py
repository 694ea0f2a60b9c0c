"""Searches by name in the window: saved, named, chosen, counted, removed; by mouse and by key."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.building import memory
from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.ui.palette.entries import Entry
from wellkept.ui.palette.row import KEYS
from wellkept.ui.saved.list import SavedList

_F2, _DEL, _RETURN = Qt.Key.Key_F2, Qt.Key.Key_Delete, Qt.Key.Key_Return


@pytest.fixture
def stage(staged: Staged) -> Stage:
    return staged("Owner likes tea.", "Owner likes tea with milk.", memory("Owner rows.", kind=Kind.PREFERENCE))


def view(stage: Stage) -> SavedList:
    return stage.window.frame.beside.side.saved.list


def rows(stage: Stage) -> list[tuple[str, str]]:
    model = view(stage).model()
    return [(model.index(row, 0).data(), model.index(row, 0).data(KEYS)) for row in range(model.rowCount())]


def save(stage: Stage, name: str = "") -> None:
    """Save what is in sight, under another name if one is given."""
    stage.press(stage.window.list.table, Qt.Key.Key_S, CTRL)
    stage.settle()
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    if name:
        editor.selectAll()
        QTest.keyClicks(editor, name)
    QTest.keyClick(editor, _RETURN)
    stage.settle()


def offered(stage: Stage) -> list[Entry]:
    return stage.window.further.offers()


def test_a_search_is_saved_named_and_counted(stage: Stage) -> None:
    stage.type(stage.window.search, "tea")
    save(stage)
    assert rows(stage) == [("tea", "2")]
    stage.window.list.clear_all()
    stage.settle()
    stage.window.list.head.choose(Filters(kinds=(Kind.PREFERENCE,)))
    stage.settle()
    save(stage, "What I like")
    assert rows(stage) == [("tea", "2"), ("What I like", "1")]


def test_a_saved_search_is_chosen_by_mouse_by_key_and_from_the_palette(stage: Stage) -> None:
    stage.type(stage.window.search, "tea")
    stage.window.list.head.choose(Filters(kinds=(Kind.FACT,)))
    stage.settle()
    save(stage)
    assert rows(stage) == [("tea, Fact", "2")]
    by_palette = offered(stage)[0].act
    assert by_palette is not None
    ways: tuple[Callable[[], object], ...] = (
        lambda: stage.click(view(stage).viewport(), view(stage).visualRect(view(stage).model().index(0, 0)).center()),
        lambda: stage.press(view(stage), _RETURN),
        by_palette,
    )
    for choose in ways:
        stage.window.list.clear_all()
        stage.settle()
        assert len(stage.sentences()) == 3
        choose()
        stage.settle()
        assert set(stage.sentences()) == {"Owner likes tea.", "Owner likes tea with milk."}
        assert stage.window.list.head.filters == Filters(kinds=(Kind.FACT,))
    assert [(one.name, one.ticked) for one in offered(stage)] == [("Search: tea, Fact", True)]


def test_a_saved_search_is_renamed_and_removed_by_key(stage: Stage) -> None:
    stage.type(stage.window.search, "tea")
    save(stage)
    stage.press(view(stage), _F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    editor.setText("  Hot   drinks ")
    QTest.keyClick(editor, _RETURN)
    stage.settle()
    assert rows(stage) == [("Hot drinks", "2")]
    stage.press(view(stage), _DEL)
    assert rows(stage) == []
    assert stage.window.frame.beside.side.saved.isHidden()
    assert stage.notice() == "Removed the saved search “Hot drinks”; the memories stay."
    stage.click(stage.window.messages.notice_box.action)
    assert rows(stage) == [("Hot drinks", "2")]


def test_two_searches_of_one_name_are_refused_in_words(stage: Stage) -> None:
    for text in ("tea", "rows"):
        stage.window.search.setText(text)
        stage.settle()
        save(stage)
    stage.press(view(stage), _F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    editor.setText("tea" if editor.text() == "rows" else "rows")
    QTest.keyClick(editor, _RETURN)
    stage.settle()
    assert "Another saved search has this name" in stage.window.messages.error_box.text.text()
    assert [name for name, _ in rows(stage)] == ["rows", "tea"]


def test_all_memories_are_no_search_to_save(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_S, CTRL)
    assert stage.notice().startswith("Look for something, or choose filters")
    assert rows(stage) == []


def test_counts_follow_what_is_forgotten(stage: Stage) -> None:
    stage.type(stage.window.search, "milk")
    save(stage)
    stage.window.list.table.selectAll()
    stage.window.forget_selected()
    stage.settle()
    assert rows(stage) == [("milk", "0")]
