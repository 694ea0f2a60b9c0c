"""What the list tells when an answer comes."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Staged

TEA, COFFEE = "Owner drinks tea.", "Owner drinks coffee."


def test_an_answer_that_selects_another_memory_tells_so_once(staged: Staged) -> None:
    stage = staged(TEA, COFFEE)
    stage.window.list.settle_due.setInterval(600_000)  # the answer that settles tells it as well
    told: list[int | None] = []
    stage.window.list.moved.connect(lambda: told.append(stage.window.list.current_key()))
    before = stage.window.list.current_key()
    stage.window.search.setText("coffee")
    stage.settle()
    assert told == [stage.window.list.current_key()]
    assert told != [before]


def test_an_answer_that_keeps_the_place_tells_once_too(staged: Staged) -> None:
    stage = staged(TEA, COFFEE)
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    told: list[int | None] = []
    stage.window.list.moved.connect(lambda: told.append(stage.window.list.current_key()))
    stage.window.list.refresh()
    stage.settle()
    assert told == [stage.window.list.current_key()]


def test_walking_tells_each_time(staged: Staged) -> None:
    stage = staged(TEA, COFFEE)
    told: list[int] = []
    stage.window.list.moved.connect(lambda: told.append(stage.window.list.table.currentIndex().row()))
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    stage.press(stage.window.list.table, Qt.Key.Key_Up)
    assert told == [1, 0]
