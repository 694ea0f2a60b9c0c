"""Duplicates and conflicts in the window: found, looked at side by side, decided by one key each, taken back."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.building import memory
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.memory import Memory
from wellkept.ui.details.two_cards import SentenceCard
from wellkept.ui.doubles.keeper import DoublesKeeper
from wellkept.ui.doubles.page import DoublesPage

_SHIFT = Qt.KeyboardModifier.ShiftModifier
# The first is the newest.
_SAID = (
    "Owner likes the tea.",
    "Owner lives in Turin.",
    "Owner repairs clocks.",
    "Owner lives in Oslo.",
    "Owner likes tea.",
)
_TEA, _TURIN, _CLOCKS, _OSLO, _OLD_TEA = _SAID


def _opened(staged: Staged, *contents: str | Memory) -> Stage:
    stage = staged(*(contents or _SAID))
    stage.settle_meaning()
    stage.press(stage.window.list.table, Qt.Key.Key_D, CTRL | _SHIFT)
    return stage


def _page(stage: Stage) -> DoublesPage:
    return _keeper(stage).page


def _keeper(stage: Stage) -> DoublesKeeper:
    return stage.window.further.doubles.keeper


def _rows(stage: Stage) -> list[str]:
    model = _page(stage).model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def _decide(stage: Stage, key: Qt.Key) -> None:
    stage.press(_page(stage).table, key)


def _all(stage: Stage) -> set[str]:
    stage.window.open_list()
    stage.settle()
    return set(stage.sentences())


def _lit(side: SentenceCard) -> str:
    marks = side.sentence.extraSelections()
    return marks[0].cursor.selectedText()


def test_pairs_are_found_and_the_first_is_shown_with_the_words_lit(staged: Staged) -> None:
    stage = _opened(staged)
    page = _page(stage)
    assert _rows(stage) == [f"{_TURIN}. Perhaps newer", f"{_TEA}. The same"]
    assert page.status.text() == "All 5 memories looked at  ·  2 pairs to decide"
    assert page.table.hasFocus()
    assert page.compare.title.text() == "One may be newer than the other"
    older, newer = page.compare.older, page.compare.newer
    assert (older.sentence.toPlainText(), newer.sentence.toPlainText()) == (_OSLO, _TURIN)
    assert [_lit(older), _lit(newer)] == ["Oslo", "Turin"]
    stage.press(page.table, Qt.Key.Key_Escape)
    assert stage.window.list.table.hasFocus()


@pytest.mark.parametrize(
    ("key", "gone", "here"),
    [
        (Qt.Key.Key_1, _TURIN, _OSLO),
        (Qt.Key.Key_2, _OSLO, _TURIN),
        (Qt.Key.Key_U, _OSLO, _TURIN),
        (Qt.Key.Key_B, "", _TURIN),
        (Qt.Key.Key_S, "", _TURIN),
    ],
    ids=["keep the first", "keep the second", "replace", "keep both", "skip"],
)
def test_one_key_decides_and_the_next_pair_comes(staged: Staged, key: Qt.Key, gone: str, here: str) -> None:
    stage = _opened(staged)
    _decide(stage, key)
    assert _rows(stage) == [f"{_TEA}. The same"]
    assert _page(stage).compare.title.text() == "These say the same"
    assert _page(stage).table.hasFocus()
    assert _all(stage) == {*_SAID} - {gone}
    assert here in _all(stage)


def test_a_pair_that_was_not_seen_yet_is_not_decided(staged: Staged) -> None:
    stage = _opened(staged)
    for _ in range(2):
        QTest.keyClick(_page(stage).table, Qt.Key.Key_S)
    stage.settle()
    assert _rows(stage) == [f"{_TEA}. The same"]


def test_of_two_learned_at_once_the_one_kept_is_the_one_shown(staged: Staged) -> None:
    twice = [memory(text, id=f"mem_{9 - place}", created_at=NEWEST) for place, text in enumerate((_TEA, _OLD_TEA))]
    stage = _opened(staged, *twice)
    shown = _page(stage).compare.older
    assert shown.head.text() == "ONE"
    kept = shown.sentence.toPlainText()
    _decide(stage, Qt.Key.Key_1)
    assert _all(stage) == {kept}


def test_buttons_do_as_the_keys(staged: Staged) -> None:
    stage = _opened(staged)
    stage.click(_page(stage).compare.keep_newer)
    assert stage.notice() == "Made one memory of two. Earlier words are in its history."
    stage.click(_page(stage).compare.both)
    assert stage.notice() == "Kept both. This pair will not be shown again."
    assert _page(stage).none.title_label.text() == "Nothing left to decide"
    assert _page(stage).back.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_1, Qt.Key.Key_U, Qt.Key.Key_B], ids=["merge", "replace", "keep both"])
def test_undo_brings_the_pair_back_and_redo_takes_it_away(staged: Staged, key: Qt.Key) -> None:
    stage = _opened(staged)
    before = _rows(stage)
    _decide(stage, key)
    after = _rows(stage)
    stage.press(_page(stage).table, Qt.Key.Key_Z, CTRL)
    assert _rows(stage) == before
    assert _page(stage).row == 0
    assert _page(stage).compare.newer.sentence.toPlainText() == _TURIN
    stage.press(_page(stage).table, Qt.Key.Key_Z, CTRL | _SHIFT)
    assert _rows(stage) == after


def test_what_says_the_same_is_not_replaced(staged: Staged) -> None:
    stage = _opened(staged, _TEA, _OLD_TEA)
    _decide(stage, Qt.Key.Key_U)
    assert _page(stage).compare.replace.isHidden()
    assert _rows(stage) == [f"{_TEA}. The same"]


def test_one_sentence_is_written_for_both(staged: Staged) -> None:
    stage = _opened(staged)
    _decide(stage, Qt.Key.Key_W)
    box = _page(stage).compare.box
    assert box.words.hasFocus()
    assert box.text() == _TURIN
    box.words.setPlainText("Owner lives in Turin, and before in Oslo.")
    stage.press(box.words, Qt.Key.Key_Return, CTRL)
    assert box.isHidden()
    assert _all(stage) == {"Owner lives in Turin, and before in Oslo.", _TEA, _OLD_TEA, _CLOCKS}


def test_a_sentence_that_cannot_be_kept_stays_in_the_box(staged: Staged) -> None:
    stage = _opened(staged)
    _decide(stage, Qt.Key.Key_W)
    box = _page(stage).compare.box
    box.words.setPlainText(_CLOCKS)
    stage.press(box.words, Qt.Key.Key_Return, CTRL)
    assert box.fault.text().startswith("Another memory already says this.")
    assert box.text() == _CLOCKS
    stage.press(box.words, Qt.Key.Key_Escape)
    assert box.isHidden()
    assert _page(stage).table.hasFocus()


def _forgotten(stage: Stage) -> None:
    keys = stage.window.list.model.keys
    stage.window.acts.forget((keys[_SAID.index(_TURIN)],))


def _corrected(stage: Stage) -> None:
    stage.window.open_list()
    stage.window.list.table.setCurrentIndex(stage.window.list.model.index(_SAID.index(_TURIN), 0))
    stage.settle()
    stage.window.details.start_correct()
    box = stage.window.details.page.correct_box
    box.words.setPlainText("Owner has a bicycle.")
    stage.press(box.words, Qt.Key.Key_Return, CTRL)


@pytest.mark.parametrize("change", [_forgotten, _corrected], ids=["forgotten", "corrected"])
def test_a_pair_that_is_none_any_more_goes(staged: Staged, change: Callable[[Stage], None]) -> None:
    stage = _opened(staged)
    change(stage)
    stage.settle()
    stage.window.further.doubles.open()
    stage.settle()
    assert _rows(stage) == [f"{_TEA}. The same"]


def test_looking_again_finds_what_was_skipped(staged: Staged) -> None:
    stage = _opened(staged)
    _decide(stage, Qt.Key.Key_S)
    stage.press(_page(stage).table, Qt.Key.Key_F5)
    assert len(_rows(stage)) == 2


def test_out_of_sight_nothing_is_looked_for_and_on_return_it_goes_on(staged: Staged) -> None:
    stage = staged(*_SAID)
    stage.settle_meaning()
    part = stage.window.further.doubles
    part.open()
    stage.window.open_list()
    stage.settle()
    assert _rows(stage) == []
    part.open()
    stage.settle()
    assert len(_rows(stage)) == 2


def test_stopped_it_says_where_and_can_begin_again(staged: Staged) -> None:
    stage = staged(*_SAID)
    stage.settle_meaning()
    stage.window.further.doubles.open()
    stage.click(_page(stage).stop)
    assert _page(stage).status.text().startswith("Stopped at ")
    stage.click(_page(stage).again)
    assert len(_rows(stage)) == 2


def test_another_store_begins_with_nothing(staged: Staged) -> None:
    stage = _opened(staged)
    stage.window.open_store(stage.path.with_name("another.db"))
    stage.settle()
    assert _rows(stage) == []
