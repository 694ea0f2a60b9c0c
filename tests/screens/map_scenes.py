"""The map of meaning in its states, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import NOON, memory
from tests.screens.people import twelve
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]

_TOPICS: tuple[tuple[Kind, str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        Kind.PREFERENCE,
        "Owner prefers {} with {} in the morning coffee hour at the kitchen table.",
        ("filter coffee", "strong coffee", "black coffee", "mild coffee", "iced coffee"),
        ("warm bread", "a boiled egg", "oat milk", "brown sugar", "an open window"),
    ),
    (
        Kind.EPISODE,
        "Owner walked {} with {} along the coast path in rain and wind.",
        ("to the lighthouse", "over the ridge", "as far as the ferry", "around the lake", "past the old mill"),
        ("Jonas", "Ingrid", "both dogs", "the choir", "a borrowed map"),
    ),
    (
        Kind.RELATIONSHIP,
        "{} calls every Sunday evening and repairs violins {}.",
        ("Ingrid", "Aunt Solveig", "Cousin Lars", "Uncle Even", "Old Mr. Berg"),
        ("in Bergen", "for the school", "with great care", "in the cellar", "for small money"),
    ),
    (
        Kind.DOCUMENT,
        "The contract of the {} ends {} and needs three months' notice.",
        ("studio", "telephone", "boat mooring", "garden plot", "garage"),
        ("in March", "in June", "on 30 September", "at the year's end", "next spring"),
    ),
    (
        Kind.FACT,
        "Owner speaks {} and is learning Arabic grammar {}.",
        ("Norwegian", "German", "Danish", "some Finnish", "a little Sami"),
        ("on Tuesdays", "with a tutor", "from a radio course", "before sleep", "by letters"),
    ),
    (
        Kind.INSIGHT,
        "Owner works best {} when the telephone is {}.",
        ("before noon", "after a walk", "in small steps", "with a list", "in silence"),
        ("in another room", "switched off", "in the drawer", "with a neighbour", "at home"),
    ),
)


def hundred_and_fifty() -> list[Memory]:
    """Return memories about six things, oldest first."""
    made: list[Memory] = []
    for kind, pattern, firsts, seconds in _TOPICS:
        for first in firsts:
            for second in seconds:
                number = len(made)
                text = pattern.format(first, second)
                made.append(
                    memory(
                        text, id=f"mem_{'map' + str(1000 + number):0>26}", kind=kind, created_at=NOON - 10**8 * number
                    )
                )
    return made[::-1]


def open_map(stage: Stage) -> None:
    """Open the map with its keys, and wait until it is painted."""
    stage.settle_meaning()
    stage.press(stage.window.list.table, Qt.Key.Key_M, CTRL)
    stage.wait_for(lambda: stage.window.further.map.settled)
    stage.settle()


def _map(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, hundred_and_fifty()).show(scheme, scale) as stage:
            open_map(stage)
            canvas = stage.window.further.map.page.canvas
            stage.press(canvas, Qt.Key.Key_Down)
            stage.press(canvas, Qt.Key.Key_Right)
            stage.press(canvas, Qt.Key.Key_Space)
            return stage.picture()

    return scene


def _searched(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, hundred_and_fifty()).show() as stage:
        stage.type(stage.window.search, "coffee")
        open_map(stage)
        return stage.picture()


def _in_the_list(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        open_map(stage)
        page = stage.window.further.map.page
        page.canvas.choose(set(page.canvas.points.keys[:4]))
        stage.click(page.show_in_list)
        return stage.picture()


def _right_to_left(folder: Path, app: QApplication) -> QImage:
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        with Stage(folder, app, twelve()).show(Scheme.DARK) as stage:
            open_map(stage)
            stage.press(stage.window.further.map.page.canvas, Qt.Key.Key_Down)
            return stage.picture()
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def _few(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()[:3]).show() as stage:
        open_map(stage)
        return stage.picture()


SCENES: dict[str, Scene] = {
    "map": _map(Scheme.LIGHT),
    "map_dark": _map(Scheme.DARK),
    "map_large": _map(Scheme.LIGHT, 1.5),
    "map_searched": _searched,
    "map_in_list": _in_the_list,
    "map_rtl": _right_to_left,
    "map_few": _few,
}
