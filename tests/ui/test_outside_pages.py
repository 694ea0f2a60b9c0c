"""The pages about the outside: reached by key, left by Esc, and away while no store is open."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Far
from tests.ui.stage import CTRL, Stage

SHIFT = Qt.KeyboardModifier.ShiftModifier
PAGES: dict[str, tuple[Qt.Key, Qt.KeyboardModifier, Callable[[Far], object]]] = {
    "settings": (Qt.Key.Key_Comma, CTRL, lambda far: far.settings),
    "ledger": (Qt.Key.Key_L, CTRL | SHIFT, lambda far: far.pages.ledger.page),
    "profile": (Qt.Key.Key_Y, CTRL | SHIFT, lambda far: far.pages.profile.page),
}


@pytest.mark.parametrize(("key", "modifier", "page"), PAGES.values(), ids=PAGES)
def test_a_page_is_opened_by_key_and_left_by_escape(
    far: Far, key: Qt.Key, modifier: Qt.KeyboardModifier, page: Callable[[Far], object]
) -> None:
    far.stage.press(far.window.list.table, key, modifier)
    assert far.window.stack.currentWidget() is page(far)
    focused, current = QApplication.focusWidget(), far.window.stack.currentWidget()
    assert focused is not None
    assert current is not None
    assert current.isAncestorOf(focused)
    far.stage.press(focused, Qt.Key.Key_Escape)
    assert far.window.stack.currentWidget() is far.window.splitter
    assert far.window.list.table.hasFocus()


@pytest.mark.parametrize("name", PAGES)
def test_no_page_is_made_before_it_is_opened(far: Far, name: str) -> None:
    assert name not in vars(far.pages)


@pytest.mark.parametrize("name", PAGES)
def test_no_page_opens_over_a_store_that_cannot_be_opened(tmp_path: Path, qapp: QApplication, name: str) -> None:
    (tmp_path / "memories.db").write_bytes(b"no database at all " * 100)
    with Stage(tmp_path, qapp).show() as stage:
        stage.window.actions_by_id[name].trigger()
        stage.settle()
        assert stage.window.stack.currentWidget() is stage.window.fault
