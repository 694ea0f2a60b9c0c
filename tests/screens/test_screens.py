"""The window looks as it looked when someone last looked at it and found it good."""

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tests.screens import assistant_scenes, language_scenes
from tests.screens.compare import compare
from tests.screens.scenes import SCENES

EXPECTED = Path(__file__).parent / "expected"
FAILED = Path("build/screens/failed")
MOST = 0.001
# Scripts that the bundled font has not: what they look like is up to the machine.
NOT_COMPARED = ("hard", "rtl", "rtl_filters")
_FEW = (assistant_scenes, language_scenes)  # of these only some are compared
LOOKED_AT = {
    *NOT_COMPARED,
    *assistant_scenes.SPOKEN,
    *(name for scenes in _FEW for name in scenes.SCENES if name not in scenes.COMPARED),
}


@pytest.mark.parametrize("name", [name for name in SCENES if name not in LOOKED_AT])
def test_window_looks_as_expected(name: str, tmp_path: Path, qapp: QApplication) -> None:
    new = SCENES[name](tmp_path, qapp)
    difference = compare(new, QImage(str(EXPECTED / f"{name}.png")))
    if difference.share > MOST:
        FAILED.mkdir(parents=True, exist_ok=True)
        new.save(str(FAILED / f"{name}.new.png"))
        difference.picture.save(str(FAILED / f"{name}.diff.png"))
    assert difference.share <= MOST, f"see {FAILED}; if it is better so, run: make screens BASELINE=1"


@pytest.mark.parametrize("name", NOT_COMPARED)
def test_window_can_show_it(name: str, tmp_path: Path, qapp: QApplication) -> None:
    assert not SCENES[name](tmp_path, qapp).isNull()


def test_a_moved_word_is_noticed() -> None:
    white = QImage(100, 100, QImage.Format.Format_RGB32)
    white.fill(QColor("white"))
    dotted = white.copy()
    for x in range(20):
        dotted.setPixelColor(x, 5, QColor("black"))
    assert compare(dotted, white).share == pytest.approx(0.002)


def test_another_size_is_noticed() -> None:
    assert compare(QImage(10, 10, QImage.Format.Format_RGB32), QImage()).share == 1
