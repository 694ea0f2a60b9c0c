"""Duplicates and conflicts, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import DAY, NOON, memory
from tests.screens.people import twelve
from tests.ui.stage import Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory, Trust
from wellkept.ui.doubles import words
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]

# Sentence, days ago, source, tags: pairs of all four sorts among others.
_SAID = (
    ("Owner takes the tram to the printing workshop on Mondays.", 210, "email:spring-letters", ("travel",)),
    ("Owner takes the tram to the printing workshop on Thursdays.", 12, "paste", ("travel", "work")),
    ("Owner likes cilantro in soup.", 300, "omni", ("food",)),
    ("Owner doesn't like cilantro in soup.", 20, "paste", ("food",)),
    ("Owner has three canaries.", 90, "paste", ()),
    ("Owner has 3 canaries.", 9, "omni", ("pets",)),
    ("Owner restores wooden rowing boats with a neighbour every spring.", 150, "paste", ("boats",)),
    ("Owner restores wooden rowing boats every spring.", 30, "agent:planner", ("boats", "spring")),
)


def pairs() -> list[Memory]:
    """Return memories of which each two belong together."""
    return [
        memory(
            text,
            id=f"mem_double{place}",
            created_at=NOON - days * DAY,
            source=source,
            tags=tags,
            kind=Kind.PREFERENCE if "like" in text else Kind.FACT,
            importance=0.8 if tags == ("pets",) else 0.5,
            trust=Trust.FOUND if source == "paste" else Trust.SAID,
        )
        for place, (text, days, source, tags) in enumerate(_SAID)
    ]


def _opened(folder: Path, app: QApplication, scheme: Scheme, scale: float = 1.0, row: int = 0) -> Stage:
    stage = Stage(folder, app, [*twelve(), *pairs()]).show(scheme, scale)
    stage.settle_meaning()
    stage.window.further.doubles.open()
    stage.settle()
    table = stage.window.further.doubles.keeper.page.table
    for _ in range(row):
        stage.press(table, Qt.Key.Key_Down)
    return stage


def _pairs(scheme: Scheme, scale: float = 1.0, row: int = 0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with _opened(folder, app, scheme, scale, row) as stage:
            return stage.picture()

    return scene


def _writing(folder: Path, app: QApplication) -> QImage:
    with _opened(folder, app, Scheme.LIGHT, row=3) as stage:
        stage.press(stage.window.further.doubles.keeper.page.table, Qt.Key.Key_W)
        stage.window.further.doubles.keeper.page.compare.box.words.setCursorWidth(0)
        stage.settle()
        return stage.picture()


def _looking(folder: Path, app: QApplication) -> QImage:
    with _opened(folder, app, Scheme.LIGHT, row=1) as stage:
        status = words.looking(12_400, 100_000, 4)
        stage.window.further.doubles.keeper.page.tell(status, done=12_400, total=100_000, looking=True)
        stage.settle()
        return stage.picture()


def _merged(folder: Path, app: QApplication) -> QImage:
    with _opened(folder, app, Scheme.DARK, row=2) as stage:
        stage.press(stage.window.further.doubles.keeper.page.table, Qt.Key.Key_1)
        return stage.picture()


def _none(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.settle_meaning()
        stage.window.further.doubles.open()
        stage.settle()
        return stage.picture()


def _mirrored(folder: Path, app: QApplication) -> QImage:
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        with _opened(folder, app, Scheme.LIGHT) as stage:
            return stage.picture()
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


SCENES: dict[str, Scene] = {
    "doubles": _pairs(Scheme.LIGHT),
    "doubles_dark": _pairs(Scheme.DARK, row=1),
    "doubles_large": _pairs(Scheme.LIGHT, 1.5, row=2),
    "doubles_looking": _looking,
    "doubles_writing": _writing,
    "doubles_merged_dark": _merged,
    "doubles_none": _none,
    "doubles_mirrored": _mirrored,
}
