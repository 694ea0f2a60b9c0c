"""Scenes in other languages, with memories in them."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.languages.speaking import from_right_to_left, in_german
from tests.screens.told_elsewhere import GERMAN, HEBREW

Scene = Callable[[Path, QApplication], QImage]


def german(scene: Scene) -> Scene:
    """Return a scene in German."""

    def told(folder: Path, app: QApplication) -> QImage:
        with in_german(GERMAN):
            return scene(folder, app)

    return told


def from_right(scene: Scene) -> Scene:
    """Return a scene from right to left."""

    def told(folder: Path, app: QApplication) -> QImage:
        with from_right_to_left(app, HEBREW):
            return scene(folder, app)

    return told
