"""A moment after the last key the search is asked again, more closely, and the rows change places only if they must."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tests.building import memory
from tests.service.models import Piecewise
from tests.ui.conftest import NEWEST
from tests.ui.stage import CTRL, Stage
from wellkept.service.requests import Find
from wellkept.ui.list.pane import SETTLE_MS

MILK, TEA = "Owner drinks milk.", "Owner drinks tea in the morning."
QUESTION = "owner drinks this beverage"


LONG = 600_000  # ms; a busy machine must not be taken for an owner who has stopped


class BuiltIn(Piecewise):
    """Stands in for the built-in model."""

    name = "built-in"


@pytest.fixture
def stage(tmp_path: Path, qapp: QApplication) -> Iterator[Stage]:
    """A window with two memories that can be found by meaning. The moment does not pass by itself here."""
    with Stage(tmp_path, qapp, [memory(TEA, created_at=NEWEST), memory(MILK)], known={"built-in": BuiltIn()}) as made:
        made.show().settle_meaning()
        made.window.list.settle_due.setInterval(LONG)
        yield made


@pytest.fixture
def finds(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """What the window asks to find from now on: the text, and whether it is settled."""
    asked: list[tuple[str, bool]] = []
    ask: Callable[..., int] = stage.window.desk.ask

    def note(request: object, *others: object, **more: object) -> int:
        if isinstance(request, Find):
            asked.append((request.query.text, request.settled))
        return ask(request, *others, **more)

    monkeypatch.setattr(stage.window.desk, "ask", note)
    return asked


def settled(stage: Stage) -> None:
    """Wait until the rows are those of a settled search for what stands in the box."""
    rows, box = stage.window.list, stage.window.search
    rows.settle()
    stage.wait_for(lambda: rows.settled and rows.text == box.text())
    stage.settle()


def test_rows_come_at_once_and_settle_later(stage: Stage) -> None:
    stage.window.search.setText(QUESTION)
    stage.settle()
    assert not stage.window.list.settled
    assert stage.sentences() == [MILK, TEA]
    settled(stage)
    assert stage.sentences() == [TEA, MILK]


def test_while_keys_follow_each_other_only_the_last_text_settles(stage: Stage, finds: list[tuple[str, bool]]) -> None:
    stage.window.list.settle_due.setInterval(SETTLE_MS)
    for text in ("t", "te", "tea"):
        stage.window.search.setText(text)
    stage.wait_for(lambda: len(finds) == 4)
    assert finds == [("t", False), ("te", False), ("tea", False), ("tea", True)]


def test_return_settles_at_once(stage: Stage, finds: list[tuple[str, bool]]) -> None:
    stage.window.search.setText("tea")
    stage.press(stage.window.search, Qt.Key.Key_Return)
    assert finds == [("tea", False), ("tea", True)]
    settled(stage)
    stage.press(stage.window.search, Qt.Key.Key_Return)
    assert len(finds) == 2


def test_without_a_text_there_is_nothing_to_settle(stage: Stage, finds: list[tuple[str, bool]]) -> None:
    stage.window.search.setText("tea")
    stage.window.search.clear()
    stage.settle()
    assert finds[-1] == ("", True)
    assert not stage.window.list.settle_due.isActive()


def test_asking_again_is_settled_and_nothing_follows(stage: Stage, finds: list[tuple[str, bool]]) -> None:
    stage.window.search.setText("tea")
    stage.window.list.refresh()
    assert finds == [("tea", False), ("tea", True)]
    assert not stage.window.list.settle_due.isActive()


def _read(stage: Stage) -> None:
    stage.window.details.focus()


def _correct(stage: Stage) -> None:
    stage.press(stage.window.search, Qt.Key.Key_E, CTRL)


def _click(stage: Stage) -> None:
    stage.click(stage.window.list.table.viewport(), QPoint(60, 20))


def _walk(stage: Stage) -> None:
    stage.press(stage.window.search, Qt.Key.Key_Down)
    stage.press(stage.window.search, Qt.Key.Key_Up)


def test_the_first_is_chosen_where_the_owner_chose_none(stage: Stage) -> None:
    stage.window.search.setText(QUESTION)
    stage.settle()
    settled(stage)
    assert stage.sentences() == [TEA, MILK]
    assert stage.window.list.table.selected_ranges() == [(0, 0)]
    assert stage.window.details.page.sentence.toPlainText() == TEA
    assert stage.window.list.table.verticalScrollBar().value() == 0


@pytest.mark.parametrize("act", [_read, _correct, _click, _walk], ids=["read", "corrected", "clicked", "chosen"])
def test_the_selection_follows_what_the_owner_chose_or_reads(stage: Stage, act: Callable[[Stage], None]) -> None:
    stage.window.search.setText(QUESTION)
    stage.settle()
    chosen = stage.window.list.current_key()
    act(stage)
    settled(stage)
    assert stage.sentences() == [TEA, MILK]
    assert stage.window.list.current_key() == chosen
    assert tuple(stage.window.list.selected_keys()) == (chosen,)
    assert stage.window.list.table.verticalScrollBar().value() == 0


def test_in_the_same_order_the_rows_are_not_touched(stage: Stage) -> None:
    stage.window.search.setText("tea")
    stage.settle()
    resets: list[bool] = []
    stage.window.list.model.modelReset.connect(lambda: resets.append(True))
    settled(stage)
    assert resets == []


def test_the_details_tell_of_the_settled_score(stage: Stage) -> None:
    stage.window.search.setText("tea")
    stage.settle()
    told: list[float | None] = []
    stage.window.details.shown.connect(lambda details: told.append(details.why.fit))
    settled(stage)
    assert told
    assert told[-1] is not None
