"""The list's rows: all of them are there, cards come when they are looked at."""

from array import array

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from tests.ui.conftest import Staged
from wellkept.model.query import Query
from wellkept.service.answers import Found
from wellkept.ui.list.model import CARD, PAGE_ROWS, MemoryModel

COUNT = 3 * PAGE_ROWS


@pytest.fixture
def model(staged: Staged) -> MemoryModel:
    stage = staged(*(f"Owner owns book number {number}." for number in range(COUNT)))
    return stage.window.list.model


def test_model_keeps_qts_rules(model: MemoryModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)  # type: ignore[no-untyped-call] # pytest-qt has no types here


def test_every_memory_is_a_row_before_it_is_loaded(model: MemoryModel) -> None:
    assert model.rowCount() == COUNT
    last = model.index(COUNT - 1, 0)
    assert last.data(CARD) is None
    assert last.data() == "Loading"


def test_a_row_that_is_looked_at_comes(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(COUNT)))
    last = stage.window.list.model.index(COUNT - 1, 0)
    last.data()
    stage.settle()
    assert last.data() == f"Owner owns book number {COUNT - 1}."


def test_the_first_rows_come_with_the_answer(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(COUNT)))
    asked: list[object] = []
    stage.window.list.model._flush_due.timeout.connect(lambda: asked.append("cards"))
    stage.type(stage.window.search, "12")
    assert stage.sentences()[0] == "Owner owns book number 12."
    assert asked == []


def test_screen_reader_hears_the_whole_card(model: MemoryModel) -> None:
    text = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text.startswith("fact: Owner owns book number 0.")


def test_other_roles_are_empty(model: MemoryModel) -> None:
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None


def test_rows_are_found_by_key(model: MemoryModel) -> None:
    key = model.key(7)
    assert key is not None
    assert model.row_of(key) == 7
    assert model.row_of(-1) is None
    assert model.rows_of([key, -1]) == [7]
    assert model.rows_of(reversed(model.keys)) == list(range(model.rowCount()))
    assert model.rows_of([]) == []


def test_rows_are_found_far_from_where_they_were(model: MemoryModel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wellkept.ui.list.model._AROUND", 2)
    last = model.rowCount() - 1
    assert [model.row_of(model.keys[row], near) for row, near in ((0, last), (last, 0), (7, 7))] == [0, last, 7]
    assert model.rows_of(model.keys[3:20], near=last) == list(range(3, 20))
    assert model.rows_of([*model.keys[3:6], -1], near=4) == [3, 4, 5]


def test_cards_of_the_last_search_stay_until_new_ones_come(staged: Staged) -> None:
    stage = staged("Owner drinks tea.")
    model = stage.window.list.model
    model.show(Found(Query(text="tea"), model.keys, 1, ranked=True))
    assert model.index(0, 0).data() == "Owner drinks tea."
    assert model.index(0, 0).data(CARD).spans == ()
    stage.settle()
    assert model.index(0, 0).data(CARD).spans == ((13, 16),)


def test_a_memory_that_is_gone_is_not_asked_for_again(staged: Staged) -> None:
    stage = staged("Owner drinks tea.")
    model = stage.window.list.model
    model.show(Found(Query(), array("q", [999]), 1, ranked=False))
    model.index(0, 0).data()
    stage.settle()
    assert model.index(0, 0).data(CARD) is None
    assert not model._flush_due.isActive()


def test_what_is_forgotten_is_kept_nowhere_in_the_list(staged: Staged) -> None:
    stage = staged("Owner drinks tea.", "Owner walks.")
    model, key = stage.window.list.model, stage.window.list.current_key()
    assert key in model.kept
    stage.window.forget_selected()
    stage.settle()
    assert key not in model.kept
    assert len(model.kept) == 1
