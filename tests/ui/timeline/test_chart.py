"""Mouse and keys choose a stretch of time, and what they are at is said."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from tests.building import DAY, NOON
from tests.ui.timeline.conftest import InPlace
from wellkept.model.facets import Span, Times
from wellkept.ui.held import STEPS
from wellkept.ui.timeline.chart import Timeline
from wellkept.ui.timeline.scale import Scale

SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier
Key = Qt.Key
TEN = Scale(tuple(NOON - NOON % DAY + day * DAY for day in range(-9, 2)))
COUNTS = (0, 2, 1, 0, 3, 0, 0, 14, 1, 5)


class Chart(Timeline):
    """A timeline of ten days that keeps what it told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Span | None] = []
        self.brushed.connect(self.told.append)
        self.resize(432, 72)

    def point(self, place: float) -> QPoint:
        """Return the middle of a place."""
        return self.shape_now.column(place, place + 1, TEN.number).center().toPoint()

    def drag(self, begin: QPoint, end: QPoint) -> Span | None:
        """Drag, and return what was told last."""
        QTest.mousePress(self, Qt.MouseButton.LeftButton, pos=begin)
        QTest.mouseMove(self, (begin + end) / 2)
        QTest.mouseMove(self, end)
        QTest.mouseRelease(self, Qt.MouseButton.LeftButton, pos=end)
        return self.told[-1]

    def press(self, *keys: Key, modifier: Qt.KeyboardModifier = PLAIN) -> Span | None:
        """Press keys, and return what is chosen then."""
        for key in keys:
            QTest.keyClick(self, key, modifier)
        return self.span


@pytest.fixture
def chart(qtbot: QtBot, in_place: InPlace) -> Iterator[Chart]:
    """Return a chart of ten days to March 2, 2026."""
    in_place("UTC", "en_GB")
    made = Chart()
    made.allow(True)
    made.show_times(TEN, Times(None, COUNTS, COUNTS))
    made.activateWindow()
    made.setFocus()
    yield made
    made.close()
    made.deleteLater()


def test_dragging_chooses_and_tells_each_step_once(chart: Chart) -> None:
    assert chart.drag(chart.point(2), chart.point(5)) == TEN.span(2, 5)
    assert chart.told[:-1] == [TEN.span(2, 3)] or chart.told[:-1] == [TEN.span(2, 4)]
    assert chart.drag(chart.point(8), chart.point(6)) == TEN.span(6, 8)


def test_ends_are_led_and_the_whole_is_moved(chart: Chart) -> None:
    chart.drag(chart.point(2), chart.point(5))
    assert chart.drag(QPoint(round(chart.ends()[1]), 30), chart.point(7)) == TEN.span(2, 7)
    assert chart.drag(QPoint(round(chart.ends()[0]), 30), chart.point(1)) == TEN.span(1, 7)
    assert chart.drag(chart.point(4), chart.point(5)) == TEN.span(2, 8)
    assert chart.drag(chart.point(4), QPoint(-900, 30)) == TEN.span(0, 6)


def test_a_click_chooses_one_and_a_double_click_all(chart: Chart) -> None:
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.point(4))
    assert chart.told[-1] == TEN.span(4, 4)
    QTest.mouseDClick(chart, Qt.MouseButton.LeftButton, pos=chart.point(4))
    assert chart.told[-1] is None


def test_all_by_mouse_is_no_choice(chart: Chart) -> None:
    chart.drag(chart.point(2), chart.point(5))
    assert chart.drag(chart.point(9), QPoint(-20, 30)) is None
    assert chart.brush is None


def test_keys_choose(chart: Chart) -> None:
    assert chart.press(Key.Key_Left) is None
    assert chart.press(Key.Key_Space) == TEN.span(8, 8)
    assert chart.press(Key.Key_Left, Key.Key_Left, modifier=SHIFT) == TEN.span(6, 8)
    assert chart.press(Key.Key_Left) == TEN.span(5, 7)
    assert chart.press(Key.Key_Home) == TEN.span(0, 2)
    assert chart.press(Key.Key_End, modifier=SHIFT) == TEN.span(2, 9)
    assert chart.press(Key.Key_Escape) is None


