"""What is nearest where nothing was found, and wishes that go with a topic, for the photographs."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.screens.people import twelve
from tests.ui.caller import CallerBeside
from tests.ui.stage import Stage
from wellkept.providers.hash_words import HashWords
from wellkept.recall.nearest import Floats
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]


class _Musical(HashWords):
    """Hashed words to which music is a little of three things."""

    name = "built-in"
    id = "musical/1"

    def embed(self, texts: Sequence[str]) -> Floats:
        return super().embed(["violins harbour summer" if text == "music" else text for text in texts])


def _nearest(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve(), known={"built-in": _Musical()}).show(scheme, scale) as stage:
            stage.settle_meaning()
            stage.type(stage.window.search, "music")
            stage.window.list.nearest.lines[0].setFocus()
            stage.settle()
            return stage.picture()

    return scene


def _with_wishes(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.settle_meaning()
        with CallerBeside(stage) as caller:
            caller.keeps("Ingrid would like to be called on Saturdays instead.")
        stage.window.further.forgetting.open()
        stage.settle()
        page = stage.window.further.forgetting.keeper.page
        stage.type(page.asking.words, "Ingrid")
        stage.press(page.asking.words, Qt.Key.Key_Return)
        stage.settle()
        return stage.picture()


SCENES: dict[str, Scene] = {
    "nearest": _nearest(Scheme.LIGHT),
    "nearest_dark": _nearest(Scheme.DARK),
    "nearest_large": _nearest(Scheme.LIGHT, 1.5),
    "forgetting_wishes": _with_wishes,
}
