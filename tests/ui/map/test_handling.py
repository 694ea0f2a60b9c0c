"""Mouse, wheel and keys on the map."""

from array import array
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from wellkept.model.kinds import Kind
from wellkept.service.map_answers import MeaningMap
from wellkept.ui.map.canvas import MapCanvas
from wellkept.ui.map.page import MapPage

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
AT = ((0.0, 0.0), (0.5, 0.0), (-0.5, 0.0), (0.0, 0.4), (0.0, -0.4))
KEYS = (10, 11, 12, 13, 14)
DRAWN = MeaningMap(
    array("q", KEYS), array("f", [x for x, _ in AT]), array("f", [y for _, y in AT]), bytes((0, 0, 1, 1, 2)),
    with_=5, total=5, shaped_by=5,
)  # fmt: skip


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[MapPage]:
    """Return a page in sight with five points: in the middle, at the right, left, bottom and top."""
    made = MapPage()
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    made.load(DRAWN, None)
    made.canvas.setFocus()
    yield made
    made.hide()


def pixel(canvas: MapCanvas, key: int) -> QPoint:
    return QPointF(*canvas.sight.to_window(*AT[KEYS.index(key)])).toPoint()


def drag(canvas: MapCanvas, *corners: QPoint, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.mousePress(canvas, LEFT, modifier, corners[0])
    for corner in corners[1:]:
        QTest.mouseMove(canvas, corner)
    QTest.mouseRelease(canvas, LEFT, modifier, corners[-1])


def around(canvas: MapCanvas, key: int) -> list[QPoint]:
    middle = pixel(canvas, key)
    return [middle + QPoint(x, y) for x, y in ((-20, -20), (20, -20), (20, 20), (-20, 20))]


@pytest.mark.parametrize(
    ("key", "expected"),
    [(Qt.Key.Key_Right, 11), (Qt.Key.Key_Left, 12), (Qt.Key.Key_Down, 13), (Qt.Key.Key_Up, 14)],
    ids=["right", "left", "down", "up"],
)
def test_arrows_begin_in_the_middle_and_walk(page: MapPage, key: Qt.Key, expected: int) -> None:
    QTest.keyClick(page.canvas, key)
    assert page.canvas.current == 10
    QTest.keyClick(page.canvas, key)
    assert page.canvas.current == expected


def test_space_selects_and_takes_off_and_escape_takes_all_off(page: MapPage) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(page.canvas, key)
    assert page.canvas.selected == {10, 11}
    assert page.show_in_list.text() == "Show these 2 in the list"
    assert page.count.text() == "2 memories selected"
    QTest.keyClick(page.canvas, Qt.Key.Key_Space)
    assert page.canvas.selected == {10}
    assert page.show_in_list.text() == "Show it in the list"
    QTest.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert page.canvas.selected == set()
    assert page.show_in_list.isHidden()


def test_a_click_selects_one_control_adds_and_beside_all_selects_none(page: MapPage) -> None:
    canvas = page.canvas
    QTest.mouseClick(canvas, LEFT, pos=pixel(canvas, 11))
    QTest.mouseClick(canvas, LEFT, CTRL, pixel(canvas, 12))
    assert canvas.selected == {11, 12}
    QTest.mouseClick(canvas, LEFT, CTRL, pixel(canvas, 12))
    assert canvas.selected == {11}
    QTest.mouseClick(canvas, LEFT, pos=QPoint(3, 3))
    assert canvas.selected == set()


def test_a_line_drawn_selects_what_is_within_and_with_shift_adds(page: MapPage) -> None:
    canvas = page.canvas
    drag(canvas, *around(canvas, 11))
    assert canvas.selected == {11}
    drag(canvas, *around(canvas, 13), modifier=SHIFT)
    assert canvas.selected == {11, 13}
    drag(canvas, *around(canvas, 14))
    assert canvas.selected == {14}
    assert canvas.outline == []


def test_in_moving_mode_a_drag_moves_the_map_and_selects_nothing(page: MapPage) -> None:
    canvas = page.canvas
    page.mover.click()
    before = canvas.sight.to_window(0, 0)
    drag(canvas, QPoint(100, 100), QPoint(130, 110), QPoint(160, 120))
    assert canvas.sight.to_window(0, 0) == pytest.approx((before[0] + 60, before[1] + 20))
    assert canvas.selected == set()


def test_the_pointer_asks_for_words_and_shows_only_those_of_what_it_is_on(page: MapPage) -> None:
    canvas, asked = page.canvas, list[object]()
    canvas.pointed.connect(asked.append)
    QTest.mouseMove(canvas, pixel(canvas, 12))
    QTest.mouseMove(canvas, pixel(canvas, 12) + QPoint(1, 1))
    QTest.mouseMove(canvas, QPoint(2, 2))
    assert asked == [12, None]


def test_a_double_click_and_return_open(page: MapPage) -> None:
    opened = list[object]()
    page.opened.connect(opened.append)
    QTest.mouseDClick(page.canvas, LEFT, pos=pixel(page.canvas, 13))
    page.canvas.go_to(11)
    QTest.keyClick(page.canvas, Qt.Key.Key_Return)
    assert opened == [13, 11]


def test_wheel_and_keys_look_closer_and_back(page: MapPage) -> None:
    canvas, place = page.canvas, QPointF(pixel(page.canvas, 12))
    whole = canvas.sight
    turn = QWheelEvent(
        place, canvas.mapToGlobal(place), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas, turn)
    assert canvas.sight.zoom == pytest.approx(1.25)
    assert (pixel(canvas, 12) - place.toPoint()).manhattanLength() <= 2  # one each way: pixels are whole
    QTest.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.sight.zoom == pytest.approx(1.25**2)
    QTest.keyClick(canvas, Qt.Key.Key_Minus)
    QTest.keyClick(canvas, Qt.Key.Key_Left, SHIFT)
    assert canvas.sight.zoom == pytest.approx(1.25)
    QTest.keyClick(canvas, Qt.Key.Key_0)
    assert canvas.sight == whole


def test_a_kind_that_is_hidden_is_neither_painted_nor_selected(page: MapPage) -> None:
    canvas = page.canvas
    canvas.choose(set(KEYS))
    before = page.canvas.grab().toImage()
    page.legend.toggles[list(Kind).index(Kind.FACT)].click()
    assert canvas.selected == {12, 13, 14}
    assert canvas.at(QPointF(pixel(canvas, 11))) is None
    assert page.canvas.grab().toImage() != before
    assert [toggle.isHidden() for toggle in page.legend.toggles] == [False, False, False, True, True, True]


def test_points_far_beyond_one_slice_are_all_painted(page: MapPage, qtbot: QtBot) -> None:
    count = 4_000
    xs, ys = (array("f", [(place % side) / side * 2 - 1 for place in range(count)]) for side in (63, 71))
    page.load(MeaningMap(array("q", range(count)), xs, ys, bytes(count), with_=count, total=count), None)
    qtbot.waitUntil(lambda: page.canvas.settled)
    picture = page.canvas.grab().toImage()
    ground = picture.pixelColor(4, 4)
    last = QPointF(*page.canvas.sight.to_window(xs[-1], ys[-1])).toPoint()
    assert picture.pixelColor(last) != ground
