"""The timeline in its states, for the photographs."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.building import DAY, MINUTE, NOON, memory
from tests.screens.people import twelve
from tests.ui.stage import Stage
from wellkept.model.memory import Memory
from wellkept.ui.theme import Scheme
from wellkept.ui.timeline.chart import Timeline

Scene = Callable[[Path, QApplication], QImage]
_LTR, _RTL = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_TEXTS = (
    "Owner rowed to the small island and back before breakfast.",
    "Owner promised Ingrid to bring the old violin case to Bergen.",
    "Owner prefers the window seat on the night train.",
    "Jonas lent the owner a book about lighthouses.",
    "Owner wants to learn to repair the boat's engine alone.",
    "Owner had coffee with the tutor after the Arabic lesson.",
)


def _days_ago() -> list[int]:
    """Return days on which something was learned: seldom at first, more of late, with a quiet time and a busy week."""
    seldom = [30 + place * place // 3 + (place * 37) % 17 for place in range(40)]
    busy = [172 + place % 5 for place in range(26)]
    late = [place % 28 for place in range(44) if place % 7]
    return [day for day in (*seldom, *busy, *late) if not 96 < day < 130]


def _months(ages: Sequence[int]) -> list[Memory]:
    made = [
        memory(_TEXTS[place % 6], id=f"mem_time{place:0>22}", created_at=NOON - age * DAY - place * MINUTE)
        for place, age in enumerate(ages)
    ]
    return sorted(made, key=lambda one: one.created_at)


def drag(timeline: Timeline, begin: float, end: float) -> None:
    """Drag from one part of the width (0..1) to another."""
    points = [QPoint(round(share * timeline.width()), timeline.height() // 2) for share in (begin, end)]
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=points[0])
    QTest.mouseMove(timeline, (points[0] + points[1]) / 2)
    QTest.mouseMove(timeline, points[1])
    QTest.mouseRelease(timeline, Qt.MouseButton.LeftButton, pos=points[1])


def _shown(stage: Stage) -> Timeline:
    stage.settle_meaning()
    return stage.window.list.timeline


def _plain(scheme: Scheme, scale: float = 1.0) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, _months(_days_ago())).show(scheme, scale) as stage:
            _shown(stage)
            stage.window.list.table.setFocus()
            stage.settle()
            return stage.picture()

    return scene


def _brushed(scheme: Scheme, scale: float = 1.0, direction: Qt.LayoutDirection = _LTR) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        app.setLayoutDirection(direction)
        try:
            with Stage(folder, app, _months(_days_ago())).show(scheme, scale) as stage:
                timeline = _shown(stage)
                drag(timeline, 0.4, 0.6)
                stage.settle()
                stage.window.list.table.setFocus()
                stage.settle()
                return stage.picture()
        finally:
            app.setLayoutDirection(_LTR)

    return scene


def _searched(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, _months(_days_ago())).show() as stage:
        _shown(stage)
        stage.type(stage.window.search, "coffee")
        stage.settle_meaning()
        return stage.picture()


def _by_key(folder: Path, app: QApplication) -> QImage:
    with Stage(folder, app, _months(_days_ago())).show(Scheme.DARK) as stage:
        timeline = _shown(stage)
        for _ in range(9):
            stage.press(timeline, Qt.Key.Key_Left)
        stage.press(timeline, Qt.Key.Key_Space)
        for _ in range(3):
            stage.press(timeline, Qt.Key.Key_Left, _SHIFT)
        return stage.picture()


def _few(memories: Sequence[Memory]) -> Scene:
    def scene(folder: Path, app: QApplication) -> QImage:
        with Stage(folder, app, memories).show() as stage:
            timeline = _shown(stage)
            for x in (40, timeline.width() - 24):
                QTest.mouseMove(timeline, QPoint(x, 24))
            stage.settle()
            return stage.picture()

    return scene


def _strays() -> list[Memory]:
    wrong = [memory("Owner was told so by a clock that stood at its first day.", id="mem_first", created_at=0)]
    ahead = [memory("Owner was told so by a clock that ran ahead.", id="mem_last", created_at=NOON + 9000 * DAY)]
    return [*wrong, *_months(_days_ago()), *ahead]


SCENES: dict[str, Scene] = {
    "timeline": _plain(Scheme.LIGHT),
    "timeline_large": _brushed(Scheme.LIGHT, 1.5),
    "timeline_right_to_left": _brushed(Scheme.LIGHT, direction=_RTL),
    "timeline_search": _searched,
    "timeline_keys_dark": _by_key,
    "timeline_one": _few(twelve()[-1:]),
    "timeline_strays": _few(_strays()),
}
