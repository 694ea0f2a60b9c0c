"""Teaching by way of a model, for the photographs."""

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.providers.openrouter_stub import faults
from tests.screens.people import twelve
from tests.ui.stage import Stage
from tests.ui.teach.reader import LONG, MIRA, Reader, down_from, herons, reading
from wellkept.ui.teach.panel import TeachPanel
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]
Act = Callable[[Stage, TeachPanel, Reader], object]

SAMPLE = (Path(__file__).parents[2] / "resources" / "sample" / "about-mira.md").read_text(encoding="utf-8")
_FENCE = re.compile(r"\b[0-9a-f]{32}\b")
_PORT = re.compile(r"127\.0\.0\.1:[0-9]+")
_CARD = "\n\nThe card for the sea baths is 4111 1111 1111 1111.\n"


def _scene(text: str, act: Act, scheme: Scheme = Scheme.LIGHT, scale: float = 1.0, *, far: bool = False) -> Scene:
    """Return a scene that ends with some act on a text in the box."""

    def scene(folder: Path, app: QApplication) -> QImage:
        with (
            reading(lambda sent: herons(sent) if "herons" in sent else MIRA) as reader,
            Stage(folder, app, twelve(), remote=reader.remote(far=far)).show(scheme, scale) as stage,
        ):
            stage.window.open_teach()
            stage.settle()
            teach = stage.window.teach
            teach.write.box.setPlainText(text)
            act(stage, teach, reader)
            return stage.picture()

    return scene


def _look(stage: Stage, teach: TeachPanel, _reader: Reader) -> None:
    stage.settle()
    teach.write.box.setFocus()


def _ask(stage: Stage, teach: TeachPanel, _reader: Reader) -> None:
    stage.click(teach.write.find_button)
    _say_the_host(teach)


def _instructions(stage: Stage, teach: TeachPanel, reader: Reader) -> None:
    _ask(stage, teach, reader)
    teach.preview.next.click()
    stage.click(teach.preview.fold)
    _say_the_host(teach)


def _review(stage: Stage, teach: TeachPanel, _reader: Reader) -> None:
    stage.click(teach.write.find_button)
    stage.press(teach.review.table, Qt.Key.Key_Down)


def _end_of_review(stage: Stage, teach: TeachPanel, reader: Reader) -> None:
    _review(stage, teach, reader)
    stage.press(teach.review.table, Qt.Key.Key_End)


def _remarks(stage: Stage, teach: TeachPanel, reader: Reader) -> None:
    reader.instead = {
        "lake number 02": faults.reply("I would rather talk about the weather."),
        "lake number 03": faults.reply("I would rather talk about the weather."),
        "lake number 05": faults.reply('{"memories": ['),
        **down_from(18),
    }
    stage.click(teach.write.find_button)


def _rest(stage: Stage, teach: TeachPanel, reader: Reader) -> None:
    reader.instead = down_from(18)
    stage.click(teach.write.find_button)
    stage.click(teach.review.keep)


def _say_the_host(teach: TeachPanel) -> None:
    """Name a host and a fence that are the same each time."""
    preview = teach.preview
    for label in (preview.summary, preview.note):
        label.setText(_PORT.sub("127.0.0.1:11434", label.text()))
    for sheet in (preview.text, preview.instructions):
        sheet.setPlainText(_FENCE.sub("3f9c2a7be1d04586a7c9e2f1b0d83c64", sheet.toPlainText()))


SCENES: dict[str, Scene] = {
    "teach_model": _scene(SAMPLE, _look),
    "teach_model_large": _scene(SAMPLE, _look, Scheme.LIGHT, 1.5),
    "preview": _scene(SAMPLE + _CARD, _ask, far=True),
    "preview_dark": _scene(LONG, _ask, Scheme.DARK, far=True),
    "preview_large": _scene(LONG, _instructions, Scheme.LIGHT, 1.5, far=True),
    "model_review": _scene(SAMPLE, _review),
    "model_review_dark": _scene(SAMPLE, _end_of_review, Scheme.DARK),
    "model_review_large": _scene(SAMPLE, _review, Scheme.LIGHT, 1.5),
    "model_remarks": _scene(LONG, _remarks),
    "teach_rest": _scene(LONG, _rest),
    "teach_rest_dark": _scene(LONG, _rest, Scheme.DARK),
}
