"""The states of the window that are photographed."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import NOON, memory
from tests.screens import (
    assistant_scenes,
    backup_scenes,
    bulk_scenes,
    doubles_scenes,
    editing_scenes,
    encryption_scenes,
    exam_scenes,
    fault_scenes,
    filter_scenes,
    forgetting_scenes,
    language_scenes,
    map_scenes,
    nearest_scenes,
    odds_scenes,
    receipt_scenes,
    record_scenes,
    still_scenes,
    teach_scenes,
    timeline_scenes,
)
from tests.screens.outside import OUTSIDE
from tests.screens.people import HARD, REVIEWED, TEXT, twelve
from tests.ui.stage import Stage
from wellkept.model.errors import StoreFull
from wellkept.model.memory import Memory
from wellkept.service.meaning_answers import Coverage
from wellkept.ui.bugs import BugDialog
from wellkept.ui.meaning_keeper import Standing, State
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]
_CTRL = Qt.KeyboardModifier.ControlModifier


def _calm(stage: Stage) -> QImage:
    stage.window.list.table.setFocus()
    stage.settle_meaning()
    return stage.picture()


def _twelve(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            return _calm(stage)

    return scene


def _search(scheme: Scheme) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme) as stage:
            stage.type(stage.window.search, "coff morn")
            return _calm(stage)

    return scene


def _nothing(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.type(stage.window.search, "zeppelin")
        return _calm(stage)


def _history(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.press(stage.window.list.table, Qt.Key.Key_Down)
        return _calm(stage)


def _correcting(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.press(stage.window.list.table, Qt.Key.Key_Down)
        stage.window.details.start_correct()
        stage.window.details.page.correct_box.fail("These words cannot be kept as one memory. Write one sentence.")
        return _calm(stage)


def _many(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.window.list.table.selectAll()
        return _calm(stage)


def _message(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.window.forget_selected()
        stage.settle()
        stage.window.messages.error(StoreFull())
        return _calm(stage)


def _hard(folder: Path, app: QApplication) -> QImage:
    rows: list[Memory] = [
        memory(text, id=f"mem_hard{number}", created_at=NOON - number) for number, text in enumerate(HARD)
    ]
    with Stage(folder, app, rows[::-1]).show() as stage:
        return _calm(stage)


def _writing(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.window.open_teach()
        stage.window.teach.write.box.setPlainText(TEXT)
        stage.window.teach.write.box.too_long.emit("x" * 10_000_000)
        stage.settle()
        return stage.picture()


def _review(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            stage.window.open_teach()
            stage.window.teach.write.box.setPlainText(REVIEWED)
            stage.press(stage.window.teach.write.box, Qt.Key.Key_Return, _CTRL)
            stage.press(stage.window.teach.review.table, Qt.Key.Key_Down)
            stage.press(stage.window.teach.review.table, Qt.Key.Key_Down)
            stage.press(stage.window.teach.review.table, Qt.Key.Key_R)
            return stage.picture()

    return scene


def _question(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show(Scheme.DARK) as stage:
        stage.window.acts.forget(tuple(range(4312)))
        return _calm(stage)


def _rewording(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.window.open_teach()
        stage.window.teach.write.box.setPlainText(TEXT)
        stage.press(stage.window.teach.write.box, Qt.Key.Key_Return, _CTRL)
        stage.click(stage.window.teach.review.left_out.toggle)
        stage.press(stage.window.teach.review.table, Qt.Key.Key_Down)
        stage.press(stage.window.teach.review.table, Qt.Key.Key_F2)
        return stage.picture()


def _bug(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        dialog = BugDialog(ValueError(), stage.window)
        dialog.details.setPlainText("Wellkept\nbuiltins.ValueError\n  wellkept/ui/desk.py:12 in ask")
        dialog.show()
        stage.settle()
        image = stage.picture(dialog)
        dialog.close()
        return image


def _fault(folder: Path, app: QApplication) -> QImage:
    (folder / "memories.db").write_bytes(b"This is a shopping list and no database at all. " * 40)
    with Stage(folder, app).show() as stage:
        label = stage.window.fault.text_label
        label.setText(label.text().partition("\n")[0])  # the path is another each time
        stage.settle()
        return stage.picture()


def _foot(scheme: Scheme, coverage: Coverage, state: State, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, twelve()).show(scheme, scale) as stage:
            _calm(stage)
            stage.window.list.foot.tell(Standing(coverage, state))
            stage.settle()
            return stage.picture()

    return scene


_HALF = Coverage("built-in", 8412, 9000, usable=True, note="")
_CHANGING = Coverage("hash-words", 412, 9000, usable=True, note="Vectors are being made.")
_WORDS_ONLY = Coverage("built-in", 0, 12, usable=False, note="", reason="The built-in model is not installed.")


SCENES: dict[str, Scene] = {
    "light": _twelve(Scheme.LIGHT),
    "dark": _twelve(Scheme.DARK),
    "large": _twelve(Scheme.LIGHT, 1.5),
    "search": _search(Scheme.LIGHT),
    "search_dark": _search(Scheme.DARK),
    "nothing": _nothing,
    "history": _history,
    "correcting": _correcting,
    "many": _many,
    "message": _message,
    "hard": _hard,
    "writing": _writing,
    "review": _review(Scheme.LIGHT),
    "review_dark": _review(Scheme.DARK),
    "review_large": _review(Scheme.LIGHT, 1.5),
    "question": _question,
    "rewording": _rewording,
    "bug": _bug,
    "fault": _fault,
    "reading": _foot(Scheme.LIGHT, _HALF, State.RUNS),
    "reading_paused": _foot(Scheme.DARK, _HALF, State.PAUSED),
    "reading_anew": _foot(Scheme.LIGHT, _CHANGING, State.RUNS, 1.5),
    "words_only": _foot(Scheme.LIGHT, _WORDS_ONLY, State.RESTS),
    **doubles_scenes.SCENES,
    **bulk_scenes.SCENES,
    **encryption_scenes.SCENES,
    **exam_scenes.SCENES,
    **fault_scenes.SCENES,
    **filter_scenes.SCENES,
    **forgetting_scenes.SCENES,
    **timeline_scenes.SCENES,
    **map_scenes.SCENES,
    **nearest_scenes.SCENES,
    **editing_scenes.SCENES,
    **odds_scenes.SCENES,
    **record_scenes.SCENES,
    **OUTSIDE,
    **teach_scenes.SCENES,
    **still_scenes.SCENES,
    **language_scenes.SCENES,
    **backup_scenes.SCENES,
    **receipt_scenes.SCENES,
    **assistant_scenes.SCENES,
    **assistant_scenes.SPOKEN,
}
