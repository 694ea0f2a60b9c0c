"""Every page has room in a window on a common screen, with the largest letters and the longest words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.building import memory
from tests.ui.stage import Stage
from wellkept.ui.commands import PAGES
from wellkept.ui.theme import SCALES
from wellkept.ui.widgets import Label

WIDTH, HEIGHT = 1264, 720
"""What a screen of 1280 x 800 leaves, px: see `app.py`."""


@pytest.fixture
def large(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> Iterator[Stage]:
    with Stage(tmp_path, qapp, [memory("Owner mends clocks.", tags=("work",))]) as stage:
        stage.show(scale=SCALES[-1]).speak("de")
        stage.window.resize(WIDTH, HEIGHT)
        yield stage
        stage.theme.usual_size()  # while all of the window is there


def test_no_page_makes_the_window_wider_than_a_screen_or_cuts_its_words(large: Stage) -> None:
    for page in PAGES:
        large.window.actions_by_id[page].trigger()
        large.settle()
        assert large.window.width() <= WIDTH, page
        assert not _cut(large.window.frame.stack), page


def test_the_details_are_never_cut_at_their_narrowest(large: Stage) -> None:
    large.window.resize(1, HEIGHT)
    large.settle()
    page = large.window.details.page
    sheet = page.widget()
    assert sheet is not None
    assert sheet.width() <= page.viewport().width()


def _cut(page: QWidget) -> list[str]:
    """Return the texts of which some lines are out of sight and cannot be scrolled to."""
    labels = [label for label in page.findChildren(Label) if label.isVisible() and label.wordWrap()]
    return [label.text() for label in labels if label.height() < label.heightForWidth(label.width())]
