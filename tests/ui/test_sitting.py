"""The language changes while the window is open, and everything else stays."""

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from tests.building import memory
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import CTRL, Stage
from wellkept.model.kinds import Kind
from wellkept.model.query import Filters
from wellkept.ui.language import language
from wellkept.ui.main_window import MainWindow
from wellkept.ui.window_state import WindowState

TEXT = "Mira keeps bees. Mira walks to the sea every day. Mira plays the cello."


def test_search_filters_and_selection_stay(staged: Staged) -> None:
    stage = staged("Owner drinks coffee in the morning.", "Owner drinks coffee at night.", "Owner drinks tea.")
    stage.window.list.head.choose(Filters(kinds=(Kind.FACT,)))
    stage.type(stage.window.search, "coffee")
    stage.press(stage.window.list.table, Qt.Key.Key_Down)
    chosen = stage.window.list.selected_keys()
    stage.speak("de")
    assert stage.window.list.head.count.text() == "2 von 3 Erinnerungen"
    assert stage.window.search.text() == stage.window.list.text == "coffee"
    assert stage.window.list.head.filters == Filters(kinds=(Kind.FACT,))
    assert stage.window.list.selected_keys() == chosen
    assert stage.window.details.key == chosen[0]


def test_what_was_forgotten_can_still_come_back(staged: Staged) -> None:
    stage = staged("Owner walks.", "Owner rows.")
    stage.press(stage.window.list.table, Qt.Key.Key_Delete)
    stage.speak("de")
    undo = stage.window.actions_by_id["undo"]
    assert (undo.text(), undo.isEnabled()) == ("&Rückgängig: Vergessen", True)
    stage.press(stage.window.list.table, Qt.Key.Key_Z, CTRL)
    assert stage.sentences() == ["Owner walks.", "Owner rows."]
    assert stage.notice() == "Rückgängig gemacht: Vergessen."


def test_a_draft_stays(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.open_teach()
    stage.type(stage.window.teach.write.box, "Half a senten")
    stage.speak("de")
    assert stage.window.stack.currentWidget() is stage.window.teach
    assert stage.window.teach.write.box.toPlainText() == "Half a senten"


def test_a_review_stays_with_what_was_decided(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.open_teach()
    stage.window.teach.write.box.setPlainText(TEXT)
    stage.press(stage.window.teach.write.box, Qt.Key.Key_Return, CTRL)
    model = stage.window.teach.review.model
    model.setData(model.index(0, 0), "Mira keeps hens.")
    model.tick([1], ticked=False)
    before = [model.item(row) for row in range(model.rowCount())]
    stage.speak("de")
    model = stage.window.teach.review.model
    assert [model.item(row) for row in range(model.rowCount())] == before
    stage.click(stage.window.teach.review.keep)
    assert stage.notice() == "2 neu behalten."


def test_words_not_saved_stay(staged: Staged) -> None:
    stage = staged("Owner walks.", "Owner rows.")
    stage.window.details.start_correct()
    stage.type(stage.window.details.page.correct_box.words, "Owner runs")
    stage.speak("de")
    assert stage.window.details.page.correct_box.text() == "Owner runs"


@pytest.mark.parametrize("page", ["exam", "settings", "map", "still", "doubles"])
def test_the_page_in_sight_stays(staged: Staged, page: str) -> None:
    stage = staged("Owner walks.")
    stage.window.actions_by_id[page].trigger()
    stage.settle()
    before = type(stage.window.stack.currentWidget())
    stage.speak("de")
    assert type(stage.window.stack.currentWidget()) is before


def test_the_being_in_sight_stays(staged: Staged) -> None:
    stage = staged("Owner walks.", memory("Robin rows.", created_at=NEWEST, being_id="robin"))
    stage.window.further.beings.use("robin")
    stage.settle()
    stage.speak("de")
    assert (stage.sentences(), stage.window.frame.being.text()) == (["Robin rows."], "robin")


def test_the_window_stands_where_it_stood(staged: Staged) -> None:
    stage = staged("Owner walks.")
    stage.window.resize(903, 611)
    stage.speak("de")
    assert (stage.window.width(), stage.window.height()) == (903, 611)


def test_dates_and_numbers_follow(staged: Staged) -> None:
    stage = staged(memory("Owner walks.", created_at=NEWEST - 800 * 86_400_000))
    stage.speak("de")
    assert QLocale().language() == QLocale.Language.German
    assert "Dezember 2023" in str(stage.window.list.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))


def test_nothing_of_the_window_before_is_left(staged: Staged) -> None:
    stage = staged("Owner walks.")
    for code in ("de", "en", "de"):
        stage.speak(code)
    gc.unfreeze()
    gc.collect()
    kept = [one for one in gc.get_objects() if isinstance(one, MainWindow)]
    assert kept == [stage.window]
    assert [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)] == kept


def test_a_change_waits_for_what_is_under_way(staged: Staged) -> None:
    stage = staged("Owner walks.", "Owner rows.")
    language().choose("de")
    stage.window.list.table.selectAll()
    stage.window.forget_selected()
    before = stage.window
    stage.wait_for(lambda: stage.window is not before)
    stage.settle()
    assert stage.window.list.head.count.text() == "0 Erinnerungen"


def test_a_store_that_cannot_be_opened_is_said_anew(staged: Staged, path: Path) -> None:
    path.write_bytes(b"a shopping list, and no database at all. " * 50)
    stage = staged()
    stage.speak("de")
    assert stage.window.stack.currentWidget() is stage.window.fault
    assert stage.window.fault.text_label.text().startswith("Wählen Sie eine andere Datei.")


def test_the_choice_is_remembered(tmp_path: Path, qapp: QApplication) -> None:
    with Stage(tmp_path, qapp, remembers=True) as stage:
        stage.show().window.actions_by_id["language_de"].trigger()
        before = stage.window
        stage.wait_for(lambda: stage.window is not before)
        assert stage.window.actions_by_id["language_de"].isChecked()
    assert WindowState(tmp_path / "memories.db").language == "de"
    with Stage(tmp_path, qapp, remembers=True) as again:
        assert again.window.search.placeholderText() == "Ihre Erinnerungen durchsuchen"


def test_the_look_can_be_changed_after_the_language(staged: Staged) -> None:
    stage = staged("Owner walks.").speak("de")
    for scale in (2.0, 1.0):
        stage.theme.set_scale(scale)
        stage.settle()
    assert stage.window.isVisible()
