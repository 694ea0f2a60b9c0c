"""The sidebar as a person uses it: by key and by mouse, over a real store."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.building import NOON, memory
from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.memory import Memory
from wellkept.ui.filters.view import FilterList
from wellkept.ui.safe_text import tip_of_text

TEA = memory("Owner likes tea.", kind=Kind.PREFERENCE, tags=("drink",), source="email:ana", created_at=NOON)
BOAT = memory("Owner sails a boat.", kind=Kind.EPISODE, tags=("sea",), source="email:bo", created_at=NOON - 1)
RUM = memory("Owner likes rum.", kind=Kind.PREFERENCE, tags=("drink", "sea"), core=True, created_at=NOON - 2)
OSLO = memory("Owner lives in Oslo.", about="person:ana", created_at=NOON - 3)
FOUR = (TEA, BOAT, RUM, OSLO)


def view(stage: Stage) -> FilterList:
    return stage.window.frame.beside.side.list


def counts(stage: Stage) -> dict[str, int]:
    return {line.text: line.count for line in view(stage).lines.lines}


def go_to(stage: Stage, text: str) -> FilterList:
    made = view(stage)
    made.setCurrentIndex(made.lines.index(made.row_of(text)))
    return made


def tick(stage: Stage, *texts: str) -> None:
    for text in texts:
        stage.press(go_to(stage, text), Qt.Key.Key_Space)


def chip_texts(stage: Stage) -> list[str]:
    return [chip.text() for chip in stage.window.list.head.chips.chips]


def contents(*memories: Memory) -> list[str]:
    return [one.content for one in memories]


def test_it_shows_what_there_is_with_true_counts(staged: Staged) -> None:
    stage = staged(*FOUR)
    shown = counts(stage)
    assert [shown[name] for name in ("Fact", "Preference", "Episode", "Document")] == [1, 2, 1, 0]
    assert [shown[name] for name in ("E-mail", "drink", "sea", "You", "Always in mind")] == [2, 2, 2, 3, 1]


def test_counts_follow_the_search(staged: Staged) -> None:
    stage = staged(*FOUR)
    stage.type(stage.window.search, "likes")
    assert (counts(stage)["Preference"], counts(stage)["Episode"], counts(stage)["drink"]) == (2, 0, 2)
    assert "You" in counts(stage)
    assert "ana" not in counts(stage)


def test_space_chooses_and_takes_off(staged: Staged) -> None:
    stage = staged(*FOUR)
    tick(stage, "Preference")
    assert stage.sentences() == contents(TEA, RUM)
    assert stage.window.list.head.count.text() == "2 of 4 memories"
    assert view(stage).hasFocus()
    tick(stage, "Preference")
    assert stage.sentences() == contents(*FOUR)


def test_in_a_group_any_will_do_and_between_groups_all_must(staged: Staged) -> None:
    stage = staged(*FOUR)
    tick(stage, "Preference", "Episode")
    assert stage.sentences() == contents(TEA, BOAT, RUM)
    assert counts(stage)["Fact"] == 1  # what choosing it too would bring
    tick(stage, "sea")
    assert stage.sentences() == contents(BOAT, RUM)
    assert counts(stage)["Preference"] == 1


def test_a_click_chooses_and_one_on_the_arrow_unfolds(staged: Staged) -> None:
    stage = staged(*FOUR)
    made = view(stage)
    row = made.visualRect(made.lines.index(made.row_of("E-mail")))
    stage.click(made.viewport(), QPoint(row.left() + 6, row.center().y()))
    assert counts(stage)["ana"] == 1
    assert stage.sentences() == contents(*FOUR)
    bo = made.visualRect(made.lines.index(made.row_of("bo")))
    made.scrollTo(made.lines.index(made.row_of("bo")))
    bo = made.visualRect(made.lines.index(made.row_of("bo")))
    stage.click(made.viewport(), bo.center())
    assert stage.sentences() == contents(BOAT)


def test_arrows_walk_fold_and_unfold(staged: Staged) -> None:
    stage = staged(*FOUR)
    stage.press(go_to(stage, "Episode"), Qt.Key.Key_Left)
    assert view(stage).currentIndex().data() == "Kind"
    stage.press(view(stage), Qt.Key.Key_Left)
    assert "Episode" not in counts(stage)
    assert view(stage).currentIndex().data() == "Kind"
    stage.press(view(stage), Qt.Key.Key_Right)
    assert "Episode" in counts(stage)
    stage.press(view(stage), Qt.Key.Key_Down)
    assert view(stage).currentIndex().data() == "Fact"
    stage.press(go_to(stage, "E-mail"), Qt.Key.Key_Right)
    assert counts(stage)["bo"] == 1
    stage.press(go_to(stage, "bo"), Qt.Key.Key_Left)
    assert view(stage).currentIndex().data() == "E-mail"


def test_the_line_stays_current_when_others_come_and_go(staged: Staged) -> None:
    stage = staged(*FOUR)
    tick(stage, "sea", "Always in mind")
    assert view(stage).currentIndex().data() == "Always in mind"
    go_to(stage, "sea")
    stage.type(stage.window.search, "rum")
    assert view(stage).currentIndex().data() == "sea"


def test_esc_goes_back_to_the_list(staged: Staged) -> None:
    stage = staged(*FOUR)
    tick(stage, "Preference")
    stage.press(view(stage), Qt.Key.Key_Escape)
    assert stage.window.list.table.hasFocus()
    assert stage.sentences() == contents(TEA, RUM)


def test_ctrl_b_hides_and_shows(staged: Staged) -> None:
    stage = staged(*FOUR)
    side = stage.window.frame.beside.side
    tick(stage, "Preference")
    stage.press(view(stage), Qt.Key.Key_B, CTRL)
    assert side.isHidden()
    assert stage.window.list.table.hasFocus()
    assert not stage.window.list.head.side.isChecked()
    assert stage.sentences() == contents(TEA, RUM)
    stage.press(stage.window.list.table, Qt.Key.Key_B, CTRL)
    assert side.isVisible()
    assert view(stage).hasFocus()
    assert stage.window.list.head.side.isChecked()


def test_the_button_over_the_list_shows_it_too(staged: Staged) -> None:
    stage = staged(*FOUR)
    stage.click(stage.window.list.head.side)
    assert stage.window.frame.beside.side.isHidden()
    stage.click(stage.window.list.head.side)
    assert stage.window.frame.beside.side.isVisible()


def test_what_changes_while_it_is_hidden_is_counted_when_it_comes_back(staged: Staged) -> None:
    stage = staged(*FOUR)
    stage.window.filters.toggle()
    stage.window.forget_selected()
    stage.settle()
    stage.window.filters.toggle()
    stage.settle()
    assert counts(stage)["Preference"] == 1


def test_a_narrow_window_shows_it_only_when_called_and_over_the_list(staged: Staged) -> None:
    stage = staged(*FOUR)
    beside = stage.window.frame.beside
    stage.window.resize(760, 600)
    stage.settle()
    assert beside.side.isHidden()
    assert stage.window.splitter.width() == 760
    stage.press(stage.window.list.table, Qt.Key.Key_B, CTRL)
    assert beside.side.isVisible()
    assert stage.window.splitter.width() == 760
    tick(stage, "Episode")
    assert stage.sentences() == contents(BOAT)
    stage.press(view(stage), Qt.Key.Key_Escape)
    assert beside.side.isHidden()
    stage.window.resize(1120, 720)
    stage.settle()
    assert beside.side.isVisible()


def test_over_the_list_it_goes_when_one_goes_on(staged: Staged) -> None:
    stage = staged(*FOUR)
    stage.window.resize(760, 600)
    stage.press(stage.window.list.table, Qt.Key.Key_B, CTRL)
    stage.window.search.setFocus()
    stage.settle()
    assert stage.window.frame.beside.side.isHidden()


def test_it_is_there_with_the_list_only(staged: Staged) -> None:
    stage = staged(*FOUR)
    stage.window.open_teach()
    assert stage.window.frame.beside.side.isHidden()
    stage.window.open_list()
    assert stage.window.frame.beside.side.isVisible()


def test_without_memories_there_is_nothing_to_filter(staged: Staged) -> None:
    stage = staged()
    assert stage.window.frame.beside.side.isHidden()
    assert stage.window.list.head.side.isHidden()


def test_chips_show_what_is_chosen_and_take_it_off_by_mouse(staged: Staged) -> None:
    stage = staged(*FOUR)
    tick(stage, "Preference", "sea")
    assert chip_texts(stage) == ["Preference", "Tag: sea"]
    stage.click(stage.window.list.head.chips.chips[0])
    assert chip_texts(stage) == ["Tag: sea"]
    assert stage.sentences() == contents(BOAT, RUM)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_Backspace])
def test_chips_are_taken_off_by_key_and_the_next_gets_the_focus(staged: Staged, key: Qt.Key) -> None:
    stage = staged(*FOUR)
    tick(stage, "Preference", "sea")
    chips = stage.window.list.head.chips
    stage.press(chips.chips[0], key)
    assert chip_texts(stage) == ["Tag: sea"]
    assert chips.chips[0].hasFocus()
    stage.press(chips.chips[0], key)
    assert chips.isHidden()
    assert stage.window.list.table.hasFocus()
    assert stage.sentences() == contents(*FOUR)


def test_clear_all_takes_off_all_and_leaves_the_search(staged: Staged) -> None:
    stage = staged(*FOUR)
    stage.type(stage.window.search, "likes")
    tick(stage, "Preference", "sea")
    stage.click(stage.window.list.head.chips.clear_all)
    assert chip_texts(stage) == []
    assert stage.window.search.text() == "likes"
    assert set(stage.sentences()) == set(contents(TEA, RUM))


def test_a_tag_like_markup_is_shown_as_it_is_written(staged: Staged) -> None:
    stage = staged(memory("Owner writes.", tags=("<b>R&D</b>",), created_at=NOON))
    tick(stage, "<b>R&D</b>")
    assert chip_texts(stage) == ["Tag: <b>R&&D</b>"]  # a single one would mark the key of a menu
    made = view(stage)
    tip = made.lines.index(made.row_of("<b>R&D</b>")).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == tip_of_text("<b>R&D</b>")


def test_lines_are_heard_with_their_counts(staged: Staged) -> None:
    stage = staged(*FOUR)
    tick(stage, "Preference")
    heard = QAccessible.queryAccessibleInterface(view(stage))
    names = [heard.child(place).text(QAccessible.Text.Name) for place in range(heard.childCount())]
    assert "Preference, 2, on" in names
    place = names.index("Preference, 2, on")
    assert heard.child(place).state().checkable
    assert heard.child(place).state().checked
    assert not heard.child(names.index("Fact, 1, off")).state().checked


def test_it_comes_back_as_it_was_left(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, FOUR, remembers=True) as stage:
        stage.show()
        stage.press(go_to(stage, "Kind"), Qt.Key.Key_Space)
        stage.press(go_to(stage, "E-mail"), Qt.Key.Key_Right)
    with Stage(tmp_path, qapp, remembers=True) as again:
        again.show()
        assert "Fact" not in counts(again)
        assert "Today" in counts(again)
        again.window.filters.toggle()
    text = (tmp_path / "window.ini").read_text()
    assert "email" not in text
    with Stage(tmp_path, qapp, remembers=True) as third:
        third.show()
        assert third.window.frame.beside.side.isHidden()
