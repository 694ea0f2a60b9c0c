"""The page of what the memories say about the owner."""

from PySide6.QtCore import Qt

from tests.ui.conftest import Far
from tests.ui.far_side import profile_lines, said
from wellkept.service.remote_answers import ProfileLine, Section
from wellkept.service.remote_requests import ForgetLines
from wellkept.service.requests import Undo


def _open(far: Far, *lines: ProfileLine) -> None:
    far.side.lines = list(lines) or profile_lines(far.keys)
    far.pages.open_profile()
    far.stage.settle()


def _rows(far: Far) -> list[str]:
    model = far.pages.profile.page.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def _go(far: Far, text: str) -> None:
    profile = far.pages.profile.page
    profile.table.setCurrentIndex(profile.model.index(_rows(far).index(text), 0))


def test_without_a_profile_the_page_says_how_one_comes_about(far: Far) -> None:
    far.pages.open_profile()
    far.stage.settle()
    profile = far.pages.profile.page
    assert profile.stack.currentWidget() is profile.none
    assert "When a model finds the sentences" in profile.none.text_label.text()
    assert profile.forget.isHidden()


def test_lines_stand_in_sections_with_their_memories_below(far: Far) -> None:
    line = said(1, Section.TONE, "Dry.", ())
    other = said(2, Section.FACTS, "Counts.", far.keys[:2])
    _open(far, line, other)
    assert _rows(far) == ["FACTS. Counts.", "Owner counts to 1.", "Owner counts to 2.", "TONE. Dry."]


def test_many_memories_behind_a_line_open_on_return(far: Far) -> None:
    _open(far, said(1, Section.FACTS, "Counts.", far.keys[:6]))
    assert _rows(far)[-1] == "and 3 more"
    _go(far, "and 3 more")
    far.stage.press(far.pages.profile.page.table, Qt.Key.Key_Return)
    assert _rows(far)[-1] == "Owner counts to 6."
    assert len(_rows(far)) == 7


def test_return_shows_the_memory_behind_in_the_list_whatever_was_searched_for(far: Far) -> None:
    far.stage.type(far.window.search, "seven")
    _open(far, said(1, Section.FACTS, "Counts.", far.keys[2:4]))
    _go(far, "Owner counts to 4.")
    far.stage.press(far.pages.profile.page.table, Qt.Key.Key_Return)
    assert far.window.stack.currentWidget() is far.window.splitter
    assert far.window.search.text() == ""
    assert far.window.details.page.sentence.toPlainText() == "Owner counts to 4."


def test_return_on_a_line_shows_its_first_memory(far: Far) -> None:
    _open(far, said(1, Section.FACTS, "Counts.", far.keys[2:4]))
    far.stage.press(far.pages.profile.page.table, Qt.Key.Key_Return)
    assert far.window.details.page.sentence.toPlainText() == "Owner counts to 3."


def _click(far: Far, text: str) -> None:
    _go(far, text)
    table = far.pages.profile.page.table
    far.stage.click(table.viewport(), table.visualRect(table.currentIndex()).center())


def test_a_click_on_a_memory_shows_it_and_one_on_a_line_does_not(far: Far) -> None:
    _open(far, said(1, Section.FACTS, "Counts.", far.keys[2:4]))
    _click(far, "FACTS. Counts.")
    assert far.window.stack.currentWidget() is far.pages.profile.page
    _click(far, "Owner counts to 4.")
    assert far.window.stack.currentWidget() is far.window.splitter
    assert far.window.details.page.sentence.toPlainText() == "Owner counts to 4."


def test_return_on_a_line_without_memories_does_nothing(far: Far) -> None:
    _open(far, said(1, Section.TONE, "Dry.", ()))
    far.stage.press(far.pages.profile.page.table, Qt.Key.Key_Return)
    assert far.window.stack.currentWidget() is far.pages.profile.page


def test_delete_forgets_the_line_and_offers_to_undo(far: Far) -> None:
    _open(far)
    _go(far, "Owner counts to 7.")
    far.stage.press(far.pages.profile.page.table, Qt.Key.Key_Delete)
    assert far.asked(ForgetLines) == [ForgetLines((2,))]
    assert not any("walnuts" in row for row in _rows(far))
    assert far.stage.notice() == "Forgot the line; its memories stay."
    assert far.window.messages.notice_box.action.text() == "Undo"
    far.window.messages.notice_box.action.click()
    assert far.pages.profile.page.table.hasFocus()
    far.stage.settle()
    assert far.asked(Undo) == [Undo()]


def test_the_last_line_forgotten_leaves_the_empty_page(far: Far) -> None:
    _open(far, said(1, Section.TONE, "Dry.", ()))
    far.stage.press(far.pages.profile.page.table, Qt.Key.Key_Delete)
    assert far.pages.profile.page.stack.currentWidget() is far.pages.profile.page.none
    assert far.pages.profile.page.back.hasFocus()


def test_a_line_is_shown_as_it_is_written(far: Far) -> None:
    _open(far, said(1, Section.TONE, "<b>bold</b> \u202egnp", ()))
    assert _rows(far) == ["TONE. <b>bold</b> ‹RLO›gnp"]


def test_escape_goes_back_to_the_list(far: Far) -> None:
    _open(far)
    far.stage.press(far.pages.profile.page.table, Qt.Key.Key_Escape)
    assert far.window.list.table.hasFocus()
