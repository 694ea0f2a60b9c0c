"""Changing a record where it is shown, by mouse and by key, and taking it back by name."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListView

from tests.building import memory
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.ui.details.choice import Choice
from wellkept.ui.details.fields import Fields

COFFEE = "Owner drinks coffee."
TEA = memory("Ingrid likes tea.", created_at=NEWEST - 9, tags=("drinks", "family"), about="person:Ingrid")


def _fields(stage: Stage) -> Fields:
    return stage.window.details.page.fields


def _memory(stage: Stage) -> Memory:
    details = stage.window.details.details
    assert details is not None
    return details.memory


def _choose(stage: Stage, choice: Choice, words: str) -> None:
    """Open the menu by key and click an entry."""
    stage.press(choice, Qt.Key.Key_Down)
    menu = choice.menu_of
    action = next(one for one in menu.actions() if one.text() == words)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    stage.settle()


def _kind(stage: Stage) -> None:
    _choose(stage, _fields(stage).kind, "Preference")


def _importance(stage: Stage) -> None:
    _choose(stage, _fields(stage).importance, "Very important")


def _core(stage: Stage) -> None:
    stage.press(_fields(stage).core, Qt.Key.Key_Space)


def _add_tags(stage: Stage) -> None:
    stage.type(_fields(stage).tags.line, "drinks, mornings")
    stage.press(_fields(stage).tags.line, Qt.Key.Key_Return)


def _remove_tag(stage: Stage) -> None:
    stage.click(_fields(stage).tags.chips[0].button)


def _about(stage: Stage) -> None:
    _choose(stage, _fields(stage).about.choice, "Ingrid")


Do = Callable[[Stage], None]
ACTS: dict[str, tuple[Do, str, object, str, str]] = {
    "kind": (_kind, "kind", Kind.PREFERENCE, "changing the kind", "Changed the kind of 1 memory to Preference."),
    "importance": (
        _importance,
        "importance",
        0.8,
        "changing the importance",
        "Changed the importance of 1 memory to very important.",
    ),
    "core": (_core, "core", True, "changing what is always in mind", "Marked 1 memory as always in mind."),
    "tags": (
        _add_tags,
        "tags",
        ("home", "drinks", "mornings"),
        "adding a tag",
        "Added the tags “drinks”, “mornings” to 1 memory.",
    ),
    "a tag less": (_remove_tag, "tags", (), "removing a tag", "Removed the tag “home” from 1 memory."),
    "about": (
        _about,
        "about",
        "person:Ingrid",
        "changing whom it is about",
        "Set whom 1 memory is about: Ingrid.",
    ),
}


def _staged(staged: Staged) -> Stage:
    return staged(memory(COFFEE, created_at=NEWEST, tags=("home",)), TEA)


@pytest.mark.parametrize(("do", "field", "value", "name", "said"), ACTS.values(), ids=ACTS.keys())
def test_a_field_is_changed_told_and_taken_back_by_name(
    staged: Staged, do: Do, field: str, value: object, name: str, said: str
) -> None:
    stage = _staged(staged)
    before = getattr(_memory(stage), field)
    do(stage)
    assert getattr(_memory(stage), field) == value
    assert stage.notice() == said
    undo = stage.window.actions_by_id["undo"]
    assert undo.text().replace("&", "") == f"Undo {name}"
    undo.trigger()
    stage.settle()
    assert getattr(_memory(stage), field) == before
    assert stage.sentences()[0] == COFFEE


def test_the_fields_say_what_the_record_has(staged: Staged) -> None:
    stage = staged(memory(COFFEE, created_at=NEWEST, kind=Kind.INSIGHT, importance=0.8, core=True, about="agent:Muse"))
    fields = _fields(stage)
    assert (fields.kind.text(), fields.importance.text()) == ("Insight", "Very important  (0.80)")
    assert (fields.core.isChecked(), fields.core.text()) == (True, "Yes")
    assert fields.about.choice.text() == "The assistant Muse"


def test_the_menu_ticks_what_there_is(staged: Staged) -> None:
    stage = _staged(staged)
    stage.click(_fields(stage).importance)
    menu = _fields(stage).importance.menu_of
    assert [one.text() for one in menu.actions() if one.isChecked()] == ["Ordinary"]
    QTest.keyClick(menu, Qt.Key.Key_Escape)


def test_choosing_by_key_alone(staged: Staged) -> None:
    stage = _staged(staged)
    stage.press(_fields(stage).kind, Qt.Key.Key_Return)
    menu = _fields(stage).kind.menu_of
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    stage.settle()
    assert _memory(stage).kind is Kind.EPISODE
    assert _fields(stage).kind.hasFocus()


def test_somebody_new_is_typed(staged: Staged) -> None:
    stage = _staged(staged)
    _choose(stage, _fields(stage).about.choice, "Somebody else …")
    line = _fields(stage).about.line
    assert line.hasFocus()
    stage.type(line, "Jonas")
    stage.press(line, Qt.Key.Key_Return)
    assert _memory(stage).about == "person:Jonas"
    assert line.isHidden()


@pytest.mark.parametrize(
    ("typed", "about"), [("ingrid", "person:Ingrid"), ("you", "owner")], ids=["other case", "the owner"]
)
def test_somebody_known_is_not_made_twice(staged: Staged, typed: str, about: str) -> None:
    stage = staged(memory(COFFEE, created_at=NEWEST, about="person:Jonas"), TEA)
    _choose(stage, _fields(stage).about.choice, "Somebody else …")
    stage.type(_fields(stage).about.line, typed)
    stage.press(_fields(stage).about.line, Qt.Key.Key_Return)
    assert _memory(stage).about == about


def test_escape_leaves_the_line_for_a_person(staged: Staged) -> None:
    stage = _staged(staged)
    _choose(stage, _fields(stage).about.choice, "Somebody else …")
    stage.press(_fields(stage).about.line, Qt.Key.Key_Escape)
    assert _fields(stage).about.choice.hasFocus()
    assert _memory(stage).about == "owner"


def test_a_suggested_tag_is_taken_by_arrow_and_return(staged: Staged) -> None:
    stage = _staged(staged)
    line = _fields(stage).tags.line
    stage.type(line, "fam")
    popup = line.completer().popup()
    assert isinstance(popup, QListView)
    assert popup.isVisible()
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    stage.settle()
    assert _memory(stage).tags == ("home", "family")
    assert line.text() == ""


def test_a_tag_that_is_there_already_changes_nothing(staged: Staged) -> None:
    stage = _staged(staged)
    stage.type(_fields(stage).tags.line, "home")
    stage.press(_fields(stage).tags.line, Qt.Key.Key_Return)
    assert stage.notice() == "Nothing to change: it was so already."
    assert not stage.window.actions_by_id["undo"].isEnabled()


def test_undo_by_key_works_in_the_empty_line_for_tags(staged: Staged) -> None:
    stage = _staged(staged)
    line = _fields(stage).tags.line
    stage.type(line, "warm")
    stage.press(line, Qt.Key.Key_Return)
    assert line.hasFocus()
    stage.press(line, Qt.Key.Key_Z, CTRL)
    assert _memory(stage).tags == ("home",)


def test_the_focus_stays_when_the_tag_it_was_on_goes(staged: Staged) -> None:
    stage = _staged(staged)
    stage.press(_fields(stage).tags.chips[0].button, Qt.Key.Key_Delete)
    assert _memory(stage).tags == ()
    assert _fields(stage).tags.line.hasFocus()


COMMANDS: dict[str, tuple[Qt.Key, Qt.KeyboardModifier, str, object]] = {
    "kind": (Qt.Key.Key_6, CTRL, "kind", Kind.INSIGHT),
    "core": (Qt.Key.Key_M, CTRL | Qt.KeyboardModifier.ShiftModifier, "core", True),
}


@pytest.mark.parametrize("place", ["list", "details", "search"])
@pytest.mark.parametrize(("key", "modifier", "field", "value"), COMMANDS.values(), ids=COMMANDS.keys())
def test_commands_change_it_from_wherever_a_memory_is_in_sight(
    staged: Staged, key: Qt.Key, modifier: Qt.KeyboardModifier, field: str, value: object, place: str
) -> None:
    stage = _staged(staged)
    places = {"list": stage.window.list.table, "details": _fields(stage).kind, "search": stage.window.search}
    stage.press(places[place], key, modifier)
    assert getattr(_memory(stage), field) == value


def test_the_tag_commands_go_to_line_and_tag(staged: Staged) -> None:
    stage = _staged(staged)
    stage.window.actions_by_id["add_tag"].trigger()
    assert _fields(stage).tags.line.hasFocus()
    stage.window.actions_by_id["remove_tag"].trigger()
    assert _fields(stage).tags.chips[0].button.hasFocus()


def test_chips_stay_for_the_tags_of_other_memories_and_hold_none_of_those_before(staged: Staged) -> None:
    stage = staged("Owner walks.")
    tags = _fields(stage).tags
    tags.show_tags(("sea", "home"))
    chips = tags.chips
    tags.show_tags(("home", "work"))
    assert set(tags.chips) == set(chips)
    assert [chip.tag for chip in tags.chips] == ["home", "work"]
    assert tags.chips[1].button.accessibleName() == "Remove the tag work"
    tags.show_tags(("home",))
    assert [chip.tag for chip in chips if not chip.isHidden()] == ["home"]
    assert {chip.tag for chip in chips} == {"home", ""}
    assert "work" not in " ".join(label.text() for chip in chips for label in chip.findChildren(QLabel))
    assert "work" not in " ".join(chip.button.accessibleName() + chip.button.toolTip() for chip in chips)