@pytest.mark.parametrize("code", [0, 0x1FFFFFF, 0x2C], ids=["of no key", "unknown", "a comma"])
def test_other_keys_change_nothing(chart: Chart, code: int) -> None:
    QApplication.sendEvent(chart, QKeyEvent(QKeyEvent.Type.KeyPress, code, PLAIN))
    assert chart.told == []
    assert chart.at == 9


def test_left_is_later_where_one_reads_from_the_right(chart: Chart) -> None:
    chart.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert chart.press(Key.Key_Right, Key.Key_Right, Key.Key_Left, Key.Key_Space) == TEN.span(8, 8)
    assert chart.point(8).x() < chart.point(4).x()
    assert chart.drag(chart.point(4), chart.point(6)) == TEN.span(4, 6)


def test_what_is_under_the_mouse_is_said(chart: Chart) -> None:
    QTest.mouseMove(chart, chart.point(2))
    QTest.mouseMove(chart, chart.point(7))
    assert chart.said == "28 February 2026: 14 memories"
    QApplication.sendEvent(
        chart, QHelpEvent(QHelpEvent.Type.ToolTip, chart.point(7), chart.mapToGlobal(chart.point(7)))
    )
    assert QToolTip.text().startswith("28 February 2026: 14 memories\n")
    QToolTip.hideText()


def test_what_the_keys_are_at_is_said_and_heard(chart: Chart) -> None:
    assert chart.said == "2 March 2026: 5 memories"
    chart.press(Key.Key_Left, Key.Key_Left, modifier=SHIFT)
    assert chart.said == "28 Feb – 2 Mar 2026: 20 memories"
    heard = QAccessible.queryAccessibleInterface(chart)
    assert heard.text(QAccessible.Text.Name) == "Memories over time"
    assert heard.text(QAccessible.Text.Description).startswith("28 Feb – 2 Mar 2026: 20 memories.")


def test_among_others_it_is_said_how_many_of_how_many(chart: Chart) -> None:
    chart.show_times(TEN, Times(None, COUNTS, tuple(count // 2 for count in COUNTS)))
    assert chart.said == "2 March 2026: 2 of 5 memories"


def test_what_is_chosen_stays_where_it_is_in_another_scale(chart: Chart) -> None:
    chart.drag(chart.point(2), chart.point(5))
    chosen = chart.span
    chart.show_times(Scale(TEN.borders[1:]), Times(None, COUNTS[1:], COUNTS[1:]))
    assert chart.span == chosen
    assert chart.brush is not None
    assert (chart.brush.first, chart.brush.last) == (1, 4)
    assert len(chart.told) == len(set(chart.told))


def _widened(chart: Chart, steps: int) -> tuple[bool, int]:
    """Drag a chart wider; return whether it stood still at the end, and how wide what it painted is."""
    for step in range(1, steps + 1):
        chart.resize(432 + 10 * step, 72)
        chart.grab()
    assert chart._last is not None
    return chart.dragged, chart._last.width()


@pytest.mark.parametrize(
    ("steps", "stands", "width"), [(1, False, 442), (STEPS + 1, False, 472), (STEPS + 4, True, 472)]
)
def test_it_follows_few_steps_of_a_resize_and_stands_still_in_a_drag(
    chart: Chart, steps: int, stands: bool, width: int
) -> None:
    chart._drag.stop()
    chart._drag.setInterval(600_000)  # no step comes too late, however busy the machine
    assert _widened(chart, steps) == (stands, width)


def test_it_is_painted_anew_when_the_window_rests(chart: Chart, qtbot: QtBot) -> None:
    chart._drag.stop()
    chart._drag.setInterval(600_000)
    _widened(chart, STEPS + 4)
    chart._drag.start(0)
    qtbot.waitUntil(lambda: not chart._drag.isActive())
    chart.grab()
    assert chart._last is not None
    assert chart._last.width() == chart.width()
