"""The message bar."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget
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


GOINGS: dict[str, Callable[[MessageBar], object]] = {
    "its button": lambda bar: bar.notice_box.action.click(),
    "the other button": lambda bar: bar.notice_box.also.click(),
    "dismissed": lambda bar: bar.notice_box._dismiss.click(),
    "by itself": lambda bar: bar.clear_notice(),
}


@pytest.mark.parametrize("go", GOINGS.values(), ids=GOINGS.keys())
def test_the_focus_goes_back_to_who_had_it(qtbot: QtBot, go: Callable[[MessageBar], object]) -> None:
    window, search, rows, bar = QWidget(), QLineEdit(), QPlainTextEdit(), MessageBar()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for widget in (search, rows, bar):
        column.addWidget(widget)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    rows.setFocus()
    bar.notice("Forgot 1 memory.", "Undo", lambda: None, also=("Check it", lambda: None))
    bar.notice_box.action.setFocus()
    assert not rows.hasFocus()
    go(bar)
    assert rows.hasFocus()
