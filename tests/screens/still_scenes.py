"""Asking whether memories are still true, for the photographs."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.building import DAY, NOON, memory
from tests.ui.stage import CTRL, Stage
from wellkept.model.memory import Memory, Trust
from wellkept.ui.theme import Scheme

Scene = Callable[[Path, QApplication], QImage]
_SHIFT = Qt.KeyboardModifier.ShiftModifier

# Sentence, age in days, importance, trust.
_AGED: tuple[tuple[str, int, float, Trust], ...] = (
    ("Owner has an appointment with the ear doctor on 12 February 2026 at nine.", 40, 1.0, Trust.SAID),
    (
        "Owner lives in a wooden house by the harbour of Tromsø, with Ingrid and an old cat.",
        1100,
        0.9,
        Trust.FOUND,
    ),
    ("Owner works as a nurse at the children's hospital, mostly in the night.", 1500, 0.8, Trust.SAID),
    ("Owner is currently reading a thick book about whales.", 200, 0.3, Trust.GUESSED),
    ("Owner is allergic to walnuts.", 900, 1.0, Trust.SAID),
)


def aged() -> list[Memory]:
    """Return memories of which all but one have likely aged, the oldest first."""
    made = [
        memory(text, id=f"mem_aged{place}", created_at=NOON - days * DAY, importance=weight, trust=trust)
        for place, (text, days, weight, trust) in enumerate(_AGED)
    ]
    return sorted(made, key=lambda one: one.created_at)


def _asking(scheme: Scheme, scale: float = 1.0, *keys: Qt.Key) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, aged()).show(scheme, scale) as stage:
            stage.settle_meaning()
            stage.press(stage.window.list.table, Qt.Key.Key_S, CTRL | _SHIFT)
            for key in keys:
                stage.press(stage.window.further.still.keeper.page.card.sentence, key)
            return stage.picture()

    return scene


def _nothing(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, [one for one in aged() if "walnuts" in one.content]).show() as stage:
        stage.settle_meaning()
        stage.window.further.still.open()
        stage.settle()
        return stage.picture()


_T, _C, _L = Qt.Key.Key_T, Qt.Key.Key_C, Qt.Key.Key_L
SCENES: dict[str, Scene] = {
    "still": _asking(Scheme.LIGHT),
    "still_dark": _asking(Scheme.DARK, 1.0, _T),
    "still_large": _asking(Scheme.LIGHT, 1.5, _T, _L),
    "still_changed": _asking(Scheme.LIGHT, 1.0, _T, _C),
    "still_end": _asking(Scheme.DARK, 1.0, _T, _T, _L, _L),
    "still_nothing": _nothing,
}
