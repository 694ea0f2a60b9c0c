"""The history of a memory, as it is shown and heard."""

from PySide6.QtWidgets import QLabel

from tests.building import DAY, NOON, memory
from tests.ui.conftest import NEWEST, Staged
from tests.ui.stage import Stage
from wellkept.model.memory import Earlier

TWICE = memory(
    "Owner drinks green tea at four.",
    created_at=NEWEST,
    history=(
        Earlier("Owner drinks coffee.", NOON - 3 * DAY, "a new habit"),
        Earlier("Owner drinks tea at four.", NOON - DAY, ""),
    ),
)


def _labels(stage: Stage) -> list[str]:
    return [label.text() for label in stage.window.details.page.history.findChildren(QLabel) if label.text()]


def test_changes_are_told_with_date_and_reason_the_newest_first(staged: Staged) -> None:
    stage = staged(TWICE)
    assert _labels(stage) == [
        "HOW ITS WORDS CHANGED",
        "Changed yesterday",
        "Changed 3 days ago  ·  a new habit",
    ]


def test_words_that_went_and_came_are_marked_by_more_than_colour(staged: Staged) -> None:
    stage = staged(TWICE)
    newest = stage.window.details.page.history.views[0]
    assert newest.toPlainText() == "Owner drinks green tea at four."
    (mark,) = newest.extraSelections()
    assert mark.cursor.selectedText() == "green"
    assert mark.format.fontUnderline()


def test_words_taken_out_are_struck_through(staged: Staged) -> None:
    stage = staged(TWICE)
    oldest = stage.window.details.page.history.views[1]
    struck = [mark.cursor.selectedText() for mark in oldest.extraSelections() if mark.format.fontStrikeOut()]
    assert struck == ["coffee"]


def test_marks_stand_right_after_signs_that_qt_counts_twice(staged: Staged) -> None:
    before = Earlier("Owner 🚲 likes tea.", NOON, "")
    stage = staged(memory("Owner 🚲 loves tea.", created_at=NEWEST, history=(before,)))
    marks = stage.window.details.page.history.views[0].extraSelections()
    assert [mark.cursor.selectedText() for mark in marks] == ["likes", "loves"]


def test_a_screen_reader_hears_what_changed(staged: Staged) -> None:
    stage = staged(TWICE)
    assert stage.window.details.page.history.views[0].accessibleDescription() == "Put in: green."


def test_a_memory_without_earlier_words_has_no_history(staged: Staged) -> None:
    assert staged("Owner walks.").window.details.page.history.isHidden()
