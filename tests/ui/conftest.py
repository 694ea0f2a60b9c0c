"""What window tests get: a window on a store of its own, and nothing that outlives the test."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QThread, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.building import memory
from tests.ui.far_side import FarService
from tests.ui.stage import Stage
from wellkept.model.memory import Memory
from wellkept.service.remote_answers import RemoteState
from wellkept.ui.errands import Service
from wellkept.ui.settings.page import SettingsPage

R = TypeVar("R")


class Far:
    """A window, its settings, and the far side. The first memory is the newest."""

    def __init__(self, folder: Path, app: QApplication) -> None:
        memories = _oldest_first([f"Owner counts to {number}." for number in range(1, 13)])
        self.stage = Stage(folder, app, memories, wrap=self._wrap)
        self.stage.show()
        self.window = self.stage.window
        self.pages = self.window.further.outside
        self.keys = tuple(self.window.list.model.keys)

    def _wrap(self, near: Service) -> Service:
        self.side = FarService(near)
        return self.side

    @property
    def settings(self) -> SettingsPage:
        """The page of settings, made if it was not there."""
        return self.pages.settings.page

    def show_settings(self, state: RemoteState | None = None) -> None:
        """Open the settings over a key that stands so."""
        self.side.state = state or self.side.state
        self.pages.open_settings()
        self.stage.settle()

    def asked(self, kind: type[R]) -> list[R]:
        """Return what was asked of one kind."""
        return [request for request in self.side.asked if isinstance(request, kind)]


Staged = Callable[..., Stage]


@pytest.fixture(autouse=True)
def nothing_of_qt_outlives_the_test(qapp: QApplication) -> Iterator[None]:
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    alive = _threads_and_timers()
    assert not [one for one in alive if isinstance(one, QThread) and one.isRunning()], "a thread outlived the test"
    assert not [one for one in alive if isinstance(one, QTimer) and one.isActive()], "a timer outlived the test"
    assert not [one for one in qapp.topLevelWidgets() if one.isVisible()], "a window outlived the test"


def _threads_and_timers() -> list[QThread | QTimer]:
    """Return those that live. Asked of Qt's binding: among all objects of Python, a million, it took 50 ms a test."""
    return [one for one in shiboken6.getAllValidWrappers() if isinstance(one, QThread | QTimer)]


@pytest.fixture
def staged(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> Iterator[Staged]:
    """Return a maker of shown windows; sentences become memories, the first one newest."""
    stages: list[Stage] = []

    def make(*contents: str | Memory) -> Stage:
        stage = Stage(tmp_path, qapp, _oldest_first(contents))
        stages.append(stage)
        return stage.show()

    yield make
    for stage in stages:
        stage.close()


@pytest.fixture
def far(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> Iterator[Far]:
    """Return a shown window on twelve memories whose far side does what the test says."""
    made = Far(tmp_path, qapp)
    yield made
    made.stage.close()


def _oldest_first(contents: Sequence[str | Memory]) -> list[Memory]:
    made = [
        one if isinstance(one, Memory) else memory(one, created_at=NEWEST - place) for place, one in enumerate(contents)
    ]
    return made[::-1]


NEWEST = 1_772_452_000_000
