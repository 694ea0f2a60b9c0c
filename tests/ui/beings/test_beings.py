"""Several beings in one file: one place to switch, and everything follows."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.building import NOON, memory
from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.ui.beings.chooser import BeingChooser
from wellkept.ui.filters.view import FilterList

TWO = (
    memory("Owner likes tea.", created_at=NOON - 5),
    memory("Robin likes cocoa.", created_at=NOON - 4, being_id="robin", kind=Kind.INSIGHT),
    memory("Robin rows.", created_at=NOON - 3, being_id="robin"),
)


def chooser(stage: Stage) -> BeingChooser:
    return stage.window.frame.being


def choose(stage: Stage, name: str) -> None:
    stage.press(chooser(stage), Qt.Key.Key_Space)
    menu = chooser(stage).menu_of
    next(one for one in menu.actions() if one.text() == name).trigger()
    menu.close()
    stage.settle()


def kinds(stage: Stage) -> dict[str, int]:
    view: FilterList = stage.window.frame.beside.side.list
    return {line.text: line.count for line in view.lines.lines}


def teach(stage: Stage, text: str) -> None:
    stage.window.open_teach()
    box = stage.window.teach.write.box
    box.setPlainText(text)
    stage.press(box, Qt.Key.Key_Return, CTRL)
    stage.press(stage.window.teach.review.table, Qt.Key.Key_Return, CTRL)
    stage.settle()


def test_with_one_being_there_is_nothing_to_switch(staged: Staged) -> None:
    stage = staged("Owner walks.")
    assert chooser(stage).isHidden()
    assert not stage.window.actions_by_id["being"].isEnabled()
    assert [one.name for one in stage.window.further.offers() if one.id.startswith("being")] == []


def test_list_counts_search_and_teaching_follow(staged: Staged) -> None:
    stage = staged(*TWO)
    stage.settle()
    assert (stage.sentences(), chooser(stage).text(), kinds(stage)["Fact"]) == (["Owner likes tea."], "You", 1)
    stage.window.list.head.choose(Filters(core=True))
    choose(stage, "robin")
    assert stage.sentences() == ["Robin rows.", "Robin likes cocoa."]
    assert chooser(stage).text() == "robin"
    assert (kinds(stage)["Fact"], kinds(stage)["Insight"]) == (1, 1)
    stage.type(stage.window.search, "likes")
    assert stage.sentences() == ["Robin likes cocoa."]
    teach(stage, "Robin keeps bees in the garden.")
    assert "Robin keeps bees in the garden." in stage.sentences()
    choose(stage, "You")
    assert stage.sentences() == ["Owner likes tea."]


def test_a_review_of_one_being_is_not_kept_for_another(staged: Staged) -> None:
    stage = staged(*TWO)
    stage.settle()
    stage.window.open_teach()
    box = stage.window.teach.write.box
    box.setPlainText("Owner keeps bees in the garden.")
    stage.press(box, Qt.Key.Key_Return, CTRL)
    by_palette = next(one for one in stage.window.further.offers() if one.name == "Being: robin").act
    assert by_palette is not None
    by_palette()
    stage.settle()
    assert stage.window.teach.stack.currentWidget() is stage.window.teach.write
    assert box.toPlainText() == "Owner keeps bees in the garden."


def test_saved_searches_are_those_of_the_being(staged: Staged) -> None:
    stage = staged(*TWO)
    stage.settle()
    stage.window.search.setText("tea")
    stage.settle()
    stage.window.further.saved.save()
    stage.settle()
    stage.window.list.table.setFocus()
    choose(stage, "robin")
    assert [one.name for one in stage.window.further.saved.offers()] == []
    choose(stage, "You")
    assert [one.name for one in stage.window.further.saved.offers()] == ["Search: tea"]


def test_the_choice_is_remembered_in_the_store(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, TWO, remembers=True).show() as stage:
        stage.settle()
        choose(stage, "robin")
    assert "robin" not in (tmp_path / "window.ini").read_text()
    with Stage(tmp_path, qapp, remembers=True).show() as again:
        again.settle()
        assert again.sentences() == ["Robin rows.", "Robin likes cocoa."]
