"""The palette in the window, by keys and mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.building import memory
from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.ui.commands import COMMANDS, native, plain
from wellkept.ui.palette.entries import Entry, found
from wellkept.ui.palette.looks import scheme_offers
from wellkept.ui.palette.other_names import _OTHER, other_names
from wellkept.ui.palette.panel import Palette
from wellkept.ui.theme import Scheme

_PLAIN = Qt.KeyboardModifier.NoModifier


def _open(stage: Stage, place: QWidget | None = None) -> Palette:
    stage.press(place or stage.window.list.table, Qt.Key.Key_K, CTRL)
    panel = stage.window.palette_keeper.panel
    assert panel is not None
    assert panel.isVisible()
    assert panel.line.hasFocus()
    return panel


def _run(stage: Stage, typed: str) -> None:
    panel = _open(stage)
    stage.type(panel.line, typed)
    stage.press(panel.line, Qt.Key.Key_Return)


def test_every_command_is_there_with_its_keys(staged: Staged) -> None:
    panel = _open(staged("Owner walks."))
    schemes = ["Colours: Like the system", "Colours: Light", "Colours: Dark"]
    assert panel.names == [plain(one) for one in COMMANDS if one.id != "palette"] + schemes
    keys = [panel.list.model().index(row, 0).data(Qt.ItemDataRole.UserRole) for row in range(len(panel.names))]
    assert keys[0] == native("Ctrl+N")


def test_a_colour_scheme_is_chosen(staged: Staged) -> None:
    stage = staged("Owner walks.")
    _run(stage, "colours dark")
    assert stage.theme.scheme is Scheme.DARK
    assert [one.name for one in scheme_offers(stage.theme) if one.ticked] == ["Colours: Dark"]


def test_what_is_typed_is_found_and_run(staged: Staged) -> None:
    stage = staged("Owner walks.")
    _run(stage, "kind pref")
    details = stage.window.details.details
    assert details is not None
    assert details.memory.kind is Kind.PREFERENCE
    assert stage.window.list.table.hasFocus()


def test_initials_find_a_command(staged: Staged) -> None:
    stage = staged("Owner walks.")
    panel = _open(stage)
    stage.type(panel.line, "wltc")
    assert panel.names[0] == "What left this computer"


OTHER_NAMES = {
    "delete": "Forget",
    "remove": "Forget",
    "edit": "Correct",
    "restore": "Backups",
    "settings": "Models on other computers, and your key",
    "openrouter": "Models on other computers, and your key",
    "merge": "Duplicates and conflicts",
    "import": "Teach something new",
    "zoom": "Larger text",
    "shortcuts": "Keys",
}


@pytest.mark.parametrize(("typed", "name"), OTHER_NAMES.items(), ids=OTHER_NAMES.keys())
def test_commands_are_found_by_what_people_call_them(typed: str, name: str) -> None:
    all_ = [Entry(one.id, one.id, plain(one), "", enabled=True) for one in COMMANDS]
    assert name in [one.name for one in found(all_, typed, ())]


def test_a_name_goes_before_what_people_call_another() -> None:
    all_ = [Entry(one.id, one.id, plain(one), "", enabled=True) for one in COMMANDS]
    assert next(one.name for one in found(all_, "find", ())) == "A question that should find this"


def test_other_names_are_of_commands_there_are() -> None:
    assert {one.id for one in COMMANDS if other_names(one.id)} == set(_OTHER)


def test_pages_are_gone_to(staged: Staged) -> None:
    stage = staged("Owner walks.")
    _run(stage, "exam")
    assert stage.window.frame.stack.currentWidget() is stage.window.frame.exam
    _run(stage, "memories")
    assert stage.window.frame.stack.currentWidget() is stage.window.splitter


def test_a_command_is_chosen_by_arrow(staged: Staged) -> None:
    stage = staged("Owner walks.")
    panel = _open(stage)
    stage.type(panel.line, "text")
    names = panel.names
    stage.press(panel.line, Qt.Key.Key_Down)
    assert panel.list.currentIndex().data() == names[1]
    stage.press(panel.line, Qt.Key.Key_Return)
    assert not panel.isVisible()


def test_a_command_is_chosen_by_mouse(staged: Staged) -> None:
    stage = staged("Owner walks.")
    panel = _open(stage)
    stage.type(panel.line, "teach some")
    place = panel.list.visualRect(panel.list.model().index(0, 0)).center()
    QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    stage.settle()
    assert stage.window.frame.stack.currentWidget() is stage.window.teach


def test_what_cannot_be_done_is_there_but_does_nothing(staged: Staged) -> None:
    stage = staged("Owner walks.")
    panel = _open(stage)
    stage.type(panel.line, "undo")
    index = panel.list.model().index(0, 0)
    assert index.data() == "Undo"
    assert not index.flags() & Qt.ItemFlag.ItemIsEnabled
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == f"Undo, {native('Ctrl+Z')}, not now"
    stage.press(panel.line, Qt.Key.Key_Return)
    assert panel.isVisible()


def test_commands_of_the_list_rest_on_other_pages(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.open_exam()
    stage.settle()
    panel = _open(stage, stage.window.search)
    stage.type(panel.line, "forget")
    assert not panel.list.model().index(0, 0).flags() & Qt.ItemFlag.ItemIsEnabled


def test_undo_is_called_by_what_it_takes_back(staged: Staged) -> None:
    stage = staged("Owner walks.")
    _run(stage, "kind pref")
    assert "Undo changing the kind" in _open(stage).names


def test_recent_ones_come_first(staged: Staged) -> None:
    stage = staged("Owner walks.")
    _run(stage, "larger")
    _run(stage, "usual")
    assert _open(stage).names[:2] == ["Usual text size", "Larger text"]


@pytest.mark.parametrize(
    ("key", "modifier"), [(Qt.Key.Key_Escape, _PLAIN), (Qt.Key.Key_K, CTRL)], ids=["Esc", "Ctrl+K"]
)
def test_it_closes_and_the_focus_goes_back(staged: Staged, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    stage = staged("Owner walks.")
    panel = _open(stage, stage.window.search)
    stage.press(panel.line, key, modifier)
    assert not panel.isVisible()
    assert stage.window.search.hasFocus()


def test_it_opens_where_one_types_and_cuts_nothing_off(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.type(stage.window.search, "walks")
    stage.window.search.setCursorPosition(0)
    _open(stage, stage.window.search)
    assert stage.window.search.text() == "walks"


def test_it_closes_when_one_goes_elsewhere(staged: Staged) -> None:
    stage = staged("Owner walks.")
    panel = _open(stage)
    stage.window.search.setFocus()
    stage.settle()
    assert not panel.isVisible()
    assert stage.window.search.hasFocus()


def test_nothing_found_is_said(staged: Staged) -> None:
    stage = staged("Owner walks.")
    panel = _open(stage)
    stage.type(panel.line, "zeppelin")
    assert not panel.none.isHidden()
    stage.press(panel.line, Qt.Key.Key_Return)
    assert panel.isVisible()


def test_a_screen_reader_finds_a_list_with_names(staged: Staged) -> None:
    panel = _open(staged("Owner walks."))
    found = QAccessible.queryAccessibleInterface(panel.list)
    assert found.role() is QAccessible.Role.List
    assert found.text(QAccessible.Text.Name) == "Commands"
    assert found.child(0).text(QAccessible.Text.Name) == f"Teach something new, {native('Ctrl+N')}"


def test_it_stays_within_a_small_window(staged: Staged) -> None:
    stage = staged("Owner walks.")
    panel = _open(stage)
    stage.window.resize(700, 420)
    stage.settle()
    assert stage.window.rect().contains(panel.geometry())


def test_what_was_used_last_is_remembered_over_a_restart(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, [memory("Owner walks.")], remembers=True).show() as stage:
        _run(stage, "larger")
    with Stage(tmp_path, qapp, remembers=True).show() as stage:
        assert _open(stage).names[0] == "Larger text"


def test_a_fault_at_the_start_is_not_left_by_key_or_palette(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "memories.db").write_bytes(b"This is no database at all. " * 200)
    with Stage(tmp_path, qapp).show() as stage:
        for typed in ("go to mem", "add a tag", "go to exam"):
            panel = _open(stage, stage.window.fault.again)
            stage.type(panel.line, typed)
            stage.press(panel.line, Qt.Key.Key_Return)
            assert stage.window.stack.currentWidget() is stage.window.fault
            stage.press(panel.line, Qt.Key.Key_Escape)
            stage.settle()
