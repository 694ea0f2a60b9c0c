"""The message bar."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from wellkept.model.errors import StoreFull
from wellkept.ui.messages import MessageBar


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[MessageBar]:
    made = MessageBar()
    qtbot.addWidget(made)
    made.show()
    yield made
    made.clear_notice()


def test_a_notice_offers_to_take_back(bar: MessageBar) -> None:
    done: list[str] = []
    bar.notice("Forgot 1 memory.", "Undo", lambda: done.append("undone"))
    bar.notice_box.action.click()
    assert done == ["undone"]
    assert bar.notice_box.isHidden()


def test_a_notice_goes_by_itself(bar: MessageBar, qtbot: QtBot) -> None:
    bar._fade.setInterval(1)
    bar.notice("Copied.")
    qtbot.waitUntil(bar.notice_box.isHidden)
    assert bar.isHidden()


def test_an_error_says_what_to_do_and_stays(bar: MessageBar) -> None:
    bar.error(StoreFull())
    bar.notice("Copied.")
    bar.clear_notice()
    assert not bar.error_box.isHidden()
    assert bar.error_box.text.text() == f"{StoreFull.sentence} {StoreFull.next_step}"


def test_a_question_does_not_go_by_itself(bar: MessageBar) -> None:
    bar.notice("Copied.")
    bar.stay("Forget 300 memories?", "Forget", lambda: None)
    assert not bar._fade.isActive()


def test_words_are_never_taken_for_html(bar: MessageBar) -> None:
    bar.notice("<b>bold</b>")
    assert bar.notice_box.text.textFormat() == Qt.TextFormat.PlainText


def test_escape_cancels_what_is_followed_and_nothing_else(bar: MessageBar, qtbot: QtBot) -> None:
    done: list[str] = []
    bar.activateWindow()
    qtbot.waitUntil(bar.isActiveWindow)
    for text, cancel in (("Forgetting: 1 of 2", "Cancel"), ("Forgetting: 2 done", "")):
        bar.follow(text, 1, 2, cancel, lambda: done.append("cancelled"))
        QTest.keyClick(bar, Qt.Key.Key_Escape)
    bar.stay("Forget 300 memories?", "Forget", lambda: done.append("forgot"))
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert done == ["cancelled"]
