"""The token, shown once, and what to paste where."""

import pytest
from pytestqt.qtbot import QtBot

from wellkept.service.snippets import Reach, snippets
from wellkept.ui.assistants.token_sheet import TokenSheet

_SNIPPETS = snippets(Reach(command=("/usr/bin/wellkept",), token="wk_abc"))  # noqa: S106 # made up


@pytest.fixture
def sheet(qtbot: QtBot) -> TokenSheet:
    made = TokenSheet()
    qtbot.addWidget(made)
    made.show_token("Claude is let in", "wk_abc", _SNIPPETS)
    return made


def test_each_program_has_its_own_words_to_paste(sheet: TokenSheet) -> None:
    copied: list[str] = []
    sheet.copy_wanted.connect(copied.append)
    for place, one in enumerate(_SNIPPETS):
        button = sheet.programs.button(place)
        assert button.text() == one.program
        button.click()
        assert (sheet.where.text(), sheet.text.toPlainText()) == (one.where, one.text)
        sheet.copy_text.click()
    sheet.copy.click()
    assert copied == [*(one.text for one in _SNIPPETS), "wk_abc"]


def test_another_token_takes_the_place_of_the_first(sheet: TokenSheet) -> None:
    sheet.show_token("Cursor is let in", "wk_def", _SNIPPETS[:2])
    assert (sheet.title.text(), sheet.token.text()) == ("Cursor is let in", "wk_def")
    assert len(sheet.programs.buttons()) == 2


def test_nothing_of_a_token_stays(sheet: TokenSheet) -> None:
    assert sheet.holds
    sheet.clear()
    assert not sheet.holds
    assert sheet.token.text() == sheet.text.toPlainText() == ""
