"""What stands beside the memory in sight, in the window."""

from PySide6.QtCore import Qt

from tests.building import NOON, memory
from tests.ui.conftest import Far, Staged
from tests.ui.stage import Stage
from wellkept.service.beside_answers import ShowBeside
from wellkept.service.requests import Forget
from wellkept.ui.details.beside import BesideSection

APPLES = "Owner grows sour apples in pots."
MORE_APPLES = "Owner buys sour apples from Hedda."
BOAT = "The boat lies behind the church."


def _said(section: BesideSection) -> list[str]:
    return [line.accessibleName() for line in section.lines]


def _calm(stage: Stage) -> Stage:
    stage.settle_meaning()
    return stage


def test_what_sounds_near_is_shown_and_one_press_goes_there(staged: Staged) -> None:
    stage = _calm(staged(APPLES, BOAT, MORE_APPLES))
    near = stage.window.details.page.near
    assert [MORE_APPLES in said for said in _said(near)] == [True]
    stage.type(stage.window.search, "pots")
    stage.press(near.lines[0], Qt.Key.Key_Return)
    assert stage.window.details.page.sentence.toPlainText() == MORE_APPLES
    assert stage.window.search.text() == ""
    assert [APPLES in said for said in _said(near)] == [True]


def test_where_nothing_is_near_nothing_is_said(staged: Staged) -> None:
    stage = _calm(staged(BOAT, APPLES))
    page = stage.window.details.page
    assert page.near.isHidden()
    assert page.together.isHidden()


def test_what_was_learned_together_is_shown_in_the_order_of_the_text(staged: Staged) -> None:
    texts = [memory(f"{word} is what owner counts.", session="ses_1") for word in ("One", "Two", "Three")]
    stage = _calm(staged(*texts[::-1]))
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    together = stage.window.details.page.together
    assert [said.split(": ")[1].split(" ")[0] for said in _said(together)] == ["One", "Three"]
    stage.click(together.lines[1])
    assert stage.window.details.page.sentence.toPlainText().startswith("Three")


def test_what_is_forgotten_leaves_the_page_of_another(staged: Staged) -> None:
    stage = _calm(staged(APPLES, MORE_APPLES))
    near = stage.window.details.page.near
    assert near.lines
    stage.window.acts.forget((near.lines[0].key or 0,))
    stage.settle()
    assert near.isHidden()


def test_who_walks_on_asks_for_the_last_only(far: Far) -> None:
    far.stage.settle_meaning()
    keeper = far.window.further.beside
    before = len(far.asked(ShowBeside))
    keeper.due.setInterval(100_000)
    for _ in range(5):
        far.stage.press(far.window.list.table, Qt.Key.Key_Down)
    assert len(far.asked(ShowBeside)) == before
    keeper.due.setInterval(0)
    far.stage.settle()
    assert [request.key for request in far.asked(ShowBeside)[before:]] == [far.window.list.current_key()]


def test_a_memory_that_went_meanwhile_is_no_fault(staged: Staged) -> None:
    stage = _calm(staged(APPLES, MORE_APPLES))
    stage.window.desk.ask(Forget((stage.window.list.current_key() or 0,)), lambda _: None)
    stage.window.further.beside.due.start()
    stage.settle()
    assert stage.notice() == ""


def test_the_whole_record_is_put_away_until_it_is_asked_for(staged: Staged) -> None:
    stage = staged(memory(APPLES, source="paste", created_at=NOON))
    page = stage.window.details.page
    kept = next(label for label, _ in page._record._labels if label.text() == "Kept")
    assert page.told.text().startswith("You said this in a text you pasted just now.")
    assert kept.isHidden()
    stage.click(page.whole)
    assert kept.isVisible()
    stage.click(page.whole)
    assert kept.isHidden()
