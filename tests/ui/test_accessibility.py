"""Nothing is without a name, and the keyboard reaches everything in a sensible order."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from tests.building import memory
from tests.screens.assistant_scenes import ACCESSES, THREE, WISHES
from tests.ui.conftest import NEWEST, Far, Staged
from tests.ui.far_side import LEDGER, profile_lines, standing
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.ledger import Marked, PrivateMark
from wellkept.model.query import Filters
from wellkept.providers.keys import Standing
from wellkept.service.snippets import Reach, snippets


def _visit_teach(stage: Stage) -> None:
    stage.window.open_teach()
    stage.window.teach.write.box.setPlainText("Owner keeps bees in the garden.")
    stage.press(stage.window.teach.write.box, Qt.Key.Key_Return, CTRL)


def _visit_correct(stage: Stage) -> None:
    stage.window.details.start_correct()


def _visit_exam(stage: Stage) -> None:
    _visit_question(stage)
    stage.window.details.page.questions.line.setText("Who walks?")
    stage.press(stage.window.details.page.questions.line, Qt.Key.Key_Return)
    stage.window.open_exam()
    stage.settle()


def _visit_question(stage: Stage) -> None:
    stage.window.add_question()


def _visit_pointing(stage: Stage) -> None:
    stage.type(stage.window.search, "coffee")
    stage.window.pointing.begin()
    stage.settle()


def _visit_map(stage: Stage) -> None:
    stage.settle_meaning()
    stage.window.further.map.open()
    stage.wait_for(lambda: stage.window.further.map.settled)


def _visit_filters(stage: Stage) -> None:
    stage.window.list.head.choose(Filters(kinds=(Kind.FACT,), core=False))


def _visit_palette(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_K, CTRL)


def _visit_many(stage: Stage) -> None:
    stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL)


def _visit_doubles(stage: Stage) -> None:
    stage.window.further.doubles.open()
    stage.settle()
    stage.press(stage.window.further.doubles.keeper.page.table, Qt.Key.Key_W)


def _visit_still(stage: Stage) -> None:
    stage.window.further.still.open()


def _visit_keys(stage: Stage) -> None:
    stage.window.actions_by_id["keys"].trigger()


def _visit_saved(stage: Stage) -> None:
    stage.type(stage.window.search, "coffee")
    stage.window.further.saved.save()
    stage.settle()


def _visit_first_run(stage: Stage) -> None:
    stage.window.acts.forget(tuple(stage.window.list.model.keys))
    stage.settle()


def _visit_forgetting(stage: Stage) -> None:
    stage.window.further.forgetting.open()
    page = stage.window.further.forgetting.keeper.page
    page.asking.timed.setChecked(True)
    page.asking.since.setDate(page.asking.since.date().addYears(-1))
    page.asking.ask()
    stage.settle()


def _visit_assistants(stage: Stage) -> None:
    part = stage.window.further.assistants
    part.open()
    stage.settle()
    page = part.keeper.page
    page.load(THREE, "ast_1")
    page.accesses.load(THREE.assistants[0], ACCESSES)
    page.form.start(THREE.assistants[1], ("owner", "Nora"))
    page.token.show_token("Claude", "wk_abc", snippets(Reach(command=("wellkept",))))


def _visit_wishes(stage: Stage) -> None:
    part = stage.window.further.wishes
    part.open()
    stage.settle()
    part.keeper.page.load(WISHES)
    part.sign.tell(3)


VISITS = {
    "assistants": _visit_assistants,
    "wishes": _visit_wishes,
    "keys": _visit_keys,
    "saved": _visit_saved,
    "first run": _visit_first_run,
    "list": lambda _: None,
    "palette": _visit_palette,
    "many": _visit_many,
    "teach": _visit_teach,
    "correct": _visit_correct,
    "exam": _visit_exam,
    "a question": _visit_question,
    "pointing": _visit_pointing,
    "still": _visit_still,
    "filters": _visit_filters,
    "doubles": _visit_doubles,
    "map": _visit_map,
    "forgetting": _visit_forgetting,
}
FAR_VISITS: dict[str, Callable[[Far], None]] = {
    "settings without a key": Far.show_settings,
    "settings with a key": lambda far: far.show_settings(standing(Standing.PRESENT)),
    "settings for a program here": lambda far: far.show_settings(standing(Standing.NONE, keyless=True, local=True)),
    "ledger": lambda far: far.pages.open_ledger(),
    "profile": lambda far: far.pages.open_profile(),
}


@pytest.mark.parametrize("visit", FAR_VISITS.values(), ids=FAR_VISITS.keys())
def test_everything_on_the_pages_about_the_outside_has_a_name(far: Far, visit: Callable[[Far], None]) -> None:
    far.side.rows, far.side.lines = list(LEDGER), profile_lines(far.keys)
    far.side.marks = [PrivateMark(Marked.TAG, "health")]
    visit(far)
    far.stage.settle()
    assert [_describe(one) for one in _focusable(far.window) if not _name(one)] == []


@pytest.mark.parametrize("visit", VISITS.values(), ids=VISITS.keys())
def test_everything_that_takes_the_focus_has_a_name(staged: Staged, visit: object) -> None:
    stage = staged("Owner walks.", "Owner drinks coffee.", "Owner never drinks coffee.")
    visit(stage)  # type: ignore[operator] # one of the functions above
    nameless = [_describe(one) for one in _focusable(stage.window) if not _name(one)]
    assert nameless == []


def _focusable(window: QWidget) -> list[QWidget]:
    return [
        one
        for one in window.findChildren(QWidget)
        if one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus and not one.objectName().startswith("qt_")
    ]


def _name(widget: QWidget) -> str:
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name)


def _describe(widget: QWidget) -> str:
    return f"{type(widget).__name__} in {type(widget.parent()).__name__}"


def test_tab_walks_from_the_search_to_the_acts(staged: Staged) -> None:
    stage = staged(memory("Owner walks.", created_at=NEWEST, tags=("home", "north"), quote="I walk."))
    stage.window.search.setFocus()
    names: list[str] = []
    for _ in range(21):
        focused = QApplication.focusWidget()
        if focused is None or (names and focused is stage.window.search):
            break
        names.append(_name(focused))
        stage.press(focused, Qt.Key.Key_Tab)
    assert names == [
        "Search memories",
        "Teach",
        "Filters",
        "Show or hide the filters",
        "Memories over time",
        "Memories",
        "Copy sentence (Ctrl+C)",
        "Correct",
        "Forget",
        "The memory",
        "The words it came from",
        "Kind: Fact",
        "Importance: Ordinary  (0.50)",
        "Always in mind",
        "Remove the tag home",
        "Remove the tag north",
        "Add a tag",
        "About: You",
        "Show the whole record",
        "A question that should find this",
        "Never leaves this computer",
    ]


def test_rows_are_heard_whole(staged: Staged) -> None:
    stage = staged("Owner walks.")
    table = QAccessible.queryAccessibleInterface(stage.window.list.table)
    heard = [table.child(place).text(QAccessible.Text.Name) for place in range(table.childCount())]
    assert any("fact: Owner walks." in text for text in heard)
