"""A layout that begins a new line where there is no room."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from wellkept.ui.flow import Flow


def _boxes(count: int) -> list[QWidget]:
    boxes = [QWidget() for _ in range(count)]
    for box in boxes:
        box.setFixedSize(50, 20)
    return boxes


@pytest.fixture
def held(qtbot: QtBot) -> tuple[QWidget, Flow]:
    holder = QWidget()
    qtbot.addWidget(holder)
    made = Flow(*_boxes(4))
    made.setSpacing(10)
    holder.setLayout(made)
    return holder, made


@pytest.mark.parametrize(
    ("width", "height"), [(230, 20), (229, 50), (170, 50), (110, 50), (109, 110), (10, 110)],
)  # fmt: skip
def test_height_at_a_width(held: tuple[QWidget, Flow], width: int, height: int) -> None:
    assert held[1].heightForWidth(width) == height


def test_hidden_widgets_take_no_room(held: tuple[QWidget, Flow]) -> None:
    holder, flow = held
    holder.findChildren(QWidget)[0].hide()
    assert flow.heightForWidth(170) == 20


def test_widgets_are_put_in_order(held: tuple[QWidget, Flow]) -> None:
    holder, _ = held
    holder.resize(110, 50)
    holder.show()
    places = [(one.x(), one.y()) for one in holder.findChildren(QWidget)]
    assert places == [(0, 0), (60, 0), (0, 30), (60, 30)]
