"""The map in the window: looked at, walked, drawn upon, and shown in the list."""

import sys

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

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


def pixel(stage: Stage, key: int) -> QPoint:
    points = canvas(stage).points
    place = points.place_of(key)
    assert place is not None
    return QPointF(*canvas(stage).sight.to_window(points.xs[place], points.ys[place])).toPoint()


def test_the_map_opens_on_its_key_with_all_memories_and_the_focus(opened: Stage) -> None:
    assert opened.window.stack.currentWidget() is page(opened)
    assert canvas(opened).hasFocus()
    assert sorted(canvas(opened).points.keys) == [1, 2, 3, 4, 5, 6]
    assert page(opened).intro.text() == "6 memories. Close together is alike in meaning."


def test_keys_walk_select_and_open(opened: Stage) -> None:
    board = canvas(opened)
    opened.press(board, Qt.Key.Key_Right)
    first = board.current
    assert first is not None
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        opened.press(board, key)
    assert board.current is not None
    assert board._said is not None
    assert board.accessibleDescription() == board._said[1]
    opened.press(board, Qt.Key.Key_Space)
    assert board.selected == {board.current}
    assert page(opened).show_in_list.text() == "Show it in the list"
    said = board._said[1]
    opened.press(board, Qt.Key.Key_Return)
    assert opened.window.stack.currentWidget() is opened.window.splitter
    assert opened.window.details.page.sentence.toPlainText() == said


def test_a_line_drawn_around_all_selects_them_into_the_list(opened: Stage) -> None:
    opened.window.list.head.choose(Filters(kinds=(Kind.FACT,)))
    board, (width, height) = canvas(opened), (canvas(opened).width() - 1, canvas(opened).height() - 1)
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    for corner in (QPoint(width, 1), QPoint(width, height), QPoint(1, height)):
        QTest.mouseMove(board, corner)
    assert len(board.outline) > 3
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=QPoint(1, height))
    assert board.selected == set(range(1, 7))
    opened.click(page(opened).legend.toggles[list(Kind).index(Kind.PREFERENCE)])
    assert len(board.selected) == 3
    assert page(opened).show_in_list.text() == "Show these 3 in the list"
    opened.click(page(opened).show_in_list)
    assert opened.sentences() == list(TEXTS[3:])
    assert [chip.text() for chip in opened.window.list.head.chips.chips] == ["3 from the map"]
    opened.click(opened.window.list.head.chips.clear_all)
    assert opened.sentences() == list(TEXTS)


def test_a_click_chooses_a_point_and_another_with_control_adds_to_it(opened: Stage) -> None:
    board = canvas(opened)
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=pixel(opened, 1))
    assert board.selected == {1}
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, CTRL, pixel(opened, 6))
    assert board.selected == {1, 6}
    opened.press(board, Qt.Key.Key_Escape)
    assert board.selected == set()
    assert opened.window.stack.currentWidget() is page(opened)
    opened.press(board, Qt.Key.Key_Escape)
    assert opened.window.stack.currentWidget() is opened.window.splitter


def test_the_pointer_hears_the_sentence_and_a_double_click_opens_it(opened: Stage) -> None:
    board, text = canvas(opened), TEXTS[2]
    key = opened.window.list.model.keys[2]
    QTest.mouseMove(board, pixel(opened, key))
    opened.settle()
    assert board._said is not None
    assert board._said[:2] == (key, text)
    QTest.mouseDClick(board, Qt.MouseButton.LeftButton, pos=pixel(opened, key))
    opened.settle()
    assert opened.window.details.page.sentence.toPlainText() == text


def test_looking_closer_moving_and_seeing_all(opened: Stage) -> None:
    board = canvas(opened)
    whole = board.sight
    opened.press(board, Qt.Key.Key_Plus)
    assert board.sight.zoom == pytest.approx(1.25)
    place = QPointF(40, 40)
    turn = QWheelEvent(
        place, board.mapToGlobal(place), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(board, turn)
    assert board.sight.zoom == pytest.approx(1.25**2)
    opened.press(board, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    opened.click(page(opened).mover)
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    before = board.sight
    QTest.mouseMove(board, QPoint(150, 100))
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=QPoint(150, 100))
    assert board.sight.x < before.x
    assert not board.selected
    opened.press(board, Qt.Key.Key_0)
    assert board.sight == whole


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
    opened.window.open_list()
    assert len(canvas(opened).points) == 0
    assert canvas(opened)._said is None
    assert canvas(opened)._labels == ()


@pytest.mark.parametrize(
    ("count", "title"),
    [pytest.param(3, "Too few memories for a map", id="few"), pytest.param(0, "Too few memories for a map", id="none")],
)
def test_where_there_is_no_map_it_says_why(staged: Staged, count: int, title: str) -> None:
    stage = open_map(staged(*six()[:count]))
    assert page(stage).stack.currentWidget() is page(stage).none
    assert page(stage).none.title_label.text() == title
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
