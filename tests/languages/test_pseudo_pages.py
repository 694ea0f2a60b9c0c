"""The pages beside the list in the language that nobody speaks: no word of theirs is hard-coded either."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from tests.building import NOON, memory
from tests.languages.forgotten import bare, forgotten, hebrew
from tests.languages.pseudo import OPEN
from tests.languages.speaking import in_pseudo
from tests.screens.assistant_scenes import ACCESSES, READ, THREE, WISHES
from tests.screens.assistant_scenes import OPEN as OPEN_DOOR
from tests.screens.backup_scenes import MADE, with_backups
from tests.screens.doubles_scenes import pairs
from tests.screens.map_scenes import open_map
from tests.screens.receipt_scenes import HELD
from tests.screens.still_scenes import aged
from tests.ui.conftest import NEWEST
from tests.ui.stage import CTRL, Stage
from wellkept.model.memory import Memory
from wellkept.ui.assistants.door import Door, DoorState
from wellkept.ui.teach.review_item import State

_OTHER = "יונתן"
Visit = Callable[[Stage], None]


@contextmanager
def _in_pseudo(folder: Path, app: QApplication, *memories: Memory) -> Iterator[Stage]:
    with in_pseudo(app, QLocale(QLocale.Language.Hebrew)), Stage(folder, app, memories).show() as stage:
        yield stage


def _map(stage: Stage) -> None:
    open_map(stage)
    canvas = stage.window.further.map.page.canvas
    canvas.choose(set(canvas.points.keys[:3]))
    stage.press(canvas, Qt.Key.Key_Down)


def _from_the_map(stage: Stage) -> None:
    stage.click(stage.window.further.map.page.show_in_list)


def _timeline(stage: Stage) -> None:
    timeline = stage.window.list.timeline
    stage.press(timeline, Qt.Key.Key_Left)
    stage.press(timeline, Qt.Key.Key_Space)
    assert bare(timeline.said) == ""


def _saved(stage: Stage) -> None:
    stage.window.further.saved.save()
    stage.settle()
    stage.window.list.table.setFocus()
    searches = stage.window.frame.beside.side.saved.list
    stage.press(searches, Qt.Key.Key_Down)
    stage.press(searches, Qt.Key.Key_Delete)


def _many(stage: Stage) -> None:
    stage.window.list.clear_all()
    stage.settle()
    stage.press(stage.window.list.table, Qt.Key.Key_A, CTRL)


def _being(stage: Stage) -> None:
    stage.window.further.beings.use(_OTHER)
    stage.settle()


def _nothing_to_ask(stage: Stage) -> None:
    stage.window.further.still.open()


def _nothing_double(stage: Stage) -> None:
    stage.window.further.doubles.open()


def _no_map(stage: Stage) -> None:
    open_map(stage)


VISITS: dict[str, tuple[Visit, ...]] = {
    "to find by": (_map, _from_the_map, _timeline, _saved, _many),
    "with nothing to show": (_being, _nothing_to_ask, _nothing_double, _no_map),
}


@pytest.mark.parametrize("visits", VISITS.values(), ids=VISITS.keys())
def test_every_word_of_the_pages_is_translated(tmp_path: Path, qapp: QApplication, visits: tuple[Visit, ...]) -> None:
    other = memory("לאחר יש סירה.", being_id=_OTHER, created_at=NEWEST)
    with _in_pseudo(tmp_path, qapp, *hebrew(), other) as stage:
        for visit in visits:
            visit(stage)
            stage.settle()
            assert forgotten(stage.window) == set()


def test_every_word_of_the_first_look_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    with _in_pseudo(tmp_path, qapp) as stage:
        assert forgotten(stage.window) == set()
        stage.click(stage.window.list.first_steps.look)
        assert stage.window.list.samples.isVisible()
        assert forgotten(stage.window.list.samples) == set()


def test_every_word_about_the_own_keys_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    with _in_pseudo(tmp_path, qapp) as stage:
        stage.window.actions_by_id["keys"].trigger()
        sheet = stage.window.further.keys.sheet
        assert sheet is not None
        for keys in ("Ctrl+J", "Ctrl+Z", "Ctrl+Return", "X", ""):
            sheet.wanted.emit(sheet.buttons["teach"].command, keys)
            assert sheet.said
            assert forgotten(sheet, ["Ctrl+J"]) == set()
        sheet.close()


def test_every_word_of_still_true_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    with _in_pseudo(tmp_path, qapp, *aged()) as stage:
        data = [one.content for one in aged()]
        stage.window.further.still.open()
        stage.settle()
        page = stage.window.further.still.keeper.page
        for key in (Qt.Key.Key_T, Qt.Key.Key_L, Qt.Key.Key_F, Qt.Key.Key_L):
            assert page.card.sentence.isVisible()
            assert forgotten(page, data) == set()
            stage.press(page.card.sentence, key)
        assert page.none.isVisible()
        assert forgotten(page, data) == set()


def test_every_word_about_doubles_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    with _in_pseudo(tmp_path, qapp, *pairs()) as stage:
        data = [word for one in pairs() for word in (one.content, one.source.partition(":")[2], *one.tags)]
        stage.settle_meaning()
        stage.window.further.doubles.open()
        stage.settle()
        page = stage.window.further.doubles.keeper.page
        assert page.model.rowCount() > 2
        for key in (Qt.Key.Key_S, Qt.Key.Key_B, Qt.Key.Key_1):
            assert forgotten(page, data) == set()
            stage.press(page.table, key)
        assert forgotten(stage.window.messages) == set()


def test_every_word_about_backups_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    with in_pseudo(qapp, QLocale(QLocale.Language.Hebrew)), Stage(tmp_path, qapp, hebrew()) as stage:
        with_backups(stage)
        folder = tmp_path / "memories.db.backups"
        stage.show()
        part = stage.window.further.backups
        part.open()
        stage.settle()
        page, restore = part.keeper.page, part.keeper.restore
        assert page.model.rowCount() == 3
        assert forgotten(page, [str(folder)]) == set()
        stage.press(page.table, Qt.Key.Key_Delete)
        assert forgotten(stage.window.messages) == set()
        stage.press(page.table, Qt.Key.Key_Return)
        stage.wait_for(lambda: restore.model.rowCount() > 2)
        stage.settle()
        assert forgotten(restore, MADE) == set()
        stage.click(restore.restore)
        stage.wait_for(page.isVisible)
        stage.settle()
        assert forgotten(stage.window.messages) == set()


def test_every_word_about_a_backup_that_failed_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    (tmp_path / "memories.db.backups").write_text("in the way")
    with _in_pseudo(tmp_path, qapp, *hebrew()) as stage:
        part = stage.window.further.backups
        part.make_daily()
        stage.wait_for(lambda: not stage.window.messages.error_box.isHidden())
        assert forgotten(stage.window.messages) == set()
        assert stage.window.messages.error_box.text.text().count(OPEN) == 3  # the reason within, and the next step
        part.open()
        stage.settle()
        assert part.keeper.page.worry.text().count(OPEN) == 3
        assert forgotten(part.keeper.page, [str(tmp_path / "memories.db.backups")]) == set()


def test_every_word_of_the_receipt_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    names = [file.name for file in HELD.files]
    with _in_pseudo(tmp_path, qapp, *hebrew()) as stage:
        part = stage.window.further.receipt
        part.open()
        stage.settle()
        page = part.keeper.page
        assert forgotten(page) == set()
        for receipt in (HELD, replace(HELD, scrubbed=True, terms_left=1), replace(HELD, files=(), scrubbed=True)):
            page.show_receipt(receipt)
            assert forgotten(page, names) == set()
        part.sign.tell(2)
        assert forgotten(part.sign) == set()


def test_every_word_of_forgetting_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    with _in_pseudo(tmp_path, qapp, *hebrew()) as stage:
        stage.window.further.forgetting.open()
        stage.settle()
        page = stage.window.further.forgetting.keeper.page
        assert forgotten(page) == set()
        for words in ("צפלין", "הים"):
            stage.type(page.asking.words, words)
            stage.press(page.asking.words, Qt.Key.Key_Return)
            stage.settle()
            assert forgotten(page) == set()
        stage.press(page.table, Qt.Key.Key_Delete)
        stage.settle()
        assert page.none.isVisible()
        assert forgotten(page) == set()
        stage.click(page.sign.empty)
        assert forgotten(stage.window.messages) == set()
        _held_back(stage)
        assert forgotten(stage.window) == set()


def _held_back(stage: Stage) -> None:
    """Teach what was forgotten: its row in the review says so, and so does the message."""
    stage.window.open_teach()
    stage.type(stage.window.teach.write.box, "בעלת הבית גרה ליד הים. בעלת הבית מגדלת דבורים בגינה.")
    stage.press(stage.window.teach.write.box, Qt.Key.Key_Return, CTRL)
    stage.settle()
    assert stage.window.teach.review.model.count(State.FORGOTTEN) == 1


def test_every_word_about_assistants_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    data = ["Claude", "Cursor", "Kitchen radio", "Old phone", "Ingrid", "garden", OPEN_DOOR.address, "4000"]
    with _in_pseudo(tmp_path, qapp, *hebrew()) as stage:
        part = stage.window.further.assistants
        part.open()
        stage.settle()
        page = part.keeper.page
        assert forgotten(page) == set()
        stage.click(page.first)
        assert forgotten(page) == set()
        page.form.left.emit()
        for one in THREE.assistants:
            page.load(THREE, one.id)
            assert forgotten(page, data) == set()
        for door in Door:
            page.tell_door(DoorState(door, OPEN_DOOR.address, 4000))
            assert forgotten(page, data) == set()
        page.accesses.load(THREE.assistants[0], ACCESSES)
        page.show_accesses()
        assert forgotten(page, data) == set()
        stage.window.details.page.readers.show_accesses(READ, NOON)
        stage.window.further.wishes.sign.tell(3)
        stage.window.open_list()
        stage.settle()
        assert forgotten(stage.window, data) == set()


def test_every_word_about_wishes_is_translated(tmp_path: Path, qapp: QApplication) -> None:
    said = [one.target.content for one in WISHES.wishes if one.target] + [one.content for one in WISHES.wishes]
    data = ["Claude", "Cursor", "sea", *said, *(one.entry.content for one in WISHES.wishes if one.entry)]
    data += [one.why for one in WISHES.wishes]
    with _in_pseudo(tmp_path, qapp, *hebrew()) as stage:
        part = stage.window.further.wishes
        part.open()
        stage.settle()
        page = part.keeper.page
        assert forgotten(page) == set()
        page.load(WISHES)
        for row in range(3):
            page.table.setCurrentIndex(page.model.index(row, 0))
            assert forgotten(page, data) == set()
        stage.press(page.table, Qt.Key.Key_A)
        assert forgotten(stage.window.messages) == set()
