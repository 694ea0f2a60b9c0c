"""What the details tell of one memory: its record in plain words, its passage, and what stands beside it."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import DAY, NOON, memory
from tests.screens.people import twelve
from tests.ui.stage import Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory, Trust
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]
_THEN = NOON - 9 * DAY
_LETTER = {"source": "paste", "session": "ses_letter", "created_at": _THEN}


def _rows() -> list[Memory]:
    sentences = (
        ("Owner rents a small garden behind the old railway station.", Kind.FACT),
        ("Owner grows tomatoes, beans and a very sour kind of apple in the garden.", Kind.PREFERENCE),
        ("Owner shares the garden with Hedda, who brings the seeds and keeps the list of what was sown.", Kind.EPISODE),
    )
    letter = [
        memory(text, id=f"mem_letter{place}", kind=kind, trust=Trust.FOUND, **_LETTER)
        for place, (text, kind) in enumerate(sentences)
    ]
    letter[1] = replace(
        letter[1],
        tags=("garden", "food"),
        quote="This year I want to grow tomatoes and beans again, and of course that very sour kind of apple.",
        trust=Trust.GUESSED,
        last_accessed=NOON - 3 * DAY,
    )
    apples = memory("Owner's sister likes a sour kind of apple too, and grows it in pots.", id="mem_apples",
                    kind=Kind.RELATIONSHIP, created_at=NOON - 70 * DAY)  # fmt: skip
    return [*twelve()[:5], apples, *letter]


def _record(scheme: Scheme, scale: float = 1.0, *, whole: bool = False, focus: bool = False) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, _rows()).show(scheme, scale) as stage:
            stage.settle_meaning()
            page = stage.window.details.page
            stage.press(stage.window.list.table, Qt.Key.Key_Down)
            if whole:
                stage.click(page.whole)
            stage.window.list.table.setFocus()
            if scale > 1 or focus:
                page.near.lines[0].setFocus()
                page.ensureWidgetVisible(page.near)
            stage.settle()
            return stage.picture()

    return scene


SCENES: dict[str, Scene] = {
    "record": _record(Scheme.LIGHT),
    "record_dark": _record(Scheme.DARK, focus=True),
    "record_large": _record(Scheme.LIGHT, 1.5),
    "record_whole": _record(Scheme.LIGHT, whole=True),
}
