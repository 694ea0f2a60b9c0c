"""Changing a record in place, its history, several memories, and the palette, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import DAY, NOON, memory
from tests.screens.people import twelve
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Earlier
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]

_CHANGED = memory(
    "Owner cycles to the library on Tuesdays and Fridays, and takes the tram when it rains.",
    id="mem_changed",
    kind=Kind.PREFERENCE,
    importance=0.8,
    core=True,
    about="person:Ingrid",
    tags=("cycling", "library", "weekdays", "a rather long tag that does not end soon"),
    created_at=NOON - 40 * DAY,
    history=(
        Earlier("Owner goes by car.", NOON - 20 * DAY, "sold the car"),
        Earlier("Owner cycles to the library on Mondays, and takes the bus when it rains.", NOON - 2 * DAY, ""),
    ),
)


def _editing(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, [_CHANGED]).show(scheme, scale) as stage:
            stage.window.details.page.fields.kind.setFocus()
            stage.settle_meaning()
            bar = stage.window.details.page.verticalScrollBar()
            bar.setValue(bar.maximum() if scale == 1 else bar.maximum() // 3)
            stage.settle()
            return stage.picture()

    return scene


def _history(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, [_CHANGED]).show(Scheme.LIGHT, 1.5) as stage:
        stage.settle_meaning()
        bar = stage.window.details.page.verticalScrollBar()
        bar.setValue(bar.maximum())
        stage.window.list.table.setFocus()
        stage.settle()
        return stage.picture()


def _several(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show(Scheme.DARK, 1.5) as stage:
        stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL)
        stage.settle_meaning()
        return stage.picture()


def _palette(scheme: Scheme, typed: str = "", scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            stage.settle_meaning()
            stage.press(stage.window.list.table, Qt.Key.Key_K, CTRL)
            panel = stage.window.palette_keeper.panel
            assert panel is not None
            panel.line.setText(typed)
            stage.settle()
            return stage.picture()

    return scene


SCENES: dict[str, Scene] = {
    "editing": _editing(Scheme.LIGHT),
    "editing_dark": _editing(Scheme.DARK),
    "editing_large": _editing(Scheme.LIGHT, 1.5),
    "changes_large": _history,
    "several_dark_large": _several,
    "palette": _palette(Scheme.LIGHT),
    "palette_dark": _palette(Scheme.DARK, "go to"),
    "palette_large": _palette(Scheme.LIGHT, "kind", 1.5),
}
