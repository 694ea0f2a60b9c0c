"""Pointing at a memory that a search did not find."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.building import memory
from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters

SHIFT = Qt.KeyboardModifier.ShiftModifier
SENTENCES = ("Owner walks.", "Owner drinks coffee.", "Owner reads.")


def searched(stage: Stage, text: str = "coffee") -> Stage:
    stage.type(stage.window.search, text)
    return stage


def title(stage: Stage) -> str:
    section = stage.window.details.page.why_not
    return section.title.text() if section.isVisible() else ""


def test_it_is_offered_only_after_a_search(staged: Staged) -> None:
    stage = staged(*SENTENCES)
    assert stage.window.list.expected.isHidden()
    stage.press(stage.window.list.table, Qt.Key.Key_F, CTRL | SHIFT)
    assert not stage.window.pointing.active
    searched(stage)
    assert stage.window.list.expected.isVisible()


def test_pointing_says_why_not(staged: Staged) -> None:
    stage = searched(staged(*SENTENCES))
    stage.click(stage.window.list.expected.point)
    assert stage.window.list.pointing.text.text() == "Which memory did you expect for “coffee”?"
    assert stage.window.search.text() == ""
    assert stage.sentences() == list(SENTENCES)
    assert QApplication.focusWidget() is stage.window.search
    assert title(stage) == "WHY NOT FOR “coffee”"
    section = stage.window.details.page.why_not
    assert section.text.text().startswith("It does not have “coffee”")
    assert not section.there.isVisible()
    assert stage.window.list.expected.isHidden()


def test_typing_finds_the_memory_to_point_at(staged: Staged) -> None:
    stage = searched(staged(*SENTENCES))
    stage.press(stage.window.search, Qt.Key.Key_F, CTRL | SHIFT)
    stage.type(stage.window.search, "reads")
    assert stage.sentences() == ["Owner reads."]
    assert title(stage) == "WHY NOT FOR “coffee”"
    assert not stage.window.details.page.why.isVisible()


def test_from_an_empty_result(staged: Staged) -> None:
    stage = searched(staged(*SENTENCES), "zeppelin")
    stage.click(stage.window.list.point)
    assert title(stage) == "WHY NOT FOR “zeppelin”"


def test_back_to_the_search_with_its_filters(staged: Staged) -> None:
    stage = staged(memory("Owner drinks coffee.", kind=Kind.PREFERENCE), memory("Owner spills coffee."))
    head = stage.window.list.head
    head.choose(Filters(kinds=(Kind.FACT,)))
    searched(stage)
    assert stage.sentences() == ["Owner spills coffee."]
    stage.window.pointing.begin()
    stage.settle()
    assert len(stage.sentences()) == 2
    assert title(stage) == "WHY NOT FOR “coffee”"
    assert "A filter hides it: it is of another kind." in stage.window.details.page.why_not.text.text()
    stage.click(stage.window.list.pointing.back)
    assert (stage.window.search.text(), stage.sentences()) == ("coffee", ["Owner spills coffee."])
    assert stage.window.list.pointing.isHidden()
    assert title(stage) == ""


def test_esc_in_the_list_and_the_same_keys_go_back(staged: Staged) -> None:
    stage = searched(staged(*SENTENCES))
    stage.window.pointing.begin()
    stage.settle()
    stage.press(stage.window.list.table, Qt.Key.Key_Escape)
    assert stage.window.search.text() == "coffee"
    stage.window.pointing.begin()
    stage.type(stage.window.search, "x")
    for text in ("", "coffee"):
        stage.press(stage.window.search, Qt.Key.Key_Escape)
        assert stage.window.search.text() == text
    for text in ("", "coffee"):
        stage.press(stage.window.list.table, Qt.Key.Key_F, CTRL | SHIFT)
        assert stage.window.search.text() == text


def test_one_that_is_there_after_all_is_shown_among_the_results(staged: Staged) -> None:
    stage = searched(staged(*SENTENCES))
    stage.window.pointing.begin()
    stage.settle()
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    assert title(stage) == "FOUND FOR “coffee”"
    stage.click(stage.window.details.page.why_not.there)
    assert stage.window.search.text() == "coffee"
    assert stage.window.details.page.sentence.toPlainText() == "Owner drinks coffee."
    assert title(stage) == ""


def test_the_numbers_come_second(staged: Staged) -> None:
    stage = searched(staged(*SENTENCES))
    stage.window.pointing.begin()
    stage.settle()
    section = stage.window.details.page.why_not
    assert not section._numbers.isVisible()
    stage.click(section.more)
    assert section._numbers.isVisible()


def test_the_question_proposed_is_the_search_that_failed(staged: Staged) -> None:
    stage = searched(staged(*SENTENCES))
    stage.window.pointing.begin()
    stage.settle()
    stage.window.add_question()
    assert stage.window.details.page.questions.line.text() == "coffee"


def test_a_memory_in_sight_that_was_not_found_says_why_by_itself(staged: Staged) -> None:
    stage = staged(*SENTENCES)
    key = stage.window.list.current_key()
    assert key is not None
    searched(stage)
    stage.window.list.settle()  # or its answer may come in between
    stage.settle()
    assert title(stage) == ""
    stage.window.details.show_key(key, "coffee")
    stage.settle()
    assert title(stage) == "WHY NOT FOR “coffee”"
