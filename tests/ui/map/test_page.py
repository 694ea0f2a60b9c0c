"""The map in the window: looked at, walked, drawn upon, and shown in the list."""

import sys

import pytest
from PySide6.QtCore import Qt

from tests.building import memory
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.ui.map.canvas import MapCanvas
from wellkept.ui.map.page import MapPage

TEXTS = (
    "Owner drinks coffee at home.", "Owner drinks coffee at work.", "Owner drinks tea at night.",
    "Ingrid repairs violins.", "Ingrid repairs old violins.", "Ingrid sells violins.",
)  # fmt: skip


def six() -> list[Memory]:
    kinds = (Kind.PREFERENCE, Kind.RELATIONSHIP)
    return [memory(text, kind=kinds[place // 3], created_at=NEWEST - place) for place, text in enumerate(TEXTS)]


@pytest.fixture
def opened(staged: Staged) -> Stage:
    """Return a window with the map of six memories in sight."""
    return open_map(staged(*six()))


def open_map(stage: Stage) -> Stage:
    stage.settle_meaning()
    stage.press(stage.window.list.table, Qt.Key.Key_M, CTRL)
    settle(stage)
    return stage


def settle(stage: Stage) -> None:
    stage.wait_for(lambda: stage.window.further.map.settled)
    stage.settle()


def page(stage: Stage) -> MapPage:
    return stage.window.further.map.page


def canvas(stage: Stage) -> MapCanvas:
    return page(stage).canvas


def test_it_opens_on_its_key_is_walked_and_return_opens_a_memory(opened: Stage) -> None:
    board = canvas(opened)
    assert board.hasFocus()
    assert sorted(board.points.keys) == [1, 2, 3, 4, 5, 6]
    assert page(opened).intro.text() == "6 memories. Close together is alike in meaning."
    opened.press(board, Qt.Key.Key_Right)
    assert board._said is not None
    assert board.accessibleDescription() == board._said[1]
    said = board._said[1]
    opened.press(board, Qt.Key.Key_Return)
    assert opened.window.stack.currentWidget() is opened.window.splitter
    assert opened.window.details.page.sentence.toPlainText() == said


def test_what_is_selected_is_shown_in_the_list_until_all_is_cleared(opened: Stage) -> None:
    opened.window.list.head.choose(Filters(kinds=(Kind.FACT,)))
    canvas(opened).choose(set(range(1, 4)))
    opened.click(page(opened).show_in_list)
    assert opened.sentences() == list(TEXTS[3:])
    assert [chip.text() for chip in opened.window.list.head.chips.chips] == ["Only these 3"]
    opened.click(opened.window.list.head.chips.clear_all)
    assert opened.sentences() == list(TEXTS)


def test_what_the_search_found_is_lit(staged: Staged) -> None:
    stage = staged(*six())
    stage.settle_meaning()
    stage.type(stage.window.search, "tea")
    open_map(stage)
    assert canvas(stage)._hits == frozenset(stage.window.list.model.keys)
    assert "lit: your search found" in page(stage).intro.text()


def test_what_is_forgotten_goes_from_the_map_at_once_and_comes_back_with_undo(opened: Stage) -> None:
    canvas(opened).choose({1, 2})
    opened.window.acts.forget((1,))
    settle(opened)
    assert sorted(canvas(opened).points.keys) == [2, 3, 4, 5, 6]
    assert canvas(opened).selected == {2}
    opened.window.acts.undo()
    settle(opened)
    opened.wait_for(lambda: len(canvas(opened).points) == 6)


def test_out_of_sight_it_holds_nothing_of_any_memory(opened: Stage) -> None:
    opened.press(canvas(opened), Qt.Key.Key_Right)
    opened.press(canvas(opened), Qt.Key.Key_Escape)
    assert opened.window.stack.currentWidget() is opened.window.splitter
    assert len(canvas(opened).points) == 0
    assert canvas(opened)._said is None
    assert canvas(opened)._labels == ()
    assert canvas(opened).accessibleDescription() == ""


def test_a_few_memories_make_no_map_and_it_says_why(staged: Staged) -> None:
    stage = open_map(staged(*six()[:3]))
    assert page(stage).stack.currentWidget() is page(stage).none
    assert page(stage).none.title_label.text() == "Too few memories for a map"
    assert page(stage).back.hasFocus()


def test_before_the_memories_were_read_it_waits_and_then_comes_by_itself(staged: Staged) -> None:
    stage = staged(*six())
    stage.window.further.map.open()
    stage.wait_for(lambda: stage.window.meaning.settled and len(canvas(stage).points) == 6)
    settle(stage)
    assert page(stage).stack.currentWidget() is canvas(stage)


def test_a_fault_is_said_and_it_can_be_tried_again(staged: Staged, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "umapers", None)
    stage = open_map(staged(*six()))
    assert page(stage).none.title_label.text() == "The map could not be drawn"
    assert "not installed on this computer" in page(stage).none.text_label.text()
    monkeypatch.undo()
    stage.click(page(stage).again)
    settle(stage)
    assert len(canvas(stage).points) == 6


def test_cancelling_goes_back_to_the_list(staged: Staged) -> None:
    stage = staged(*six())
    stage.settle_meaning()
    stage.window.further.map.open()
    page(stage).cancel.click()
    stage.settle()
    assert stage.window.stack.currentWidget() is stage.window.splitter
    assert not stage.window.further.map._busy
