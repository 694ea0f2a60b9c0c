"""The nearest memories under *Nothing found*: reachable by key, and never among the results."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.building import memory
from tests.service.models import Knowing
from tests.ui.stage import Stage

LONG = "Every Sunday after church Hedda brings tea for seven old sailors who sing beside our harbour until dark."
CLOCKS = "Owner repairs clocks."
_STOPS_MOST = 12


@pytest.fixture
def stage(tmp_path: Path, qapp: QApplication) -> Iterator[Stage]:
    made = Stage(tmp_path, qapp, [memory(LONG), memory(CLOCKS)], known={"built-in": Knowing()})
    made.show()
    made.settle_meaning()
    yield made
    made.close()


def test_the_nearest_stand_apart_and_one_is_reached_by_key(stage: Stage) -> None:
    window = stage.window
    stage.type(window.search, "beverage")
    assert window.list.nothing.title_label.text() == "Nothing found"
    assert window.list.head.count.text() == "0 of 2 memories"
    assert [LONG in line.accessibleName() for line in window.list.nearest.lines] == [True]
    (line,) = window.list.nearest.lines
    for _ in range(_STOPS_MOST):
        if not line.hasFocus():
            stage.press(window.focusWidget(), Qt.Key.Key_Tab)
    assert line.hasFocus()
    stage.press(line, Qt.Key.Key_Return)
    assert window.details.page.sentence.toPlainText() == LONG
    assert (window.search.text(), len(stage.sentences())) == ("", 2)


def test_they_go_with_the_search_that_found_nothing(stage: Stage) -> None:
    nearest = stage.window.list.nearest
    stage.type(stage.window.search, "beverage")
    assert not nearest.isHidden()
    stage.window.search.setText("qwxzkj")
    stage.settle()
    assert nearest.isHidden()
    stage.window.search.setText("beverage")
    stage.settle()
    stage.window.search.setText("clocks")
    stage.settle()
    assert nearest.lines == ()
