"""The timeline stands over the list and is in step with it, its filters and its search."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.building import DAY, NOON, memory
from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.facets import Span
from wellkept.model.memory import Memory
from wellkept.model.query import Filters
from wellkept.ui.timeline.chart import Timeline
from wellkept.ui.timeline.layout import Picture
from wellkept.ui.timeline.scale import Scale

SHIFT = Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key


def learned(*days_ago: int) -> list[Memory]:
    return [memory(f"Owner walked {day} miles.", created_at=NOON - day * DAY) for day in sorted(days_ago)]


@pytest.fixture
def stage(staged: Staged) -> Stage:
    """Return a window on five memories of two weeks."""
    made = staged(*learned(0, 1, 4, 9), memory("Owner drinks tea.", created_at=NOON - 13 * DAY))
    QLocale.setDefault(QLocale("en_GB"))
    return made


def timeline(stage: Stage) -> Timeline:
    return stage.window.list.timeline


def picture(stage: Stage) -> Picture:
    shown = timeline(stage).picture
    assert shown is not None
    return shown


def scale(stage: Stage) -> Scale:
    return picture(stage).scale


def filters(stage: Stage) -> Span:
    chosen = stage.window.list.head.filters
    return Span(chosen.since, chosen.until)


def found(stage: Stage) -> int:
    return stage.window.list.model.rowCount()


def drag(stage: Stage, first: int, last: int) -> None:
    shown = timeline(stage)
    points = [shown.shape_now.column(at, at + 1, scale(stage).number).center().toPoint() for at in (first, last)]
    QTest.mousePress(shown, Qt.MouseButton.LeftButton, pos=points[0])
    QTest.mouseMove(shown, points[0] + QPoint(9, 0))
    QTest.mouseMove(shown, points[1])
    QTest.mouseRelease(shown, Qt.MouseButton.LeftButton, pos=points[1])
    stage.settle()


def test_it_shows_when_all_was_learned_and_what_was_found(stage: Stage) -> None:
    assert timeline(stage).isVisible()
    assert scale(stage).number == 14
    stage.type(stage.window.search, "tea")
    assert picture(stage).whole == (1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1)
    assert picture(stage).found == (1, *(0 for _ in range(13)))


def test_dragging_filters_and_a_chip_says_so(stage: Stage) -> None:
    drag(stage, 4, 12)
    assert filters(stage) == scale(stage).span(4, 12)
    assert found(stage) == 3
    chip = stage.window.list.head.chips.chips[0]
    assert chip.text() == "21 Feb – 1 Mar 2026"
    stage.click(chip)
    assert filters(stage) == Span(None, None)
    assert timeline(stage).brush is None
    assert found(stage) == 5


def test_the_counts_are_those_without_the_time(stage: Stage) -> None:
    drag(stage, 4, 12)
    stage.type(stage.window.search, "miles")
    assert sum(picture(stage).found) == 4
    assert found(stage) == 3


def test_it_follows_the_filters_beside_the_list(stage: Stage) -> None:
    week = scale(stage).span(7, 13)
    assert week is not None
    stage.window.list.head.choose(Filters(since=week.since))
    assert timeline(stage).span == week
    stage.window.list.head.clear()
    assert timeline(stage).span is None


def test_by_key_one_gets_there_and_back(stage: Stage) -> None:
    stage.press(timeline(stage), Key.Key_Space)
    assert found(stage) == 1
    stage.press(timeline(stage), Key.Key_Return)
    assert stage.window.list.table.hasFocus()
    stage.press(timeline(stage), Key.Key_Escape)
    assert found(stage) == 5
    assert timeline(stage).hasFocus()
    stage.press(timeline(stage), Key.Key_Escape)
    assert stage.window.list.table.hasFocus()


def test_what_goes_and_comes_is_counted(stage: Stage) -> None:
    stage.window.list.table.selectAll()
    stage.window.forget_selected()
    stage.settle()
    assert not timeline(stage).isVisible()
    stage.window.acts.undo()
    stage.settle()
    assert timeline(stage).isVisible()
    assert sum(picture(stage).whole) == 5


def test_a_key_hides_and_shows_it(stage: Stage) -> None:
    stage.press(stage.window.list.table, Key.Key_B, CTRL | SHIFT)
    assert not timeline(stage).isVisible()
    assert stage.window.list.table.hasFocus()
    stage.type(stage.window.search, "tea")
    assert sum(picture(stage).found) == 5
    stage.press(stage.window.list.table, Key.Key_B, CTRL | SHIFT)
    assert timeline(stage).hasFocus()
    assert sum(picture(stage).found) == 1


def test_it_may_be_shown_from_another_page(stage: Stage) -> None:
    toggle = stage.window.actions_by_id["timeline"]
    toggle.trigger()
    stage.type(stage.window.search, "tea")
    stage.window.open_teach()
    toggle.trigger()
    stage.settle()
    assert stage.window.frame.stack.currentWidget() is stage.window.teach
    stage.window.open_list()
    assert timeline(stage).isVisible()
    assert sum(picture(stage).found) == 1


def test_it_comes_back_as_it_was_left(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, learned(0, 1), remembers=True).show() as stage:
        stage.press(stage.window.list.table, Key.Key_B, CTRL | SHIFT)
    with Stage(tmp_path, qapp, remembers=True).show() as stage:
        assert not timeline(stage).isVisible()


def test_another_width_cuts_time_otherwise(staged: Staged) -> None:
    stage = staged(*learned(0, 90))
    assert scale(stage).number == 14
    stage.window.resize(1800, 720)
    stage.wait_for(lambda: scale(stage).number == 91)
