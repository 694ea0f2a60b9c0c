"""Scenes of the pages about models on other computers, over a far side that does as told."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.screens.people import twelve
from tests.ui.far_side import LEDGER, FarService, profile_lines, standing
from tests.ui.stage import Stage
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.providers.keys import Standing
from wellkept.ui.errands import Service
from wellkept.ui.theme import Scheme

Visit = Callable[[Stage, FarService], None]


def outside(visit: Visit, scheme: Scheme, scale: float = 1.0) -> Callable[[Path, QApplication], QImage]:
    """Return a scene: a window on twelve memories, visited."""

    def scene(folder: Path, app: QApplication) -> QImage:
        sides: list[FarService] = []

        def wrap(near: Service) -> Service:
            sides.append(FarService(near))
            return sides[-1]

        with Stage(folder, app, twelve(), wrap=wrap).show(scheme, scale) as stage:
            stage.settle_meaning()
            visit(stage, sides[-1])
            stage.settle()
            return stage.picture()

    return scene


def _key(stage: Stage, far: FarService, which: Standing) -> None:
    far.state = standing(which)
    stage.window.further.outside.open_settings()
    stage.settle()


def _no_key(stage: Stage, far: FarService) -> None:
    _key(stage, far, Standing.NONE)


def _spending(stage: Stage, far: FarService) -> None:
    _key(stage, far, Standing.PRESENT)
    stage.click(stage.window.further.outside.settings.page.key.ask_facts)


def _asking(stage: Stage, far: FarService) -> None:
    _key(stage, far, Standing.PRESENT)
    page = stage.window.further.outside.settings.page
    page.service.meaning.edit.setText("baai/bge-m3")
    stage.click(page.service.meaning.use)
    page.area.verticalScrollBar().setValue(page.area.verticalScrollBar().maximum())


def _ledger(stage: Stage, far: FarService) -> None:
    far.rows, far.kept_here = list(LEDGER), {1, 2, 3}
    far.marks = [PrivateMark(Marked.TAG, "health"), PrivateMark(Marked.SOURCE, "email")]
    stage.window.further.outside.open_ledger()


def _nothing_left(stage: Stage, _far: FarService) -> None:
    stage.window.further.outside.open_ledger()


def _profile(stage: Stage, far: FarService) -> None:
    far.lines = profile_lines(tuple(stage.window.list.model.keys))
    stage.window.further.outside.open_profile()


def _no_profile(stage: Stage, _far: FarService) -> None:
    stage.window.further.outside.open_profile()


def _offline(stage: Stage, far: FarService) -> None:
    far.sent_of = {stage.window.list.model.keys[3]: (LEDGER[4], LEDGER[2])}
    stage.window.actions_by_id["offline"].trigger()
    for _ in range(3):
        stage.press(stage.window.list.table, Qt.Key.Key_Down)
    bar = stage.window.details.page.verticalScrollBar()
    bar.setValue(bar.maximum())


OUTSIDE = {
    "settings": outside(_no_key, Scheme.LIGHT),
    "settings_dark": outside(_spending, Scheme.DARK),
    "settings_large": outside(_spending, Scheme.LIGHT, 1.5),
    "settings_asking": outside(_asking, Scheme.LIGHT),
    "settings_asking_dark": outside(_asking, Scheme.DARK),
    "ledger": outside(_ledger, Scheme.LIGHT),
    "ledger_dark": outside(_ledger, Scheme.DARK),
    "ledger_large": outside(_ledger, Scheme.LIGHT, 1.5),
    "ledger_empty": outside(_nothing_left, Scheme.LIGHT),
    "profile": outside(_profile, Scheme.LIGHT),
    "profile_dark": outside(_profile, Scheme.DARK),
    "profile_large": outside(_profile, Scheme.LIGHT, 1.5),
    "profile_empty": outside(_no_profile, Scheme.DARK),
    "offline": outside(_offline, Scheme.LIGHT),
    "offline_dark": outside(_offline, Scheme.DARK),
}
