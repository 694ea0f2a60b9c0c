"""Teaching by hand: write, paste, drop, review, keep, undo, and nothing lost on the way."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Staged
from tests.ui.stage import CTRL, Stage
from wellkept.ui.errands import Choice, FetchDraft, KeepDraft
from wellkept.ui.teach.panel import TeachPanel
from wellkept.ui.teach.paste_box import fits_a_box
from wellkept.ui.teach.review_delegate import ReviewDelegate

TEXT = "Owner keeps bees in the garden. Owner sold the red bicycle last week. I moved to Oslo."


def _open(stage: Stage) -> TeachPanel:
    stage.press(stage.window.list.table, Qt.Key.Key_N, CTRL)
    return stage.window.teach


def _review(stage: Stage, text: str = TEXT) -> TeachPanel:
    teach = _open(stage)
    teach.write.box.setPlainText(text)
    stage.press(teach.write.box, Qt.Key.Key_Return, CTRL)
    return teach


def _paste(stage: Stage, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    stage.press(stage.window.teach.write.box, Qt.Key.Key_V, CTRL)


def test_ctrl_n_opens_the_box_and_escape_leaves_it(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    assert teach.write.box.hasFocus()
    stage.press(teach.write.box, Qt.Key.Key_Escape)
    assert stage.window.stack.currentWidget() is stage.window.splitter


def test_nothing_to_find_in_an_empty_box(staged: Staged) -> None:
    assert not _open(staged("Owner walks.")).write.find_button.isEnabled()


def test_sentences_are_shown_before_anything_is_kept(staged: Staged) -> None:
    stage = staged("Owner keeps bees in the garden.")
    teach = _review(stage)
    model = teach.review.model
    assert [model.item(row).content for row in range(model.rowCount())] == [
        "Owner keeps bees in the garden.",
        "Owner sold the red bicycle last week.",
        "Owner moved to Oslo.",
    ]
    assert stage.sentences() == ["Owner keeps bees in the garden."]


def test_keeping_says_what_it_did_and_one_undo_takes_all_back(staged: Staged) -> None:
    stage = staged("Owner keeps bees in the garden.")
    teach = _review(stage)
    stage.press(teach.review.table, Qt.Key.Key_Return, CTRL)
    assert stage.notice() == "Kept 2 new, 1 already known."
    assert stage.window.list.head.count.text() == "3 memories"
    assert teach.write.box.toPlainText() == ""
    stage.click(stage.window.messages.notice_box.action)
    assert stage.sentences() == ["Owner keeps bees in the garden."]


def test_what_was_kept_comes_into_sight(staged: Staged) -> None:
    stage = staged(*(f"Owner owns book number {number}." for number in range(60)))
    stage.type(stage.window.search, "book")
    stage.press(stage.window.list.table, Qt.Key.Key_End)
    teach = _review(stage)
    stage.click(teach.review.keep)
    assert stage.window.details.page.sentence.toPlainText() == "Owner keeps bees in the garden."
    assert stage.window.list.table.verticalScrollBar().value() < 300


def test_space_ticks_and_keep_counts(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _review(stage)
    assert teach.review.keep.text() == "Keep 3 sentences"
    stage.press(teach.review.table, Qt.Key.Key_Space)
    assert teach.review.keep.text() == "Keep 2 sentences"


def test_a_click_on_the_tick_ticks(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _review(stage)
    place = teach.review.table.visualRect(teach.review.model.index(1, 0))
    stage.click(teach.review.table.viewport(), place.topLeft() + _inside())
    assert not teach.review.model.item(1).ticked


def _inside() -> QPoint:
    return QPoint(24, 20)


def test_words_are_changed_in_place(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _review(stage)
    stage.press(teach.review.table, Qt.Key.Key_F2)
    editor = teach.review.table.findChild(QPlainTextEdit)
    assert editor is not None
    assert editor.toPlainText() == "Owner keeps bees in the garden."
    stage.type(editor, "Owner keeps three hives.")
    stage.press(editor, Qt.Key.Key_Return)
    assert teach.review.model.item(0).content == "Owner keeps three hives."


def test_untick_all_then_keep_is_not_offered(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _review(stage)
    teach.review._on_all(False)
    assert not teach.review.keep.isEnabled()


def test_left_out_pieces_are_said_with_reasons(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _review(stage, TEXT + "\n\nOk.")
    section = teach.review.left_out
    assert "1 piece left out" in section.toggle.text()
    assert section.view.isHidden()
    stage.click(section.toggle)
    assert "Ok." in section.model.index(0, 0).data()


def test_back_to_the_text_loses_nothing(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _review(stage)
    stage.press(teach.review.table, Qt.Key.Key_Escape)
    assert teach.stack.currentWidget() is teach.write
    assert teach.write.box.toPlainText() == TEXT


def test_a_paste_stays_in_the_box(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    _paste(stage, TEXT)
    assert teach.write.box.toPlainText() == TEXT
    assert teach.write.attachments.isHidden()


def test_a_very_long_paste_becomes_an_attachment(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    _paste(stage, "Owner walks far. " * 600_000)
    assert teach.write.box.toPlainText() == ""
    assert [len(part.text) for part in teach.write.attachments.parts] == [10_200_000]
    assert teach.write.find_button.isEnabled()


FITS: dict[str, tuple[str, bool]] = {
    "nothing": ("", True),
    "lines": ("Owner walks.\n" * 10_000, True),
    "too many lines": ("Owner walks.\n" * 20_000, False),
    "one long line": ("Owner walks. " * 3_000, False),
}


@pytest.mark.parametrize(("text", "expected"), FITS.values(), ids=FITS.keys())
def test_text_that_would_slow_typing_is_kept_out_of_the_box(text: str, expected: bool) -> None:
    assert fits_a_box(text) is expected


def test_an_attachment_can_be_removed(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    _paste(stage, "x" * 300_000)
    teach.write.attachments._remove(teach.write.attachments.parts[0])
    assert teach.write.attachments.parts == ()
    assert not teach.write.find_button.isEnabled()
    assert teach.write.box.hasFocus()


def test_blanks_are_no_text(staged: Staged) -> None:
    teach = _open(staged("Owner walks."))
    teach.write.box.setPlainText(" \n\t\u2003\n")
    assert not teach.write.find_button.isEnabled()


def test_where_nothing_is_found_there_is_nothing_to_tick_and_teaching_goes_on(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    teach.write.box.setPlainText("A.")
    stage.press(teach.write.box, Qt.Key.Key_Return, CTRL)
    assert (teach.review.ticks[0].isHidden(), teach.review.hint.text()) == (True, "")
    stage.window.actions_by_id["teach"].trigger()
    assert teach.write.box.hasFocus()


def _drop(stage: Stage, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, button, modifier = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(stage.window.frame, QDragEnterEvent(QPoint(50, 50), action, data, button, modifier))
    QApplication.sendEvent(stage.window.frame, QDropEvent(QPointF(50, 50), action, data, button, modifier))
    stage.settle()


def test_dropped_files_are_read_and_name_their_source(staged: Staged, tmp_path: Path) -> None:
    stage = staged("Owner walks.")
    (tmp_path / "notes.md").write_text(TEXT)
    _drop(stage, tmp_path / "notes.md")
    assert [part.name for part in stage.window.teach.write.attachments.parts] == ["notes.md"]
    stage.click(stage.window.teach.write.find_button)
    stage.click(stage.window.teach.review.keep)
    key = stage.window.list.model.key(0)
    assert key is not None
    card = stage.window.list.model.card(0)
    assert card is not None
    assert card.memory.source == "file:notes.md"


def test_a_file_dropped_on_the_review_waits_for_the_next_time(staged: Staged, tmp_path: Path) -> None:
    stage = staged("Owner walks.")
    teach = _review(stage)
    (tmp_path / "notes.md").write_text("Owner rows on the lake.")
    _drop(stage, tmp_path / "notes.md")
    stage.click(teach.review.keep)
    assert (teach.write.draft().text, [part.name for part in teach.write.attachments.parts]) == ("", ["notes.md"])


@pytest.mark.parametrize(
    ("by_paste", "expected"), [(True, ("paste", "found")), (False, ("typed", "said"))], ids=["pasted", "typed"]
)
def test_words_typed_by_the_owner_are_trusted_as_said(
    staged: Staged, by_paste: bool, expected: tuple[str, str]
) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    if by_paste:
        _paste(stage, "Owner keeps bees in the garden.")
    else:
        stage.type(teach.write.box, "Owner keeps bees in the garden.")
    stage.click(teach.write.find_button)
    stage.click(teach.review.keep)
    card = stage.window.list.model.card(0)
    assert card is not None
    assert (card.memory.source, card.memory.trust) == expected


def test_a_file_that_is_not_text_is_said_and_loses_nothing(staged: Staged, tmp_path: Path) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    teach.write.box.setPlainText(TEXT)
    (tmp_path / "photo.png").write_bytes(b"\x00\x01" * 500)
    _drop(stage, tmp_path / "photo.png")
    assert "photo.png is not a text file." in stage.window.messages.error_box.text.text()
    assert teach.write.box.toPlainText() == TEXT


def test_cancelling_keeps_the_text(staged: Staged) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    _paste(stage, "Owner walks to the harbour on day number one. " * 200_000)
    teach.write.find_button.click()
    teach.write.cancel.click()
    stage.settle()
    assert teach.stack.currentWidget() is teach.write
    assert len(teach.write.attachments.parts) == 1
    assert teach.write.find_button.isEnabled()


def test_the_draft_survives_closing(staged: Staged) -> None:
    first = staged("Owner walks.")
    first.type(_open(first).write.box, "half a sent")
    first.close()
    again = staged()
    box = again.window.teach.write.box
    assert box.toPlainText() == "half a sent"
    again.window.open_teach()
    QTest.keyClicks(box, "ence")
    assert box.toPlainText() == "half a sentence"


def test_the_draft_is_saved_soon_after_the_last_key(staged: Staged, qtbot: QtBot) -> None:
    stage = staged("Owner walks.")
    teach = _open(stage)
    teach._save_due.setInterval(1)
    stage.type(teach.write.box, "half a sent")
    qtbot.waitUntil(lambda: not teach._save_due.isActive())
    stage.settle()
    heard: list[KeepDraft] = []
    stage.window.desk.ask(FetchDraft(), heard.append)
    stage.settle()
    assert heard == [KeepDraft("half a sent")]


def test_the_draft_is_gone_after_keeping(staged: Staged) -> None:
    first = staged("Owner walks.")
    teach = _review(first)
    first.click(teach.review.keep)
    first.close()
    assert staged().window.teach.write.box.toPlainText() == ""


BESIDE = "Owner lives in Rome. Owner doesn't eat fish. Owner rows on the lake."


def _beside(staged: Staged) -> tuple[Stage, TeachPanel]:
    stage = staged("Owner lives in Oslo.", "Owner eats fish.")
    return stage, _review(stage, BESIDE)


def test_near_ones_are_kept_beside_unless_told_otherwise(staged: Staged) -> None:
    stage, teach = _beside(staged)
    assert teach.review.keep.text() == "Keep 3 sentences"
    stage.press(teach.review.table, Qt.Key.Key_Return, CTRL)
    assert {"Owner lives in Oslo.", "Owner lives in Rome."} <= set(stage.sentences())


def test_r_replaces_and_one_undo_brings_the_old_words_back(staged: Staged) -> None:
    stage, teach = _beside(staged)
    stage.press(teach.review.table, Qt.Key.Key_R)
    assert teach.review.keep.text() == "Keep 2 sentences, replace 1"
    stage.press(teach.review.table, Qt.Key.Key_Return, CTRL)
    assert stage.notice() == "Kept 2 new, 1 replaced."
    assert set(stage.sentences()) == {
        "Owner lives in Rome.", "Owner doesn't eat fish.", "Owner rows on the lake.", "Owner eats fish.",
    }  # fmt: skip
    stage.click(stage.window.messages.notice_box.action)
    assert set(stage.sentences()) == {"Owner lives in Oslo.", "Owner eats fish."}


def test_r_pressed_again_keeps_both(staged: Staged) -> None:
    stage, teach = _beside(staged)
    stage.press(teach.review.table, Qt.Key.Key_R)
    stage.press(teach.review.table, Qt.Key.Key_R)
    assert teach.review.model.item(0).choice is Choice.KEEP


def test_r_on_all_selected_replaces_where_there_is_something_to_replace(staged: Staged) -> None:
    stage, teach = _beside(staged)
    teach.review.table.selectAll()
    stage.press(teach.review.table, Qt.Key.Key_R)
    choices = [teach.review.model.item(row).choice for row in range(3)]
    assert choices == [Choice.REPLACE, Choice.REPLACE, Choice.KEEP]


def _place_of(teach: TeachPanel, row: int, wanted: Choice) -> QPoint:
    """Return a point where a click makes a choice, by looking for it from right to left."""
    table = teach.review.table
    delegate, index = table.itemDelegate(), teach.review.model.index(row, 0)
    assert isinstance(delegate, ReviewDelegate)
    frame = table.visualRect(index)
    places = (QPoint(x, y) for y in range(frame.bottom(), frame.top(), -4) for x in range(frame.right(), 0, -4))
    return next(place for place in places if delegate.choice_at(index, frame, place) is wanted)


@pytest.mark.parametrize("choice", [Choice.REPLACE, Choice.LEAVE, Choice.KEEP], ids=str)
def test_a_click_beside_the_old_words_chooses(staged: Staged, choice: Choice) -> None:
    stage, teach = _beside(staged)
    teach.review.model.choose([1], Choice.LEAVE if choice is Choice.KEEP else Choice.KEEP)
    stage.click(teach.review.table.viewport(), _place_of(teach, 1, choice))
    assert teach.review.model.item(1).choice is choice
    assert teach.review.table.currentIndex().row() == 1


def test_a_double_click_on_a_choice_opens_no_box(staged: Staged) -> None:
    stage, teach = _beside(staged)
    place = _place_of(teach, 0, Choice.REPLACE)
    QTest.mouseDClick(teach.review.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    stage.settle()
    assert teach.review.table.findChild(QPlainTextEdit) is None


def test_all_replaced_is_said_on_the_button(staged: Staged) -> None:
    stage = staged("Owner lives in Oslo.")
    teach = _review(stage, "Owner lives in Rome.")
    stage.press(teach.review.table, Qt.Key.Key_R)
    assert teach.review.keep.text() == "Replace 1"


def test_known_in_other_words_shows_the_words_you_have(staged: Staged) -> None:
    teach = _review(staged("Owner does not eat fish."), "Owner doesn't eat fish.")
    spoken = teach.review.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "ticked, already known: Owner doesn't eat fish. Already known as: Owner does not eat fish."


def test_no_update_no_word_of_replacing(staged: Staged) -> None:
    stage = staged("Owner walks.")
    assert "R replaces" not in _review(stage).review.hint.text()
    stage.press(stage.window.teach.review.table, Qt.Key.Key_Escape)
    assert "R replaces" in _review(stage, "Owner never walks.").review.hint.text()
