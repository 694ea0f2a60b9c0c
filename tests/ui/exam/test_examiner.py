"""The exam by keys and mouse: adding, running, trying, removing, and deciding about a change."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.building import memory
from tests.service.models import Knowing
from tests.ui.stage import CTRL, Stage
from wellkept.providers.hash_words import HashWords

SHIFT = Qt.KeyboardModifier.ShiftModifier
SENTENCES = ("Owner drives a red car.", "Owner drinks green tea.", "Owner rows on Sundays.")


class Built(Knowing):
    """Knows that an automobile is a car; stands in for the model that is built in."""

    name = "built-in"


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path, qapp: QApplication) -> Iterator[Stage]:
    """A window over three memories, the one of the car first, read by a model that knows more than the other."""
    rows = [memory(text) for text in reversed(SENTENCES)]
    made = Stage(tmp_path, qapp, rows, known={one.name: one for one in (Built(), HashWords())})
    made.show().settle_meaning()
    yield made
    made.close()


def add(stage: Stage, text: str) -> None:
    stage.window.add_question()
    line = stage.window.details.page.questions.line
    line.setText(text)
    stage.press(line, Qt.Key.Key_Return)


def asked(stage: Stage) -> list[tuple[str, int | None, int | None]]:
    model = stage.window.frame.exam.model
    lines = [model.line(row) for row in range(model.rowCount())]
    return [(line.text, line.now, line.before) for line in lines if line is not None]


def test_a_question_is_added_where_its_memory_is(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL | SHIFT)
    section = stage.window.details.page.questions
    assert QApplication.focusWidget() is section.line
    stage.type(section.line, "automobile")
    stage.press(section.line, Qt.Key.Key_Return)
    assert not section.editor.isVisible()
    assert stage.notice() == "The exam has the question now; its memory is found as the first result."
    assert QApplication.focusWidget() is stage.window.list.table
    stage.press(stage.window.list.table, Qt.Key.Key_T, CTRL)
    assert stage.window.stack.currentWidget() is stage.window.frame.exam
    assert asked(stage) == [("automobile", 1, None)]
    assert QApplication.focusWidget() is stage.window.frame.exam.table


def test_the_search_is_proposed_as_the_question(stage: Stage) -> None:
    stage.type(stage.window.search, "red car")
    stage.click(stage.window.details.page.questions.ask)
    assert stage.window.details.page.questions.line.text() == "red car"


def test_words_that_are_not_added_wait_for_their_memory(stage: Stage) -> None:
    section = stage.window.details.page.questions
    stage.window.add_question()
    stage.type(section.line, "automo")
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    assert section.editor.isHidden()
    stage.press(stage.window.list.table, Qt.Key.Key_Up)
    assert (section.editor.isVisible(), section.line.text()) == (True, "automo")
    stage.press(section.line, Qt.Key.Key_Escape)
    assert section.editor.isHidden()
    stage.window.add_question()
    assert section.line.text() == ""


def test_what_cannot_be_a_question_stays_and_says_why(stage: Stage) -> None:
    add(stage, "?!")
    section = stage.window.details.page.questions
    assert section.line.text() == "?!"
    assert "cannot be a question" in section.fault.text()


def test_without_questions_the_page_says_how_to_begin(stage: Stage) -> None:
    stage.window.open_exam()
    stage.settle()
    page = stage.window.frame.exam
    assert page.none.isVisible()
    assert not page.run.isVisible()
    stage.press(page.back, Qt.Key.Key_Escape)
    assert stage.window.stack.currentWidget() is stage.window.splitter


def test_running_shows_the_places_and_the_marks(stage: Stage) -> None:
    add(stage, "automobile")
    stage.window.open_exam()
    stage.settle()
    page = stage.window.frame.exam
    stage.click(page.run)
    assert asked(stage) == [("automobile", 1, None)]
    assert page.now.text().startswith("Now:  1 of 1 find their memory")
    assert page.before.isHidden()
    assert page.run.isEnabled()
    assert page.progress.isHidden()
    stage.window.open_list()
    stage.settle()
    assert stage.window.details.page.questions.title.isVisible()


def test_trying_another_model_shows_both(stage: Stage) -> None:
    add(stage, "automobile")
    stage.window.open_exam()
    stage.settle()
    page = stage.window.frame.exam
    assert [page.models.itemData(row) for row in range(page.models.count())] == ["", "hash-words"]
    page.models.setCurrentIndex(1)
    stage.click(page.run)
    assert asked(stage) == [("automobile", 0, 1)]
    assert page.now.text().startswith("Would be:  0 of 1")
    assert page.before.text().startswith("Now:  1 of 1")
    assert page.verdict.text() == "Of 1 question: 1 later (1 no longer among the first 10)."


def test_a_question_is_removed_and_brought_back(stage: Stage) -> None:
    add(stage, "automobile")
    stage.window.open_exam()
    stage.settle()
    page = stage.window.frame.exam
    stage.press(page.table, Qt.Key.Key_Delete)
    assert (asked(stage), page.none.isVisible()) == ([], True)
    assert QApplication.focusWidget() is page.back
    stage.click(stage.window.messages.notice_box.action)
    assert asked(stage) == [("automobile", None, None)]
    stage.press(page.table, Qt.Key.Key_F5)
    assert asked(stage) == [("automobile", 1, None)]


def test_removing_beside_the_memory(stage: Stage) -> None:
    add(stage, "automobile")
    section = stage.window.details.page.questions
    cross = [one for one in section.findChildren(type(section.ask)) if "automobile" in one.accessibleName()]
    stage.click(cross[0])
    assert section.title.isHidden()


def test_a_question_that_finds_its_memory_opens_the_search(stage: Stage) -> None:
    add(stage, "car")
    stage.window.open_exam()
    stage.settle()
    stage.click(stage.window.frame.exam.run)
    stage.press(stage.window.frame.exam.table, Qt.Key.Key_Return)
    assert stage.window.search.text() == "car"
    assert not stage.window.pointing.active
    assert stage.window.list.selected_count() == 1
    assert stage.window.details.page.sentence.toPlainText() == SENTENCES[0]


def test_a_question_that_does_not_opens_why_not(stage: Stage) -> None:
    add(stage, "xylophone concerto")
    stage.window.open_exam()
    stage.settle()
    stage.press(stage.window.frame.exam.table, Qt.Key.Key_Return)
    assert stage.window.pointing.active
    assert stage.window.details.page.why_not.title.text() == "WHY NOT FOR “xylophone concerto”"
    assert stage.window.details.page.sentence.toPlainText() == SENTENCES[0]


def test_forgetting_and_undo_take_and_bring_the_question(stage: Stage) -> None:
    add(stage, "automobile")
    stage.window.forget_selected()
    stage.settle()
    stage.window.open_exam()
    stage.settle()
    assert asked(stage) == []
    stage.window.acts.undo()
    stage.settle()
    stage.window.open_exam()
    stage.settle()
    assert asked(stage) == [("automobile", None, None)]


@pytest.fixture
def waiting(stage: Stage) -> Stage:
    """A change to the model that knows less, chosen and waiting."""
    add(stage, "automobile")
    stage.window.examiner.run("")
    stage.settle()
    stage.window.use_embedder("hash-words")
    stage.settle_meaning()
    return stage


def test_a_change_for_the_worse_asks(waiting: Stage) -> None:
    bar = waiting.window.frame.verdict
    assert bar.isVisible()
    assert bar.text.text().startswith("1 of 1 question would do worse with hashed words")
    assert bar.keep.text() == "Keep the built-in model"
    waiting.click(bar.look)
    assert waiting.window.stack.currentWidget() is waiting.window.frame.exam
    assert asked(waiting) == [("automobile", 0, 1)]


@pytest.mark.parametrize(
    ("button", "found"), [("keep", ("automobile", 1, None)), ("change", ("automobile", 0, 1))], ids=["keep", "change"]
)
def test_the_owner_decides(waiting: Stage, button: str, found: tuple[str, int, int | None]) -> None:
    bar = waiting.window.frame.verdict
    waiting.click(getattr(bar, button))
    waiting.settle_meaning()
    waiting.settle()
    assert bar.isHidden()
    waiting.window.open_exam()
    waiting.settle()
    assert asked(waiting) == [found]
    assert "came out worse" not in waiting.notice()  # the owner has just decided so


def test_an_update_that_finds_less_is_told(waiting: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wellkept.service.examining.RANKING", 999)
    monkeypatch.setattr("wellkept.service.exam.RANKING", 999)
    monkeypatch.setattr(Built, "embed", HashWords.embed)
    waiting.click(waiting.window.frame.verdict.keep)
    waiting.settle_meaning()
    waiting.window.meaning.stop()
    waiting.window.open_store(waiting.path)
    waiting.settle()
    waiting.settle_meaning()
    waiting.wait_for(lambda: "came out worse" in waiting.notice())
    assert "Of 1 question: 1 later" in waiting.notice()


def test_the_page_is_drawn_differently_in_every_state(stage: Stage) -> None:
    for text in ("automobile", "xylophone"):
        add(stage, text)
    stage.window.open_exam()
    stage.settle()
    run = stage.picture(stage.window.frame.exam.table)
    stage.window.examiner.run("hash-words")
    stage.settle()
    assert run != stage.picture(stage.window.frame.exam.table)
