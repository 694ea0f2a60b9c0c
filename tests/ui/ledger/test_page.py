"""The page of what left this computer."""

import pytest
from PySide6.QtCore import Qt

from tests.building import NOON
from tests.ui.conftest import Far
from tests.ui.far_side import LEDGER, sent
from wellkept.model.ledger import Marked, Outcome, PrivateMark, Purpose, SentRow, Totals
from wellkept.service.remote_requests import MarkPrivate, ShowLedger
from wellkept.ui.ledger import words
from wellkept.ui.ledger.marks import MarksPane
from wellkept.ui.widgets import Button

HEALTH = PrivateMark(Marked.TAG, "health")


def _open(far: Far) -> None:
    far.pages.open_ledger()
    far.stage.settle()


def _rows(far: Far) -> list[str]:
    model = far.pages.ledger.page.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def _shown_marks(far: Far) -> list[str]:
    buttons = far.pages.ledger.page.marks.marks.findChildren(Button)
    return [one.accessibleName() for one in buttons if one.isVisible()]


def test_nothing_has_left_a_new_store(far: Far) -> None:
    _open(far)
    ledger = far.pages.ledger.page
    assert ledger.stack.currentWidget() is ledger.none
    assert ledger.none.title_label.text() == "Nothing has left this computer"
    assert ledger.back.hasFocus()


def test_calls_are_listed_latest_first_with_their_sums(far: Far) -> None:
    far.side.rows = LEDGER[::-1]
    _open(far)
    assert _rows(far)[0].startswith("A search to openrouter.ai, to find by meaning")
    assert _rows(far)[-1].startswith("The key to openrouter.ai")
    assert len(_rows(far)) == len(LEDGER)
    assert far.pages.ledger.page.all.text() == "7 calls, 288 memories, 40,680 characters, $0.0009"
    assert far.pages.ledger.page.table.hasFocus()


def test_older_calls_come_while_one_scrolls(far: Far) -> None:
    far.side.rows = [sent(number) for number in range(1, 251)]
    _open(far)
    assert far.asked(ShowLedger) == [ShowLedger(100)]
    assert len(_rows(far)) == 100
    far.stage.press(far.pages.ledger.page.table, Qt.Key.Key_End)
    assert far.asked(ShowLedger)[1:] == [ShowLedger(100, 151)]
    far.stage.press(far.pages.ledger.page.table, Qt.Key.Key_End)
    far.stage.press(far.pages.ledger.page.table, Qt.Key.Key_End)
    assert len(_rows(far)) == 250
    assert len(far.asked(ShowLedger)) == 3


def test_older_calls_on_their_way_do_not_leave_a_gap_in_a_newer_list(far: Far) -> None:
    far.side.rows = [sent(number) for number in range(1, 251)]
    _open(far)
    far.side.rows += [sent(number) for number in range(251, 261)]
    far.pages.open_ledger()
    far.pages.ledger.page.model.fetchMore()
    far.stage.settle()
    assert len(_rows(far)) == 100


def test_a_mark_is_added_and_removed(far: Far) -> None:
    _open(far)
    pane = far.pages.ledger.page.marks
    assert pane.count.text() == "No memory is marked yet."
    far.stage.type(pane.value, "health")
    far.stage.press(pane.value, Qt.Key.Key_Return)
    assert far.asked(MarkPrivate) == [MarkPrivate(HEALTH)]
    assert _shown_marks(far) == ["Remove the mark: Tag: health"]
    assert pane.value.text() == ""
    far.stage.click(pane.marks.findChildren(Button)[0])
    assert far.asked(MarkPrivate)[1:] == [MarkPrivate(HEALTH, marked=False)]
    assert _shown_marks(far) == []


def test_a_mark_can_be_taken_back_by_the_message(far: Far) -> None:
    _open(far)
    far.stage.type(far.pages.ledger.page.marks.value, "health")
    far.stage.click(far.pages.ledger.page.marks.add)
    assert far.stage.notice() == "Never leaves this computer: Tag: health."
    far.stage.click(far.window.messages.notice_box.action)
    assert _shown_marks(far) == []


def test_a_source_is_marked(far: Far) -> None:
    _open(far)
    pane: MarksPane = far.pages.ledger.page.marks
    pane.on.setCurrentIndex(1)
    far.stage.type(pane.value, "email")
    far.stage.click(pane.add)
    assert far.asked(MarkPrivate) == [MarkPrivate(PrivateMark(Marked.SOURCE, "email"))]
    assert _shown_marks(far) == ["Remove the mark: From: E-mail"]


def test_escape_goes_back_to_the_list(far: Far) -> None:
    far.side.rows = list(LEDGER)
    _open(far)
    far.stage.press(far.pages.ledger.page.table, Qt.Key.Key_Escape)
    assert far.window.list.table.hasFocus()


@pytest.mark.parametrize(
    ("row", "text", "more"),
    [
        (sent(1), "96 memories to openrouter.ai, to find by meaning", "9,412 characters  ·  2,310 tokens"),
        (sent(1, memories=1), "1 memory to openrouter.ai, to find by meaning", "less than $0.0001"),
        (sent(1, purpose=Purpose.EXTRACT, cost_usd=0.5), "A text to openrouter.ai, to find its sentences", "$0.50"),
        (sent(1, purpose=Purpose.SIGN_IN), "A sign-in at openrouter.ai, to get a key", "baai/bge-m3"),
        (sent(1, outcome=Outcome.STOPPED), "96 memories to openrouter.ai, to find by meaning", "stopped by you"),
        (sent(1, outcome=Outcome.UNDER_WAY), "96 memories to openrouter.ai, to find by meaning", "not finished"),
        (sent(1, host="a\u202eb"), "96 memories to a‹RLO›b, to find by meaning", "2026"),
    ],
)
def test_a_call_in_words(row: SentRow, text: str, more: str) -> None:
    made = words.row(row.sent)
    assert made.text == text
    assert more in made.more


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (Outcome.ANSWERED, "Sent {call}."),
        (Outcome.FAILED, "Perhaps sent {call}: the call failed."),
        (Outcome.STOPPED, "Perhaps sent {call}: the call did not end."),
    ],
)
def test_when_a_memory_was_sent_in_words(outcome: Outcome, says: str) -> None:
    call = "on Monday, March 2, 2026 to openrouter.ai (to find by meaning)"
    assert words.sent_on(sent(1, outcome=outcome, at=NOON).sent) == says.format(call=call)


def test_sums_of_nothing_and_of_calls_without_memories() -> None:
    assert words.total(Totals(0, 0, 0, 0, 0, 0.0)) == "nothing"
    assert words.total(Totals(1, 0, 24, 7, 0, 0.0)) == "1 call, 24 characters, $0"
