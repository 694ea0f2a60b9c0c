"""The first look: three ways to begin, and samples that go as easily as they came."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog

from tests.ui.conftest import Staged
from tests.ui.stage import Stage
from wellkept.service.requests import Keep, Proposal
from wellkept.ui.errands import LookAround
from wellkept.ui.first_run.page import FirstRun


def first(stage: Stage) -> FirstRun:
    return stage.window.list.first_steps


def keep(stage: Stage, *sentences: str) -> None:
    stage.window.desk.ask(Keep(tuple(Proposal(one) for one in sentences)), lambda _kept: None)
    stage.settle()
    stage.window.list.refresh()
    stage.settle()


def test_the_first_card_opens_the_box_to_paste_into(staged: Staged) -> None:
    stage = staged()
    stage.click(first(stage).paste)
    assert stage.window.stack.currentWidget() is stage.window.teach
    assert stage.window.teach.write.box.hasFocus()


def test_the_second_card_lets_files_be_chosen(staged: Staged, tmp_path: Path) -> None:
    stage = staged()
    file = tmp_path / "diary.txt"
    file.write_text("I keep bees.")
    stage.press(first(stage).bring, Qt.Key.Key_Space)
    dialog = stage.window.findChild(QFileDialog)
    assert dialog is not None
    dialog.filesSelected.emit([str(file)])
    dialog.close()
    stage.settle()
    assert [part.text for part in stage.window.teach.write.attachments.parts] == ["I keep bees."]


def test_samples_come_with_one_press_and_go_with_one(staged: Staged) -> None:
    stage = staged()
    line = stage.window.list.samples
    assert line.isHidden()
    stage.click(first(stage).look)
    stage.settle()
    assert len(stage.window.list.model.keys) > 40
    assert (line.isHidden(), line.text.text()) == (False, "These are sample memories.")
    stage.click(line.remove)
    stage.settle()
    assert stage.window.list.stack.currentWidget() is first(stage)
    assert line.isHidden()
    stage.window.acts.undo()
    stage.settle()
    assert not line.isHidden()


def test_removing_the_samples_leaves_what_was_taught(staged: Staged) -> None:
    stage = staged()
    stage.click(first(stage).look)
    sample = stage.sentences()[0]
    keep(stage, "Owner likes tea.", sample)
    stage.settle()
    line = stage.window.list.samples
    assert line.text.text() == "40 of these are sample memories."
    stage.press(line.remove, Qt.Key.Key_Space)
    stage.settle()
    assert set(stage.sentences()) == {"Owner likes tea.", sample}


def test_samples_are_refused_where_somebody_wrote_meanwhile(staged: Staged, tmp_path: Path) -> None:
    stage = staged("Owner likes tea.")
    file = tmp_path / "samples.json"
    file.write_text("[]")
    stage.window.desk.ask(LookAround(file), lambda _added: None)
    stage.settle()
    assert "no samples were added" in stage.window.messages.error_box.text.text()
    assert stage.sentences() == ["Owner likes tea."]


def test_cards_stand_one_above_the_other_where_it_is_narrow(staged: Staged) -> None:
    stage = staged()
    page = first(stage)
    assert page.paste.y() == page.look.y()
    stage.window.resize(560, 720)
    stage.settle()
    assert page.paste.mapTo(page, QPoint()).y() + page.paste.height() <= page.bring.mapTo(page, QPoint()).y()
    assert page.paste.height() >= page.paste.heightForWidth(page.paste.width())
    assert page.paste.mapTo(page, QPoint(page.paste.width(), 0)).x() <= page.width()


def test_the_samples_speak_the_language_of_the_window(staged: Staged) -> None:
    stage = staged()
    stage.speak("de")
    stage.click(first(stage).look)
    stage.settle()
    assert any("Glocken" in sentence for sentence in stage.sentences())
    assert not any("Owner" in sentence for sentence in stage.sentences())
