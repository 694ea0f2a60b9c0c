"""The first look, sample memories, and what else the window keeps for its owner, for the photographs."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.screens.people import twelve
from tests.ui.stage import Stage
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]


def _first(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app).show(scheme, scale) as stage:
            stage.window.list.first_steps.look.setFocus()
            stage.settle_meaning()
            return stage.picture()

    return scene


def _samples(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app).show(scheme, scale) as stage:
            stage.click(stage.window.list.first_steps.look)
            stage.settle_meaning()
            return stage.picture()

    return scene


def _keys(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app).show(scheme, scale) as stage:
            stage.window.actions_by_id["keys"].trigger()
            sheet = stage.window.further.keys.sheet
            assert sheet is not None
            sheet.wanted.emit(sheet.buttons["teach"].command, "Ctrl+J")
            sheet.wanted.emit(sheet.buttons["exam"].command, "Ctrl+Z")
            stage.settle()
            image = stage.picture(sheet)
            sheet.close()
            return image

    return scene


def _saved(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            window, saved = stage.window, stage.window.further.saved
            for text, filters in (("coffee", Filters()), ("", Filters(kinds=(Kind.FACT, Kind.INSIGHT), core=None))):
                window.list.head.choose(filters)
                window.search.setText(text)
                stage.settle()
                saved.save()
                stage.settle()
                window.list.table.setFocus()
                stage.settle()
            window.list.table.setFocus()
            stage.settle_meaning()
            if not window.frame.beside.is_shown:
                window.frame.beside.toggle()
                window.frame.beside.side.saved.list.setFocus()
                stage.settle()
            if scheme is Scheme.DARK:
                saved.save()
                stage.settle()
            return stage.picture()

    return scene


def _beings(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        rows = [*twelve(), *(replace(one, id=f"{one.id}r", being_id="Robin") for one in twelve()[:4])]
        with Stage(folder, app, rows).show(scheme, scale) as stage:
            stage.settle()
            stage.window.further.beings.use("Robin")
            stage.settle_meaning()
            stage.window.list.table.setFocus()
            stage.settle()
            return stage.picture()

    return scene


SCENES: dict[str, Scene] = {
    "own_keys": _keys(Scheme.LIGHT),
    "own_keys_dark": _keys(Scheme.DARK),
    "own_keys_large": _keys(Scheme.LIGHT, 1.5),
    "saved": _saved(Scheme.LIGHT),
    "saved_naming_dark": _saved(Scheme.DARK),
    "saved_large": _saved(Scheme.LIGHT, 1.5),
    "beings": _beings(Scheme.LIGHT),
    "beings_dark": _beings(Scheme.DARK),
    "beings_large": _beings(Scheme.LIGHT, 1.5),
    "first": _first(Scheme.LIGHT),
    "first_dark": _first(Scheme.DARK),
    "first_large": _first(Scheme.LIGHT, 1.5),
    "samples": _samples(Scheme.LIGHT),
    "samples_dark": _samples(Scheme.DARK),
    "samples_large": _samples(Scheme.LIGHT, 1.5),
}
