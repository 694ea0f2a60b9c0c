"""The page of assistants: let in with a token shown once, changed, shut out, let in again, removed."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.building import memory
from tests.ui.caller import CallerBeside
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import Stage
from wellkept.model.assistants import Assistant, Right, Rights
from wellkept.model.errors import StoreLocked
from wellkept.service.assistant_requests import Assistants, ShowAssistants
from wellkept.ui.assistants.door import Door, DoorState
from wellkept.ui.assistants.page import AssistantsPage

_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def _opened(staged: Staged) -> tuple[Stage, AssistantsPage]:
    stage = staged("Owner walks.", "Owner likes tea.", memory("Ana sails.", about="person:Ana", created_at=NEWEST - 9))
    stage.press(stage.window.list.table, Qt.Key.Key_P, _SHIFT)
    return stage, stage.window.further.assistants.keeper.page


def _let_in(stage: Stage, page: AssistantsPage, name: str = "Claude") -> None:
    stage.click(page.first if page.first.isVisible() else page.add)
    stage.type(page.form.name, name)
    stage.press(page.form.name, Qt.Key.Key_Return)


def _known(stage: Stage) -> tuple[Assistant, ...]:
    heard: list[Assistants] = []
    stage.window.desk.ask(ShowAssistants(), heard.append)
    stage.settle()
    return heard[0].assistants


def _rows(page: AssistantsPage) -> list[str]:
    return [
        str(page.model.index(row, 0).data()).replace("\N{NO-BREAK SPACE}", " ") for row in range(page.model.rowCount())
    ]


def _answer(stage: Stage) -> None:
    stage.click(stage.window.messages.notice_box.action)


def test_one_is_let_in_with_the_rights_that_are_safe_and_its_token_is_shown_once(staged: Staged) -> None:
    stage, page = _opened(staged)
    assert page.door.sentence.text() == "The door is shut. No program can ask."
    assert not page.door.switch.isEnabled()
    assert page.first.hasFocus()
    _let_in(stage, page)
    token = page.token.token.text()
    assert token.startswith("wk_")
    assert page.token.title.text() == "Claude is let in"
    assert token in page.token.text.toPlainText()
    assert _rows(page) == ["Claude. Reads, proposes. Has not asked yet."]
    assert page.door.switch.isEnabled()
    assert [one.rights for one in _known(stage)] == [Rights()]
    stage.click(page.token.copy)
    assert QGuiApplication.clipboard().text() == token
    stage.click(page.token.finish)
    assert page.token.token.text() == page.token.text.toPlainText() == ""
    assert page.view.isVisible()
    assert page.table.hasFocus()


def test_a_token_in_sight_stays_while_others_ask_and_not_once_the_page_is_left(staged: Staged) -> None:
    stage, page = _opened(staged)
    _let_in(stage, page)
    token = page.token.token.text()
    with CallerBeside(stage, "Cursor") as caller:
        caller.lists()
        stage.window._watcher.ask()
        stage.settle()
    assert page.token.token.text() == token
    assert page.model.rowCount() == 2
    stage.window.open_list()
    assert not page.token.holds
    assert page.token.token.text() == ""


def test_a_name_that_is_taken_is_refused_where_it_was_typed_and_rights_are_changed_by_ticking(staged: Staged) -> None:
    stage, page = _opened(staged)
    _let_in(stage, page)
    stage.click(page.token.finish)
    _let_in(stage, page, "claude")
    assert page.form.fault.text() == "Another assistant has this name. Choose another name."
    assert page.form.name.text() == "claude"
    stage.press(page.form.name, Qt.Key.Key_Escape)
    assert page.view.isVisible()
    assert len(_known(stage)) == 1
    stage.click(page.view.accesses)
    assert page.accesses.none.isVisible()
    assert page.accesses.back.hasFocus()
    stage.press(page.accesses.back, Qt.Key.Key_Escape)
    assert page.view.isVisible()
    stage.click(page.view.change)
    for switch in (page.form.writes, page.form.others):
        stage.press(switch.box, Qt.Key.Key_Space)
    stage.click(page.form.save)
    (one,) = _known(stage)
    assert one.rights.can == frozenset((Right.READ, Right.PROPOSE, Right.WRITE))
    assert one.rights.abouts is None
    assert _rows(page) == ["Claude. Reads, writes. Has not asked yet."]
    assert stage.notice() == "Saved. It holds from its next question on."


def test_one_is_shut_out_let_in_again_given_another_token_and_removed_each_after_a_question(staged: Staged) -> None:
    stage, page = _opened(staged)
    _let_in(stage, page)
    before = page.token.token.text()
    stage.click(page.token.finish)
    stage.press(page.table, Qt.Key.Key_Delete)
    assert [one.revoked_at for one in _known(stage)] == [None]
    _answer(stage)
    assert [one.revoked_at for one in _known(stage)] == [stage.clock()]
    assert page.view.standing.text() == "Shut out just now: its token opens nothing."
    assert not page.door.switch.isEnabled()
    stage.click(page.view.back_in)
    second = page.token.token.text()
    assert second not in ("", before)
    assert [one.revoked_at for one in _known(stage)] == [None]
    stage.press(page.token.finish, Qt.Key.Key_Escape)
    assert page.view.isVisible()
    stage.click(page.view.renew)
    assert page.token.token.text() == ""
    _answer(stage)
    assert page.token.token.text() not in ("", before, second)
    stage.click(page.token.finish)
    stage.click(page.view.remove)
    assert stage.notice() == "Remove Claude, with the record of what it read? This cannot be taken back."
    _answer(stage)
    assert _known(stage) == ()
    assert page.first.hasFocus()


def test_what_it_read_is_shown_and_found_again_in_the_list(staged: Staged) -> None:
    stage, page = _opened(staged)
    with CallerBeside(stage) as caller:
        caller.lists()
        stage.clock.now += 60_000
        caller.recalls("tea")
        stage.clock.now += 60_000
        caller.recalls("tea")
    stage.window.further.assistants.open()
    stage.settle()
    assert _rows(page) == ["Claude. Reads, proposes. Last asked just now. 3 times this week."]
    stage.click(page.view.accesses)
    model = page.accesses.model
    said = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert [one.partition(".")[0] for one in said] == [
        "Searched, and read 1 memory",
        "Searched, and read 1 memory",
        "Listed 2 memories",
    ]
    assert ["the same question as before" in one for one in said] == [True, False, False]
    assert page.accesses.table.hasFocus()
    stage.press(page.accesses.table, Qt.Key.Key_Return)
    assert stage.sentences() == ["Owner likes tea."]
    chips = stage.window.list.head.chips
    assert [chip.text() for chip in chips.chips] == ["Only these 1"]
    stage.window.further.assistants.open()
    stage.settle()
    stage.click(page.view.sight)
    assert stage.sentences() == ["Owner walks.", "Owner likes tea."]
    assert [chip.text() for chip in chips.chips] == ["As the assistant may read"]


def test_with_every_message_in_sight_the_window_needs_no_more_than_a_small_screen(staged: Staged) -> None:
    stage, page = _opened(staged)
    _let_in(stage, page)
    window = stage.window
    page.tell_door(DoorState(Door.FELL))
    page.tell_waiting(3)
    window.further.wishes.sign.tell(3)
    window.desk.failed.emit(StoreLocked())
    window.messages.stay("Refused; nothing has changed.", "Undo", lambda: None)
    stage.settle()
    assert page.wishes.isVisible()
    assert window.messages.notice_box.isVisible()
    assert window.minimumSizeHint().height() <= 720
