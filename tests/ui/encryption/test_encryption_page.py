"""Turning encryption on and off in the window, and opening a file by its code."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.building import memory
from tests.providers.keyring_drawer import Drawer, KeyringLocked
from tests.sealing import KEY, holding, keys_in, sealed_store
from tests.ui.stage import Stage
from wellkept.store.sqlite.sealing import file_id
from wellkept.ui.encryption.page import EncryptionPage

SENTENCE = "Owner once kept a quokka."


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    made = Drawer()
    yield made
    made.close()


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path, qapp: QApplication, drawer: Drawer) -> Iterator[Stage]:
    with Stage(tmp_path, qapp, [memory(SENTENCE)], keys=keys_in(drawer)) as made:
        yield made.show()


@pytest.fixture
def sealed(qtbot: QtBot, tmp_path: Path, qapp: QApplication, drawer: Drawer) -> Iterator[Stage]:
    store = sealed_store(tmp_path / "memories.db")
    store.insert([memory(SENTENCE)])
    store.close()
    with Stage(tmp_path, qapp, keys=keys_in(drawer)) as made:
        yield made.show()


def page_of(stage: Stage) -> EncryptionPage:
    stage.window.actions_by_id["encryption"].trigger()
    stage.settle()
    return stage.window.further.encryption.keeper.page


def test_on_a_new_code_and_off_again(stage: Stage, drawer: Drawer) -> None:
    page = page_of(stage)
    stage.click(page.on)
    first = page.sheet.code.text()
    assert not page.sheet.encrypt.isEnabled()
    assert file_id(stage.path) is None
    page.sheet.safe.click()
    stage.click(page.sheet.encrypt)
    assert page.sentence.text() == "Your memories are encrypted."
    assert page.sheet.isHidden()
    assert page.sheet.code.text() == ""
    assert list(drawer.held.values()) == [first]
    assert holding(stage.path.parent, b"quokka") == []
    stage.click(page.change)
    second = page.sheet.code.text()
    page.sheet.safe.click()
    stage.click(page.sheet.encrypt)
    assert list(drawer.held.values()) == [second]
    stage.click(page.off)
    stage.click(page.keep)
    assert file_id(stage.path) is not None
    stage.click(page.off)
    stage.click(page.sure)
    assert page.sentence.text() == "Your memories are not encrypted."
    assert file_id(stage.path) is None
    stage.press(page, Qt.Key.Key_Escape)
    assert stage.sentences() == [SENTENCE]


def test_leaving_the_page_takes_the_code_away(stage: Stage) -> None:
    page = page_of(stage)
    stage.click(page.on)
    assert page.sheet.code.text()
    stage.press(page, Qt.Key.Key_Escape)
    assert page.sheet.code.text() == ""
    page = page_of(stage)
    assert not page.on.isHidden()
    assert page.sheet.isHidden()


def test_the_code_can_be_copied_and_saved(stage: Stage, tmp_path: Path) -> None:
    page = page_of(stage)
    stage.click(page.on)
    stage.click(page.sheet.copy)
    assert QGuiApplication.clipboard().text() == page.sheet.code.text()
    file = tmp_path / "code.txt"
    stage.window.further.encryption.keeper.save(file)
    stage.settle()
    assert page.sheet.code.text() in file.read_text()
    stage.window.further.encryption.keeper.save(tmp_path / "missing" / "code.txt")
    stage.settle()
    assert "not saved" in page.fault.text()


def test_a_file_that_is_there_is_not_offered_to_be_written_over(stage: Stage, tmp_path: Path) -> None:
    page = page_of(stage)
    stage.click(page.on)
    stage.click(page.sheet.save)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
    file = tmp_path / "code.txt"
    file.write_text("of last year")
    dialog.fileSelected.emit(str(file))
    dialog.close()
    stage.settle()
    assert "code.txt already" in page.fault.text()
    assert file.read_text() == "of last year"


def test_a_locked_keyring_is_said_and_nothing_is_encrypted(stage: Stage, drawer: Drawer) -> None:
    page = page_of(stage)
    stage.click(page.on)
    page.sheet.safe.click()
    drawer.fault = KeyringLocked()
    stage.click(page.sheet.encrypt)
    assert "could not be put into the keyring" in page.fault.text()
    assert not page.on.isHidden()
    assert file_id(stage.path) is None


def test_a_file_without_its_key_opens_by_its_code(sealed: Stage, drawer: Drawer) -> None:
    fault = sealed.window.fault
    assert sealed.window.stack.currentWidget() is fault
    assert "wellkept encrypt" not in fault.text_label.text()
    sealed.type(fault.code.field, KEY.code()[:-1])
    sealed.press(fault.code.field, Qt.Key.Key_Return)
    assert "this has 27" in fault.title_label.text()
    sealed.type(fault.code.field, KEY.code()[-1].lower())
    sealed.click(fault.code.open)
    assert sealed.sentences() == [SENTENCE]
    assert fault.code.field.text() == ""
    assert list(drawer.held.values()) == [KEY.code()]
