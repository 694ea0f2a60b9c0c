"""The map of meaning in its states, for the photographs."""

from array import array
from collections.abc import Callable
from math import cos, sin
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import NOON, memory
from tests.screens.people import HARD, twelve
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.service.map_answers import MapLabel, MeaningMap
from wellkept.ui.map.canvas import MapCanvas
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


def _by_hand(stage: Stage) -> MapCanvas:
    """Open the map, put the points where no processor's rounding can move them, and return it."""
    open_map(stage)
    page = stage.window.further.map.page
    keys = sorted(page.canvas.points.keys)
    kinds = bytes(page.canvas.points.kinds[at] for key in keys if (at := page.canvas.points.place_of(key)) is not None)
    places = [_place(number, kind) for number, kind in enumerate(kinds)]
    xs, ys = (array("f", each) for each in zip(*places, strict=True))
    labels = tuple(MapLabel(x, y - 0.13, y + 0.13, words) for (x, y), words in zip(_MIDDLES, _WORDS, strict=True))
    count = len(keys)
    drawn = MeaningMap(array("q", keys), xs, ys, kinds, labels if count > 12 else (), count, count, shaped_by=count)
    page.load(drawn, stage.window.further.map._hits())
    return page.canvas


def _place(number: int, kind: int) -> tuple[float, float]:
    """Return a place on a spiral about the middle of a kind."""
    turn, away = 2.4 * number, 0.028 * (number % 25) ** 0.5
    x, y = _MIDDLES[kind]
    return x + away * cos(turn), y + away * sin(turn)


def _map(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, hundred_and_fifty()).show(scheme, scale) as stage:
            canvas = _by_hand(stage)
            canvas.choose({key for key in canvas.points.keys if key % 25 < 7 and key < 60})
            stage.press(canvas, Qt.Key.Key_Down)
            stage.press(canvas, Qt.Key.Key_Right)
            return stage.picture()

    return scene


def _searched(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, hundred_and_fifty()).show() as stage:
        stage.type(stage.window.search, "coffee")
        canvas = _by_hand(stage)
        canvas.outline = [QPointF(x, y) for x, y in ((700, 60), (830, 90), (850, 200), (760, 260), (660, 170))]
        return stage.picture()


def _in_the_list(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        canvas = _by_hand(stage)
        canvas.choose(set(canvas.points.keys[-4:]))
        stage.click(stage.window.further.map.page.show_in_list)
        return stage.picture()


def _right_to_left(folder: Path, app: QApplication) -> QImage:
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        arabic = memory(HARD[0], id="mem_" + "arabic".rjust(26, "0"), kind=Kind.PREFERENCE, created_at=NOON)
        with Stage(folder, app, [*twelve(), arabic]).show(Scheme.DARK) as stage:
            canvas = _by_hand(stage)
            canvas.setFocus()
            canvas.go_to(canvas.points.keys[-1])
            stage.settle()
            return stage.picture()
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def _few(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()[:3]).show() as stage:
        open_map(stage)
        return stage.picture()


_MIDDLES = ((-0.1, 0.3), (0.62, 0.2), (0.35, -0.28), (-0.2, -0.26), (-0.7, 0.05), (0.2, 0.12))
_WORDS = (
    ("Arabic", "grammar"), ("coast", "lighthouse"), ("coffee", "morning"),
    ("violins", "Sunday"), ("contract", "notice"), ("noon", "telephone"),
)  # fmt: skip


SCENES: dict[str, Scene] = {
    "map": _map(Scheme.LIGHT),
    "map_dark": _map(Scheme.DARK),
    "map_large": _map(Scheme.LIGHT, 1.5),
    "map_searched": _searched,
    "map_in_list": _in_the_list,
    "map_rtl": _right_to_left,
    "map_few": _few,
}
