"""Forgetting a person, a topic or a time, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import DAY, NOON, memory
from tests.screens.people import twelve
from tests.ui.stage import Stage
from wellkept.model.memory import Memory
from wellkept.ui.forgetting.keeper import ForgettingKeeper
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]

# Sentence, days ago, conversation.
_SAID = (
    ("Owner's sister Ingrid moved to a houseboat near Bergen.", 40, "ses_a"),
    ("The houseboat has a leaking roof, which nobody has time to mend.", 40, "ses_a"),
    ("Owner lends the big drill to whoever needs it.", 40, "ses_a"),
    ("Ingrid and Owner are not on speaking terms since the sale of the cabin.", 31, "ses_b"),
    ("Owner's sister is allergic to walnuts.", 90, "ses_c"),
    ("Owner's sister called on Sunday about the inheritance.", 12, "ses_d"),
    ("Ingrids Geburtstag ist am 4. Mai.", 200, "ses_e"),
)


def _memories() -> list[Memory]:
    said = [
        memory(text, id=f"mem_about{place}", created_at=NOON - days * DAY + place, source="chat", session=session)
        for place, (text, days, session) in enumerate(_SAID)
    ]
    return twelve() + said


def _opened(folder: Path, app: QApplication, scheme: Scheme, scale: float = 1.0) -> tuple[Stage, ForgettingKeeper]:
    stage = Stage(folder, app, _memories()).show(scheme, scale)
    stage.settle_meaning()
    stage.window.further.forgetting.open()
    stage.settle()
    return stage, stage.window.further.forgetting.keeper


def _gathered(scheme: Scheme, scale: float = 1.0, words: str = "Ingrid") -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        stage, keeper = _opened(folder, app, scheme, scale)
        with stage:
            stage.type(keeper.page.asking.words, words)
            stage.press(keeper.page.asking.words, Qt.Key.Key_Return)
            stage.settle()
            return stage.picture()

    return scene


def _start(folder: Path, app: QApplication) -> QImage:
    stage, keeper = _opened(folder, app, Scheme.LIGHT)
    with stage:
        keeper.page.asking.look.setFocus()
        stage.settle()
        return stage.picture()


def _forgotten(folder: Path, app: QApplication) -> QImage:
    stage, keeper = _opened(folder, app, Scheme.DARK)
    with stage:
        stage.type(keeper.page.asking.words, "Ingrid")
        stage.press(keeper.page.asking.words, Qt.Key.Key_Return)
        stage.press(keeper.page.table, Qt.Key.Key_Delete)
        stage.settle()
        return stage.picture()


def _held_back(folder: Path, app: QApplication) -> QImage:
    stage, keeper = _opened(folder, app, Scheme.LIGHT)
    with stage:
        stage.type(keeper.page.asking.words, "walnuts")
        stage.press(keeper.page.asking.words, Qt.Key.Key_Return)
        stage.press(keeper.page.table, Qt.Key.Key_Delete)
        stage.window.open_teach()
        panel = stage.window.teach
        stage.type(panel.write.box, "Owner's sister is allergic to walnuts. Owner rents a garden by the canal.")
        stage.press(panel.write.box, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        stage.settle()
        return stage.picture()


def _mirrored(folder: Path, app: QApplication) -> QImage:
    app.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        return _gathered(Scheme.LIGHT)(folder, app)
    finally:
        app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


SCENES: dict[str, Scene] = {
    "forgetting": _gathered(Scheme.LIGHT),
    "forgetting_dark": _gathered(Scheme.DARK, words="my sister"),
    "forgetting_large": _gathered(Scheme.LIGHT, 1.5),
    "forgetting_start": _start,
    "forgetting_done_dark": _forgotten,
    "forgetting_none": _gathered(Scheme.LIGHT, words="zeppelin"),
    "forgetting_held_back": _held_back,
    "forgetting_mirrored": _mirrored,
}
