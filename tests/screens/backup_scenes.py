"""Backups and bringing back from one, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import DAY, memory
from tests.screens.people import twelve
from tests.ui.stage import Stage
from wellkept.service.answers import finish
from wellkept.service.backup_requests import MakeBackup
from wellkept.service.requests import Correct, Edit, Forget
from wellkept.service.wellkept import Wellkept
from wellkept.store.backups import BackupKind
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]
MADE = (
    "Owner takes the early train on Mondays now.",
    "Owner has signed up for a pottery course in spring.",
    "family",
)
"""The words that come in with the backups."""
_HOME = "/home/ana/.local/share/wellkept/memories.db.backups"


def with_backups(stage: Stage) -> None:
    """Make three backups, change a few memories, and forget one in between."""
    store = SqliteStore.open(stage.path)
    wellkept = Wellkept(store, stage.clock)
    stage.clock.now -= 3 * DAY
    for number, kind in enumerate((BackupKind.ASKED, BackupKind.DAILY, BackupKind.DAILY)):
        finish(wellkept.backups.make(MakeBackup(kind)))
        stage.clock.now += DAY
        if number == 0:
            finish(wellkept.forget(Forget((2,))))
    wellkept.correct(Correct(1, MADE[0]))
    finish(wellkept.edit(Edit((5,), importance=0.95, add_tags=(MADE[2],))))
    store.set_aside([4, 6])
    store.insert([memory(MADE[1], created_at=stage.clock.now)])
    wellkept.close()


def _page(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()) as stage:
            with_backups(stage)
            stage.show(scheme, scale)
            stage.settle_meaning()
            stage.window.further.backups.open()
            stage.settle()
            stage.window.further.backups.keeper.page.where.setText(f"The backups lie in {_HOME}")
            stage.settle()
            return stage.picture()

    return scene


def _restore(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()) as stage:
            with_backups(stage)
            stage.show(scheme, scale)
            stage.settle_meaning()
            keeper = stage.window.further.backups.keeper
            stage.window.further.backups.open()
            stage.settle()
            keeper.look_into(sorted(stage.path.with_name("memories.db.backups").glob("*.db"))[0])
            stage.wait_for(lambda: keeper.restore.model.rowCount() > 0)
            stage.settle()
            return stage.picture()

    return scene


def _none(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.settle_meaning()
        stage.window.further.backups.open()
        stage.settle()
        stage.window.further.backups.keeper.page.where.setText(f"The backups lie in {_HOME}")
        stage.settle()
        return stage.picture()


SCENES: dict[str, Scene] = {
    "backups": _page(Scheme.LIGHT),
    "backups_dark": _page(Scheme.DARK),
    "backups_large": _page(Scheme.LIGHT, 1.5),
    "backups_none": _none,
    "backups_restore": _restore(Scheme.LIGHT),
    "backups_restore_dark": _restore(Scheme.DARK),
    "backups_restore_large": _restore(Scheme.LIGHT, 1.5),
}
