"""The whole main job by keys and mouse: teach two pages, review, keep, search, correct, forget, quit, come back."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.ui.teach.review_item import State

SAMPLE = Path(__file__).parents[2] / "resources" / "sample" / "about-mira.md"


def test_main_job_across_a_restart(staged: Staged) -> None:
    stage = staged()
    kept = _teach(stage)
    best = _search_and_see_why(stage)
    _correct(stage)
    gone = _forget(stage)
    before = stage.sentences()
    assert len(before) == kept - 1
    stage.close()

    again = staged()
    assert again.sentences() == before
    assert best not in before
    assert gone not in before
    again.type(again.window.search, "sourdough starter")
    assert not again.window.details.page.history.isHidden()


def _teach(stage: Stage) -> int:
    window = stage.window
    stage.click(window.frame.teach_button)
    QGuiApplication.clipboard().setText(SAMPLE.read_text(encoding="utf-8"))
    stage.press(window.teach.write.box, Qt.Key.Key_V, CTRL)
    stage.click(window.teach.write.find_button)
    review = window.teach.review
    assert review.model.count(State.NEW) > 30
    first = review.table.visualRect(review.model.index(0, 0)).topLeft()
    stage.click(review.table.viewport(), first + QPoint(24, 20))
    wanted = review.model.ticked_count
    assert not review.model.item(0).ticked
    stage.press(review.table, Qt.Key.Key_Return, CTRL)
    assert stage.notice() == f"Kept {wanted} new."
    assert window.list.head.count.text() == f"{wanted} memories"
    return wanted


def _search_and_see_why(stage: Stage) -> str:
    window = stage.window
    stage.press(window.list.table, Qt.Key.Key_Slash)
    stage.type(window.search, "harbour")
    best = stage.sentences()[0]
    assert "harbour" in best
    assert "harbour" in window.details.page._why_text.text()
    assert not window.details.page.why.isHidden()
    return best


def _correct(stage: Stage) -> None:
    window = stage.window
    stage.press(window.search, Qt.Key.Key_E, CTRL)
    words = window.details.page.correct_box.words
    stage.type(words, "Mira keeps a sourdough starter called Sigrid.")
    stage.press(words, Qt.Key.Key_Return, CTRL)
    assert not window.messages.notice_box.isHidden()
    stage.press(window.search, Qt.Key.Key_Escape)
    stage.type(window.search, "sourdough starter")
    assert stage.sentences()[0] == "Mira keeps a sourdough starter called Sigrid."
    stage.press(window.search, Qt.Key.Key_Escape)


def _forget(stage: Stage) -> str:
    window = stage.window
    stage.press(window.list.table, Qt.Key.Key_Home)
    stage.press(window.list.table, Qt.Key.Key_Down)
    gone = window.details.page.sentence.toPlainText()
    stage.press(window.list.table, Qt.Key.Key_Delete)
    assert stage.notice() == "Forgot 1 memory."
    assert gone not in stage.sentences()
    return gone
