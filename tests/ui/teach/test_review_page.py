"""The focus while sentences are being kept."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.ui.conftest import Staged
from tests.ui.stage import CTRL
from wellkept.ui.teach.review_page import ReviewPage

FROM: dict[str, Callable[[ReviewPage], QWidget]] = {
    "the sentences": lambda page: page.table,
    "the button": lambda page: page.keep,
}


@pytest.mark.parametrize("name", FROM)
def test_the_focus_goes_to_cancel_and_back_to_the_sentences(staged: Staged, name: str) -> None:
    stage = staged("Owner walks.")
    stage.press(stage.window.list.table, Qt.Key.Key_N, CTRL)
    stage.window.teach.write.box.setPlainText("I keep bees in the garden. I moved to Oslo.")
    stage.press(stage.window.teach.write.box, Qt.Key.Key_Return, CTRL)
    page = stage.window.teach.review
    FROM[name](page).setFocus()
    page.set_busy(True)
    assert page.cancel.hasFocus()
    page.set_busy(False)
    assert page.table.hasFocus()


def test_who_is_elsewhere_meanwhile_stays_there(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.press(stage.window.list.table, Qt.Key.Key_N, CTRL)
    stage.window.teach.write.box.setPlainText("I keep bees in the garden. I moved to Oslo.")
    stage.press(stage.window.teach.write.box, Qt.Key.Key_Return, CTRL)
    stage.window.teach.review.set_busy(True)
    stage.window.search.setFocus()
    stage.window.teach.review.set_busy(False)
    assert stage.window.search.hasFocus()
