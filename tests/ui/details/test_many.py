"""Changing several memories at once: one act, one undo."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.building import memory
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.service.answers import Cards
from wellkept.service.requests import ShowRows
from wellkept.ui.details.many import Many

Do = Callable[[Stage], None]


def _many(stage: Stage) -> Many:
    return stage.window.details.many


def _memories(stage: Stage) -> list[Memory]:
    got: list[Cards] = []
    stage.window.desk.ask(ShowRows(tuple(stage.window.list.model.keys)), got.append)
    stage.settle()
    return [card.memory for card in got[0].cards]


def _all_selected(staged: Staged) -> Stage:
    stage = staged(
        memory("Owner walks.", created_at=NEWEST, tags=("old",)),
        memory("Owner swims.", created_at=NEWEST - 1, tags=("old", "water")),
        memory("Owner rests.", created_at=NEWEST - 2),
    )
    stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL)
    return stage


def _by_menu(stage: Stage) -> None:
    stage.window.actions_by_id["kind_episode"].trigger()
    stage.settle()


def _by_choice(stage: Stage) -> None:
    stage.click(_many(stage).kind)
    menu = _many(stage).kind.menu_of
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center())
    stage.settle()


def _add(stage: Stage) -> None:
    stage.window.actions_by_id["add_tag"].trigger()
    assert _many(stage).add.hasFocus()
    stage.type(_many(stage).add, "sport")
    stage.press(_many(stage).add, Qt.Key.Key_Return)


def _remove(stage: Stage) -> None:
    stage.window.actions_by_id["remove_tag"].trigger()
    stage.type(_many(stage).remove, "old")
    stage.press(_many(stage).remove, Qt.Key.Key_Return)


def _core(stage: Stage) -> None:
    stage.click(_many(stage).core)


def _about(stage: Stage) -> None:
    stage.window.actions_by_id["about"].trigger()
    stage.settle()
    menu = _many(stage).about.choice.menu_of
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center())
    stage.settle()


def _importance(stage: Stage) -> None:
    stage.window.actions_by_id["importance"].trigger()
    menu = _many(stage).importance.menu_of
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[4]).center())
    stage.settle()


ACTS: dict[str, tuple[Do, str, list[object], str]] = {
    "kind by menu": (_by_menu, "kind", [Kind.EPISODE] * 3, "Undo changing the kind"),
    "kind by choice": (_by_choice, "kind", [Kind.EPISODE] * 3, "Undo changing the kind"),
    "add a tag": (_add, "tags", [("old", "sport"), ("old", "water", "sport"), ("sport",)], "Undo adding a tag"),
    "remove a tag": (_remove, "tags", [(), ("water",), ()], "Undo removing a tag"),
    "about": (_about, "about", ["everyone"] * 3, "Undo changing whom it is about"),
    "importance": (_importance, "importance", [1.0] * 3, "Undo changing the importance"),
    "core": (_core, "core", [True] * 3, "Undo changing what is always in mind"),
}


@pytest.mark.parametrize(("do", "field", "values", "undo"), ACTS.values(), ids=ACTS.keys())
def test_all_are_changed_and_taken_back_at_once(
    staged: Staged, do: Do, field: str, values: list[object], undo: str
) -> None:
    stage = _all_selected(staged)
    before = _memories(stage)
    do(stage)
    assert [getattr(one, field) for one in _memories(stage)] == values
    assert stage.window.list.selected_count() == 3
    action = stage.window.actions_by_id["undo"]
    assert action.text().replace("&", "") == undo
    action.trigger()
    stage.settle()
    assert _memories(stage) == before


def test_only_what_changed_is_counted(staged: Staged) -> None:
    stage = _all_selected(staged)
    _remove(stage)
    assert stage.notice() == "Removed the tag “old” from 2 memories."


def test_escape_goes_back_to_the_list(staged: Staged) -> None:
    stage = _all_selected(staged)
    stage.press(_many(stage).add, Qt.Key.Key_Escape)
    assert stage.window.list.table.hasFocus()


def test_nothing_selected_lets_nothing_be_changed(staged: Staged) -> None:
    stage = staged()
    for name in ("kind_fact", "add_tag", "remove_tag", "core", "not_core"):
        assert not stage.window.actions_by_id[name].isEnabled()


def test_it_says_what_the_selected_ones_are_and_have(staged: Staged) -> None:
    stage = _all_selected(staged)
    page = _many(stage)
    assert (page.title_label.text(), page.scope.text()) == (
        "3 memories selected",
        "All your memories, in sight or not.",
    )
    assert page.have.lines[1].value == "old\u00a0(2) and water\u00a0(1)"
    stage.press(stage.window.list.table, Qt.Key.Key_Home)
    stage.press(stage.window.list.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert page.scope.isHidden()
    stage.type(stage.window.search, "owner")
    stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL)
    assert page.scope.text() == "All results of “owner”, in sight or not."


def test_tags_to_remove_are_those_that_some_have(staged: Staged) -> None:
    stage = _all_selected(staged)
    assert _many(stage)._removable() == ["old", "water"]
