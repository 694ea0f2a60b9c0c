"""The exam, a change that waits, and a memory that was not found, for the photographs."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.screens.people import twelve
from tests.ui.stage import Stage
from wellkept.model.query import Query
from wellkept.providers.hash_words import HashWords
from wellkept.recall.nearest import Floats
from wellkept.service.answers import finish
from wellkept.service.requests import AddExamQuestion, RunExam
from wellkept.service.wellkept import Wellkept
from wellkept.store.sqlite.sqlite_store import SqliteStore
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]

_QUESTIONS = {
    "what does the owner drink in the morning": "filter coffee",
    "dangerous snack": "walnuts",
    "a train at night": "night train",
    "who has a boat": "geography",
}


class _Built(HashWords):
    """Knows what one of the questions means; stands in for the model that is built in."""

    name = "built-in"
    id = "scene/1"

    def embed(self, texts: Sequence[str]) -> Floats:
        return super().embed([text.replace("dangerous snack", "Owner is allergic to walnuts.") for text in texts])


def _examined(folder: Path, app: QApplication, scheme: Scheme, scale: float = 1.0) -> Stage:
    """Return a window over twelve memories and four questions that were asked once."""
    known = {one.name: one for one in (_Built(), HashWords())}
    stage = Stage(folder, app, twelve(), known=known)
    wellkept = Wellkept(SqliteStore.open(stage.path), stage.clock, known)
    rows = wellkept.newest(Query(), 100)
    for question, words in _QUESTIONS.items():
        key = next(row.key for row in rows if words in row.memory.content)
        wellkept.exam.add(AddExamQuestion(key, question))
    finish(wellkept.embed_pending())
    finish(wellkept.exam.run(RunExam()))
    wellkept.close()
    stage.show(scheme, scale).settle_meaning()
    stage.settle()
    return stage


def _exam(scheme: Scheme, scale: float = 1.0, *, model: str = "") -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with _examined(folder, app, scheme, scale) as stage:
            stage.window.examiner.look(model)
            stage.settle()
            return stage.picture()

    return scene


def _no_questions(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, twelve()).show() as stage:
        stage.window.open_exam()
        stage.settle_meaning()
        return stage.picture()


def _asking(folder: Path, app: QApplication) -> QImage:
    with _examined(folder, app, Scheme.LIGHT) as stage:
        stage.type(stage.window.search, "coff morn")
        stage.window.add_question()
        stage.settle()
        return stage.picture()


def _waiting(scheme: Scheme) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with _examined(folder, app, scheme) as stage:
            stage.window.use_embedder("hash-words")
            stage.settle_meaning()
            stage.window.list.table.setFocus()
            stage.settle()
            return stage.picture()

    return scene


def _why_not(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with _examined(folder, app, scheme, scale) as stage:
            stage.type(stage.window.search, "coff morn")
            stage.window.pointing.begin()
            stage.settle()
            stage.type(stage.window.search, "violin")
            stage.click(stage.window.details.page.why_not.more)
            stage.window.list.table.setFocus()
            stage.settle()
            return stage.picture()

    return scene


SCENES: dict[str, Scene] = {
    "exam": _exam(Scheme.LIGHT),
    "exam_trial_dark": _exam(Scheme.DARK, model="hash-words"),
    "exam_trial_large": _exam(Scheme.LIGHT, 1.5, model="hash-words"),
    "exam_empty": _no_questions,
    "asking": _asking,
    "waiting": _waiting(Scheme.LIGHT),
    "waiting_dark": _waiting(Scheme.DARK),
    "why_not": _why_not(Scheme.LIGHT),
    "why_not_dark": _why_not(Scheme.DARK),
    "why_not_large": _why_not(Scheme.LIGHT, 1.5),
}
