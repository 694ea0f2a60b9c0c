"""The table stays quick at any length."""

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt

from tests.building import memory
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import CTRL
from wellkept.ui.list.table import USUAL_HEIGHT

MANY = 3000
NONE = Qt.KeyboardModifier.NoModifier


def test_only_rows_in_sight_are_measured(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(MANY)))
    table = stage.window.list.table
    measured = [row for row in range(MANY) if table.rowHeight(row) != USUAL_HEIGHT]
    assert 0 < len(measured) < 40


def test_jumping_to_the_end_loads_only_what_is_seen(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(MANY)))
    stage.press(stage.window.list.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert stage.window.details.page.sentence.toPlainText() == f"Owner owns book number {MANY - 1}."
    assert len(stage.window.list.model._cards) < 400


def test_type_ahead_does_not_walk_the_list(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(300)))
    stage.window.list.table.keyboardSearch("zzz")
    stage.settle()
    assert len(stage.window.list.model._cards) < 200
    assert stage.window.list.table.currentIndex().row() == 0


def test_selection_is_read_by_ranges(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(6)))
    table, model = stage.window.list.table, stage.window.list.model
    for row in (1, 2, 5):
        table.selectionModel().select(model.index(row, 0), QItemSelectionModel.SelectionFlag.Toggle)
    assert table.selected_ranges() == [(0, 2), (5, 5)]
    assert stage.window.list.selected_count() == 4
    assert tuple(stage.window.list.selected_keys()) == tuple(model.keys[row] for row in (0, 1, 2, 5))
    table.selectAll()
    assert stage.window.list.selected_keys() == model.keys
    stage.press(table, Qt.Key.Key_Home)
    assert tuple(stage.window.list.selected_keys()) == (model.keys[0],)


def test_rows_grow_with_the_font_and_wrap_with_the_width(staged: Staged) -> None:
    long = memory("Owner keeps every letter that was ever sent to the house. " * 3, created_at=NEWEST)
    stage = staged(long)
    stage.window.filters.toggle()  # the list has room to grow narrower
    stage.settle()
    table = stage.window.list.table
    usual = table.rowHeight(0)
    stage.theme.set_scale(1.5)
    stage.settle()
    larger = table.rowHeight(0)
    assert larger > usual
    stage.theme.usual_size()
    stage.window.splitter.setSizes([330, 790])
    stage.settle()
    assert table.rowHeight(0) > usual


WALKS = {
    "row by row": (Qt.Key.Key_Down,) * 12,
    "page by page": (Qt.Key.Key_PageDown,) * 3,
    "to the end": (Qt.Key.Key_End,),
}


@pytest.mark.parametrize("keys", WALKS.values(), ids=WALKS.keys())
def test_the_row_one_walks_to_is_seen_whole(staged: Staged, keys: tuple[Qt.Key, ...]) -> None:
    words = "keeps every letter that was ever sent to the house by anybody whom the family knew, in a box "
    stage = staged(*(f"Owner {words * (1 + number % 2)} number {number}." for number in range(300)))
    table = stage.window.list.table
    for key in keys:
        stage.press(table, key)
        card = table.visualRect(table.currentIndex())
        assert table.rowHeight(table.currentIndex().row()) > USUAL_HEIGHT
        assert table.viewport().rect().contains(card)


def test_esc_selects_only_the_current_row_again(staged: Staged) -> None:
    stage = staged("Owner walks.", "Owner swims.", "Owner sails.")
    table = stage.window.list.table
    for key, modifier in ((Qt.Key.Key_Down, NONE), (Qt.Key.Key_A, CTRL), (Qt.Key.Key_Escape, NONE)):
        stage.press(table, key, modifier)
    assert table.selected_ranges() == [(1, 1)]
    assert stage.window.details.page.sentence.toPlainText() == "Owner swims."
