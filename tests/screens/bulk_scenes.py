"""Acts on many memories, for the photographs: all results chosen, the act under way, at its end, and cancelled."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.screens.people import twelve
from tests.ui.stage import CTRL, Stage
from wellkept.service.requests import Forget
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]


def _told(scheme: Scheme, tell: Callable[[Stage], None], scale: float = 1.0, search: str = "") -> Scene:
    """Choose all results of a search, and let the window tell something."""

    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            stage.settle_meaning()
            if search:
                stage.type(stage.window.search, search)
                stage.window.list.settle()
                stage.settle()
            stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL)
            tell(stage)
            stage.settle()
            return stage.picture()

    return scene


def _under_way(stage: Stage) -> None:
    stage.window.acts._on_progressed("Forgetting", 4200, 10_000)


def _at_its_end(stage: Stage) -> None:
    stage.window.acts._on_progressed("Forgetting", 10_000, 10_000)


def _cancelled(stage: Stage) -> None:
    stage.window.acts._on_progressed("Forgetting", 4200, 10_000)
    stage.window.acts._on_stopped(Forget(()))


def _nothing(_stage: Stage) -> None:
    """Only choose."""


SCENES: dict[str, Scene] = {
    "bulk": _told(Scheme.LIGHT, _under_way, search="owner"),
    "bulk_dark": _told(Scheme.DARK, _cancelled),
    "bulk_large": _told(Scheme.LIGHT, _under_way, 1.5),
    "bulk_end": _told(Scheme.LIGHT, _at_its_end),
    "bulk_chosen_dark": _told(Scheme.DARK, _nothing, search="owner"),
}
