"""The sidebar in its states, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.screens.people import twelve
from tests.ui.stage import CTRL, Stage
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]


def _marked(folder: Path, app: QApplication) -> Stage:
    stage = Stage(folder, app, twelve())
    store = SqliteStore.open(stage.path)
    store.save_private_mark(PrivateMark(Marked.TAG, "health"), marked=True)
    store.close()
    return stage


def tick(stage: Stage, *texts: str) -> None:
    """Choose filters by their names, with the space bar."""
    view = stage.window.frame.beside.side.list
    for text in texts:
        view.setCurrentIndex(view.lines.index(view.row_of(text)))
        stage.press(view, Qt.Key.Key_Space)


def _chosen(scheme: Scheme) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with _marked(folder, app).show(scheme) as stage:
            stage.settle_meaning()
            tick(stage, "This year", "Fact", "Preference")
            stage.settle()
            return stage.picture()

    return scene


def _large(folder: Path, app: QApplication) -> QImage:
    with _marked(folder, app).show(Scheme.LIGHT, 1.5) as stage:
        stage.window.resize(1500, 800)
        stage.settle_meaning()
        tick(stage, "Fact", "Relationship")
        return stage.picture()


def _folded(folder: Path, app: QApplication) -> QImage:
    with _marked(folder, app).show() as stage:
        stage.settle_meaning()
        view = stage.window.frame.beside.side.list
        tick(stage, "Kind", "Learned")
        view.setCurrentIndex(view.lines.index(view.row_of("E-mail")))
        stage.press(view, Qt.Key.Key_Right)
        tick(stage, "family")
        return stage.picture()


def _narrow(folder: Path, app: QApplication) -> QImage:
    with _marked(folder, app).show() as stage:
        stage.window.resize(760, 720)
        stage.settle_meaning()
        stage.press(stage.window.list.table, Qt.Key.Key_B, CTRL)
        tick(stage, "Episode")
        return stage.picture()


def _nothing_passes(folder: Path, app: QApplication) -> QImage:
    with _marked(folder, app).show(Scheme.DARK) as stage:
        stage.settle_meaning()
        tick(stage, "Today", "Document")
        stage.window.list.table.setFocus()
        stage.settle()
        return stage.picture()


SCENES: dict[str, Scene] = {
    "filters": _chosen(Scheme.LIGHT),
    "filters_dark": _chosen(Scheme.DARK),
    "filters_large": _large,
    "filters_folded": _folded,
    "filters_narrow": _narrow,
    "filters_nothing": _nothing_passes,
}
