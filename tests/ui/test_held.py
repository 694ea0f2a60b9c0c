"""What is held stands still while its window is dragged, and follows when the window rests."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from wellkept.ui import held
from wellkept.ui.held import STEPS, Held


class Window(QWidget):
    """A window with nothing but a label that is held."""

    def __init__(self) -> None:
        super().__init__()
        self.label = QLabel("Owner drinks tea.")
        self.held = Held(self.label)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.held)
        self.resize(300, 100)
        self.show()
        QApplication.processEvents()

    def drag(self, steps: int) -> None:
        for step in range(1, steps + 1):
            self.resize(300 + step, 100)
            QApplication.processEvents()


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """Return a window that never rests by itself, however long a busy machine takes between two steps."""
    monkeypatch.setattr(held, "TICK_MS", 600_000)
    made = Window()
    yield made
    made.close()


@pytest.mark.parametrize("steps", [1, STEPS])
def test_few_steps_are_followed_at_once(window: Window, steps: int) -> None:
    window.drag(steps)
    assert not window.held.holds
    assert window.label.size() == window.size()


def test_a_drag_is_not_followed(window: Window) -> None:
    window.drag(STEPS + 5)
    assert window.held.holds
    assert window.label.size() == QSize(300 + STEPS + 1, 100)
    assert not window.label.updatesEnabled()


def test_it_follows_when_the_window_rests(window: Window, qtbot: QtBot) -> None:
    window.drag(STEPS + 5)
    window.held.findChildren(QTimer)[0].setInterval(1)
    qtbot.waitUntil(lambda: not window.held.holds)
    assert not window.held.holds
    assert window.label.updatesEnabled()
    assert window.label.size() == window.size()


def test_what_is_in_sight_stays_in_sight(window: Window) -> None:
    before = window.grab().toImage().copy(0, 0, 200, 100)
    window.drag(STEPS + 5)
    assert window.held.holds
    assert window.grab().toImage().copy(0, 0, 200, 100) == before
